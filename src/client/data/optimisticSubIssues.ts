/** Updates of an issue's sub-issues in Relay's store, as far as they are on screen. */
import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { optimisticSubIssuesProgressQuery } from '../../../__generated__/optimisticSubIssuesProgressQuery.graphql';

/** Key of the Relay connection of an issue's sub-issues, as declared in SubIssues. */
const SUB_ISSUES_CONNECTION_KEY = 'SubIssues_subIssues';

/** Appends a sub-issue, unless it is listed already or its row has not been loaded. */
export function addSubIssueToStore(store: RecordSourceProxy, parentId: string, id: string): void {
  const subIssues = getSubIssuesConnection(store, parentId);
  const issue = store.get(id);
  if (
    !subIssues ||
    !issue?.getLinkedRecord('project') ||
    getEdges(subIssues).some((edge) => getIssueId(edge) === id)
  )
    return;
  // If further pages are not loaded, the new sub-issue belongs after them and is not shown yet.
  if (subIssues.getLinkedRecord('pageInfo')?.getValue('hasNextPage') !== true) {
    const edge = ConnectionHandler.createEdge(store, subIssues, issue, 'SubIssueEdge');
    edge.setValue(id, 'cursor');
    ConnectionHandler.insertEdgeAfter(subIssues, edge);
  }
  incrementTotalCount(subIssues, 1);
}

export function removeSubIssueFromStore(store: RecordSourceProxy, parentId: string, id: string): void {
  const subIssues = getSubIssuesConnection(store, parentId);
  if (!subIssues) return;
  const edges = getEdges(subIssues);
  const remaining = edges.filter((edge) => getIssueId(edge) !== id);
  subIssues.setLinkedRecords(remaining, 'edges');
  incrementTotalCount(subIssues, remaining.length - edges.length);
}

/** Adds the tree of an issue to the progress of a parent, or with `sign` -1 subtracts it. */
export function changeSubIssueProgressInStore(
  store: RecordSourceProxy,
  parentId: string,
  id: string,
  sign: 1 | -1,
): void {
  const { parent, issue } = store.readUpdatableQuery<optimisticSubIssuesProgressQuery>(
    graphql`
      query optimisticSubIssuesProgressQuery($parentId: ID!, $id: ID!) @updatable {
        parent: node(id: $parentId) {
          ... on Issue {
            __typename
            subIssueCount
            closedSubIssueCount
          }
        }
        issue: node(id: $id) {
          ... on Issue {
            __typename
            subIssueCount
            closedSubIssueCount
            state {
              category
            }
          }
        }
      }
    `,
    { parentId, id },
  ).updatableData;
  if (parent?.__typename !== 'Issue' || issue?.__typename !== 'Issue') return;
  // The store has the counts only if the page shows them.
  if (typeof parent.subIssueCount !== 'number') return;
  const isClosed = issue.state?.category === 'DONE' || issue.state?.category === 'DROPPED';
  parent.subIssueCount += sign * (1 + (issue.subIssueCount ?? 0));
  parent.closedSubIssueCount =
    (parent.closedSubIssueCount ?? 0) + sign * (Number(isClosed) + (issue.closedSubIssueCount ?? 0));
}

interface SubIssueMove {
  parentId: string;
  id: string;
  /** Id of the sub-issue after which it is placed; null: before all others. */
  afterId?: string | null | undefined;
}

/** Does nothing if the sub-issue or its new neighbor is on a page that is not loaded. */
export function moveSubIssueInStore(store: RecordSourceProxy, { parentId, id, afterId }: SubIssueMove): void {
  const subIssues = getSubIssuesConnection(store, parentId);
  if (!subIssues) return;
  const edges = getEdges(subIssues);
  const moved = edges.find((edge) => getIssueId(edge) === id);
  const others = edges.filter((edge) => edge !== moved);
  const after = afterId == null ? -1 : others.findIndex((edge) => getIssueId(edge) === afterId);
  if (!moved || (afterId != null && after < 0)) return;
  subIssues.setLinkedRecords(others.toSpliced(after + 1, 0, moved), 'edges');
}

/** The connection of an issue's sub-issues in Relay's store; null unless they are on screen. */
function getSubIssuesConnection(store: RecordSourceProxy, parentId: string): RecordProxy | null {
  const issue = store.get(parentId);
  return (issue && ConnectionHandler.getConnection(issue, SUB_ISSUES_CONNECTION_KEY)) ?? null;
}

const getEdges = (subIssues: RecordProxy): RecordProxy[] =>
  (subIssues.getLinkedRecords('edges') ?? []).filter((edge) => edge != null);

const getIssueId = (edge: RecordProxy): string | undefined => edge.getLinkedRecord('node')?.getDataID();

const incrementTotalCount = (subIssues: RecordProxy, by: number): void => {
  subIssues.setValue(Number(subIssues.getValue('totalCount')) + by, 'totalCount');
};
