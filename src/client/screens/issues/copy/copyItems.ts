import type { MenuSection } from '../../../ui/MenuPopover';
import type { IssueSelection } from '../selection/IssueSelection';
import type { IssueListStore } from '../view/IssueListStore';
import { copyIssue, copySelectedIssues, copySelectionLink } from './copyIssues';
import type { CopyFormat } from './formatCopiedIssues';

const FORMAT_ITEMS: MenuSection['items'] = [
  { command: 'list.copy', label: 'As Markdown list' },
  { id: 'links', label: 'As links' },
  { id: 'csv', label: 'As CSV' },
];

const getCopyFormat = (id: string): CopyFormat => (id === 'list.copy' ? 'markdown' : (id as CopyFormat));

/** The menu section that copies the selected issues. */
export const createSelectionCopySection = (
  title: string,
  view: IssueListStore,
  selection: IssueSelection,
): MenuSection => ({
  title,
  items: [...FORMAT_ITEMS, { command: 'select.copyLink' }],
  onAction: (id) =>
    void (id === 'select.copyLink'
      ? copySelectionLink(view, selection)
      : copySelectedIssues(view, selection, getCopyFormat(id))),
});

/** The menu section that copies one issue. */
export const createIssueCopySection = (view: IssueListStore, issueKey: string): MenuSection => ({
  title: 'Copy',
  items: FORMAT_ITEMS,
  onAction: (id) => void copyIssue(view, issueKey, getCopyFormat(id)),
});
