import { COPIED_ISSUES_MAX, DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { announceToScreenReader } from '../../../ui/announce';
import { copyText } from '../../../ui/copyText';
import { formatCount, pluralize } from '../../../ui/format';
import type { IssueSelection, IssueSelectionState } from '../selection/IssueSelection';
import type { IssueListStore } from '../view/IssueListStore';
import { fetchCopiedIssueByKey, fetchCopiedIssuePage, fetchCopiedIssuesById } from './CopiedIssuesQuery';
import { type CopiedIssue, type CopyFormat, formatCopiedIssues } from './formatCopiedIssues';

export { copySelectionLink } from './copySelectionLink';

/**
 * Copies the selected issues to the clipboard, at most COPIED_ISSUES_MAX, and shows in the selection bar how many were
 * copied.
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
export async function copyIssue(view: IssueListStore, issueKey: string, format: CopyFormat): Promise<void> {
  const fetchOne = async () => ({
    issues: (await fetchCopiedIssueByKey(view, issueKey)).map(({ issue }) => issue),
    hasMore: false,
  });
  announceToScreenReader(await copyIssues(fetchOne, format));
}

/** Returns a message for the user: the number of copied issues, or an error. */
async function copyIssues(fetchAll: () => Promise<IssuesToCopy>, format: CopyFormat): Promise<string> {
  try {
    const { issues, hasMore } = await fetchAll();
    await copyText(formatCopiedIssues(issues, format));
    return hasMore
      ? `Copied the first ${formatCount(issues.length)} issues (maximum)`
      : `Copied ${pluralize(issues.length, 'issue')}`;
  } catch {
    // The request failed, or the page has no access to the clipboard, for example over plain HTTP.
    return 'Copying failed. Check your connection and the clipboard permission.';
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
    const { issues: listed, hasNextPage } = await fetchCopiedIssuePage(view, page);
    issues.push(...listed.filter(({ id }) => !ids.has(id)).map(({ issue }) => issue));
    if (issues.length > COPIED_ISSUES_MAX)
      return { issues: issues.slice(0, COPIED_ISSUES_MAX), hasMore: true };
    if (!hasNextPage) return { issues, hasMore: false };
  }
}
