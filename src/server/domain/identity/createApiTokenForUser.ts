import type { TokenScope } from '../../../shared/permissions';
import { TOKEN_SCOPES } from '../../../shared/permissions';
import { getApiTokenLifetimeProblem, getApiTokenNameProblem } from '../../../shared/validation/people';
import { readUsersByLogin } from '../../store/read/users';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { insertApiToken } from '../../store/write/credentials';
import { runInTransaction } from '../../store/write/transaction';
import type { Caller } from '../context/RequestContext';
import { createNotFoundError, MutationRejectedError, rejectInvalidFields } from '../base/UserError';
import { writeAuditEntry } from '../audit/audit';
import { hashSecret, randomSecret, API_TOKEN_PREFIX } from './secrets';

export interface ApiTokenGrantInput {
  login: string;
  scope: TokenScope;
  name: string;
  /** Lifetime of the API token in days; null: it never expires. */
  days: number | null;
}

const MS_PER_DAY = 86_400_000;

/**
 * Creates an API token for a user without their participation, and returns its secret.
 * @throws MutationRejectedError
 */
export function createApiTokenForUser(
  store: DatabaseStore,
  { login, scope, name, days }: ApiTokenGrantInput,
  caller: Caller,
): Promise<string> {
  rejectInvalidFields([
    ['name', getApiTokenNameProblem(name)],
    ['days', getApiTokenLifetimeProblem(days)],
  ]);
  return runInTransaction(store.background, async (tx) => {
    const [user] = await readUsersByLogin(tx, [login]);
    if (!user || user.placeholder)
      throw new MutationRejectedError(createNotFoundError('login', `No user has the login ${login}.`));
    const secret = randomSecret(API_TOKEN_PREFIX);
    await insertApiToken(tx, {
      user_id: user.id,
      secret_hash: hashSecret(secret),
      name,
      scope: TOKEN_SCOPES.indexOf(scope),
      expires_at: days === null ? null : new Date(Date.now() + days * MS_PER_DAY),
    });
    await writeAuditEntry(tx, caller, {
      action: 'token_created',
      subject: login,
      details: { name, scope, days },
    });
    return secret;
  });
}
