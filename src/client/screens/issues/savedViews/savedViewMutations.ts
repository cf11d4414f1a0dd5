import { graphql } from 'react-relay';
import type { savedViewMutationsCreateMutation } from '../../../../../__generated__/savedViewMutationsCreateMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';
import type { savedViewMutationsDeleteMutation } from '../../../../../__generated__/savedViewMutationsDeleteMutation.graphql';
import type { savedViewMutationsRestoreMutation } from '../../../../../__generated__/savedViewMutationsRestoreMutation.graphql';
import type { savedViewMutationsSetDefaultMutation } from '../../../../../__generated__/savedViewMutationsSetDefaultMutation.graphql';
import type { savedViewMutationsSetOrderMutation } from '../../../../../__generated__/savedViewMutationsSetOrderMutation.graphql';
import type { savedViewMutationsUpdateMutation } from '../../../../../__generated__/savedViewMutationsUpdateMutation.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../../../components/savedViews/SavedViewList';
import {} from './SavedViewMenu';

/** Saves a list of issues as a view. */
export const createSavedView: MutationDefinition<savedViewMutationsCreateMutation, 'queued'> = {
  name: 'createSavedView',
  delivery: 'queued',
  document: graphql`
    mutation savedViewMutationsCreateMutation($input: CreateSavedViewInput!) {
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

/** Deletes a view, which can be restored for a day. */
export const deleteSavedView: MutationDefinition<savedViewMutationsDeleteMutation, 'queued'> = {
  name: 'deleteSavedView',
  delivery: 'queued',
  document: graphql`
    mutation savedViewMutationsDeleteMutation($input: DeleteSavedViewInput!) {
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

export const restoreSavedView: MutationDefinition<savedViewMutationsRestoreMutation, 'queued'> = {
  name: 'restoreSavedView',
  delivery: 'queued',
  document: graphql`
    mutation savedViewMutationsRestoreMutation($input: RestoreSavedViewInput!) {
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

/** Sets the view that opens with a project. */
export const setDefaultSavedView: MutationDefinition<savedViewMutationsSetDefaultMutation, 'queued'> = {
  name: 'setDefaultSavedView',
  delivery: 'queued',
  document: graphql`
    mutation savedViewMutationsSetDefaultMutation($input: SetDefaultSavedViewInput!) {
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

/** Sets the order of the views in the sidebar of the viewer. */
export const setSavedViewOrder: MutationDefinition<savedViewMutationsSetOrderMutation, 'queued'> = {
  name: 'setSavedViewOrder',
  delivery: 'queued',
  document: graphql`
    mutation savedViewMutationsSetOrderMutation($input: SetSavedViewOrderInput!) {
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

/** Changes the name, the list or the audience of a view. */
export const updateSavedView: MutationDefinition<savedViewMutationsUpdateMutation, 'queued'> = {
  name: 'updateSavedView',
  delivery: 'queued',
  document: graphql`
    mutation savedViewMutationsUpdateMutation($input: UpdateSavedViewInput!) {
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

/**
 * The name of a list in summaries of changes of its views, as in "NET: saved view Crashes".
 * @param projectKey null: the list over all projects
 */
export const getListName = (projectKey: string | null): string => projectKey ?? 'All projects';
