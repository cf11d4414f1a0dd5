import { encodeGlobalId } from '../../domain/base/ids';
import type { RequestContext } from '../../domain/context/RequestContext';
import { requireIssueVisibility, requireVisibleProject } from '../../domain/projects/projects';
import type { LabelRow } from '../../store/read/attributes';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { defineBaseVersionField } from './baseVersion';
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
    version: defineBaseVersionField(t),
    name: t.exposeString('name', {
      description: 'Name of the label, unique in the project, case-insensitive.',
    }),
    color: t.exposeString('color', { description: 'Color of the label as `#rrggbb`.' }),
    description: t.string({
      nullable: true,
      description: 'Description of the label, or null if there is none.',
      resolve: (label) => label.description || null,
    }),
    isDeleted: t.boolean({
      description: 'Whether the label was deleted. Only events and bulk operations refer to deleted labels.',
      resolve: (label) => label.is_deleted ?? false,
    }),
    openCount: t.int({
      description: 'Exact number of open issues with this label.',
      resolve: (label, _args, context) => countLabelIssues(context, label, 'is:open'),
    }),
    issueCount: t.int({
      description: 'Exact number of all issues with this label.',
      resolve: (label, _args, context) => countLabelIssues(context, label, ''),
    }),
  }),
});

async function countLabelIssues(context: RequestContext, label: LabelRow, query: string): Promise<number> {
  const project = await requireVisibleProject(context, label.project_id);
  return context.attributeCounts.countLabelOrMilestoneIssues(
    project,
    requireIssueVisibility(context, project),
    'LABEL',
    query,
    label.name,
  );
}

export const GraphQLLabelOrder = schemaBuilder.enumType('LabelOrder', {
  description: 'Sort order of labels.',
  values: {
    NAME: { description: 'Labels ordered by name.' },
    SCOPE: { description: 'Unscoped labels first, then scope by scope, each ordered by name.' },
    USAGE: {
      description:
        'Best match of `matching` first: the text is the whole name, its start, the start of a word, or any part. Among equal matches, labels of the most open issues come first.',
    },
  } as const,
});

export const GraphQLLabelConnection = defineGraphQLConnectionType('Label', GraphQLLabel, 'A page of labels.');
