import { graphql } from 'react-relay';
import type {
  IssuesRowsQuery as Query,
  IssuesRowsQuery$data as Data,
} from '../../../../../__generated__/IssuesRowsQuery.graphql';
import { type IssueRow_issue$key } from '../list/IssueRow';

export type { Query as IssuesRowsQuery };

/** The first page, which opens the list: its snapshot is what all further pages are asked with. */
export const issuesRowsQuery = graphql`
  query IssuesRowsQuery($key: String!, $query: String!, $orderBy: IssueOrder, $first: Int!) {
    project(key: $key) {
      id
      name
      issueCount
      issues(query: $query, orderBy: $orderBy, first: $first) {
        nodes {
          ...IssueRow_issue
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
  readonly projectName: string;
  /** All issues of the project. */
  readonly issueCount: number;
  readonly rows: readonly IssueRow_issue$key[];
  readonly hasMore: boolean;
  readonly snapshot: string;
  readonly problems: readonly QueryProblem[];
}

/** Null: there is no such project. */
export function selectHead({ project }: Data): Head | null {
  if (!project) return null;
  const { nodes, pageInfo, problems, snapshot } = project.issues;
  return {
    projectId: project.id,
    projectName: project.name,
    issueCount: project.issueCount,
    rows: nodes,
    hasMore: pageInfo.hasNextPage,
    snapshot,
    problems: problems.map(({ start, end, message, suggestion }) => ({ start, end, message, suggestion })),
  };
}
