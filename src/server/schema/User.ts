import { encodeId } from '../domain/ids';
import type { UserRow } from '../store/read/users';
import { builder, Node } from './builder';
import { connectionType } from './connection';
import { DateTime } from './DateTime';
import { SiteRole } from './enums';

export const User = builder.objectRef<UserRow>('User').implement({
  description: 'A person: someone who signs in, or a placeholder for someone known from an import.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (user) => encodeId('User', user.id) }),
    login: t.exposeString('login', {
      description: 'Their short name, unique on the site. A placeholder has its source before it.',
    }),
    name: t.exposeString('name', { description: 'What they are called.' }),
    avatarUrl: t.exposeString('avatar_url', {
      nullable: true,
      description: 'Their picture; null: draw their initials.',
    }),
    placeholder: t.exposeBoolean('placeholder', {
      description: 'Whether this is someone known only from an import, as whom nobody signs in.',
    }),
    siteRole: t.expose('site_role', { type: SiteRole, description: 'What they are on the whole site.' }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'Since when they are here.' }),
  }),
});

export const UserConnection = connectionType('User', User, 'People, in pages.');
