/** Mutations of user accounts by administrators. */
import { createUser } from '../../domain/people/createUser';
import { createPasswordLink, type UserIdResult } from '../../domain/people/passwordLinks';
import { updateUser } from '../../domain/people/updateUser';
import { loadUser } from '../../domain/people/users';
import { GraphQLUser } from '../types/User';
import { defineMutation, type PayloadFieldBuilder } from './mutation';
import { defineSecretPayloadField } from './payloads';

const defineUserPayloadField = <Result extends UserIdResult>(t: PayloadFieldBuilder<Result>) =>
  t.field({
    type: GraphQLUser,
    nullable: true,
    description: 'The user after the change, or null if nothing was changed.',
    resolve: ({ result }, _args, context) => result && loadUser(context, result.userId),
  });

defineMutation('createUser', {
  description:
    'Creates a user account and a link, valid for two days, with which the user sets a password. Requires the site role ADMINISTRATOR.',
  input: (t) => ({
    login: t.string({
      required: true,
      description: 'Login name, unique on the site, 2 to 39 lowercase letters, digits and hyphens.',
    }),
    name: t.string({ required: true, description: 'Display name of the user.' }),
    email: t.string({ description: 'Email address of the user.' }),
    administrator: t.boolean({ description: 'Whether the user is a site administrator.' }),
  }),
  run: (...args) => createUser(...args),
  payload: (t) => ({ user: defineUserPayloadField(t), passwordSecret: defineSecretPayloadField(t) }),
});

defineMutation('updateUser', {
  description:
    'Changes a user account. Absent fields remain unchanged. Disabling an account ends its sessions and API tokens immediately. Requires the site role ADMINISTRATOR.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the user to change.' }),
    name: t.string({ description: 'New display name of the user.' }),
    email: t.string({ description: 'New email address of the user. Null removes it.' }),
    administrator: t.boolean({ description: 'Whether the user is a site administrator.' }),
    disabled: t.boolean({ description: 'Whether the account is disabled and cannot sign in.' }),
    removesPicture: t.boolean({ description: 'Whether to remove the user’s profile picture.' }),
  }),
  run: (...args) => updateUser(...args),
  payload: (t) => ({ user: defineUserPayloadField(t) }),
});

defineMutation('createPasswordLink', {
  description:
    'Creates a link, valid for two days, with which a user sets a new password. Earlier links of the user become invalid. Requires the site role ADMINISTRATOR.',
  input: (t) => ({ userId: t.id({ required: true, description: 'User who gets the password link.' }) }),
  run: (...args) => createPasswordLink(...args),
  payload: (t) => ({ secret: defineSecretPayloadField(t) }),
});
