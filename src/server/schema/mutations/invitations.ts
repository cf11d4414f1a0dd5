/** Mutations of invitations to a project. */
import { encodeId } from '../../domain/base/ids';
import {
  acceptInvitation,
  createInvitation,
  revokeInvitation,
  visibleInvitation,
} from '../../domain/people/invitations';
import { Role } from '../builder/enums';
import { Invitation } from '../types/Invitation';
import { defineMutation } from './mutation';
import { projectField, secretField } from './payloads';

defineMutation('createInvitation', {
  description:
    'Creates an invitation link to a project, valid for seven days. Any number of users can join with it.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project to invite users to.' }),
    role: t.field({ type: Role, required: true, description: 'Role that invited users get.' }),
  }),
  run: (...args) => createInvitation(...args),
  payload: (t) => ({
    invitation: t.field({
      type: Invitation,
      nullable: true,
      description: 'The created invitation without its secret, or null if nothing was created.',
      resolve: ({ result }, _args, context) =>
        result && visibleInvitation(context, result.projectId, result.invitationId),
    }),
    secret: secretField(t),
    project: projectField(t),
  }),
});

defineMutation('revokeInvitation', {
  description: 'Revokes an invitation. Users who joined with it remain members.',
  input: (t) => ({ id: t.id({ required: true, description: 'Id of the invitation to revoke.' }) }),
  run: (...args) => revokeInvitation(...args),
  payload: (t) => ({
    project: projectField(t),
    revokedId: t.id({
      nullable: true,
      description: 'Id of the revoked invitation, or null if nothing was revoked.',
      resolve: ({ result }) => result && encodeId('Invitation', result.projectId, result.invitationId),
    }),
  }),
});

defineMutation('acceptInvitation', {
  description: 'Makes the viewer a member of the project. An existing higher role is kept.',
  input: (t) => ({
    secret: t.string({ required: true, description: 'Secret from the end of the invitation link.' }),
  }),
  run: (...args) => acceptInvitation(...args),
  payload: (t) => ({ project: projectField(t) }),
});
