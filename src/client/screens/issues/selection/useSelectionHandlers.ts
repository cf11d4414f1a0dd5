import type { MouseEvent } from 'react';
import { announceToScreenReader } from '../../../ui/announce';
import { holdKeysWhile } from '../../../ui/keys/heldKeys';
import { useCommands } from '../../../ui/commands/dispatch';
import { scrollToAndFocusRow } from '../../../ui/VirtualRows';
import type { ListOnScreen } from '../data/ListOnScreen';
import type { IssueSelection } from './IssueSelection';

interface IssueSelectionHandlersOptions {
  list: ListOnScreen;
  selection: IssueSelection;
}

/** Keys typed while the module loads are held, because they may change what is selected now. */
const importRangeSelection = () => holdKeysWhile(import('./rangeSelection'));

/** Selects issues of the list with keys and clicks. Returns the mouse handlers for the list. */
export function useIssueSelectionHandlers({ list, selection }: IssueSelectionHandlersOptions) {
  const { store, rows, controller } = list;
  const { roving } = controller;

  const toggle = (row: number): boolean => {
    if (rows.isGroupHeaderRow(row)) {
      void importRangeSelection().then(({ toggleGroupSelection }) =>
        toggleGroupSelection({ store, rows, selection }, rows.getGroupIndexOfRow(row)),
      );
      return true;
    }
    const id = list.at(row)?.id ?? null;
    if (id === null) return false;
    const rank = rows.getIssueRankByRow(row);
    const selects = !selection.has(id);
    selection.setIssuesSelected([id], selects);
    selection.setRangeAnchor({ store, rank, selects, base: selection.state, to: rank });
    return true;
  };
  const extend = (from: number, to: number) =>
    void importRangeSelection().then(({ extendSelectionToRow }) =>
      extendSelectionToRow({ store, rows, selection }, from, to),
    );
  const step = (by: 1 | -1) => () => {
    const from = roving.index;
    const to = rows.findNextIssueRow(from, by);
    if (to === null) return false;
    scrollToAndFocusRow(controller, to, 'nearest');
    extend(from, to);
  };
  const isFocusInRows = () => isInListRows(document.activeElement);
  const extendBy = (by: 1 | -1) => ({ isAvailable: isFocusInRows, run: step(by) });

  useCommands({
    'select.toggle': { isAvailable: isFocusInRows, run: () => toggle(roving.index) },
    'select.next': extendBy(1),
    'select.previous': extendBy(-1),
    'select.down': extendBy(1),
    'select.up': extendBy(-1),
    // Outside of the rows, the keyboard shortcut is left to the browser, which selects the text of the page or a field.
    // Menus and the palette run the command without a target.
    'select.all': ({ target }) => {
      if (target && !isInListRows(target) && target !== document.body) return false;
      selection.selectAll();
    },
    'select.none': {
      isAvailable: () => !selection.isEmpty && !isInDialog(document.activeElement),
      run: () => {
        selection.clear();
        announceToScreenReader('Selection cleared');
      },
    },
  });

  return {
    /** Prevents a Shift-click from selecting text. */
    onMouseDown: (event: MouseEvent) => {
      if (event.shiftKey && isInListRows(event.target)) event.preventDefault();
    },
    /** Returns whether the click changed the selected issues. */
    onClick: (event: MouseEvent): boolean => {
      const { target } = event;
      const group =
        target instanceof Element && target.closest('[data-select]')?.closest<HTMLElement>('[data-group]');
      if (group) return toggle(rows.getGroupHeaderRow(Number(group.dataset['group'])));
      const index = list.getRow(target);
      if (!(target instanceof Element) || index === null) return false;
      const inBox = target.closest('[data-select]') !== null;
      const inLink = target.closest('a, button') !== null;
      const { anchor } = selection;
      if (event.shiftKey && anchor?.store === store) {
        extend(rows.getRowByIssueRank(anchor.rank), index);
        scrollToAndFocusRow(controller, index, 'nearest');
      } else if (inBox || ((event.ctrlKey || event.metaKey || event.shiftKey) && !inLink)) toggle(index);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

const isInListRows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-virtual-rows]') !== null;

const isInDialog = (target: Element | null): boolean => target?.closest('[role=dialog]') != null;
