import { graphql } from 'react-relay';
import type { setProjectWatchLevelMutation } from '../../../../__generated__/setProjectWatchLevelMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Sets which changes of a project the viewer is notified of. */
export const setProjectWatchLevel: MutationDefinition<setProjectWatchLevelMutation, 'queued'> = {
  name: 'setProjectWatchLevel',
  delivery: 'queued',
  document: graphql`
    mutation setProjectWatchLevelMutation($input: SetProjectWatchLevelInput!) {
      edit: setProjectWatchLevel(input: $input) {
        project {
          ...ProjectWatchSection_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { projectId, level }) => {
    store.get(projectId)?.setValue(level, 'viewerWatchLevel');
  },
};
