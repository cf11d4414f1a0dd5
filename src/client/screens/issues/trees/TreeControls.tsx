import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCommands } from '../../../ui/commands/useCommands';
import { scrollToAndFocusRow } from '../../../ui/VirtualRows';
import type { TreeControlsProps } from '../view/ListTree';
import { TreeRows } from './TreeRows';

/** The commands of a list with trees: the arrow keys show and hide sub-issues and move between the levels. */
export function TreeControls({ tree, rows, controller, addressed }: TreeControlsProps) {
  const { roving } = controller;
  // A preview or another sort order has a history entry of its own.
  const entry = useLocation().key;
  useEffect(() => {
    if (addressed) tree.saveExpansions();
  }, [tree, entry, addressed]);
  const isIssueFocused = () => roving.hasFocus && !rows.isGroupHeaderRow(roving.index);
  const focusRow = (row: number) => scrollToAndFocusRow(controller, row, 'nearest');
  const getFocused = () => {
    const rank = rows.getIssueRankByRow(roving.index);
    const listed = tree.getIssueByRank(rank);
    const isExpanded = rows instanceof TreeRows && rows.isExpanded(rank);
    return listed && { listed, rank, isExpanded };
  };
  useCommands({
    'list.expand': {
      isAvailable: isIssueFocused,
      run: () => {
        const focused = getFocused();
        if (!focused?.listed.subIssueCount) return false;
        if (focused.isExpanded) focusRow(roving.index + 1);
        else tree.setExpanded(focused.listed, focused.rank, true);
      },
    },
    'list.collapse': {
      isAvailable: isIssueFocused,
      run: () => {
        const focused = getFocused();
        if (focused?.isExpanded) return tree.setExpanded(focused.listed, focused.rank, false);
        const parent = rows instanceof TreeRows ? rows.getParentRow(roving.index) : null;
        if (parent === null) return false;
        focusRow(parent);
      },
    },
    'list.collapseAll': {
      isAvailable: () => !rows.isGrouped && tree.expansions.size > 0,
      run: () => tree.collapseAll(),
    },
  });
  return null;
}
