import { encodeId } from '../../domain/base/ids';
import { requireProject } from '../../domain/projects/projects';
import type { LabelRow } from '../../store/read/attributes';
import { builder, Node } from '../builder/builder';
import { connectionType } from '../builder/connection';

export const Label = builder.objectRef<LabelRow>('Label').implement({
  description:
    'A mark that issues of a project can have. `component::net` is a label of the scope `component`.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (label) => encodeId('Label', label.project_id, label.id) }),
    name: t.exposeString('name', { description: 'Unique in its project, whatever the case.' }),
    color: t.exposeString('color', { description: 'As `#rrggbb`.' }),
    description: t.string({
      nullable: true,
      description: 'What it stands for.',
      resolve: (label) => label.description || null,
    }),
    openCount: t.int({
      description: 'How many open issues have it: exact.',
      resolve: async (label, _args, context) => {
        const project = await requireProject(context, label.project_id);
        return context.termCounts.count(project, 'LABEL', 'is:open', label.name);
      },
    }),
  }),
});

export const LabelOrder = builder.enumType('LabelOrder', {
  description: 'What labels are sorted by.',
  values: {
    NAME: { description: 'By name.' },
    SCOPE: { description: 'Those of no scope first, then scope by scope; each by name.' },
  } as const,
});

export const LabelConnection = connectionType('Label', Label, 'Labels, in pages.');
