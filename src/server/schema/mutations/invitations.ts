/** Links that invite to a project. */
import { encodeId } from '../../domain/base/ids';
import {
  acceptInvitation,
  createInvitation,
  revokeInvitation,
  visibleInvitation,
} from '../../domain/people/invitations';
import { Role } from '../builder/enums';
import { Invitation } from '../types/Invitation';
import { mutation } from './mutation';
import { projectField, secretField } from './payloads';

mutation('createInvitation', {
  description: 'Makes a link by which people join a project, for a week.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Which project.' }),
    role: t.field({ type: Role, required: true, description: 'As what they join.' }),
  }),
  run: (...asked) => createInvitation(...asked),
  payload: (t) => ({
    invitation: t.field({
      type: Invitation,
      nullable: true,
      description: 'The invitation, but for its secret.',
      resolve: ({ result: done }, _args, context) =>
        done && visibleInvitation(context, done.projectId, done.invitationId),
    }),
    secret: secretField(t),
    project: projectField(t),
  }),
});

mutation('revokeInvitation', {
  description: 'Ends an invitation; who joined by it stays.',
  input: (t) => ({ id: t.id({ required: true, description: 'Which one.' }) }),
  run: (...asked) => revokeInvitation(...asked),
  payload: (t) => ({
    project: projectField(t),
    revokedId: t.id({
      nullable: true,
      description: 'What was its id.',
      resolve: ({ result: done }) => done && encodeId('Invitation', done.projectId, done.invitationId),
    }),
  }),
});

mutation('acceptInvitation', {
  description: 'Makes the viewer a member of the project that they are invited to; nobody’s role is lowered.',
  input: (t) => ({ secret: t.string({ required: true, description: 'What the link ends with.' }) }),
  run: (...asked) => acceptInvitation(...asked),
  payload: (t) => ({ project: projectField(t) }),
});
