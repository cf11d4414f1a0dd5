import { graphql } from 'react-relay';
import type { updateProjectMutation } from '../../../../__generated__/updateProjectMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Changes the name, description or visibility of a project. */
export const updateProject: MutationDefinition<updateProjectMutation, 'queued'> = {
  name: 'updateProject',
  delivery: 'queued',
  document: graphql`
    mutation updateProjectMutation($input: UpdateProjectInput!) {
      edit: updateProject(input: $input) {
        project {
          ...ProjectSettings_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { id, name, description, visibility }) => {
    const project = store.get(id);
    if (name != null) project?.setValue(name, 'name');
    if (description !== undefined) project?.setValue(description || null, 'description');
    if (visibility != null) project?.setValue(visibility, 'visibility');
  },
};
