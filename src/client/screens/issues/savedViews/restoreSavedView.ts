import { graphql } from 'react-relay';
import type { restoreSavedViewMutation } from '../../../../../__generated__/restoreSavedViewMutation.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../../../components/savedViews/SavedViewList';
import {} from './SavedViewMenu';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Restores a deleted view. */
export const restoreSavedView: MutationDefinition<restoreSavedViewMutation, 'queued'> = {
  name: 'restoreSavedView',
  delivery: 'queued',
  document: graphql`
    mutation restoreSavedViewMutation($input: RestoreSavedViewInput!) {
      edit: restoreSavedView(input: $input) {
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
