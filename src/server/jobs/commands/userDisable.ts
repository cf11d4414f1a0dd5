import { setDisabled } from '../../domain/people/commandLineAccounts';
import type { Command } from './Command';
import { noMore, requireLogin } from './words';

export const userDisable = command(
  'disable',
  'Lets somebody in no more: their sessions and tokens end at once.',
  (login) => `${login} may not sign in any more.`,
);

export const userEnable = command(
  'enable',
  'Lets somebody who was disabled in again.',
  (login) => `${login} may sign in.`,
);

function command(word: 'disable' | 'enable', summary: string, done: (login: string) => string): Command {
  return {
    name: `user ${word}`,
    ...{ usage: '--login L', summary, help: ['--login L  who it is'], creates: false },
    options: { login: { type: 'string' } },
    prepare({ values, positionals }) {
      noMore(positionals);
      const login = requireLogin(values.login);
      return async ({ store, print }) => {
        await setDisabled(store, login, word === 'disable');
        print(done(login));
        return 0;
      };
    },
  };
}
