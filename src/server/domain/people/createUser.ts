import {
  type ResultWithOneTimeSecret,
  omitSecretFromStoredResult,
} from '../identity/omitSecretFromStoredResult';
import type { RequestContext } from '../context/RequestContext';
import { rejectInvalidFields } from '../base/UserError';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { insertUserWithAuditEntry, getUserFieldProblems } from './insertUserWithAuditEntry';
import { requireAdministratorWithLock, rejectUnlessAdministrator } from '../access/requireAdministrator';
import { createPasswordLinkSecret, type UserIdResult } from './passwordLinks';

export interface NewUserInput {
  login: string;
  name: string;
  email?: string | null;
  administrator?: boolean | null;
}

const CREATE_ACCOUNTS_ACTION_NAME = 'create accounts';

/** Creates an account and a link by which its owner chooses a password. */
export function createUser(
  context: RequestContext,
  { login, name, email, administrator }: NewUserInput,
  request: MutationRequest,
): Promise<MutationWriteResult<ResultWithOneTimeSecret<UserIdResult>>> {
  return omitSecretFromStoredResult((setSecret) =>
    runMutationInTransaction(context, request, async () => {
      rejectUnlessAdministrator(context, CREATE_ACCOUNTS_ACTION_NAME);
      const user = {
        login,
        name,
        email: email?.trim() ?? null,
        administrator: administrator ?? false,
        passwordHash: null,
      };
      rejectInvalidFields(getUserFieldProblems(user));
      return async (tx) => {
        await requireAdministratorWithLock(tx, context, CREATE_ACCOUNTS_ACTION_NAME);
        const userId = await insertUserWithAuditEntry(tx, context, user);
        setSecret(await createPasswordLinkSecret(tx, userId));
        return { userId };
      };
    }),
  );
}
