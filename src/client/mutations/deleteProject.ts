import { graphql } from 'react-relay';
import type { deleteProjectMutation } from '../../../__generated__/deleteProjectMutation.graphql';
import { removeProjectFromStore } from '../data/projectsInStore';
import type { MutationDefinition } from './queue/MutationDefinition';

/** Deletes a project, or undoes its creation, and removes it from the page. */
export const deleteProject: MutationDefinition<deleteProjectMutation, 'queued'> = {
  name: 'deleteProject',
  delivery: 'queued',
  document: graphql`
    mutation deleteProjectMutation($input: DeleteProjectInput!) {
      edit: deleteProject(input: $input) {
        deletedProjectId
        deletedProject {
          id
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  updater: (store, { id }) => {
    if (store.getRootField('deleteProject')?.getValue('deletedProjectId') === id)
      removeProjectFromStore(store, id);
  },
};
