import { encodeId } from '../../domain/base/ids';
import { loadUserDetails, userConnection } from '../../domain/people/users';
import type { UserRow } from '../../store/read/users';
import { pageArguments } from '../builder/arguments';
import { builder, Node, NODE_ID } from '../builder/builder';
import { connectionType } from '../builder/connection';
import { DateTime } from '../builder/DateTime';
import { SiteRole } from '../builder/enums';

export const User = builder.objectRef<UserRow>('User').implement({
  description: 'A user account, or a placeholder for an author known only from an import.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: NODE_ID, resolve: (user) => encodeId('User', user.id) }),
    login: t.exposeString('login', {
      description: 'Login name, unique on the site. Logins of placeholders are prefixed with their source.',
    }),
    name: t.exposeString('name', { description: 'Display name of the user.' }),
    avatarUrl: t.exposeString('avatar_url', {
      nullable: true,
      description: 'HTTPS URL of the profile picture, or null if there is none.',
    }),
    placeholder: t.exposeBoolean('placeholder', {
      description: 'Whether this user is a placeholder from an import that cannot sign in.',
    }),
    disabled: t.exposeBoolean('disabled', {
      description: 'Whether the account is disabled and cannot sign in.',
    }),
    email: t.string({
      nullable: true,
      description:
        'Email address. Null if none is set, or if the viewer is neither this user nor an administrator.',
      resolve: async (user, _args, context) => (await loadUserDetails(context, user))?.email ?? null,
    }),
    canSignIn: t.boolean({
      description:
        'Whether the user has a password or a linked OpenID account. False if the viewer is neither this user nor an administrator.',
      resolve: async (user, _args, context) => (await loadUserDetails(context, user))?.can_sign_in ?? false,
    }),
    lastSeenAt: t.field({
      type: DateTime,
      nullable: true,
      description:
        'When the user was last active, accurate to a few minutes. Null if never, or if the viewer is neither this user nor an administrator.',
      resolve: async (user, _args, context) => (await loadUserDetails(context, user))?.last_seen_at ?? null,
    }),
    siteRole: t.expose('site_role', { type: SiteRole, description: 'Role of the user on the whole site.' }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When the user account was created.' }),
  }),
});

export const UserConnection = connectionType('User', User, 'A page of users.');

builder.queryField('users', (t) =>
  t.field({
    type: UserConnection,
    description:
      'All user accounts including disabled ones, ordered by login. Requires the site role ADMINISTRATOR.',
    args: {
      matching: t.arg.string({
        description: 'Text that the login, name or email address must contain, case-insensitive.',
      }),
      ...pageArguments(),
    },
    resolve: (_root, args, context) => userConnection(context, args),
  }),
);
