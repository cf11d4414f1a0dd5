import { graphql } from 'react-relay';
import type { createSavedViewMutation } from '../../../../../__generated__/createSavedViewMutation.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../../../components/savedViews/SavedViewList';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Saves a list of issues as a view. */
export const createSavedView: MutationDefinition<createSavedViewMutation, 'queued'> = {
  name: 'createSavedView',
  delivery: 'queued',
  document: graphql`
    mutation createSavedViewMutation($input: CreateSavedViewInput!) {
      edit: createSavedView(input: $input) {
        savedView {
          id
          path
        }
        container {
          # The sidebar shows the links if there are any.
          views(first: 100) {
            totalCount
          }
          ...SavedViewList_container
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
