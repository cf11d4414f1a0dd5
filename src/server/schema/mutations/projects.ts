/** Projects themselves. */
import { createProject, updateProject } from '../../domain/mutations/projects/projects';
import { Visibility } from '../builder/enums';
import { mutation } from './mutation';
import { projectField } from './payloads';

mutation('createProject', {
  description: 'Makes an empty project with the default workflow; whoever does is its maintainer.',
  input: (t) => ({
    key: t.string({
      required: true,
      description: 'A capital letter and 1 to 9 more capitals or digits; unique.',
    }),
    name: t.string({ required: true, description: 'What it is called.' }),
    description: t.string({ description: 'What it is about.' }),
    visibility: t.field({ type: Visibility, description: 'Who may read it; absent: whoever is signed in.' }),
  }),
  run: (...asked) => createProject(...asked),
  payload: (t) => ({ project: projectField(t) }),
});

mutation('updateProject', {
  description: 'Changes what is said of a project, and who may read it; what is absent stays.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Which project.' }),
    name: t.string({ description: 'What it is called.' }),
    description: t.string({ description: 'What it is about.' }),
    visibility: t.field({ type: Visibility, description: 'Who may read it.' }),
  }),
  run: (...asked) => updateProject(...asked),
  payload: (t) => ({ project: projectField(t) }),
});
