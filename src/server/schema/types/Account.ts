import { TOKEN_SCOPES } from '../../../shared/permissions';
import { accountOf, isCurrent, sessionsOf, tokensOf } from '../../domain/identity/account';
import { encodeId } from '../../domain/base/ids';
import { userOf } from '../../domain/people/users';
import type { AccountRow, ApiTokenRow, SessionRow } from '../../store/read/account';
import { builder, Node } from '../builder/builder';
import { DateTime } from '../builder/DateTime';
import { indexed } from '../builder/enums';
import { User } from './User';

export const TokenScope = indexed('TokenScope', 'What a token may be used for.', TOKEN_SCOPES, {
  read: 'To read what its owner may.',
  write: 'To do what its owner may in projects.',
  admin: 'To do all that its owner may, their account and the site’s administration too.',
});

const Session = builder.objectRef<SessionRow>('Session').implement({
  description: 'A browser that somebody signed in with. It is shown to them alone.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeId('Session', id) }),
    current: t.boolean({
      description: 'Whether it is the one that asks.',
      resolve: (session, _args, context) => isCurrent(context, session),
    }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When they signed in.' }),
    usedAt: t.expose('used_at', { type: DateTime, description: 'When it was last used, to some minutes.' }),
    address: t.exposeString('address', { nullable: true, description: 'From which network address.' }),
    userAgent: t.exposeString('user_agent', {
      nullable: true,
      description: 'What the browser says of itself.',
    }),
  }),
});

export const ApiToken = builder.objectRef<ApiTokenRow>('ApiToken').implement({
  description: 'What a program signs in with on behalf of its owner. It is shown to them alone.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeId('ApiToken', id) }),
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    scope: t.expose('scope', { type: TokenScope, description: 'What it may be used for.' }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When it was made.' }),
    usedAt: t.expose('used_at', {
      type: DateTime,
      nullable: true,
      description: 'When it was last used, to some minutes; null: never.',
    }),
    expiresAt: t.expose('expires_at', {
      type: DateTime,
      nullable: true,
      description: 'When it ends, or did; null: it does not.',
    }),
  }),
});

export const Account = builder.objectRef<AccountRow>('Account').implement({
  description: 'What someone signs in with. It is shown to them alone.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeId('Account', id) }),
    user: t.field({
      type: User,
      description: 'Whose it is.',
      resolve: async ({ id }, _args, context) => (await userOf(context, id))!,
    }),
    email: t.exposeString('email', { nullable: true, description: 'Where they are written to.' }),
    hasPassword: t.exposeBoolean('hasPassword', { description: 'Whether a password signs them in.' }),
    sessions: t.field({
      type: [Session],
      description: 'The browsers that they are signed in with, the last used first.',
      resolve: (account, _args, context) => sessionsOf(context, account),
    }),
    tokens: t.field({
      type: [ApiToken],
      description: 'Their tokens, the latest first.',
      resolve: (account, _args, context) => tokensOf(context, account),
    }),
  }),
});

builder.queryField('account', (t) =>
  t.field({
    type: Account,
    nullable: true,
    description: 'The viewer’s own; null: nobody has signed in, or with a token whose scope is not admin.',
    resolve: (_root, _args, context) => accountOf(context),
  }),
);
