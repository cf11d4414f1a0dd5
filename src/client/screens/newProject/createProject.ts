import { graphql } from 'react-relay';
import type { createProjectMutation } from '../../../../__generated__/createProjectMutation.graphql';
import { addProjectToStore } from '../../data/projectsInStore';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Creates a project, adds it to the sidebar and refetches the start page on the next visit. */
export const createProject: MutationDefinition<createProjectMutation, 'queued'> = {
  name: 'createProject',
  delivery: 'queued',
  document: graphql`
    mutation createProjectMutation($input: CreateProjectInput!) {
      edit: createProject(input: $input) {
        project {
          id
          key
          # The sidebar and the palette show the name; the updater sorts by it.
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
  updater: (store) => {
    const project = store.getRootField('createProject')?.getLinkedRecord('project');
    if (project) addProjectToStore(store, project);
  },
};
