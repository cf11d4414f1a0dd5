import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { buildIssueListHref, type IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { LINKED_ISSUES_MAX, SEARCH_QUERY_LENGTH_MAX } from '../../../../shared/limits';
import { fetchQueryOnce } from '../../../relay/queries/requests';
import { copyLink } from '../../../ui/copy/copyLink';
import { formatCount, pluralize } from '../../../ui/format';
import type { IssueSelection } from './IssueSelection';
import type { IssueListStore } from '../data/IssueListStore';
import { restrictQueryToIssues } from '../data/restrictQueryToIssues';
import type { copySelectionLinkQuery } from '../../../../../__generated__/copySelectionLinkQuery.graphql';

/**
 * Copies a link to a list of exactly the selected issues, and shows the result in the selection bar. If all matching issues
 * are selected, it is a link to the list, without the issues that were deselected.
 */
export async function copySelectionLink(store: IssueListStore, selection: IssueSelection): Promise<void> {
  const { all, ids } = selection.state;
  if (ids.size > LINKED_ISSUES_MAX) {
    const problem = `At most ${formatCount(LINKED_ISSUES_MAX)} issues can be ${all ? 'left out of' : 'in'} a link`;
    return selection.setSelectionMessage(problem);
  }
  selection.setSelectionMessage('Copying…');
  let keys: string[];
  try {
    keys = await fetchIssueKeys(store.environment, [...ids]);
  } catch {
    return selection.setSelectionMessage('Copying failed. Check your connection.');
  }
  if (!all && keys.length === 0) return selection.setSelectionMessage('The selected issues were deleted');
  const query = buildSelectionQuery(store.list, all, keys);
  if (query === null) {
    const action = all ? 'Deselect' : 'Select';
    return selection.setSelectionMessage(`The link would be too long. ${action} fewer issues.`);
  }
  const href = buildIssueListHref({ ...store.list, query, collapsed: [], savedView: null });
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

/** Fetches the keys of issues by id, at most GRAPHQL_CONNECTION_PAGE_SIZE_MAX, by ascending number. Deleted issues are left out. */
async function fetchIssueKeys(environment: IEnvironment, ids: readonly string[]): Promise<string[]> {
  const { nodes } = await fetchQueryOnce<copySelectionLinkQuery>(
    environment,
    graphql`
      query copySelectionLinkQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Issue {
            key
            number
          }
        }
      }
    `,
    { ids },
  );
  const issues = nodes.flatMap((node) =>
    node?.key !== undefined && node.number !== undefined ? [{ key: node.key, number: node.number }] : [],
  );
  return issues.toSorted((a, b) => a.number - b.number).map(({ key }) => key);
}
