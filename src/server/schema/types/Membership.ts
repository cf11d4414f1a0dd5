import { encodeGlobalId } from '../../domain/base/ids';
import type { ProjectMemberRow } from '../../store/read/users';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLRole } from '../builder/enums';
import { GraphQLUser } from './User';

export const GraphQLMembership = schemaBuilder.objectRef<ProjectMemberRow>('Membership').implement({
  description: 'Membership of a user in a project.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (member) => encodeGlobalId('Membership', member.project_id, member.user.id),
    }),
    user: t.field({
      type: GraphQLUser,
      description: 'User who is the member.',
      resolve: (member) => member.user,
    }),
    role: t.expose('role', { type: GraphQLRole, description: 'Role of the member in the project.' }),
  }),
});

export const GraphQLMembershipConnection = defineGraphQLConnectionType(
  'Membership',
  GraphQLMembership,
  'A page of a project’s members.',
);
