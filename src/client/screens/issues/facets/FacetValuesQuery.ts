import { graphql } from 'react-relay';
import type {
  FacetValuesQuery as Query,
  FacetValuesQuery$data as Data,
} from '../../../../../__generated__/FacetValuesQuery.graphql';

export type { Query as FacetValuesQuery };

/** The values of one facet that have `matching` in them. */
export const facetValuesQuery = graphql`
  query FacetValuesQuery($key: String!, $query: String!, $field: FacetField!, $matching: String!) {
    project(key: $key) {
      facetValues(query: $query, field: $field, matching: $matching, first: 100) {
        totalCount
        nodes {
          key
          label
          count
          selection
          color
        }
      }
    }
  }
`;

interface FoundValues {
  readonly totalCount: number;
  readonly nodes: readonly {
    readonly key: string;
    readonly label: string;
    readonly count: number;
    readonly selection: string;
    readonly color: string | null | undefined;
  }[];
}

/** Null: the project is gone. */
export function allValues({ project }: Data): FoundValues | null {
  if (!project) return null;
  const { totalCount, nodes } = project.facetValues;
  return {
    totalCount,
    nodes: nodes.map(({ key, label, count, selection, color }) => ({ key, label, count, selection, color })),
  };
}
