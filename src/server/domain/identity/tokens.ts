/** API tokens of the viewer. */
import { API_TOKENS_PER_USER_MAX } from '../../../shared/limits';
import { TOKEN_SCOPES } from '../../../shared/permissions';
import { getApiTokenLifetimeProblem, getApiTokenNameProblem } from '../../../shared/validation/people';
import { countApiTokens, deleteApiToken, lockUserRow, insertApiToken } from '../../store/write/credentials';
import type { RequestContext } from '../context/RequestContext';
import {
  createNotFoundError,
  createLimitExceededError,
  MutationRejectedError,
  rejectInvalidFields,
} from '../base/UserError';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { readEnabledViewerUserRow, requireViewerWhoCanChangeOwnAccount } from './account';
import { writeAuditEntry } from '../audit/audit';
import { hashSecret, randomSecret, API_TOKEN_PREFIX } from './secrets';
import { decodeGlobalIdNumber } from './sessions';
import { type ResultWithOneTimeSecret, omitSecretFromStoredResult } from './omitSecretFromStoredResult';
import type { AccountMutationResult } from './updateProfile';

export interface ApiTokenInput {
  name: string;
  /** An index of TOKEN_SCOPES. */
  scope: number;
  /** Lifetime of the token in days; null: it never expires. */
  expiresInDays?: number | null;
}

export interface ApiTokenResult extends AccountMutationResult {
  tokenId: number;
}

const MS_PER_DAY = 86_400_000;

export function createApiToken(
  context: RequestContext,
  { name, scope, expiresInDays = null }: ApiTokenInput,
  request: MutationRequest,
): Promise<MutationWriteResult<ResultWithOneTimeSecret<ApiTokenResult>>> {
  return omitSecretFromStoredResult((setSecret) =>
    runMutationInTransaction(context, request, async () => {
      const holder = requireViewerWhoCanChangeOwnAccount(context);
      rejectInvalidFields([
        ['name', getApiTokenNameProblem(name)],
        ['expiresInDays', getApiTokenLifetimeProblem(expiresInDays)],
      ]);
      return async (tx) => {
        await lockUserRow(tx, holder.id);
        const { login } = await readEnabledViewerUserRow(tx, holder);
        if ((await countApiTokens(tx, holder.id)) >= API_TOKENS_PER_USER_MAX) {
          throw new MutationRejectedError(
            createLimitExceededError(
              'name',
              `You can have at most ${API_TOKENS_PER_USER_MAX} tokens. Revoke one first.`,
              API_TOKENS_PER_USER_MAX,
            ),
          );
        }
        const secret = setSecret(randomSecret(API_TOKEN_PREFIX));
        const tokenId = await insertApiToken(tx, {
          user_id: holder.id,
          secret_hash: hashSecret(secret),
          name: name.trim(),
          scope,
          expires_at: expiresInDays === null ? null : new Date(Date.now() + expiresInDays * MS_PER_DAY),
        });
        const details = { name: name.trim(), scope: TOKEN_SCOPES[scope]!, days: expiresInDays };
        await writeAuditEntry(tx, context, { action: 'token_created', subject: login, details });
        return { userId: holder.id, tokenId };
      };
    }),
  );
}

export function revokeApiToken(
  context: RequestContext,
  { id }: { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<AccountMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const holder = requireViewerWhoCanChangeOwnAccount(context);
    const number = decodeGlobalIdNumber(id, 'ApiToken');
    return async (tx) => {
      const { login } = await readEnabledViewerUserRow(tx, holder);
      const name = number === null ? null : await deleteApiToken(tx, holder.id, number);
      if (name === null) throw new MutationRejectedError(createNotFoundError('id', 'Token not found.'));
      await writeAuditEntry(tx, context, { action: 'token_revoked', subject: login, details: { name } });
      return { userId: holder.id };
    };
  });
}
