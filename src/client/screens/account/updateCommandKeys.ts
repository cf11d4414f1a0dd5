import { graphql } from 'react-relay';
import type { updateCommandKeysMutation } from '../../../../__generated__/updateCommandKeysMutation.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from './KeySettings';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Changes the keyboard shortcuts that the viewer has chosen for commands. */
export const updateCommandKeys: MutationDefinition<updateCommandKeysMutation, 'queued'> = {
  name: 'updateCommandKeys',
  delivery: 'queued',
  document: graphql`
    mutation updateCommandKeysMutation($input: UpdateCommandKeysInput!) {
      edit: updateCommandKeys(input: $input) {
        user {
          ...KeySettings_viewer
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
