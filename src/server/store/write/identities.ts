/** Who people of OpenID providers are here. */
import { sql } from 'kysely';
import type { Transaction } from './transaction';

interface Named {
  issuer: string;
  subject: string;
}

/** Of advisory locks: identities. */
const IDENTITIES_LOCK = 0x6f696463;

/** Held to the end of the transaction: somebody who comes twice at once becomes one person. */
export async function lockIdentities(tx: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${IDENTITIES_LOCK}::int, 0)`.execute(tx);
}

/** Answers whose it is; null: it came never before. */
export async function readIdentity(tx: Transaction, { issuer, subject }: Named): Promise<number | null> {
  const row = await tx
    .selectFrom('oidc_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function insertIdentity(
  tx: Transaction,
  { issuer, subject }: Named,
  userId: number,
): Promise<void> {
  await tx.insertInto('oidc_identity').values({ issuer, subject, user_id: userId }).execute();
}
