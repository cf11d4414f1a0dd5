import { graphql } from 'react-relay';
import type { setWatchLevelMutation } from '../../../../__generated__/setWatchLevelMutation.graphql';
import type { setWatchLevelUpdatableQuery } from '../../../../__generated__/setWatchLevelUpdatableQuery.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Sets which changes of an issue the viewer is notified of. */
export const setWatchLevel: MutationDefinition<setWatchLevelMutation, 'queued'> = {
  name: 'setWatchLevel',
  delivery: 'queued',
  document: graphql`
    mutation setWatchLevelMutation($input: SetWatchLevelInput!) {
      edit: setWatchLevel(input: $input) {
        issue {
          ...WatchMenu_issue
          ...issueUpdate_issue @arguments(fields: false)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { issueId, level }) => {
    const { node: issue } = store.readUpdatableQuery<setWatchLevelUpdatableQuery>(
      graphql`
        query setWatchLevelUpdatableQuery($issueId: ID!) @updatable {
          node(id: $issueId) {
            ... on Issue {
              __typename
              viewerWatchLevel
            }
          }
        }
      `,
      { issueId },
    ).updatableData;
    if (issue?.__typename === 'Issue') issue.viewerWatchLevel = level;
  },
};
