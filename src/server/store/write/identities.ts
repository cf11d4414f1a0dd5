/** Reads and writes the identities of users at OpenID Connect providers. */
import { sql } from 'kysely';
import type { Transaction } from './transaction';

interface OidcIdentityKey {
  issuer: string;
  subject: string;
}

/** Key of the advisory lock for identities: 'oidc' in ASCII. */
const OIDC_IDENTITIES_ADVISORY_LOCK = 0x6f696463;

/**
 * Locks all OpenID Connect identities until the transaction ends, so that concurrent first sign-ins create
 * only one user.
 */
export async function lockOidcIdentities(tx: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${OIDC_IDENTITIES_ADVISORY_LOCK}::int, 0)`.execute(tx);
}

/** Returns the id of the user with an OpenID Connect identity, or null if the identity is unknown. */
export async function readUserIdByOidcIdentity(
  tx: Transaction,
  { issuer, subject }: OidcIdentityKey,
): Promise<number | null> {
  const row = await tx
    .selectFrom('oidc_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function insertOidcIdentity(
  tx: Transaction,
  { issuer, subject }: OidcIdentityKey,
  userId: number,
): Promise<void> {
  await tx.insertInto('oidc_identity').values({ issuer, subject, user_id: userId }).execute();
}
