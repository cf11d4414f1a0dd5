import { COPIED_ISSUES_MAX, DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { announceToScreenReader } from '../../../ui/announce';
import { formatCount, pluralize } from '../../../ui/format';
import type { IssueSelection, IssueSelectionState } from '../selection/IssueSelection';
import type { IssueListStore } from '../view/IssueListStore';
import { fetchCopiedIssueByNumber, fetchCopiedIssuePage, fetchCopiedIssuesById } from './CopiedIssuesQuery';
import { type CopiedIssue, type CopyFormat, formatCopiedIssues } from './formatCopiedIssues';

/**
 * Copies the selected issues to the clipboard, and says how many in the bar of the selection. At most COPIED_ISSUES_MAX are
 * copied: for more, projects have an export.
 */
export async function copySelectedIssues(
  view: IssueListStore,
  selection: IssueSelection,
  format: CopyFormat,
): Promise<void> {
  selection.setSelectionMessage('Copying…');
  selection.setSelectionMessage(await copyIssues(() => fetchIssues(view, selection.state), format));
}

/** Copies one issue to the clipboard and announces it. */
export async function copyIssue(view: IssueListStore, number: number, format: CopyFormat): Promise<void> {
  const fetchOne = async () => ({
    issues: (await fetchCopiedIssueByNumber(view, number)).map(({ issue }) => issue),
    hasMore: false,
  });
  announceToScreenReader(await copyIssues(fetchOne, format));
}

/** Returns a message for the user: what was copied, or why nothing was. */
async function copyIssues(fetchAll: () => Promise<IssuesToCopy>, format: CopyFormat): Promise<string> {
  try {
    const { issues, hasMore } = await fetchAll();
    await navigator.clipboard.writeText(formatCopiedIssues(issues, format));
    return hasMore
      ? `Copied the first ${formatCount(issues.length)} issues, the maximum`
      : `Copied ${pluralize(issues.length, 'issue')}`;
  } catch {
    // The request has failed; or the page may not write to the clipboard, as over HTTP.
    return 'The issues could not be copied';
  }
}

interface IssuesToCopy {
  issues: CopiedIssue[];
  /** Whether more issues are selected. */
  hasMore: boolean;
}

async function fetchIssues(
  view: IssueListStore,
  { all, ids }: Pick<IssueSelectionState, 'all' | 'ids'>,
): Promise<IssuesToCopy> {
  const issues: CopiedIssue[] = [];
  if (!all) {
    const copied = [...ids].slice(0, COPIED_ISSUES_MAX);
    for (let at = 0; at < copied.length; at += DEFAULT_LIST_PAGE_SIZE)
      issues.push(...(await fetchCopiedIssuesById(view, copied.slice(at, at + DEFAULT_LIST_PAGE_SIZE))));
    return { issues, hasMore: ids.size > COPIED_ISSUES_MAX };
  }
  for (let page = 0; ; page++) {
    const rows = await fetchCopiedIssuePage(view, page);
    issues.push(...rows.filter(({ id }) => !ids.has(id)).map(({ issue }) => issue));
    if (issues.length > COPIED_ISSUES_MAX)
      return { issues: issues.slice(0, COPIED_ISSUES_MAX), hasMore: true };
    if (rows.length < DEFAULT_LIST_PAGE_SIZE) return { issues, hasMore: false };
  }
}
