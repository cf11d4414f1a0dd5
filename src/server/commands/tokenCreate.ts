import { TOKEN_SCOPES, type TokenScope } from '../../shared/permissions';
import { COMMAND_LINE_CALLER } from '../domain/identity/commandLine';
import { createApiTokenForUser } from '../domain/identity/createApiTokenForUser';
import { rejectPositionalArguments, requireLoginOption } from './arguments';
import { type CliCommand, type ParsedCommandLineArguments, UsageError } from './CliCommand';

export const tokenCreateCommand: CliCommand = {
  name: 'token create',
  usage: '--login L --scope read|write|admin [--name N] [--days N]',
  summary: 'Create an API token for a user and print it. It cannot be displayed again.',
  help: [
    '--login L  the user that the token acts as',
    '--scope S  read, write, or admin for all permissions of the user',
    '--name N   name in the list of tokens; default: Command line',
    '--days N   days until the token expires; default: never',
  ],
  options: {
    login: { type: 'string' },
    scope: { type: 'string' },
    name: { type: 'string' },
    days: { type: 'string' },
  },
  createsDatabase: false,
  createRunner({ values, positionals }) {
    rejectPositionalArguments(positionals);
    const login = requireLoginOption(values.login);
    const scope = requireTokenScopeOption(values.scope);
    const name = typeof values.name === 'string' ? values.name : 'Command line';
    const days = values.days === undefined ? null : Number(values.days);
    return async ({ store, print }) => {
      print(await createApiTokenForUser(store, { login, scope, name, days }, COMMAND_LINE_CALLER));
      return 0;
    };
  },
};

function requireTokenScopeOption(value: ParsedCommandLineArguments['values'][string]): TokenScope {
  const scope = TOKEN_SCOPES.find((known) => known === value);
  if (scope) return scope;
  throw new UsageError(`--scope must be one of ${TOKEN_SCOPES.join(', ')}.`);
}
