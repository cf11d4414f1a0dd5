import { graphql } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { restoreProjectMutation } from '../../../../__generated__/restoreProjectMutation.graphql';
import { addProjectToStore } from '../../data/projectsInStore';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Restores a deleted project, and adds it to the sidebar and the palette again. */
export const restoreProject: MutationDefinition<restoreProjectMutation, 'queued'> = {
  name: 'restoreProject',
  delivery: 'queued',
  document: graphql`
    mutation restoreProjectMutation($input: RestoreProjectInput!) {
      edit: restoreProject(input: $input) {
        project {
          key
          name
          # For the sidebar.
          path
          views(first: 100) {
            totalCount
          }
          ...OpenIssueCount_project
          ...LiveProjectSubscriptions_projects
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  updater: (store, { id }) => {
    const project = store.getRootField('restoreProject')?.getLinkedRecord('project');
    if (!project) return;
    addProjectToStore(store, project);
    const deleted = ConnectionHandler.getConnection(store.getRoot(), 'DeletedProjectList_deletedProjects');
    if (deleted) ConnectionHandler.deleteNode(deleted, id);
  },
};
