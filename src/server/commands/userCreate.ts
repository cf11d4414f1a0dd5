import { createAccount } from '../domain/people/commandLineAccounts';
import { rejectPositionals, requireLogin } from './arguments';
import type { Command } from './Command';
import { PASSWORD_INPUT, passwordInput, passwordLinkLine } from './passwords';

export const userCreate: Command = {
  name: 'user create',
  usage: '--login L [--name N] [--administrator] [--password-stdin]',
  summary: 'Create an account and print a link for choosing its password.',
  help: [
    '--login L         lowercase letters, digits and hyphens',
    '--name N          display name; default: the login',
    '--administrator   give the account the administrator role',
    '--password-stdin  read the password from standard input and print no link',
  ],
  options: {
    login: { type: 'string' },
    name: { type: 'string' },
    administrator: { type: 'boolean' },
    [PASSWORD_INPUT]: { type: 'boolean' },
  },
  createsDatabase: true,
  inputOption: PASSWORD_INPUT,
  prepare({ values, positionals }) {
    rejectPositionals(positionals);
    const login = requireLogin(values.login);
    const name = typeof values.name === 'string' ? values.name : login;
    const user = { login, name, email: null, administrator: values.administrator === true };
    return async ({ store, print, input }) => {
      const linkSecret = await createAccount(store, user, passwordInput(values, input));
      print(linkSecret ? passwordLinkLine(linkSecret) : `Created account ${login}.`);
      return 0;
    };
  },
};
