import { createUserFromCommandLine } from '../domain/people/commandLineAccounts';
import { rejectPositionalArguments, requireLoginOption } from './arguments';
import type { CliCommand } from './CliCommand';
import { PASSWORD_STDIN_OPTION, getPasswordFromStdin, formatPasswordLinkMessage } from './passwords';

export const userCreateCommand: CliCommand = {
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
    [PASSWORD_STDIN_OPTION]: { type: 'boolean' },
  },
  createsDatabase: true,
  inputOption: PASSWORD_STDIN_OPTION,
  createRunner({ values, positionals }) {
    rejectPositionalArguments(positionals);
    const login = requireLoginOption(values.login);
    const name = typeof values.name === 'string' ? values.name : login;
    const user = { login, name, email: null, administrator: values.administrator === true };
    return async ({ store, print, input }) => {
      const linkSecret = await createUserFromCommandLine(store, user, getPasswordFromStdin(values, input));
      print(linkSecret ? formatPasswordLinkMessage(linkSecret) : `Created account ${login}.`);
      return 0;
    };
  },
};
