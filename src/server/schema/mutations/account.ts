/** One's own account. */
import { accountOf, ownToken } from '../../domain/identity/account';
import { changePassword } from '../../domain/identity/changePassword';
import { revokeOtherSessions, revokeSession } from '../../domain/identity/sessions';
import { createApiToken, revokeApiToken } from '../../domain/identity/tokens';
import { updateProfile } from '../../domain/identity/updateProfile';
import { Account, ApiToken, TokenScope } from '../types/Account';
import { mutation, type PayloadBuilder } from './mutation';
import { secretField } from './payloads';

const accountField = <Done extends object>(t: PayloadBuilder<Done>) =>
  t.field({
    type: Account,
    nullable: true,
    description: 'As it is now.',
    resolve: ({ result: done }, _args, context) => done && accountOf(context),
  });

mutation('updateProfile', {
  description: 'Changes what others see of the viewer; what is absent stays.',
  input: (t) => ({
    name: t.string({ description: 'What they are called.' }),
    email: t.string({ description: 'Where they are written to, shown to administrators; null: nowhere.' }),
    avatarUrl: t.string({ description: 'Their picture, by https; null: none.' }),
  }),
  run: (...asked) => updateProfile(...asked),
  payload: (t) => ({ account: accountField(t) }),
});

mutation('changePassword', {
  description: 'Gives the viewer another password, or a first one, and ends their other sessions.',
  input: (t) => ({
    current: t.string({ description: 'What it is now, where there is one.' }),
    password: t.string({ required: true, description: 'What it shall be: at least 12 characters.' }),
  }),
  run: (...asked) => changePassword(...asked),
  payload: (t) => ({ account: accountField(t) }),
});

mutation('revokeSession', {
  description: 'Ends one of the viewer’s sessions.',
  input: (t) => ({ id: t.id({ required: true, description: 'Which one.' }) }),
  run: (...asked) => revokeSession(...asked),
  payload: (t) => ({ account: accountField(t) }),
});

mutation('revokeOtherSessions', {
  description: 'Ends all of the viewer’s sessions but the one that asks.',
  input: () => ({}),
  run: (...asked) => revokeOtherSessions(...asked),
  payload: (t) => ({ account: accountField(t) }),
});

mutation('createApiToken', {
  description: 'Makes a token.',
  input: (t) => ({
    name: t.string({ required: true, description: 'What to call it.' }),
    scope: t.field({ type: TokenScope, required: true, description: 'What it may be used for.' }),
    expiresInDays: t.int({
      description: 'How long it is good, 1 to 3,650 days; absent: until it is revoked.',
    }),
  }),
  run: (...asked) => createApiToken(...asked),
  payload: (t) => ({
    apiToken: t.field({
      type: ApiToken,
      nullable: true,
      description: 'The token, but for its secret.',
      resolve: ({ result: done }, _args, context) => done && ownToken(context, done.tokenId),
    }),
    secret: secretField(t),
    account: accountField(t),
  }),
});

mutation('revokeApiToken', {
  description: 'Ends one of the viewer’s tokens.',
  input: (t) => ({ id: t.id({ required: true, description: 'Which one.' }) }),
  run: (...asked) => revokeApiToken(...asked),
  payload: (t) => ({ account: accountField(t) }),
});
