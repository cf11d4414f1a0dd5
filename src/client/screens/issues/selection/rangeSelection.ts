import { graphql } from 'react-relay';
import {
  DEFAULT_LIST_PAGE_SIZE,
  SELECTED_ISSUES_MAX,
  GRAPHQL_CONNECTION_PAGE_SIZE_MAX,
} from '../../../../shared/limits';
import { fetchQueryOnce } from '../../../relay/queries/requests';
import { formatCount } from '../../../ui/format';
import type { IssueRowModel } from '../data/GroupedRows';
import type { IssueListStore } from '../data/IssueListStore';
import type { SelectionRangeAnchor, IssueSelection } from './IssueSelection';
import type { rangeSelectionQuery as Query } from '../../../../../__generated__/rangeSelectionQuery.graphql';

interface SelectableIssueList {
  store: IssueListStore;
  rows: IssueRowModel;
  selection: IssueSelection;
}

const TOO_MANY_SELECTED_MESSAGE = `At most ${formatCount(SELECTED_ISSUES_MAX)} issues can be selected one by one. Select all matching issues and deselect the exceptions.`;

/**
 * Selects the issues from the selection's anchor to a row, except those in collapsed groups. Ids of issues
 * that are not loaded are fetched in the background; the response is dropped if the selection has changed by
 * then.
 *
 * @param from the row that becomes the anchor if there is none
 */
export async function extendSelectionToRow(
  list: SelectableIssueList,
  from: number,
  to: number,
): Promise<void> {
  const { store, rows, selection } = list;
  const rank = rows.getIssueRankByRow(to);
  const anchor: SelectionRangeAnchor = {
    ...getSelectionRangeAnchor(list, rows.getIssueRankByRow(from)),
    to: rank,
  };
  selection.setRangeAnchor(anchor);
  const ends = [rows.getRowByIssueRank(anchor.rank), to].sort((a, b) => a - b);
  const runs = rows
    .splitIntoHeadersAndIssueRanges({ first: ends[0]!, end: ends[1]! + 1 }, DEFAULT_LIST_PAGE_SIZE)
    .flatMap((run) => (run.kind === 'issues' ? [{ first: run.rank, count: run.count }] : []));
  const count = runs.reduce((sum, run) => sum + run.count, 0);
  if (count + anchor.base.ids.size > SELECTED_ISSUES_MAX)
    return selection.setSelectionMessage(TOO_MANY_SELECTED_MESSAGE);
  const known = runs.flatMap((run) => getLoadedIssueIds(store, run) ?? []);
  selection.setIssuesSelected(known, anchor.selects, anchor.base);
  const missing = runs.filter((run) => getLoadedIssueIds(store, run) === null);
  if (missing.length === 0) return;
  selection.setSelectionMessage(`Selecting ${formatCount(count)}…`);
  const before = selection.state;
  try {
    const fetched = await fetchIssueIdsByRank(store, missing);
    if (selection.anchor !== anchor || selection.state !== before) return;
    selection.setIssuesSelected([...known, ...fetched], anchor.selects, anchor.base);
  } catch (error) {
    if (selection.anchor !== anchor) return;
    selection.setSelectionMessage(`Some issues could not be selected: ${(error as Error).message}`);
  }
}

/**
 * The selection's current anchor if it belongs to this list and the range continues from it; otherwise a new
 * one at the row `from`.
 */
function getSelectionRangeAnchor(
  { store, selection }: SelectableIssueList,
  from: number,
): SelectionRangeAnchor {
  const { anchor } = selection;
  if (anchor?.store === store && (anchor.to === from || anchor.rank === from)) return anchor;
  return { store, rank: from, selects: true, base: selection.state, to: from };
}

/** The ids of the issues in a range of ranks; null if not all of them are loaded. */
function getLoadedIssueIds(store: IssueListStore, { first, count }: IssueRankRange): string[] | null {
  const ids = Array.from({ length: count }, (_, i) => store.getListedIssue(first + i)?.id ?? null);
  return ids.every((id) => id !== null) ? ids : null;
}

/**
 * Selects all issues of a group, or deselects them if all are selected. Their ids are fetched; the response is dropped
 * if the selection has changed by then.
 */
export async function toggleGroupSelection(
  { store, rows, selection }: SelectableIssueList,
  group: number,
): Promise<void> {
  const { count } = rows.groups[group]!;
  if (count + selection.state.ids.size > SELECTED_ISSUES_MAX)
    return selection.setSelectionMessage(TOO_MANY_SELECTED_MESSAGE);
  const first = rows.getIssueRankByRow(rows.getGroupHeaderRow(group));
  const before = selection.state;
  try {
    const ids =
      getLoadedIssueIds(store, { first, count }) ?? (await fetchIssueIdsByRank(store, [{ first, count }]));
    if (selection.state === before) selection.setIssuesSelected(ids, !ids.every((id) => selection.has(id)));
  } catch (error) {
    selection.setSelectionMessage(`The group could not be selected: ${(error as Error).message}`);
  }
}

const selectionRangeQuery = graphql`
  query rangeSelectionQuery(
    $containerId: ID!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String!
    $first: Int!
    $offset: Int!
    $trees: Boolean!
    $nested: Boolean!
    $parentId: ID!
  ) {
    node(id: $containerId) {
      ... on IssueContainer {
        issues(
          query: $query
          orderBy: $orderBy
          groupBy: $groupBy
          trees: $trees
          snapshot: $snapshot
          first: $first
          offset: $offset
        ) {
          nodes @skip(if: $nested) {
            id
          }
          subIssues(of: $parentId, first: $first, offset: $offset) @include(if: $nested) {
            nodes {
              id
            }
          }
          snapshot
        }
      }
    }
  }
`;

/** A range of consecutive ranks in an issue list. */
interface IssueRankRange {
  readonly first: number;
  readonly count: number;
}

/** Fetches the ids of the issues at the given ranks. Throws if the list's snapshot has expired. */
async function fetchIssueIdsByRank(
  store: IssueListStore,
  runs: readonly IssueRankRange[],
): Promise<string[]> {
  const pages = await Promise.all(
    mergeRankRangesIntoPages(runs).map((page) => fetchIssueIdPage(store, page)),
  );
  return pages.flat();
}

async function fetchIssueIdPage(
  store: IssueListStore,
  { first: rank, count }: IssueRankRange,
): Promise<string[]> {
  const variables = store.createPageVariables(rank, count);
  const { node } = await fetchQueryOnce<Query>(store.environment, selectionRangeQuery, variables);
  const issues = node?.issues;
  if (issues?.snapshot !== variables.snapshot)
    throw new Error('The list has changed. Select the issues again.');
  return ((issues.subIssues ?? issues).nodes ?? []).map(({ id }) => id);
}

/** Merges adjacent ranges of ranks into pages of at most GRAPHQL_CONNECTION_PAGE_SIZE_MAX issues. */
function mergeRankRangesIntoPages(runs: readonly IssueRankRange[]): IssueRankRange[] {
  const pages: { first: number; count: number }[] = [];
  for (const { first, count } of runs) {
    const last = pages.at(-1);
    const follows = last !== undefined && last.first + last.count === first;
    if (follows && last.count + count <= GRAPHQL_CONNECTION_PAGE_SIZE_MAX) last.count += count;
    else pages.push({ first, count });
  }
  return pages;
}
