import { graphql } from 'react-relay';
import type { setDefaultSavedViewMutation } from '../../../../../__generated__/setDefaultSavedViewMutation.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from './SavedViewMenu';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Sets the view that opens with a project. */
export const setDefaultSavedView: MutationDefinition<setDefaultSavedViewMutation, 'queued'> = {
  name: 'setDefaultSavedView',
  delivery: 'queued',
  document: graphql`
    mutation setDefaultSavedViewMutation($input: SetDefaultSavedViewInput!) {
      edit: setDefaultSavedView(input: $input) {
        project {
          # For the sidebar.
          path
          ...SavedViewMenu_container
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
