/** Accounts, as administrators make and change them. */
import { createUser } from '../../domain/people/createUser';
import { createPasswordLink, type UserResult } from '../../domain/people/passwordLinks';
import { updateUser } from '../../domain/people/updateUser';
import { userOf } from '../../domain/people/users';
import { User } from '../types/User';
import { mutation, type PayloadBuilder } from './mutation';
import { secretField } from './payloads';

const userField = <Done extends UserResult>(t: PayloadBuilder<Done>) =>
  t.field({
    type: User,
    nullable: true,
    description: 'As they are now.',
    resolve: ({ result: done }, _args, context) => done && userOf(context, done.userId),
  });

mutation('createUser', {
  description: 'Makes an account, whose owner chooses a password by a link that is good for two days.',
  input: (t) => ({
    login: t.string({
      required: true,
      description: '2 to 39 small letters, digits and hyphens; unique.',
    }),
    name: t.string({ required: true, description: 'What they are called.' }),
    email: t.string({ description: 'Where they are written to.' }),
    administrator: t.boolean({ description: 'Whether they administer the site.' }),
  }),
  run: (...asked) => createUser(...asked),
  payload: (t) => ({ user: userField(t), passwordSecret: secretField(t) }),
});

mutation('updateUser', {
  description:
    'Changes somebody’s account; what is absent stays. To disable it ends their sessions and tokens at once.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Whose.' }),
    name: t.string({ description: 'What they are called.' }),
    email: t.string({ description: 'Where they are written to; null: nowhere.' }),
    administrator: t.boolean({ description: 'Whether they administer the site.' }),
    disabled: t.boolean({ description: 'Whether they may not sign in.' }),
  }),
  run: (...asked) => updateUser(...asked),
  payload: (t) => ({ user: userField(t) }),
});

mutation('createPasswordLink', {
  description: 'Makes a link by which somebody chooses a password; those made before are good no more.',
  input: (t) => ({ userId: t.id({ required: true, description: 'Who.' }) }),
  run: (...asked) => createPasswordLink(...asked),
  payload: (t) => ({ secret: secretField(t) }),
});
