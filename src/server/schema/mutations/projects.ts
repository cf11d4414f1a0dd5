import { encodeGlobalId } from '../../domain/base/ids';
import { deleteProject, restoreProject } from '../../domain/mutations/projects/deleteProject';
import { createProject, updateProject } from '../../domain/mutations/projects/projects';
import { loadRestorableProject } from '../../domain/projects/deletedProjects';
import { GraphQLVisibility } from '../builder/enums';
import { BASE_VERSION_DESCRIPTION } from '../types/baseVersion';
import { GraphQLDeletedProject } from '../types/DeletedProject';
import { defineMutation } from './mutation';
import { defineProjectPayloadField } from './payloads';

defineMutation('createProject', {
  description: 'Creates an empty project with the default workflow. The viewer becomes its maintainer.',
  input: (t) => ({
    key: t.string({
      required: true,
      description:
        'Key of the project, unique on the site: an uppercase letter, then 1 to 9 uppercase letters or digits. Cannot be changed later.',
    }),
    name: t.string({ required: true, description: 'Display name of the project, at most 120 characters.' }),
    description: t.string({ description: 'Description of the project, at most 4,096 characters.' }),
    visibility: t.field({
      type: GraphQLVisibility,
      description: 'Audience that can read the project. The default is INTERNAL.',
    }),
  }),
  run: (...args) => createProject(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});

defineMutation('updateProject', {
  description: 'Changes name, description or visibility of a project. Absent fields remain unchanged.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the project to change.' }),
    name: t.string({ description: 'New display name of the project, at most 120 characters.' }),
    description: t.string({ description: 'New description of the project, at most 4,096 characters.' }),
    visibility: t.field({ type: GraphQLVisibility, description: 'New audience that can read the project.' }),
    baseVersion: t.string({ description: BASE_VERSION_DESCRIPTION }),
  }),
  run: (...args) => updateProject(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});

defineMutation('deleteProject', {
  description:
    'Deletes a project with all its issues. It can be restored for 30 days. Fails while a bulk operation is running in it.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the project to delete.' }),
    key: t.string({ required: true, description: 'Key of the project, as a confirmation.' }),
    undo: t.boolean({
      description:
        'Whether to undo the creation of the project. Its creator can do so for an hour, unless another user has acted in it. Without issues it is removed at once, and its key can be used again.',
    }),
  }),
  run: (...args) => deleteProject(...args),
  payload: (t) => ({
    deletedProjectId: t.id({
      nullable: true,
      description: 'Id of the project that was deleted, or null if nothing was changed.',
      resolve: ({ result }) => result && encodeGlobalId('Project', result.projectId),
    }),
    deletedProject: t.field({
      type: GraphQLDeletedProject,
      nullable: true,
      description: 'The deleted project, or null if it cannot be restored.',
      resolve: ({ result }, _args, context) => result && loadRestorableProject(context, result.projectId),
    }),
  }),
});

defineMutation('restoreProject', {
  description:
    'Restores a deleted project. Requires the site role ADMINISTRATOR, or that the viewer has deleted it.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the DeletedProject to restore.' }),
  }),
  run: (...args) => restoreProject(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});
