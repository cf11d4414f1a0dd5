/** Mutations of invitations to a project. */
import { encodeGlobalId } from '../../domain/base/ids';
import {
  acceptInvitation,
  createInvitation,
  revokeInvitation,
  loadVisibleInvitation,
} from '../../domain/people/invitations';
import { GraphQLRole } from '../builder/enums';
import { GraphQLInvitation } from '../types/Invitation';
import { defineMutation } from './mutation';
import { defineProjectPayloadField, defineSecretPayloadField } from './payloads';

defineMutation('createInvitation', {
  description:
    'Creates an invitation link to a project, valid for seven days. Any number of users can join with it.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project to invite users to.' }),
    role: t.field({ type: GraphQLRole, required: true, description: 'Role that invited users get.' }),
    email: t.string({
      description:
        'Email address to which the link is sent. If absent, no email is sent. Requires `site.email`. At most 20 invitation emails per hour and user.',
    }),
  }),
  run: (...args) => createInvitation(...args),
  payload: (t) => ({
    invitation: t.field({
      type: GraphQLInvitation,
      nullable: true,
      description: 'The created invitation without its secret, or null if nothing was created.',
      resolve: ({ result }, _args, context) =>
        result && loadVisibleInvitation(context, result.projectId, result.invitationId),
    }),
    secret: defineSecretPayloadField(t),
    project: defineProjectPayloadField(t),
  }),
});

defineMutation('revokeInvitation', {
  description: 'Revokes an invitation. Users who joined with it remain members.',
  input: (t) => ({ id: t.id({ required: true, description: 'Id of the invitation to revoke.' }) }),
  run: (...args) => revokeInvitation(...args),
  payload: (t) => ({
    project: defineProjectPayloadField(t),
    revokedId: t.id({
      nullable: true,
      description: 'Id of the revoked invitation, or null if nothing was revoked.',
      resolve: ({ result }) => result && encodeGlobalId('Invitation', result.projectId, result.invitationId),
    }),
  }),
});

defineMutation('acceptInvitation', {
  description: 'Makes the viewer a member of the project. An existing higher role is kept.',
  input: (t) => ({
    secret: t.string({ required: true, description: 'Secret from the end of the invitation link.' }),
  }),
  run: (...args) => acceptInvitation(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});
