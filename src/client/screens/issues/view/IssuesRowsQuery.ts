import { graphql } from 'react-relay';
import type {
  IssuesRowsQuery as Query,
  IssuesRowsQuery$data as Data,
} from '../../../../../__generated__/IssuesRowsQuery.graphql';
import { type FacetIcon_state$key } from '../facets/FacetIcon';
import type { Group } from '../rowModel/GroupedRows';
import { type IssueRow_issue$key } from '../row/IssueRow';
import type { ListedIssue } from './ListedIssue';

export type { Query as IssuesRowsQuery };

/** The first page, which opens the list: its snapshot is what all further pages are asked with. */
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

/** The head of an opened list. */
export interface Head {
  readonly projectId: string;
  /** The project's version that the list is of, or an earlier one. */
  readonly version: string;
  readonly projectName: string;
  /** Whether one may change many issues at once. */
  readonly canBulkEdit: boolean;
  /** All issues of the project. */
  readonly issueCount: number;
  readonly rows: readonly ListedIssue[];
  /** Where the list is grouped: no row has its place before they are known. */
  readonly groups: readonly Group[];
  /** The signs of groups that are states, by name. */
  readonly states: ReadonlyMap<string, FacetIcon_state$key>;
  readonly hasMore: boolean;
  readonly snapshot: string;
  readonly problems: readonly QueryProblem[];
}

/** Null: there is no such project. */
export function selectHead({ project }: Data): Head | null {
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
