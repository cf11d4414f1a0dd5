/** Mutations of projects. */
import { createProject, updateProject } from '../../domain/mutations/projects/projects';
import { GraphQLVisibility } from '../builder/enums';
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
  }),
  run: (...args) => updateProject(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});
