import { encodeId } from '../../domain/base/ids';
import { requireProject } from '../../domain/projects/projects';
import type { LabelRow } from '../../store/read/attributes';
import { builder, Node, NODE_ID } from '../builder/builder';
import { connectionType } from '../builder/connection';

export const Label = builder.objectRef<LabelRow>('Label').implement({
  description:
    'A label that issues of a project can have. The part before `::` is the scope: `component` in `component::net`.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: NODE_ID, resolve: (label) => encodeId('Label', label.project_id, label.id) }),
    name: t.exposeString('name', {
      description: 'Name of the label, unique in the project, case-insensitive.',
    }),
    color: t.exposeString('color', { description: 'Color of the label as `#rrggbb`.' }),
    description: t.string({
      nullable: true,
      description: 'Description of the label, or null if there is none.',
      resolve: (label) => label.description || null,
    }),
    openCount: t.int({
      description: 'Exact number of open issues with this label.',
      resolve: async (label, _args, context) => {
        const project = await requireProject(context, label.project_id);
        return context.attributeCounts.count(project, 'LABEL', 'is:open', label.name);
      },
    }),
  }),
});

export const LabelOrder = builder.enumType('LabelOrder', {
  description: 'Sort order of labels.',
  values: {
    NAME: { description: 'Labels ordered by name.' },
    SCOPE: { description: 'Unscoped labels first, then scope by scope, each ordered by name.' },
  } as const,
});

export const LabelConnection = connectionType('Label', Label, 'A page of labels.');
