/** Links by which a user chooses a password, initially or after losing it. */
import { PASSWORD_LINK_TTL } from '../../../shared/limits';
import { readUsers } from '../../store/read/users';
import { putPasswordLink } from '../../store/write/passwordLinks';
import type { Transaction } from '../../store/write/transaction';
import { audit } from '../audit/audit';
import { hashOf, newSecret } from '../identity/secrets';
import { type WithSecret, withSecret } from '../identity/withSecret';
import type { RequestContext } from '../context/RequestContext';
import { invalid, notFound, RejectedError } from '../base/UserError';
import { userIds } from '../writing/targets';
import { type WriteResult, write, type WriteRequest } from '../writing/write';
import { lockAsAdministrator, rejectUnlessAdministrator } from '../access/requireAdministrator';

export interface UserResult {
  userId: number;
}

const ACTION = 'create password links';

export function createPasswordLink(
  context: RequestContext,
  { userId }: { userId: string },
  request: WriteRequest,
): Promise<WriteResult<WithSecret<UserResult>>> {
  return withSecret((setSecret) =>
    write(context, request, async () => {
      rejectUnlessAdministrator(context, ACTION);
      const [id] = userIds([userId], 'userId');
      return async (tx) => {
        await lockAsAdministrator(tx, context, ACTION);
        const [user] = await readUsers(tx, [id!]);
        if (!user) throw new RejectedError(notFound('userId', 'User not found.'));
        if (user.placeholder || user.disabled) {
          const message = user.disabled
            ? `The account of ${user.login} is disabled.`
            : `${user.login} was created by an import and has no account.`;
          throw new RejectedError(invalid('userId', message));
        }
        setSecret(await makePasswordLink(tx, user.id));
        await audit(tx, context, { action: 'password_link_created', subject: user.login });
        return { userId: user.id };
      };
    }),
  );
}

/** Returns the secret for `/password#SECRET`. Earlier links become invalid. */
export async function makePasswordLink(tx: Transaction, userId: number): Promise<string> {
  const secret = newSecret();
  const expires_at = new Date(Date.now() + PASSWORD_LINK_TTL);
  await putPasswordLink(tx, { secret_hash: hashOf(secret), user_id: userId, expires_at });
  return secret;
}
