import { resetPasswordFromCommandLine } from '../domain/people/commandLineAccounts';
import { rejectPositionalArguments, requireLoginOption } from './arguments';
import type { CliCommand } from './CliCommand';
import { PASSWORD_STDIN_OPTION, getPasswordFromStdin, formatPasswordLinkMessage } from './passwords';

export const userPasswordCommand: CliCommand = {
  name: 'user password',
  usage: '--login L [--password-stdin]',
  summary: 'Print a link for choosing a new password.',
  help: [
    '--login L         the account',
    '--password-stdin  set the password from standard input instead and end all sessions of the account',
  ],
  options: { login: { type: 'string' }, [PASSWORD_STDIN_OPTION]: { type: 'boolean' } },
  createsDatabase: false,
  inputOption: PASSWORD_STDIN_OPTION,
  createRunner({ values, positionals }) {
    rejectPositionalArguments(positionals);
    const login = requireLoginOption(values.login);
    return async ({ store, print, input }) => {
      const linkSecret = await resetPasswordFromCommandLine(
        store,
        login,
        getPasswordFromStdin(values, input),
      );
      print(linkSecret ? formatPasswordLinkMessage(linkSecret) : `Changed the password of ${login}.`);
      return 0;
    };
  },
};
