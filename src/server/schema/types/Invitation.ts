import { encodeGlobalId } from '../../domain/base/ids';
import {
  loadInvitations,
  type InvitationWithProject as Offer,
  findInvitationBySecret,
} from '../../domain/people/invitations';
import { loadUser } from '../../domain/people/users';
import type { InvitationRow } from '../../store/read/invitations';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLRole } from '../builder/enums';
import { GraphQLProjectRef } from '../builder/refs';
import { GraphQLUser } from './User';

export const GraphQLInvitation = schemaBuilder.objectRef<InvitationRow>('Invitation').implement({
  description:
    'An invitation link to a project. Visible only to users who can invite, and always without its secret.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (row) => encodeGlobalId('Invitation', row.project_id, row.id),
    }),
    role: t.expose('role', { type: GraphQLRole, description: 'Role that invited users get.' }),
    createdBy: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who created the invitation, or null if unknown.',
      resolve: (row, _args, context) => loadUser(context, row.created_by),
    }),
    createdAt: t.expose('created_at', {
      type: GraphQLDateTime,
      description: 'When the invitation was created.',
    }),
    expiresAt: t.expose('expires_at', { type: GraphQLDateTime, description: 'When the invitation expires.' }),
    accepted: t.exposeInt('accepted', { description: 'Number of users who joined with this invitation.' }),
  }),
});

schemaBuilder.objectField(GraphQLProjectRef, 'invitations', (t) =>
  t.field({
    type: [GraphQLInvitation],
    description: 'Valid invitations to the project, newest first. Empty if the viewer cannot invite.',
    resolve: (project, _args, context) => loadInvitations(context, project),
  }),
);

const GraphQLInvitationOffer = schemaBuilder.objectRef<Offer>('InvitationOffer').implement({
  description: 'Public details of an invitation, shown to anyone who has its secret before accepting.',
  fields: (t) => ({
    projectKey: t.string({
      description: 'Key of the project that the invitation is for.',
      resolve: ({ project }) => project.key,
    }),
    projectName: t.string({
      description: 'Name of the project that the invitation is for.',
      resolve: ({ project }) => project.name,
    }),
    role: t.field({
      type: GraphQLRole,
      description: 'Role that invited users get.',
      resolve: ({ invitation }) => invitation.role,
    }),
    viewerRole: t.field({
      type: GraphQLRole,
      nullable: true,
      description: 'Role that the viewer already has in the project, or null if not a member.',
      resolve: ({ project }) => project.role,
    }),
    createdBy: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who created the invitation, or null if unknown.',
      resolve: ({ invitation }, _args, context) => loadUser(context, invitation.created_by),
    }),
    expiresAt: t.field({
      type: GraphQLDateTime,
      description: 'When the invitation expires.',
      resolve: ({ invitation }) => invitation.expires_at,
    }),
  }),
});

schemaBuilder.queryField('invitation', (t) =>
  t.field({
    type: GraphQLInvitationOffer,
    nullable: true,
    description: 'Details of an invitation by its secret, or null if the secret is invalid or has expired.',
    args: {
      secret: t.arg.string({ required: true, description: 'Secret from the end of the invitation link.' }),
    },
    resolve: (_root, { secret }, context) => findInvitationBySecret(context, secret),
  }),
);
