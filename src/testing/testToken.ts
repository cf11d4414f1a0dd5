import { hashSecret, randomSecret } from '../server/domain/identity/secrets';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import { insertApiToken } from '../server/store/write/credentials';
import { TOKEN_SCOPES, type TokenScope } from '../shared/permissions';

/** Inserts an API token of a user and returns its secret. */
export async function insertTestApiToken(
  store: DatabaseStore,
  userId: number,
  scope: TokenScope,
): Promise<string> {
  const secret = randomSecret('winnow_');
  const token = { user_id: userId, secret_hash: hashSecret(secret), name: 'test', expires_at: null };
  await store.db
    .transaction()
    .execute((tx) => insertApiToken(tx, { ...token, scope: TOKEN_SCOPES.indexOf(scope) }));
  return secret;
}
