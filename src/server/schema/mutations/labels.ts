/** A project's labels. */
import { labelOf } from '../../domain/issues/issues';
import { createLabel, type TermResult, updateLabel } from '../../domain/mutations/projects/labels';
import { Label } from '../types/Label';
import { mutation, type PayloadBuilder } from './mutation';
import { projectField } from './payloads';

const labelField = (t: PayloadBuilder<TermResult>) =>
  t.field({
    type: Label,
    nullable: true,
    description: 'As it is now.',
    resolve: ({ result: done }, _args, context) => done && labelOf(context, done.projectId, done.id),
  });

mutation('createLabel', {
  description: 'Makes a label.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Where.' }),
    name: t.string({
      required: true,
      description: '1 to 60 characters, unique in its project whatever the case.',
    }),
    color: t.string({ description: 'As `#rrggbb`; absent: gray.' }),
    description: t.string({ description: 'What it stands for.' }),
  }),
  run: (...asked) => createLabel(...asked),
  payload: (t) => ({ label: labelField(t), project: projectField(t) }),
});

mutation('updateLabel', {
  description: 'Changes a label wherever it is; what is absent stays.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Which label.' }),
    name: t.string({ description: '1 to 60 characters, unique in its project whatever the case.' }),
    color: t.string({ description: 'As `#rrggbb`.' }),
    description: t.string({ description: 'What it stands for.' }),
  }),
  run: (...asked) => updateLabel(...asked),
  payload: (t) => ({ label: labelField(t), project: projectField(t) }),
});
