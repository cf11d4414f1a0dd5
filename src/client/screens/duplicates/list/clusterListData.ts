/** The query for a page of the list of clusters, and the function that reads its response. */
import { graphql, readInlineData } from 'react-relay';
import type { clusterListData_cluster$key } from '../../../../../__generated__/clusterListData_cluster.graphql';
import type { clusterListData_project$key } from '../../../../../__generated__/clusterListData_project.graphql';
import type { clusterListDataPageQuery } from '../../../../../__generated__/clusterListDataPageQuery.graphql';
import type { ClusterList_cluster$key } from '../../../../../__generated__/ClusterList_cluster.graphql';
import type { DuplicateStrength } from '../../../../shared/duplicates';
import { getClusterPairs } from '../model/clusterReview';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './ClusterList';

export type { clusterListDataPageQuery };

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
  readonly entries: readonly ClusterListEntry[];
  readonly hasNext: boolean;
  readonly endCursor: string | null;
}

/** Reads the clusters of a page and where it ends; no clusters if the project is not available. */
export function readClusterPage({ project }: clusterListDataPageQuery['response']): ClusterPage {
  if (!project) return { entries: [], hasNext: false, endCursor: null };
  const { nodes, pageInfo } = readInlineData<clusterListData_project$key>(
    pageFragment,
    project,
  ).duplicateClusters;
  return {
    entries: nodes.map(readClusterEntry),
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor ?? null,
  };
}

/** A cluster of the list. */
export interface ClusterListEntry {
  readonly id: string;
  readonly level: DuplicateStrength;
  /** Id of the issue that is first compared with the issue that the server suggests to keep. */
  readonly firstPair: string | null;
  /** Fragment reference for the component. */
  readonly cluster: ClusterList_cluster$key;
}

function readClusterEntry(key: clusterListData_cluster$key): ClusterListEntry {
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
        ...ClusterList_cluster
      }
    `,
    key,
  );
  const { id, level, suggestedCanonical } = data;
  const members = data.members.map(({ issue, score }) => ({ id: issue.id, score }));
  return {
    id,
    level: level.toLowerCase() as DuplicateStrength,
    firstPair: getClusterPairs(members, suggestedCanonical.id, new Set())[0]?.id ?? null,
    cluster: data,
  };
}
