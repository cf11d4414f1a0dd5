import { encodeId } from '../../domain/base/ids';
import type { MemberRow } from '../../store/read/users';
import { builder, Node } from '../builder/builder';
import { connectionType } from '../builder/connection';
import { Role } from '../builder/enums';
import { User } from './User';

export const Membership = builder.objectRef<MemberRow>('Membership').implement({
  description: 'Someone’s part in a project.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (member) => encodeId('Membership', member.project_id, member.user.id) }),
    user: t.field({ type: User, description: 'Who.', resolve: (member) => member.user }),
    role: t.expose('role', { type: Role, description: 'As what.' }),
  }),
});

export const MembershipConnection = connectionType(
  'Membership',
  Membership,
  'Members of a project, in pages.',
);
