import { graphql } from 'react-relay';
import type { updateSavedViewMutation } from '../../../../../__generated__/updateSavedViewMutation.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../../../components/savedViews/SavedViewList';
import {} from './SavedViewMenu';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Changes the name, the list or the audience of a view. */
export const updateSavedView: MutationDefinition<updateSavedViewMutation, 'queued'> = {
  name: 'updateSavedView',
  delivery: 'queued',
  document: graphql`
    mutation updateSavedViewMutation($input: UpdateSavedViewInput!) {
      edit: updateSavedView(input: $input) {
        savedView {
          ...SavedViewMenu_view
        }
        container {
          ...SavedViewList_container
          ... on Project {
            # The view can be a default view, whose address the sidebar uses for the project.
            path
          }
          ...SavedViewMenu_container
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
