import { graphql } from 'react-relay';
import type {
  IssuesRowsQuery as Query,
  IssuesRowsQuery$data as Data,
} from '../../../../../__generated__/IssuesRowsQuery.graphql';
import { type FacetIcon_state$key } from '../facets/FacetIcon';
import type { IssueRowGroup } from '../rowModel/GroupedRows';
import { type IssueRow_issue$key } from '../row/IssueRow';
import type { ListedIssue } from './ListedIssue';

export type { Query as IssuesRowsQuery };

/** Query for the first page of the issue list. All further pages are requested with its snapshot. */
export const issuesRowsQuery = graphql`
  query IssuesRowsQuery(
    $key: String!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $byState: Boolean!
    $byLabel: Boolean!
    $first: Int!
  ) {
    project(key: $key) {
      id
      version
      name
      issueCount
      viewerCan
      workflow @include(if: $byState) {
        states {
          name
          ...FacetIcon_state
        }
      }
      issues(query: $query, orderBy: $orderBy, groupBy: $groupBy, first: $first) {
        nodes {
          id
          ...IssueRow_issue
        }
        groups {
          key
          label
          count
          color @include(if: $byLabel)
        }
        pageInfo {
          hasNextPage
        }
        problems {
          start
          end
          message
          suggestion
        }
        snapshot
      }
    }
  }
`;

export interface QueryProblem {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly suggestion: string | null | undefined;
}

/** Properties of the issue list that are known from its first response. */
export interface FirstIssueListResponse {
  readonly projectId: string;
  /**
   * Project version of the list's data, or an earlier one: live updates are subscribed to from this version
   * on.
   */
  readonly version: string;
  readonly projectName: string;
  /** Whether the viewer has permission for bulk edits. */
  readonly canBulkEdit: boolean;
  /** Number of issues in the project, without the list's filter. */
  readonly issueCount: number;
  readonly rows: readonly ListedIssue[];
  /** Groups in display order with their counts; empty if the list is not grouped. */
  readonly groups: readonly IssueRowGroup[];
  /** Workflow states by name, for the icons of a list grouped by state. */
  readonly states: ReadonlyMap<string, FacetIcon_state$key>;
  readonly hasMore: boolean;
  readonly snapshot: string;
  readonly problems: readonly QueryProblem[];
}

/**
 * Selects the list's properties from the first response. Returns null if the project does not exist or is not
 * visible to the viewer.
 */
export function pickFirstIssueListResponse({ project }: Data): FirstIssueListResponse | null {
  if (!project) return null;
  const { nodes, groups, pageInfo, problems, snapshot } = project.issues;
  return {
    projectId: project.id,
    version: project.version,
    projectName: project.name,
    canBulkEdit: project.viewerCan.includes('BULK_EDIT'),
    issueCount: project.issueCount,
    rows: nodes.map((issue: IssueRow_issue$key & { id: string }) => ({ id: issue.id, issue })),
    groups: groups.map(({ key, label, count, color }) => ({ key, label, count, color })),
    states: new Map(project.workflow?.states.map((state) => [state.name, state])),
    hasMore: pageInfo.hasNextPage,
    snapshot,
    problems: problems.map(({ start, end, message, suggestion }) => ({ start, end, message, suggestion })),
  };
}
