import { graphql } from 'react-relay';
import type {
  IssuesCountsQuery as Query,
  IssuesCountsQuery$data as Data,
} from '../../../../../__generated__/IssuesCountsQuery.graphql';
import { type FacetPanel_issues$key, type FacetPanel_project$key } from '../facets/FacetPanel';
import { type useSections_issues$key } from '../scrubber/useSections';

export type { Query as IssuesCountsQuery };

/** What costs more than a page of rows: rows never wait for it. */
export const issuesCountsQuery = graphql`
  query IssuesCountsQuery($key: String!, $query: String!, $orderBy: IssueOrder) {
    project(key: $key) {
      ...FacetPanel_project
      issues(query: $query, orderBy: $orderBy) {
        totalCount
        ...FacetPanel_issues
        ...useSections_issues
      }
    }
  }
`;

export interface Counts {
  readonly total: number;
  readonly project: FacetPanel_project$key;
  readonly issues: FacetPanel_issues$key & useSections_issues$key;
}

export function selectCounts({ project }: Data): Counts | null {
  if (!project) return null;
  return { total: project.issues.totalCount, project, issues: project.issues };
}
