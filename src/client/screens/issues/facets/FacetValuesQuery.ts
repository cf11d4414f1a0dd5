import { graphql } from 'react-relay';
import type { FacetValuesQuery as Query } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { type FacetValues_project$key } from './FacetValues';

export type { Query as FacetValuesQuery, FacetValues_project$key };

/** The first page of a facet's values that contain `matching`; requested while the dialog's code is loading. */
export const facetValuesQuery = graphql`
  query FacetValuesQuery($key: String!, $query: String!, $field: FacetField!, $matching: String!) {
    project(key: $key) {
      ...FacetValues_project @arguments(query: $query, field: $field, matching: $matching)
    }
  }
`;
