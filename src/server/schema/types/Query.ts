import { brandWithType } from '@pothos/core';
import { PAGE_MAX } from '../../../shared/limits';
import { WinnowError } from '../../../shared/errors';
import { nodeById } from '../../domain/nodes/nodeById';
import { projectByKey, projectConnection } from '../../domain/projects/projects';
import type { RequestContext } from '../../domain/context/RequestContext';
import { searchConnection } from '../../domain/issues/searchConnection';
import { isNamedRight } from './Timeline';
import { userOf } from '../../domain/people/users';
import { forwardArguments, pageArguments } from '../builder/arguments';
import { builder, Node } from '../builder/builder';
import { IssueConnection } from './IssueConnection';
import { Project, ProjectConnection } from './Project';
import { User } from './User';

builder.queryType({
  description: 'Everything that can be read.',
  fields: (t) => ({
    node: t.field({
      type: Node,
      nullable: true,
      description: 'Anything by its id; null where there is no such thing, or none that the viewer may see.',
      args: { id: t.arg.id({ required: true, description: 'Of what.' }) },
      resolve: (_root, args, context) => findNode(context, args.id),
    }),
    nodes: t.field({
      type: [Node],
      nullable: { list: false, items: true },
      description: 'Several of them, in the order asked for: at most 200.',
      args: { ids: t.arg.idList({ required: true, description: 'Of what.' }) },
      resolve: (_root, args, context) => {
        if (args.ids.length > PAGE_MAX) {
          throw new WinnowError('LIMIT_EXCEEDED', `At most ${PAGE_MAX} ids at once.`);
        }
        return args.ids.map((id) => findNode(context, id));
      },
    }),
    viewer: t.field({
      type: User,
      nullable: true,
      description: 'Who asks; null: nobody has signed in.',
      resolve: (_root, _args, context) => userOf(context, context.viewer?.id ?? null),
    }),
    demo: t.boolean({
      description: 'Whether this install shows a generated tracker.',
      resolve: (_root, _args, { site }) => site.isDemo(),
    }),
    project: t.field({
      type: Project,
      nullable: true,
      description: 'A project by its key.',
      args: { key: t.arg.string({ required: true, description: 'The NET of NET-4.' }) },
      resolve: (_root, args, context) => projectByKey(context, args.key),
    }),
    projects: t.field({
      type: ProjectConnection,
      description: 'All projects that the viewer may read, by name.',
      args: pageArguments(),
      resolve: (_root, args, context) => projectConnection(context, args),
    }),
    search: t.field({
      type: IssueConnection,
      description:
        'The issues that a query finds in all projects that the viewer may read: project after project, in each the best ones first. Its sections are the projects.',
      args: {
        query: t.arg.string({ required: true, description: 'In the query language.' }),
        ...forwardArguments(),
      },
      resolve: (_root, args, context) => searchConnection(context, args),
    }),
  }),
});

async function findNode(context: RequestContext, id: string): Promise<object | null> {
  const node = await nodeById(context, id);
  if (!node || !isNamedRight(node.type, node.value)) return null;
  brandWithType(node.value, node.type as never);
  return node.value;
}
