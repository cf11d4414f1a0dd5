import { encodeId } from '../../domain/base/ids';
import {
  invitationsOf,
  type InvitationOffer as Offer,
  findInvitation,
} from '../../domain/people/invitations';
import { userOf } from '../../domain/people/users';
import type { InvitationRow } from '../../store/read/invitations';
import { builder, Node } from '../builder/builder';
import { DateTime } from '../builder/DateTime';
import { Role } from '../builder/enums';
import { ProjectRef } from '../builder/refs';
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
      resolve: (row, _args, context) => userOf(context, row.created_by),
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
    resolve: (project, _args, context) => invitationsOf(context, project),
  }),
);

const InvitationOffer = builder.objectRef<Offer>('InvitationOffer').implement({
  description:
    'What whoever holds the link of an invitation is told before they accept it: no more of the project than what it is called.',
  fields: (t) => ({
    projectKey: t.string({ description: 'The key of the project.', resolve: ({ project }) => project.key }),
    projectName: t.string({ description: 'What it is called.', resolve: ({ project }) => project.name }),
    role: t.field({
      type: Role,
      description: 'What it makes people.',
      resolve: ({ invitation }) => invitation.role,
    }),
    viewerRole: t.field({
      type: Role,
      nullable: true,
      description: 'What the viewer is there already; null: no member.',
      resolve: ({ project }) => project.role,
    }),
    createdBy: t.field({
      type: User,
      nullable: true,
      description: 'Who invites.',
      resolve: ({ invitation }, _args, context) => userOf(context, invitation.created_by),
    }),
    expiresAt: t.field({
      type: DateTime,
      description: 'When it ends.',
      resolve: ({ invitation }) => invitation.expires_at,
    }),
  }),
});

builder.queryField('invitation', (t) =>
  t.field({
    type: InvitationOffer,
    nullable: true,
    description: 'What a link invites to, for whoever has it; null: it is not good, or no more.',
    args: { secret: t.arg.string({ required: true, description: 'What the link ends with.' }) },
    resolve: (_root, { secret }, context) => findInvitation(context, secret),
  }),
);
