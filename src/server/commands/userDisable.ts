import { setUserDisabled } from '../domain/people/commandLineAccounts';
import { rejectPositionalArguments, requireLoginOption } from './arguments';
import type { CliCommand } from './CliCommand';

export const userDisableCommand = createUserStatusCommand(
  'disable',
  'Disable an account and end its sessions and tokens at once.',
  (login) => `Disabled account ${login}.`,
);

export const userEnableCommand = createUserStatusCommand(
  'enable',
  'Enable a disabled account.',
  (login) => `Enabled account ${login}.`,
);

function createUserStatusCommand(
  verb: 'disable' | 'enable',
  summary: string,
  successMessage: (login: string) => string,
): CliCommand {
  return {
    name: `user ${verb}`,
    usage: '--login L',
    summary,
    help: [`--login L  the account to ${verb}`],
    options: { login: { type: 'string' } },
    createsDatabase: false,
    createRunner({ values, positionals }) {
      rejectPositionalArguments(positionals);
      const login = requireLoginOption(values.login);
      return async ({ store, print }) => {
        await setUserDisabled(store, login, verb === 'disable');
        print(successMessage(login));
        return 0;
      };
    },
  };
}
