/** Mutations of the viewer's own account. */
import { loadViewerAccount, loadOwnApiToken } from '../../domain/identity/account';
import { resetFeedAddresses } from '../../domain/feeds/feedAddresses';
import { updateNotificationSettings } from '../../domain/email/notificationSettings';
import { updateCommandKeys } from '../../domain/identity/commandKeys';
import { loadUser } from '../../domain/people/users';
import { changePassword } from '../../domain/identity/changePassword';
import { revokeOtherSessions, revokeSession } from '../../domain/identity/sessions';
import { createApiToken, revokeApiToken } from '../../domain/identity/tokens';
import { updateProfile } from '../../domain/identity/updateProfile';
import { GraphQLAccount, GraphQLApiToken, GraphQLEmailMode, GraphQLTokenScope } from '../types/Account';
import { schemaBuilder } from '../builder/builder';
import { GraphQLUser } from '../types/User';
import { defineMutation, type PayloadFieldBuilder } from './mutation';
import { defineSecretPayloadField } from './payloads';

const defineAccountPayloadField = <Result extends object>(t: PayloadFieldBuilder<Result>) =>
  t.field({
    type: GraphQLAccount,
    nullable: true,
    description: 'The viewer’s account after the change, or null if nothing was changed.',
    resolve: ({ result }, _args, context) => result && loadViewerAccount(context),
  });

defineMutation('updateProfile', {
  description: 'Changes the viewer’s profile. Absent fields remain unchanged.',
  input: (t) => ({
    name: t.string({ description: 'New display name of the viewer.' }),
    email: t.string({ description: 'New email address, visible to administrators. Null removes it.' }),
    avatarUrl: t.string({
      description:
        'New profile picture: an HTTPS URL, or the `url` of a picture that the viewer has uploaded to `POST /pictures`. Null removes the picture.',
    }),
  }),
  run: (...args) => updateProfile(...args),
  payload: (t) => ({ account: defineAccountPayloadField(t) }),
});

defineMutation('updateNotificationSettings', {
  description: 'Changes the email settings of the viewer. Absent fields remain unchanged.',
  input: (t) => ({
    email: t.field({
      type: GraphQLEmailMode,
      description: 'Selection and frequency of the notifications sent by email.',
    }),
    digestHour: t.int({ description: 'Local hour in `timeZone` at which the digest is sent, 0 to 23.' }),
    timeZone: t.string({
      description: 'Time zone of `digestHour`, named as in the IANA database: `Europe/Berlin` for example.',
    }),
  }),
  run: (...args) => updateNotificationSettings(...args),
  payload: (t) => ({ account: defineAccountPayloadField(t) }),
});

const GraphQLCommandKeysInput = schemaBuilder.inputType('CommandKeysInput', {
  description: 'A change of the keyboard shortcut of a command.',
  fields: (t) => ({
    command: t.string({ required: true, description: 'Id of the command, such as `edit.labels`.' }),
    keys: t.string({
      description: 'New keyboard shortcut in the form of `CommandKeys.keys`, or null for the default one.',
    }),
  }),
});

defineMutation('updateCommandKeys', {
  description: 'Changes or resets the viewer’s keyboard shortcuts for commands of the web interface.',
  input: (t) => ({
    changes: t.field({
      type: [GraphQLCommandKeysInput],
      required: true,
      description:
        'Changes, which are validated together; other commands keep their keyboard shortcuts. Keyboard shortcuts that conflict with another command on the same screen, or that are reserved for the browser, are rejected.',
    }),
  }),
  run: (...args) => updateCommandKeys(...args),
  payload: (t) => ({
    user: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'The viewer after the change, or null if nothing was changed.',
      resolve: ({ result }, _args, context) => result && loadUser(context, result.userId),
    }),
  }),
});

defineMutation('changePassword', {
  description: 'Sets or changes the viewer’s password and ends all other sessions of the viewer.',
  input: (t) => ({
    current: t.string({ description: 'Current password, required if there is one.' }),
    password: t.string({ required: true, description: 'New password, 12 to 1,024 characters.' }),
  }),
  run: (...args) => changePassword(...args),
  payload: (t) => ({ account: defineAccountPayloadField(t) }),
});

defineMutation('revokeSession', {
  description: 'Ends one of the viewer’s sessions.',
  input: (t) => ({ id: t.id({ required: true, description: 'Id of the session to end.' }) }),
  run: (...args) => revokeSession(...args),
  payload: (t) => ({ account: defineAccountPayloadField(t) }),
});

defineMutation('revokeOtherSessions', {
  description: 'Ends all of the viewer’s sessions except the one that sent this request.',
  input: () => ({}),
  run: (...args) => revokeOtherSessions(...args),
  payload: (t) => ({ account: defineAccountPayloadField(t) }),
});

defineMutation('resetFeedAddresses', {
  description: 'Makes all addresses of the viewer’s feeds invalid (`SavedView.feedPath`).',
  input: () => ({}),
  run: (...args) => resetFeedAddresses(...args),
  payload: (t) => ({ account: defineAccountPayloadField(t) }),
});

defineMutation('createApiToken', {
  description: 'Creates an API token for the viewer.',
  input: (t) => ({
    name: t.string({ required: true, description: 'Name of the token, to recognize it later.' }),
    scope: t.field({
      type: GraphQLTokenScope,
      required: true,
      description: 'Scope that limits the token’s permissions.',
    }),
    expiresInDays: t.int({
      description: 'Lifetime in days, 1 to 3,650. The token never expires if absent.',
    }),
  }),
  run: (...args) => createApiToken(...args),
  payload: (t) => ({
    apiToken: t.field({
      type: GraphQLApiToken,
      nullable: true,
      description: 'The created token, or null if nothing was created.',
      resolve: ({ result }, _args, context) => result && loadOwnApiToken(context, result.tokenId),
    }),
    secret: defineSecretPayloadField(t),
    account: defineAccountPayloadField(t),
  }),
});

defineMutation('revokeApiToken', {
  description: 'Revokes one of the viewer’s API tokens immediately.',
  input: (t) => ({ id: t.id({ required: true, description: 'Id of the API token to revoke.' }) }),
  run: (...args) => revokeApiToken(...args),
  payload: (t) => ({ account: defineAccountPayloadField(t) }),
});
