import { encodeGlobalId } from '../../domain/base/ids';
import { loadUser } from '../../domain/people/users';
import {
  countIssuesOfDeletedProject,
  createDeletedProjectConnection,
  getProjectRemovalTime,
} from '../../domain/projects/deletedProjects';
import type { DeletedProjectRow } from '../../store/read/projects';
import { definePaginationArguments } from '../builder/arguments';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLUser } from './User';

export const GraphQLDeletedProject = schemaBuilder.objectRef<DeletedProjectRow>('DeletedProject').implement({
  description:
    'A deleted project that can be restored. Visible to administrators and to the user who deleted it.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: ({ id }) => encodeGlobalId('DeletedProject', id),
    }),
    key: t.exposeString('key', { description: 'Key of the project, which no other project can get.' }),
    name: t.exposeString('name', { description: 'Display name of the project.' }),
    issueCount: t.int({
      description: 'Exact number of issues in the project.',
      resolve: (project, _args, context) => countIssuesOfDeletedProject(context, project),
    }),
    deletedAt: t.expose('deleted_at', {
      type: GraphQLDateTime,
      description: 'When the project was deleted.',
    }),
    deletedBy: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who deleted the project.',
      resolve: (project, _args, context) => loadUser(context, project.deleted_by_id),
    }),
    removedAt: t.field({
      type: GraphQLDateTime,
      description: 'When the project can no longer be restored, and its contents are removed.',
      resolve: getProjectRemovalTime,
    }),
  }),
});

const GraphQLDeletedProjectConnection = defineGraphQLConnectionType(
  'DeletedProject',
  GraphQLDeletedProject,
  'A page of deleted projects.',
);

schemaBuilder.queryField('deletedProjects', (t) =>
  t.field({
    type: GraphQLDeletedProjectConnection,
    description:
      'Deleted projects that can be restored, most recently deleted first. Requires the site role ADMINISTRATOR.',
    args: definePaginationArguments(),
    resolve: (_root, args, context) => createDeletedProjectConnection(context, args),
  }),
);
