import { setDisabled } from '../domain/people/commandLineAccounts';
import { rejectPositionals, requireLogin } from './arguments';
import type { Command } from './Command';

export const userDisable = createDisableCommand(
  'disable',
  'Disable an account and end its sessions and tokens at once.',
  (login) => `Disabled account ${login}.`,
);

export const userEnable = createDisableCommand(
  'enable',
  'Enable a disabled account.',
  (login) => `Enabled account ${login}.`,
);

function createDisableCommand(
  verb: 'disable' | 'enable',
  summary: string,
  successMessage: (login: string) => string,
): Command {
  return {
    name: `user ${verb}`,
    usage: '--login L',
    summary,
    help: [`--login L  the account to ${verb}`],
    options: { login: { type: 'string' } },
    createsDatabase: false,
    prepare({ values, positionals }) {
      rejectPositionals(positionals);
      const login = requireLogin(values.login);
      return async ({ store, print }) => {
        await setDisabled(store, login, verb === 'disable');
        print(successMessage(login));
        return 0;
      };
    },
  };
}
