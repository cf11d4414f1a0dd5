import { graphql } from 'react-relay';
import type { setSavedViewOrderMutation } from '../../../../../__generated__/setSavedViewOrderMutation.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../../../components/savedViews/SavedViewList';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Sets the order of the views in the sidebar of the viewer. */
export const setSavedViewOrder: MutationDefinition<setSavedViewOrderMutation, 'queued'> = {
  name: 'setSavedViewOrder',
  delivery: 'queued',
  document: graphql`
    mutation setSavedViewOrderMutation($input: SetSavedViewOrderInput!) {
      edit: setSavedViewOrder(input: $input) {
        container {
          ...SavedViewList_container
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
