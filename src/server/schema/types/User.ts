import { encodeGlobalId } from '../../domain/base/ids';
import { loadCommandKeys } from '../../domain/identity/commandKeys';
import { loadInboxVersion, loadUnreadNotificationCount } from '../../domain/notifications/inbox';
import { getLoginInSourceTracker, loadUserDetails, createUserConnection } from '../../domain/people/users';
import type { CommandKeysRow } from '../../store/write/commandKeys';
import type { UserRow } from '../../store/read/users';
import { definePaginationArguments } from '../builder/arguments';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLSiteRole } from '../builder/enums';

const GraphQLCommandKeys = schemaBuilder.objectRef<CommandKeysRow>('CommandKeys').implement({
  description: 'Keyboard shortcut that a user has chosen for a command of the web interface.',
  fields: (t) => ({
    command: t.exposeString('command', { description: 'Id of the command, such as `edit.labels`.' }),
    keys: t.exposeString('keys', {
      description:
        'Keyboard shortcut: one key, or two keys separated by a space that are pressed in sequence, such as `g h`. `Mod+` stands for Command on a Mac and Control elsewhere.',
    }),
  }),
});

export const GraphQLUser = schemaBuilder.objectRef<UserRow>('User').implement({
  description: 'A user account, or a placeholder for an author known only from an import.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({ description: NODE_ID_DESCRIPTION, resolve: (user) => encodeGlobalId('User', user.id) }),
    login: t.string({
      description:
        'Login name, unique among accounts. For a placeholder: the login in the tracker that it was imported from, which an account may have, too.',
      resolve: getLoginInSourceTracker,
    }),
    name: t.exposeString('name', { description: 'Display name of the user.' }),
    avatarUrl: t.exposeString('avatar_url', {
      nullable: true,
      description:
        'Profile picture: an HTTPS URL, or `/pictures/ID` for one that is stored on this server. Null if there is none.',
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
      type: GraphQLDateTime,
      nullable: true,
      description:
        'When the user was last active, accurate to a few minutes. Null if never, or if the viewer is neither this user nor an administrator.',
      resolve: async (user, _args, context) => (await loadUserDetails(context, user))?.last_seen_at ?? null,
    }),
    siteRole: t.expose('site_role', {
      type: GraphQLSiteRole,
      description: 'Role of the user on the whole site.',
    }),
    unreadNotificationCount: t.int({
      nullable: true,
      description: 'Exact number of unread notifications of the viewer, or null for other users.',
      resolve: (user, _args, context) => loadUnreadNotificationCount(context, user.id),
    }),
    inboxVersion: t.string({
      nullable: true,
      description:
        'Version of the viewer’s inbox that `unreadNotificationCount` reflects, or null for other users. Pass it as `since` to `inboxChanged`.',
      resolve: async (user, _args, context) => {
        const version = await loadInboxVersion(context, user.id);
        return version === null ? null : String(version);
      },
    }),
    commandKeys: t.field({
      type: [GraphQLCommandKeys],
      nullable: true,
      description:
        'Keys that the viewer has chosen for commands of the application instead of the default ones. Null for other users.',
      resolve: (user, _args, context) => loadCommandKeys(context, user.id),
    }),
    createdAt: t.expose('created_at', {
      type: GraphQLDateTime,
      description: 'When the user account was created.',
    }),
  }),
});

export const GraphQLUserConnection = defineGraphQLConnectionType('User', GraphQLUser, 'A page of users.');

schemaBuilder.queryField('users', (t) =>
  t.field({
    type: GraphQLUserConnection,
    description:
      'All user accounts including disabled ones, ordered by login. Requires the site role ADMINISTRATOR.',
    args: {
      matching: t.arg.string({
        description: 'Text that the login, name or email address must contain, case-insensitive.',
      }),
      ...definePaginationArguments(),
    },
    resolve: (_root, args, context) => createUserConnection(context, args),
  }),
);
