import { createAccount } from '../../domain/people/commandLineAccounts';
import type { Command } from './Command';
import { linkLine, noMore, PASSWORD_INPUT, passwordOf, requireLogin } from './words';

export const userCreate: Command = {
  name: 'user create',
  usage: '--login L [--name N] [--administrator] [--password-stdin]',
  summary: 'Makes an account, and prints the link by which its owner chooses a password.',
  help: [
    '--login L         small letters, digits and hyphens',
    '--name N          as others see it; without: the login',
    '--administrator   who may do everything',
    '--password-stdin  takes their password from standard input, and prints no link',
  ],
  options: {
    login: { type: 'string' },
    name: { type: 'string' },
    administrator: { type: 'boolean' },
    [PASSWORD_INPUT]: { type: 'boolean' },
  },
  creates: true,
  inputOption: PASSWORD_INPUT,
  prepare({ values, positionals }) {
    noMore(positionals);
    const login = requireLogin(values.login);
    const name = typeof values.name === 'string' ? values.name : login;
    const user = { login, name, email: null, administrator: values.administrator === true };
    return async ({ store, print, input }) => {
      const secret = await createAccount(store, user, passwordOf(values, input));
      print(secret ? linkLine(secret) : `${login} can sign in.`);
      return 0;
    };
  },
};
