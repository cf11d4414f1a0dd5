import { encodeGlobalId } from '../../domain/base/ids';
import { requireVisibleProject } from '../../domain/projects/projects';
import type { LabelRow } from '../../store/read/attributes';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';

export const GraphQLLabel = schemaBuilder.objectRef<LabelRow>('Label').implement({
  description:
    'A label that issues of a project can have. The part before `::` is the scope: `component` in `component::net`.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (label) => encodeGlobalId('Label', label.project_id, label.id),
    }),
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
        const project = await requireVisibleProject(context, label.project_id);
        return context.attributeCounts.countLabelOrMilestoneIssues(project, 'LABEL', 'is:open', label.name);
      },
    }),
  }),
});

export const GraphQLLabelOrder = schemaBuilder.enumType('LabelOrder', {
  description: 'Sort order of labels.',
  values: {
    NAME: { description: 'Labels ordered by name.' },
    SCOPE: { description: 'Unscoped labels first, then scope by scope, each ordered by name.' },
  } as const,
});

export const GraphQLLabelConnection = defineGraphQLConnectionType('Label', GraphQLLabel, 'A page of labels.');
