import { encodeId } from '../../domain/base/ids';
import { detailsOf, userConnection } from '../../domain/people/users';
import type { UserRow } from '../../store/read/users';
import { pageArguments } from '../builder/arguments';
import { builder, Node } from '../builder/builder';
import { connectionType } from '../builder/connection';
import { DateTime } from '../builder/DateTime';
import { SiteRole } from '../builder/enums';

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
    disabled: t.exposeBoolean('disabled', { description: 'Whether they may not sign in any more.' }),
    email: t.string({
      nullable: true,
      description: 'Where they are written to; null: nowhere, or it is none of the viewer’s business.',
      resolve: async (user, _args, context) => (await detailsOf(context, user))?.email ?? null,
    }),
    canSignIn: t.boolean({
      description:
        'Whether a password or another account signs them in; told to themselves and administrators, else false.',
      resolve: async (user, _args, context) => (await detailsOf(context, user))?.can_sign_in ?? false,
    }),
    lastSeenAt: t.field({
      type: DateTime,
      nullable: true,
      description:
        'When they last did something, to some minutes; told to themselves and administrators, else null.',
      resolve: async (user, _args, context) => (await detailsOf(context, user))?.last_seen_at ?? null,
    }),
    siteRole: t.expose('site_role', { type: SiteRole, description: 'What they are on the whole site.' }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'Since when they are here.' }),
  }),
});

export const UserConnection = connectionType('User', User, 'People, in pages.');

builder.queryField('users', (t) =>
  t.field({
    type: UserConnection,
    description: 'Everybody who may sign in, or once might, by login: for administrators.',
    args: {
      matching: t.arg.string({
        description: 'Only those whose login, name or address has this in it, in any case.',
      }),
      ...pageArguments(),
    },
    resolve: (_root, args, context) => userConnection(context, args),
  }),
);
