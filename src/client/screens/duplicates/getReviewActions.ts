import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { fetchQueryOnce } from '../../relay/queries/requests';
import type { getReviewActionsQuery } from '../../../../__generated__/getReviewActionsQuery.graphql';
import { ReviewActions } from './actions/ReviewActions';
import type { MergeOperation } from './actions/mergeDuplicates';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from './DuplicatesHeader';
import {} from './list/ClusterList';
import {} from './list/clusterListData';
import {} from './pane/OpenedCluster';
import {} from './useDuplicateSearchUpdates';

const reviewedClusterQuery = graphql`
  query getReviewActionsQuery($key: String!, $cluster: ID!) {
    project(key: $key) {
      version
      duplicateSearch {
        version
      }
      ...useDuplicateSearchUpdates_project
      ...ClusterList_project
      ...DuplicatesHeader_project
    }
    # Not the field node, whose null after a merge would be what the cluster's own query reads when the merge is undone.
    nodes(ids: [$cluster]) {
      __typename
      ... on DuplicateCluster @alias(as: "cluster") {
        ...clusterListData_cluster
        ...OpenedCluster_cluster
      }
    }
  }
`;

/** After an action, clusters are requested at this interval until the server has updated them, in ms. */
const CATCH_UP_INTERVAL_MS = 500;
/**
 * Maximum number of such requests per action. Afterwards, the screen relies on live updates, as for changes by others.
 */
const CATCH_UP_ATTEMPTS_MAX = 60;

type DuplicateActions = ReviewActions<MergeOperation>;

const actionsByEnvironment = new WeakMap<IEnvironment, Map<string, DuplicateActions>>();

/** The actions on the duplicates of a project in this page. They are kept while other screens are shown. */
export function getReviewActions(environment: IEnvironment, projectKey: string): DuplicateActions {
  const byProject = actionsByEnvironment.get(environment) ?? new Map<string, DuplicateActions>();
  actionsByEnvironment.set(environment, byProject);
  const existing = byProject.get(projectKey);
  if (existing) return existing;
  const isUnsettled = async (cluster: string): Promise<boolean> => {
    let changedVersion: number | null = null;
    for (let attempt = 0; attempt < CATCH_UP_ATTEMPTS_MAX; attempt++) {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, CATCH_UP_INTERVAL_MS));
      const variables = { key: projectKey, cluster };
      const data = await fetchQueryOnce<getReviewActionsQuery>(
        environment,
        reviewedClusterQuery,
        variables,
      ).catch(() => undefined);
      if (!data?.project) break;
      const { version, duplicateSearch } = data.project;
      changedVersion ??= Number(version);
      if (Number(duplicateSearch.version) >= changedVersion)
        return data.nodes[0]?.__typename === 'DuplicateCluster';
    }
    // If the cluster cannot be loaded, it stays as the viewer has left it.
    return false;
  };
  const actions = new ReviewActions<MergeOperation>(isUnsettled);
  byProject.set(projectKey, actions);
  return actions;
}
