import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { getReviewActionsQuery } from '../../../../__generated__/getReviewActionsQuery.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from './header/DuplicatesHeader';
import {} from './list/ClusterList';
import {} from './list/clusterListData';
import {} from './pane/OpenedCluster';
import { ReviewActions } from './model/ReviewActions';
import type { MergeOperation } from './actions/mergeDuplicates';

const reviewedClusterQuery = graphql`
  query getReviewActionsQuery($key: String!, $cluster: ID!) {
    project(key: $key) {
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

type DuplicateActions = ReviewActions<MergeOperation>;

const actionsByEnvironment = new WeakMap<IEnvironment, Map<string, DuplicateActions>>();

/** The actions on the duplicates of a project in this page. They are kept while other screens are shown. */
export function getReviewActions(environment: IEnvironment, projectKey: string): DuplicateActions {
  const byProject = actionsByEnvironment.get(environment) ?? new Map<string, DuplicateActions>();
  actionsByEnvironment.set(environment, byProject);
  const existing = byProject.get(projectKey);
  if (existing) return existing;
  const isUnsettled = async (cluster: string): Promise<boolean> => {
    const request = fetchQuery<getReviewActionsQuery>(environment, reviewedClusterQuery, {
      key: projectKey,
      cluster,
    });
    // If the cluster cannot be loaded, it stays as the viewer has left it.
    const data = await request.toPromise().catch(() => undefined);
    return data?.nodes[0]?.__typename === 'DuplicateCluster';
  };
  const actions = new ReviewActions<MergeOperation>(isUnsettled);
  byProject.set(projectKey, actions);
  return actions;
}
