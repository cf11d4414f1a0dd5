/** Tokens: what one's programs sign in with. */
import { API_TOKENS_MAX } from '../../../shared/limits';
import { TOKEN_SCOPES } from '../../../shared/permissions';
import { tokenDaysProblem, tokenNameProblem } from '../../../shared/validation/people';
import { countApiTokens, deleteApiToken, holdUser, insertApiToken } from '../../store/write/credentials';
import type { Reader } from '../Reader';
import { notFound, overLimit, Refusal, requireAll } from '../writing/Failure';
import { type Outcome, write, type WriteRequest } from '../writing/write';
import { readHolder, requireHolder } from './account';
import { audit } from './audit';
import { hashOf, newSecret, TOKEN_PREFIX } from './secrets';
import { idOf } from './sessions';
import { type Secretly, withSecret } from './withSecret';
import type { AccountDone } from './updateProfile';

export interface TokenInput {
  name: string;
  /** An index of TOKEN_SCOPES. */
  scope: number;
  /** Null: it does not end. */
  expiresInDays?: number | null;
}

export interface TokenDone extends AccountDone {
  tokenId: number;
}

const DAY = 86_400_000;

export function createApiToken(
  reader: Reader,
  { name, scope, expiresInDays = null }: TokenInput,
  request: WriteRequest,
): Promise<Outcome<Secretly<TokenDone>>> {
  return withSecret((keep) =>
    write(reader, request, async () => {
      const holder = requireHolder(reader);
      requireAll([
        ['name', tokenNameProblem(name)],
        ['expiresInDays', tokenDaysProblem(expiresInDays)],
      ]);
      return async (tx) => {
        await holdUser(tx, holder.id);
        const { login } = await readHolder(tx, holder);
        if ((await countApiTokens(tx, holder.id)) >= API_TOKENS_MAX) {
          throw new Refusal(overLimit('name', `At most ${API_TOKENS_MAX} tokens.`, API_TOKENS_MAX));
        }
        const secret = keep(newSecret(TOKEN_PREFIX));
        const tokenId = await insertApiToken(tx, {
          ...{ user_id: holder.id, secret_hash: hashOf(secret), name: name.trim(), scope },
          expires_at: expiresInDays === null ? null : new Date(Date.now() + expiresInDays * DAY),
        });
        const details = { name: name.trim(), scope: TOKEN_SCOPES[scope]!, days: expiresInDays };
        await audit(tx, reader, { action: 'token_created', subject: login, details });
        return { userId: holder.id, tokenId };
      };
    }),
  );
}

export function revokeApiToken(
  reader: Reader,
  { id }: { id: string },
  request: WriteRequest,
): Promise<Outcome<AccountDone>> {
  return write(reader, request, async () => {
    const holder = requireHolder(reader);
    const number = idOf(id, 'ApiToken');
    return async (tx) => {
      const { login } = await readHolder(tx, holder);
      const name = number === null ? null : await deleteApiToken(tx, holder.id, number);
      if (name === null) throw new Refusal(notFound('id', 'There is no such token.'));
      await audit(tx, reader, { action: 'token_revoked', subject: login, details: { name } });
      return { userId: holder.id };
    };
  });
}
