import { type Secretly, withSecret } from '../identity/withSecret';
import type { Reader } from '../Reader';
import { requireAll } from '../writing/Failure';
import { type Outcome, write, type WriteRequest } from '../writing/write';
import { addUser, userProblems } from './addUser';
import { holdAdministrator, refuseUnlessAdministrator } from './administrators';
import { makePasswordLink, type UserDone } from './passwordLinks';

export interface NewUserInput {
  login: string;
  name: string;
  email?: string | null;
  administrator?: boolean | null;
}

const WHAT = 'make accounts';

/** Makes an account, and the link by which its owner chooses a password. */
export function createUser(
  reader: Reader,
  { login, name, email, administrator }: NewUserInput,
  request: WriteRequest,
): Promise<Outcome<Secretly<UserDone>>> {
  return withSecret((keep) =>
    write(reader, request, async () => {
      refuseUnlessAdministrator(reader, WHAT);
      const user = {
        ...{ login, name, email: email?.trim() ?? null, administrator: administrator ?? false },
        passwordHash: null,
      };
      requireAll(userProblems(user));
      return async (tx) => {
        await holdAdministrator(tx, reader, WHAT);
        const userId = await addUser(tx, reader, user);
        keep(await makePasswordLink(tx, userId));
        return { userId };
      };
    }),
  );
}
