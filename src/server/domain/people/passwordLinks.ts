/** Links by which a user chooses a password, initially or after losing it. */
import { PASSWORD_LINK_TTL_MS } from '../../../shared/limits';
import { readUsers } from '../../store/read/users';
import { replacePasswordLink } from '../../store/write/passwordLinks';
import type { Transaction } from '../../store/write/transaction';
import { writeAuditEntry } from '../audit/audit';
import { hashSecret, randomSecret } from '../identity/secrets';
import {
  type ResultWithOneTimeSecret,
  omitSecretFromStoredResult,
} from '../identity/omitSecretFromStoredResult';
import type { RequestContext } from '../context/RequestContext';
import { decodeUserIds } from '../writing/targets';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { requireAdministratorWithLock, rejectUnlessAdministrator } from '../access/requireAdministrator';
import { requireEnabledUser } from './requireEnabledUser';

export interface UserIdResult {
  userId: number;
}

const CREATE_PASSWORD_LINKS_ACTION_NAME = 'create password links';

export function createPasswordLink(
  context: RequestContext,
  { userId }: { userId: string },
  request: MutationRequest,
): Promise<MutationWriteResult<ResultWithOneTimeSecret<UserIdResult>>> {
  return omitSecretFromStoredResult((setSecret) =>
    runMutationInTransaction(context, request, async () => {
      rejectUnlessAdministrator(context, CREATE_PASSWORD_LINKS_ACTION_NAME);
      const [id] = decodeUserIds([userId], 'userId');
      return async (tx) => {
        await requireAdministratorWithLock(tx, context, CREATE_PASSWORD_LINKS_ACTION_NAME);
        const [found] = await readUsers(tx, [id!]);
        const user = requireEnabledUser(found, 'userId');
        setSecret(await createPasswordLinkSecret(tx, user.id));
        await writeAuditEntry(tx, context, { action: 'password_link_created', subject: user.login });
        return { userId: user.id };
      };
    }),
  );
}

/**
 * Creates a link `/password#SECRET` for a user and returns its secret. Earlier links of the user become
 * invalid.
 */
export async function createPasswordLinkSecret(tx: Transaction, userId: number): Promise<string> {
  const secret = randomSecret();
  const expires_at = new Date(Date.now() + PASSWORD_LINK_TTL_MS);
  await replacePasswordLink(tx, { secret_hash: hashSecret(secret), user_id: userId, expires_at });
  return secret;
}
