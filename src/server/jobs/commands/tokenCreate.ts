import { TOKEN_SCOPES, type TokenScope } from '../../../shared/permissions';
import { COMMAND_LINE } from '../../domain/identity/commandLine';
import { grantToken } from '../../domain/identity/grantToken';
import { type Command, UsageError } from './Command';
import { noMore, requireLogin } from './words';

export const tokenCreate: Command = {
  name: 'token create',
  usage: '--login L --scope read|write|admin [--name N] [--days N]',
  summary: 'Makes a token for a program to ask with, and prints it: nobody can look it up again.',
  help: [
    '--login L  whose rights it has',
    '--scope S  how far: read, write, or admin for all that they may',
    '--name N   by which they know it, in their settings',
    '--days N   after how many it expires; without: never',
  ],
  options: {
    login: { type: 'string' },
    scope: { type: 'string' },
    name: { type: 'string' },
    days: { type: 'string' },
  },
  creates: false,
  prepare({ values, positionals }) {
    noMore(positionals);
    const login = requireLogin(values.login);
    const scope = scopeOf(values.scope);
    const name = typeof values.name === 'string' ? values.name : 'Command line';
    const days = values.days === undefined ? null : Number(values.days);
    return async ({ store, print }) => {
      print(await grantToken(store, { login, scope, name, days }, COMMAND_LINE));
      return 0;
    };
  },
};

function scopeOf(value: string | boolean | undefined): TokenScope {
  const scope = TOKEN_SCOPES.find((known) => known === value);
  if (scope) return scope;
  throw new UsageError(`--scope takes one of ${TOKEN_SCOPES.join(', ')}.`);
}
