import { resetPassword } from '../domain/people/commandLineAccounts';
import { rejectPositionals, requireLogin } from './arguments';
import type { Command } from './Command';
import { PASSWORD_INPUT, passwordInput, passwordLinkLine } from './passwords';

export const userPassword: Command = {
  name: 'user password',
  usage: '--login L [--password-stdin]',
  summary: 'Print a link for choosing a new password.',
  help: [
    '--login L         the account',
    '--password-stdin  set the password from standard input instead and end all sessions of the account',
  ],
  options: { login: { type: 'string' }, [PASSWORD_INPUT]: { type: 'boolean' } },
  createsDatabase: false,
  inputOption: PASSWORD_INPUT,
  prepare({ values, positionals }) {
    rejectPositionals(positionals);
    const login = requireLogin(values.login);
    return async ({ store, print, input }) => {
      const linkSecret = await resetPassword(store, login, passwordInput(values, input));
      print(linkSecret ? passwordLinkLine(linkSecret) : `Changed the password of ${login}.`);
      return 0;
    };
  },
};
