import { graphql, usePaginationFragment } from 'react-relay';
import type { FacetValuesOfAllProjects_query$key } from '../../../../../__generated__/FacetValuesOfAllProjects_query.graphql';
import type { FacetValuesOfAllProjectsPageQuery } from '../../../../../__generated__/FacetValuesOfAllProjectsPageQuery.graphql';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './FacetValueCells';
import { MatchingFacetValues, type MatchingFacetValuesProps } from './MatchingFacetValues';

export type { FacetValuesOfAllProjects_query$key };

interface FacetValuesOfAllProjectsProps extends Omit<MatchingFacetValuesProps, 'loaded'> {
  query: FacetValuesOfAllProjects_query$key;
}

/** The values of a facet of the issues of all projects. */
export function FacetValuesOfAllProjects({ query, ...props }: FacetValuesOfAllProjectsProps) {
  const { data, ...paging } = usePaginationFragment<
    FacetValuesOfAllProjectsPageQuery,
    FacetValuesOfAllProjects_query$key
  >(
    graphql`
      fragment FacetValuesOfAllProjects_query on Query
      @argumentDefinitions(
        query: { type: "String!" }
        field: { type: "FacetField!" }
        matching: { type: "String!" }
        first: { type: "Int", defaultValue: 100 }
        after: { type: "String" }
      )
      @refetchable(queryName: "FacetValuesOfAllProjectsPageQuery") {
        facetValues(query: $query, field: $field, matching: $matching, first: $first, after: $after)
          @connection(key: "FacetValuesOfAllProjects_facetValues") {
          totalCount
          edges {
            node {
              count
              ...FacetValueCells_value
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, totalCount } = data.facetValues;
  const values = edges.map(({ node }) => node);
  const maxCount = Math.max(1, ...values.map(({ count }) => count));
  return <MatchingFacetValues loaded={{ totalCount, values, maxCount, ...paging }} {...props} />;
}
