import { resetPassword } from '../../domain/people/commandLineAccounts';
import type { Command } from './Command';
import { linkLine, noMore, PASSWORD_INPUT, passwordOf, requireLogin } from './words';

export const userPassword: Command = {
  name: 'user password',
  usage: '--login L [--password-stdin]',
  summary: 'Prints a link by which somebody chooses another password.',
  help: [
    '--login L         who it is',
    '--password-stdin  takes the password from standard input instead; they are signed in nowhere any more',
  ],
  options: { login: { type: 'string' }, [PASSWORD_INPUT]: { type: 'boolean' } },
  creates: false,
  inputOption: PASSWORD_INPUT,
  prepare({ values, positionals }) {
    noMore(positionals);
    const login = requireLogin(values.login);
    return async ({ store, print, input }) => {
      const secret = await resetPassword(store, login, passwordOf(values, input));
      print(secret ? linkLine(secret) : `${login} has another password.`);
      return 0;
    };
  },
};
