/** Links by which someone chooses a password: their first, or another in place of one that they lost. */
import { PASSWORD_LINK_TTL } from '../../../shared/limits';
import { readUsers } from '../../store/read/users';
import { putPasswordLink } from '../../store/write/passwordLinks';
import type { Writing } from '../../store/write/transaction';
import { audit } from '../identity/audit';
import { hashOf, newSecret } from '../identity/secrets';
import { type Secretly, withSecret } from '../identity/withSecret';
import type { Reader } from '../Reader';
import { invalid, notFound, Refusal } from '../writing/Failure';
import { userIds } from '../writing/targets';
import { type Outcome, write, type WriteRequest } from '../writing/write';
import { holdAdministrator, refuseUnlessAdministrator } from './administrators';

export interface UserDone {
  userId: number;
}

const WHAT = 'make links to choose a password';

export function createPasswordLink(
  reader: Reader,
  { userId }: { userId: string },
  request: WriteRequest,
): Promise<Outcome<Secretly<UserDone>>> {
  return withSecret((keep) =>
    write(reader, request, async () => {
      refuseUnlessAdministrator(reader, WHAT);
      const [id] = userIds([userId], 'userId');
      return async (tx) => {
        await holdAdministrator(tx, reader, WHAT);
        const [user] = await readUsers(tx, [id!]);
        if (!user) throw new Refusal(notFound('userId', 'There is no such person.'));
        if (user.placeholder || user.disabled) {
          const why = user.disabled ? 'is disabled' : 'is known from an import alone';
          throw new Refusal(invalid('userId', `${user.login} ${why}, and cannot sign in.`));
        }
        keep(await makePasswordLink(tx, user.id));
        await audit(tx, reader, { action: 'password_link_created', subject: user.login });
        return { userId: user.id };
      };
    }),
  );
}

/** Answers its secret, of `/password#SECRET`. Those made before are good no more. */
export async function makePasswordLink(tx: Writing, userId: number): Promise<string> {
  const secret = newSecret();
  const expires_at = new Date(Date.now() + PASSWORD_LINK_TTL);
  await putPasswordLink(tx, { secret_hash: hashOf(secret), user_id: userId, expires_at });
  return secret;
}
