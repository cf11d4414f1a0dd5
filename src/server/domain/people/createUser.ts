import { type WithSecret, withSecret } from '../identity/withSecret';
import type { RequestContext } from '../context/RequestContext';
import { rejectInvalid } from '../base/UserError';
import { type WriteResult, executeWrite, type WriteRequest } from '../writing/write';
import { addUser, userProblems } from './addUser';
import { lockAsAdministrator, rejectUnlessAdministrator } from '../access/requireAdministrator';
import { makePasswordLink, type UserResult } from './passwordLinks';

export interface NewUserInput {
  login: string;
  name: string;
  email?: string | null;
  administrator?: boolean | null;
}

const CREATE_ACCOUNTS = 'create accounts';

/** Creates an account and a link by which its owner chooses a password. */
export function createUser(
  context: RequestContext,
  { login, name, email, administrator }: NewUserInput,
  request: WriteRequest,
): Promise<WriteResult<WithSecret<UserResult>>> {
  return withSecret((setSecret) =>
    executeWrite(context, request, async () => {
      rejectUnlessAdministrator(context, CREATE_ACCOUNTS);
      const user = {
        login,
        name,
        email: email?.trim() ?? null,
        administrator: administrator ?? false,
        passwordHash: null,
      };
      rejectInvalid(userProblems(user));
      return async (tx) => {
        await lockAsAdministrator(tx, context, CREATE_ACCOUNTS);
        const userId = await addUser(tx, context, user);
        setSecret(await makePasswordLink(tx, userId));
        return { userId };
      };
    }),
  );
}
