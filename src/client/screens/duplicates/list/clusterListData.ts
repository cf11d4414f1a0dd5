/** Queries and fragments of the list of clusters, and functions that read them. */
import { graphql, readInlineData } from 'react-relay';
import type { clusterListData_cluster$key } from '../../../../../__generated__/clusterListData_cluster.graphql';
import type { clusterListData_project$key } from '../../../../../__generated__/clusterListData_project.graphql';
import type { ClusterEntry_cluster$key } from '../../../../../__generated__/ClusterEntry_cluster.graphql';
import type { DuplicateStrength } from '../../../../shared/duplicates';
import { getPairs } from '../model/clusterReview';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './ClusterEntry';

const pageFragment = graphql`
  fragment clusterListData_project on Project
  @inline
  @argumentDefinitions(after: { type: "String" }, strength: { type: "DuplicateStrength" }) {
    duplicateClusters(first: 50, after: $after, strength: $strength) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...clusterListData_cluster
      }
    }
  }
`;

export const clusterPageQuery = graphql`
  query clusterListDataPageQuery($key: String!, $strength: DuplicateStrength, $after: String) {
    project(key: $key) {
      ...clusterListData_project @arguments(after: $after, strength: $strength)
    }
  }
`;

/** A page of the list. */
export interface ClusterPage {
  clusters: readonly clusterListData_cluster$key[];
  hasNextPage: boolean;
  endCursor: string | null;
}

export function readClusterPage(key: clusterListData_project$key): ClusterPage {
  const { nodes, pageInfo } = readInlineData(pageFragment, key).duplicateClusters;
  return { clusters: nodes, hasNextPage: pageInfo.hasNextPage, endCursor: pageInfo.endCursor ?? null };
}

/** A cluster of the list. */
export interface ClusterListEntry {
  readonly id: string;
  readonly level: DuplicateStrength;
  /** Id of the issue that is compared first with the suggested one. */
  readonly firstPair: string | null;
  /** Reference for the component. */
  readonly cluster: ClusterEntry_cluster$key;
}

export function readClusterEntry(key: clusterListData_cluster$key): ClusterListEntry {
  const data = readInlineData(
    graphql`
      fragment clusterListData_cluster on DuplicateCluster @inline {
        id
        level
        suggestedCanonical {
          id
        }
        members {
          issue {
            id
          }
          score
        }
        ...ClusterEntry_cluster
      }
    `,
    key,
  );
  const { id, level, suggestedCanonical } = data;
  const members = data.members.map(({ issue, score }) => ({ id: issue.id, score }));
  return {
    id,
    level: level.toLowerCase() as DuplicateStrength,
    firstPair: getPairs(members, suggestedCanonical.id, new Set())[0]?.id ?? null,
    cluster: data,
  };
}
