import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  IssuesRowsQuery as Query,
  IssuesRowsQuery$data as Data,
} from '../../../../../__generated__/IssuesRowsQuery.graphql';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { getFirstIssueListPageVariables } from '../../../../shared/issueList/firstPageVariables';
import { RetainedQuery } from '../../../relay/windows';
import { type FacetIcon_state$key } from '../facets/FacetIcon';
import type { IssueRowGroup } from '../rowModel/GroupedRows';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../row/IssueRow';
import {} from '../row/PlainIssueRow';
import type { FirstIssueListRequest } from './IssueListSource';
import type { ListedIssue } from './ListedIssue';

/** Query for the first page of the issue list. All further pages are requested with its snapshot. */
const issuesRowsQuery = graphql`
  query IssuesRowsQuery(
    $key: String!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $byState: Boolean!
    $byLabel: Boolean!
    $first: Int!
    $anchorId: ID
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
          ...PlainIssueRow_issue
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
        anchorRank: rank(id: $anchorId)
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
  /** Id of the list's project; null: the list has the issues of all projects. */
  readonly projectId: string | null;
  /**
   * Projects whose live updates are subscribed to, each from the project version of the list's data, or an earlier one.
   * Empty: the viewer can read no project.
   */
  readonly projects: readonly { readonly id: string; readonly version: string }[];
  /** Null: the list has the issues of all projects. */
  readonly projectName: string | null;
  /** Whether the viewer has permission for bulk edits. */
  readonly canBulkEdit: boolean;
  /** Whether the viewer may share saved views of the list. Visitors who are not signed in cannot save any. */
  readonly canShareViews: boolean;
  /** Whether the viewer may lock conversations. */
  readonly canLock: boolean;
  /** Number of issues without the list's filter; null: it arrives with the counts. */
  readonly issueCount: number | null;
  readonly rows: readonly ListedIssue[];
  /** In a list with trees: the numbers of all issues and of those at the top level, which are its rows. */
  readonly treeCounts?: { readonly totalCount: number; readonly topLevelCount: number };
  /** Groups in display order with their counts; empty if the list is not grouped. */
  readonly groups: readonly IssueRowGroup[];
  /** Workflow states by name, for the icons of a list grouped by state. */
  readonly states: ReadonlyMap<string, FacetIcon_state$key>;
  readonly hasMore: boolean;
  readonly snapshot: string;
  readonly problems: readonly QueryProblem[];
  /** New rank of the issue that a refresh keeps in place; null: none, or it is no longer in the list. */
  readonly anchorRank: number | null;
}

/**
 * Creates the request for the first page of the issue list of a project.
 *
 * @param anchorId id of the issue whose rank in the list is requested; null: none
 */
export function createFirstIssueListRequest(
  environment: IEnvironment,
  list: IssueListUrlState,
  anchorId: string | null,
): FirstIssueListRequest {
  return new RetainedQuery<Query, FirstIssueListResponse | null>({
    environment,
    query: issuesRowsQuery,
    variables: getFirstIssueListPageVariables(list, anchorId),
    select: pickFirstIssueListResponse,
  });
}

/**
 * Selects the list's properties from the first response. Returns null if the project does not exist or is not
 * visible to the viewer.
 */
function pickFirstIssueListResponse({ project }: Data): FirstIssueListResponse | null {
  if (!project) return null;
  const { nodes, groups, pageInfo, problems, snapshot, anchorRank } = project.issues;
  return {
    projectId: project.id,
    projects: [{ id: project.id, version: project.version }],
    projectName: project.name,
    canBulkEdit: project.viewerCan.includes('BULK_EDIT'),
    canShareViews: project.viewerCan.includes('TRIAGE'),
    canLock: project.viewerCan.includes('MAINTAIN'),
    issueCount: project.issueCount,
    states: new Map(project.workflow?.states.map((state) => [state.name, state])),
    rows: nodes.map((issue: ListedIssue['issue'] & { id: string }) => ({ id: issue.id, issue })),
    groups: groups.map(({ key, label, count, color }) => ({ key, label, count, color })),
    hasMore: pageInfo.hasNextPage,
    snapshot,
    anchorRank: anchorRank ?? null,
    problems: problems.map(({ start, end, message, suggestion }) => ({ start, end, message, suggestion })),
  };
}
