import { encodeId } from '../domain/ids';
import { invitationsOf } from '../domain/people/invitations';
import { userOf } from '../domain/users';
import type { InvitationRow } from '../store/read/invitations';
import { builder, Node } from './builder';
import { DateTime } from './DateTime';
import { Role } from './enums';
import { ProjectRef } from './refs';
import { User } from './User';

export const Invitation = builder.objectRef<InvitationRow>('Invitation').implement({
  description:
    'A link that makes whoever follows it a member. Those who may invite see it, but not where it leads.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (row) => encodeId('Invitation', row.project_id, row.id) }),
    role: t.expose('role', { type: Role, description: 'What it makes people.' }),
    createdBy: t.field({
      type: User,
      nullable: true,
      description: 'Who made it.',
      resolve: (row, _args, reader) => userOf(reader, row.created_by),
    }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When.' }),
    expiresAt: t.expose('expires_at', { type: DateTime, description: 'When it ends.' }),
    accepted: t.exposeInt('accepted', { description: 'How many have become members by it.' }),
  }),
});

builder.objectField(ProjectRef, 'invitations', (t) =>
  t.field({
    type: [Invitation],
    description: 'The links that invite to it, the latest first; none for those who may not invite.',
    resolve: (project, _args, reader) => invitationsOf(reader, project),
  }),
);
