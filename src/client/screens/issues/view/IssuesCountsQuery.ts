import { graphql } from 'react-relay';
import type {
  IssuesCountsQuery as Query,
  IssuesCountsQuery$data as Data,
} from '../../../../../__generated__/IssuesCountsQuery.graphql';
import { type FacetPanel_issues$key, type FacetPanel_project$key } from '../facets/FacetPanel';
import { type useListSections_issues$key } from '../scrubber/useListSections';

export type { Query as IssuesCountsQuery };

/**
 * Query for the issue count, facets and sections of a list. It is separate, because it takes longer than a
 * page of rows.
 */
export const issuesCountsQuery = graphql`
  query IssuesCountsQuery($key: String!, $query: String!, $orderBy: IssueOrder, $grouped: Boolean!) {
    project(key: $key) {
      ...FacetPanel_project
      issues(query: $query, orderBy: $orderBy) {
        totalCount
        ...FacetPanel_issues
        ...useListSections_issues @skip(if: $grouped) @alias(as: "marks")
      }
    }
  }
`;

export interface IssueListCounts {
  readonly total: number;
  readonly project: FacetPanel_project$key;
  readonly issues: FacetPanel_issues$key;
  /**
   * Sections of the list by its sort key, for example months; null: the list is grouped, and its groups serve
   * as sections.
   */
  readonly marks: useListSections_issues$key | null;
}

/** Selects the counts from the response; null if the project does not exist or is not visible to the viewer. */
export function pickIssueListCounts({ project }: Data): IssueListCounts | null {
  if (!project) return null;
  const { issues } = project;
  return { total: issues.totalCount, project, issues, marks: issues.marks ?? null };
}
