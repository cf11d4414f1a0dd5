import { type ReactNode, type RefObject, useEffect } from 'react';
import type { EditableIssueField } from '../../../components/pickers/fields';
import { useFieldKeyBindings } from '../../../components/pickers/useFieldKeyBindings';
import { useFieldPicker } from '../../../components/pickers/useFieldPicker';
import { useResumeAction } from '../../../components/useResumeAction';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import {
  getRowIndexFromElement,
  findIssueLinkElementByRow,
  getIssueNumberFromLinkElement,
  waitForIssueLinkElement,
} from '../row/rowDom';
import type { GroupedRows } from '../rowModel/GroupedRows';
import type { IssuesView } from '../view/IssuesView';

interface RowFieldEditingOptions {
  controller: VirtualRowsController;
  region: RefObject<HTMLElement | null>;
  view: IssuesView;
  rows: GroupedRows;
}

/**
 * Binds the keyboard shortcuts that edit the issue of the focused row. Returns the picker that they open, for
 * the caller to render.
 */
export function useRowFieldEditing({
  controller: { roving },
  region,
  view,
  rows,
}: RowFieldEditingOptions): ReactNode {
  const { open, preload, picker } = useFieldPicker();
  const openAt = (index: number, field: EditableIssueField, link: HTMLAnchorElement): boolean => {
    const id = view.getIssueIdByRank(rows.getIssueRankByRow(index));
    if (id === null) return false;
    open(field, { id, projectKey: view.list.projectKey, number: getIssueNumberFromLinkElement(link) }, link);
    return true;
  };
  useFieldKeyBindings((field) => {
    const link = roving.hasFocus ? findIssueLinkElementByRow(region.current, roving.index) : null;
    if (!link) return false;
    return openAt(roving.index, field, link);
  });
  useResumeAction('key.', (rest) => {
    const [number, field] = rest.split('.');
    return waitForIssueLinkElement(region.current, Number(number), (link) =>
      openAt(getRowIndexFromElement(link.closest('[role=row]')), field as EditableIssueField, link),
    );
  });
  // Preloads the code of the pickers when a row receives the focus, as a user who moves through the rows is
  // likely to edit one.
  useEffect(() => roving.subscribe(() => roving.hasFocus && preload()), [roving, preload]);
  return picker;
}
