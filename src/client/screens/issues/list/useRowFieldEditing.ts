import { type ReactNode, type RefObject, useEffect } from 'react';
import type { EditableIssueField, IssueFieldWithCommand } from '../../../components/pickers/fields';
import { useIssueFieldCommands } from '../../../components/pickers/useIssueFieldCommands';
import { useIssueFieldPicker } from '../../../components/pickers/useIssueFieldPicker';
import { useResumeAction } from '../../../components/useResumeAction';
import { deferKey } from '../../../ui/keys/heldKeys';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import {
  getRowIndexFromElement,
  findIssueLinkElementByRow,
  getIssueKeyFromLinkElement,
  isRowLoading,
  isRowSelected,
  waitForIssueLinkElement,
} from '../row/rowDom';
import { PeekPanel } from '../peek/lazyPeekPanel';
import type { IssueRowModel } from '../rowModel/GroupedRows';
import type { IssueSelection } from '../selection/IssueSelection';
import type { IssueListStore } from '../view/IssueListStore';

interface RowFieldEditingOptions {
  controller: VirtualRowsController;
  region: RefObject<HTMLElement | null>;
  view: IssueListStore;
  rows: IssueRowModel;
  selection: IssueSelection;
  /** Opens the picker with which the user changes a field of all selected issues. */
  editSelection: (field: IssueFieldWithCommand) => void;
  /** Whether the preview is open, which shows the issue of the current row. */
  isPeekOpen: boolean;
}

interface RowFieldEditing {
  /** Opens the picker of a field for the issue of a row or, if the row is selected, for all selected issues. */
  edit: (field: IssueFieldWithCommand, link: HTMLAnchorElement) => void;
  /** The open picker for one issue, for the caller to render. */
  picker: ReactNode;
}

/** Provides the commands that edit the selected issues or, without a selection, the issue of the focused row. */
export function useRowFieldEditing({
  controller: { roving },
  region,
  view,
  rows,
  selection,
  editSelection,
  isPeekOpen,
}: RowFieldEditingOptions): RowFieldEditing {
  const { open, preload, picker } = useIssueFieldPicker();
  const openAt = (index: number, field: EditableIssueField, link: HTMLAnchorElement): boolean => {
    const id = view.getIssueIdByRank(rows.getIssueRankByRow(index));
    if (id === null) return false;
    open(field, { id, key: getIssueKeyFromLinkElement(link) }, link);
    return true;
  };
  useIssueFieldCommands(
    () => {
      if (!selection.isEmpty) return 'selected issues';
      const link = findIssueLinkElementByRow(region.current, roving.index);
      return link ? getIssueKeyFromLinkElement(link) : undefined;
    },
    () => !selection.isEmpty || roving.hasFocus || isPeekOpen,
    (field, event) => {
      if (!selection.isEmpty) return editSelection(field);
      const { index } = roving;
      const isLoading = () => roving.index === index && isRowLoading(region.current, index);
      if (isLoading()) return deferKey(event, () => !isLoading());
      const link = findIssueLinkElementByRow(region.current, index);
      return link !== null && openAt(index, field, link);
    },
  );
  useResumeAction('key.', (rest) => {
    const [issueKey = '', field] = rest.split('.');
    return waitForIssueLinkElement(region.current, issueKey, (link) =>
      openAt(getRowIndexFromElement(link), field as EditableIssueField, link),
    );
  });
  // Preloads the code of the pickers and the preview when a row receives the focus, as a user who moves through the
  // rows is likely to edit or preview one.
  useEffect(
    () =>
      roving.subscribe(() => {
        if (!roving.hasFocus) return;
        preload();
        PeekPanel.preload();
      }),
    [roving, preload],
  );
  const edit = (field: IssueFieldWithCommand, link: HTMLAnchorElement) => {
    if (isRowSelected(link)) editSelection(field);
    else openAt(getRowIndexFromElement(link), field, link);
  };
  return { edit, picker };
}
