import { graphql, usePaginationFragment } from 'react-relay';
import type { FacetValuesOfProject_project$key } from '../../../../../__generated__/FacetValuesOfProject_project.graphql';
import type { FacetValuesOfProjectPageQuery } from '../../../../../__generated__/FacetValuesOfProjectPageQuery.graphql';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './FacetValueCells';
import { MatchingFacetValues, type MatchingFacetValuesProps } from './MatchingFacetValues';

export type { FacetValuesOfProject_project$key };

interface FacetValuesOfProjectProps extends Omit<MatchingFacetValuesProps, 'loaded'> {
  project: FacetValuesOfProject_project$key;
}

/** The values of a facet of a project's issues. */
export function FacetValuesOfProject({ project, ...props }: FacetValuesOfProjectProps) {
  const { data, ...paging } = usePaginationFragment<
    FacetValuesOfProjectPageQuery,
    FacetValuesOfProject_project$key
  >(
    graphql`
      fragment FacetValuesOfProject_project on Project
      @argumentDefinitions(
        query: { type: "String!" }
        field: { type: "FacetField!" }
        matching: { type: "String!" }
        first: { type: "Int", defaultValue: 100 }
        after: { type: "String" }
      )
      @refetchable(queryName: "FacetValuesOfProjectPageQuery") {
        facetValues(query: $query, field: $field, matching: $matching, first: $first, after: $after)
          @connection(key: "FacetValuesOfProject_facetValues") {
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
    project,
  );
  const { edges, totalCount } = data.facetValues;
  const values = edges.map(({ node }) => node);
  const maxCount = Math.max(1, ...values.map(({ count }) => count));
  return <MatchingFacetValues loaded={{ totalCount, values, maxCount, ...paging }} {...props} />;
}
