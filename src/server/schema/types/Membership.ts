import { encodeId } from '../../domain/base/ids';
import type { MemberRow } from '../../store/read/users';
import { builder, Node, NODE_ID } from '../builder/builder';
import { connectionType } from '../builder/connection';
import { Role } from '../builder/enums';
import { User } from './User';

export const Membership = builder.objectRef<MemberRow>('Membership').implement({
  description: 'Membership of a user in a project.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID,
      resolve: (member) => encodeId('Membership', member.project_id, member.user.id),
    }),
    user: t.field({ type: User, description: 'User who is the member.', resolve: (member) => member.user }),
    role: t.expose('role', { type: Role, description: 'Role of the member in the project.' }),
  }),
});

export const MembershipConnection = connectionType(
  'Membership',
  Membership,
  'A page of a project’s members.',
);
