import { graphql } from 'react-relay';
import type { FacetValuesQuery as Query } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { type FacetValues_project$key } from './FacetValues';

export type { Query as FacetValuesQuery, FacetValues_project$key };

/** The first values of one facet that have `matching` in them: asked for while their code is on its way. */
export const facetValuesQuery = graphql`
  query FacetValuesQuery($key: String!, $query: String!, $field: FacetField!, $matching: String!) {
    project(key: $key) {
      ...FacetValues_project @arguments(query: $query, field: $field, matching: $matching)
    }
  }
`;
