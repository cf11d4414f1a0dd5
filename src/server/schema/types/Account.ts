import { EMAIL_MODES } from '../../../shared/email';
import { TOKEN_SCOPES } from '../../../shared/permissions';
import {
  loadViewerAccount,
  isCurrentSession,
  loadAccountSessions,
  loadAccountApiTokens,
} from '../../domain/identity/account';
import { loadNotificationSettings } from '../../domain/email/notificationSettings';
import { encodeGlobalId } from '../../domain/base/ids';
import { loadUser } from '../../domain/people/users';
import type { UserAccountRow, ApiTokenRow, SessionRow } from '../../store/read/account';
import type { NotificationSettingsRow } from '../../store/write/notificationSettings';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';
import { defineIndexedEnum } from '../builder/enums';
import { GraphQLUser } from './User';

export const GraphQLTokenScope = defineIndexedEnum(
  'TokenScope',
  'Scope of an API token: the most that a request with this token can do.',
  TOKEN_SCOPES,
  {
    read: 'The token can read everything that its owner can read.',
    write: 'The token can also make the project changes that its owner can make.',
    admin: 'The token has all permissions of its owner, including account settings and site administration.',
  },
);

const GraphQLSession = schemaBuilder.objectRef<SessionRow>('Session').implement({
  description: 'A browser session of the viewer. Sessions of other users are never returned.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({ description: NODE_ID_DESCRIPTION, resolve: ({ id }) => encodeGlobalId('Session', id) }),
    current: t.boolean({
      description: 'Whether this session authenticated the current request.',
      resolve: (session, _args, context) => isCurrentSession(context, session),
    }),
    createdAt: t.expose('created_at', { type: GraphQLDateTime, description: 'When the user signed in.' }),
    usedAt: t.expose('used_at', {
      type: GraphQLDateTime,
      description: 'When the session was last used, accurate to about a minute.',
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'IP address from which the user signed in, or null if unknown.',
    }),
    userAgent: t.exposeString('user_agent', {
      nullable: true,
      description: 'User-Agent header sent at sign-in, or null if there was none.',
    }),
  }),
});

export const GraphQLApiToken = schemaBuilder.objectRef<ApiTokenRow>('ApiToken').implement({
  description:
    'An API token of the viewer, for scripts and programs. The secret itself is never returned here.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({ description: NODE_ID_DESCRIPTION, resolve: ({ id }) => encodeGlobalId('ApiToken', id) }),
    name: t.exposeString('name', { description: 'Name that the owner gave the token.' }),
    scope: t.expose('scope', {
      type: GraphQLTokenScope,
      description: 'Scope that limits the token’s permissions.',
    }),
    createdAt: t.expose('created_at', { type: GraphQLDateTime, description: 'When the token was created.' }),
    usedAt: t.expose('used_at', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the token was last used, accurate to about a minute, or null if it was never used.',
    }),
    expiresAt: t.expose('expires_at', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the token expires or expired, or null if it never expires.',
    }),
  }),
});

export const GraphQLEmailMode = defineIndexedEnum(
  'EmailMode',
  'Selection and frequency of the notifications that a user receives by email.',
  EMAIL_MODES,
  {
    off: 'No notifications are sent by email.',
    direct: 'Mentions and assignments, sent within minutes.',
    all: 'All notifications, sent within minutes.',
    digest: 'Daily email with the unread notifications since the previous one. Not sent if there are none.',
  },
);

const GraphQLNotificationSettings = schemaBuilder
  .objectRef<NotificationSettingsRow>('NotificationSettings')
  .implement({
    description: 'Email settings of the viewer.',
    fields: (t) => ({
      email: t.expose('email_mode', {
        type: GraphQLEmailMode,
        description: 'Selection and frequency of the notifications sent by email.',
      }),
      digestHour: t.exposeInt('digest_hour', {
        description: 'Local hour in `timeZone` at which the digest is sent, 0 to 23.',
      }),
      timeZone: t.exposeString('time_zone', {
        description: 'Time zone of `digestHour`, named as in the IANA database: `Europe/Berlin` for example.',
      }),
      nextDigestAt: t.expose('next_digest_at', {
        type: GraphQLDateTime,
        nullable: true,
        description: 'When the next digest is due, or null unless `email` is DIGEST.',
      }),
    }),
  });

export const GraphQLAccount = schemaBuilder.objectRef<UserAccountRow>('Account').implement({
  description:
    'The viewer’s own account with its sign-in methods. Accounts of other users are never returned.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({ description: NODE_ID_DESCRIPTION, resolve: ({ id }) => encodeGlobalId('Account', id) }),
    user: t.field({
      type: GraphQLUser,
      description: 'Public profile of the account’s owner.',
      resolve: async ({ id }, _args, context) => (await loadUser(context, id))!,
    }),
    email: t.exposeString('email', { nullable: true, description: 'Email address, or null if none is set.' }),
    notificationSettings: t.field({
      type: GraphQLNotificationSettings,
      description: 'Email settings of the account.',
      resolve: ({ id }, _args, context) => loadNotificationSettings(context, id),
    }),
    hasPassword: t.exposeBoolean('hasPassword', {
      description: 'Whether the account has a password to sign in with.',
    }),
    sessions: t.field({
      type: [GraphQLSession],
      description: 'Active browser sessions, most recently used first.',
      resolve: (account, _args, context) => loadAccountSessions(context, account),
    }),
    tokens: t.field({
      type: [GraphQLApiToken],
      description: 'API tokens of the account, newest first.',
      resolve: (account, _args, context) => loadAccountApiTokens(context, account),
    }),
  }),
});

schemaBuilder.queryField('account', (t) =>
  t.field({
    type: GraphQLAccount,
    nullable: true,
    description:
      'The viewer’s account, or null for anonymous requests and for API tokens without the scope ADMIN.',
    resolve: (_root, _args, context) => loadViewerAccount(context),
  }),
);
