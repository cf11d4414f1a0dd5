import { buildIssueListHref, type IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { LINKED_ISSUES_MAX, SEARCH_QUERY_LENGTH_MAX } from '../../../../shared/limits';
import { copyLink } from '../../../ui/copyLink';
import { formatCount, pluralize } from '../../../ui/format';
import type { IssueSelection } from '../selection/IssueSelection';
import type { IssueListStore } from '../view/IssueListStore';
import { restrictQueryToIssues } from '../view/restrictQueryToIssues';
import { fetchIssueKeys } from './SelectedIssueKeysQuery';

/**
 * Copies a link to a list of exactly the selected issues, and shows the result in the selection bar. If all matching issues
 * are selected, it is a link to the list, without the issues that were deselected.
 */
export async function copySelectionLink(view: IssueListStore, selection: IssueSelection): Promise<void> {
  const { all, ids } = selection.state;
  if (ids.size > LINKED_ISSUES_MAX) {
    const problem = `At most ${formatCount(LINKED_ISSUES_MAX)} issues can be ${all ? 'left out of' : 'in'} a link`;
    return selection.setSelectionMessage(problem);
  }
  selection.setSelectionMessage('Copying…');
  let keys: string[];
  try {
    keys = await fetchIssueKeys(view.environment, [...ids]);
  } catch {
    return selection.setSelectionMessage('Copying failed. Check your connection.');
  }
  if (!all && keys.length === 0) return selection.setSelectionMessage('The selected issues were deleted');
  const query = buildSelectionQuery(view.list, all, keys);
  if (query === null) {
    const action = all ? 'Deselect' : 'Select';
    return selection.setSelectionMessage(`The link would be too long. ${action} fewer issues.`);
  }
  const href = buildIssueListHref({ ...view.list, query, collapsed: [], savedView: null });
  const isCopied = await copyLink(href);
  const linked = all ? 'matching issues' : pluralize(keys.length, 'issue');
  selection.setSelectionMessage(isCopied ? `Copied link to ${linked}` : null);
}

/** Returns null if the query would be too long. */
function buildSelectionQuery(list: IssueListUrlState, all: boolean, keys: readonly string[]): string | null {
  if (all && keys.length === 0) return list.query;
  const restricted = restrictQueryToIssues(all ? list : { ...list, query: '' }, keys)?.trim() ?? null;
  if (!all || restricted === null) return restricted;
  const query = `-${restricted}`;
  return query.length > SEARCH_QUERY_LENGTH_MAX ? null : query;
}
