import { type ResultWithSecret, returnSecretOnce } from '../identity/returnSecretOnce';
import type { RequestContext } from '../context/RequestContext';
import { rejectInvalidFields } from '../base/UserError';
import { type WriteResult, executeWrite, type WriteRequest } from '../writing/write';
import { addUser, getUserFieldProblems } from './addUser';
import { lockAndRequireAdministrator, rejectUnlessAdministrator } from '../access/requireAdministrator';
import { generatePasswordLink, type UserResult } from './passwordLinks';

export interface NewUserInput {
  login: string;
  name: string;
  email?: string | null;
  administrator?: boolean | null;
}

const CREATE_ACCOUNTS_ACTION = 'create accounts';

/** Creates an account and a link by which its owner chooses a password. */
export function createUser(
  context: RequestContext,
  { login, name, email, administrator }: NewUserInput,
  request: WriteRequest,
): Promise<WriteResult<ResultWithSecret<UserResult>>> {
  return returnSecretOnce((setSecret) =>
    executeWrite(context, request, async () => {
      rejectUnlessAdministrator(context, CREATE_ACCOUNTS_ACTION);
      const user = {
        login,
        name,
        email: email?.trim() ?? null,
        administrator: administrator ?? false,
        passwordHash: null,
      };
      rejectInvalidFields(getUserFieldProblems(user));
      return async (tx) => {
        await lockAndRequireAdministrator(tx, context, CREATE_ACCOUNTS_ACTION);
        const userId = await addUser(tx, context, user);
        setSecret(await generatePasswordLink(tx, userId));
        return { userId };
      };
    }),
  );
}
