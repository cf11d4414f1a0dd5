import { graphql } from 'react-relay';
import type { deleteSavedViewMutation } from '../../../../../__generated__/deleteSavedViewMutation.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../../../components/savedViews/SavedViewList';
import {} from './SavedViewMenu';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Deletes a view, which can be restored for a day. */
export const deleteSavedView: MutationDefinition<deleteSavedViewMutation, 'queued'> = {
  name: 'deleteSavedView',
  delivery: 'queued',
  document: graphql`
    mutation deleteSavedViewMutation($input: DeleteSavedViewInput!) {
      edit: deleteSavedView(input: $input) {
        container {
          # The sidebar shows the links if there are any.
          views(first: 100) {
            totalCount
          }
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
