import { graphql } from 'react-relay';
import type { FacetValuesQuery as Query } from '../../../../../__generated__/FacetValuesQuery.graphql';
import type { FacetField } from '../../../../../__generated__/FacetSection_facet.graphql';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { type FacetValuesOfAllProjects_query$key } from './FacetValuesOfAllProjects';
import { type FacetValuesOfProject_project$key } from './FacetValuesOfProject';

export type {
  FacetValuesOfAllProjects_query$key,
  FacetValuesOfProject_project$key,
  Query as FacetValuesQuery,
};

/** The first page of a facet's values that contain `matching`; requested while the dialog's code is loading. */
export const facetValuesQuery = graphql`
  query FacetValuesQuery(
    $inProject: Boolean!
    $key: String!
    $query: String!
    $field: FacetField!
    $matching: String!
  ) {
    project(key: $key) @include(if: $inProject) {
      ...FacetValuesOfProject_project @arguments(query: $query, field: $field, matching: $matching)
    }
    ...FacetValuesOfAllProjects_query
      @skip(if: $inProject)
      @alias(as: "allProjects")
      @arguments(query: $query, field: $field, matching: $matching)
  }
`;

export const createFacetValuesVariables = (
  { projectKey }: Pick<IssueListUrlState, 'projectKey'>,
  field: FacetField,
  query: string,
  matching: string,
): Query['variables'] => ({
  inProject: projectKey !== null,
  key: projectKey ?? '',
  query,
  field,
  matching,
});
