/** Writes claims of users to be imported people. */
import { sql } from 'kysely';
import { getPersonClaimStateCode, type PersonClaimState } from '../../../shared/personClaims';
import type { PersonClaimRow } from '../read/personClaims';
import type { Transaction } from './transaction';

/**
 * Locks the person that a claim is about, which serializes the creation and decision of claims to the same placeholder.
 * @returns whether the person is a placeholder, and the account that it belongs to; null if there is no such person
 */
export async function lockClaimTarget(
  tx: Transaction,
  personId: number,
): Promise<{ placeholder: boolean; claimed_by_id: number | null } | null> {
  const user = await tx
    .selectFrom('app_user')
    .select(['placeholder', 'claimed_by_id'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return user ?? null;
}

export async function lockPersonClaim(tx: Transaction, id: number): Promise<PersonClaimRow | null> {
  const claim = await tx
    .selectFrom('person_claim')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return claim ?? null;
}

export async function countOpenPersonClaims(tx: Transaction, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('person_claim')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', getPersonClaimStateCode('open'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Inserts an open claim.
 * @returns the id of the claim, or null if the user already has an open claim to this placeholder
 */
export async function insertPersonClaim(
  tx: Transaction,
  userId: number,
  placeholderId: number,
): Promise<number | null> {
  const inserted = await tx
    .insertInto('person_claim')
    .values({
      user_id: userId,
      placeholder_id: placeholderId,
      system: sql<
        string | null
      >`(SELECT min(system) FROM user_source WHERE user_source.user_id = ${placeholderId})`,
      state: getPersonClaimStateCode('open'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Ends an open claim by setting its final state. */
export async function endPersonClaim(
  tx: Transaction,
  id: number,
  state: Exclude<PersonClaimState, 'open'>,
  { at, decidedById }: { at: Date; decidedById: number | null },
): Promise<void> {
  await tx
    .updateTable('person_claim')
    .set({ state: getPersonClaimStateCode(state), decided_at: at, decided_by_id: decidedById })
    .where('id', '=', id)
    .execute();
}

/** Declines all open claims to a placeholder. */
export async function declineOpenPersonClaims(
  tx: Transaction,
  placeholderId: number,
  { at, decidedById }: { at: Date; decidedById: number },
): Promise<void> {
  await tx
    .updateTable('person_claim')
    .set({ state: getPersonClaimStateCode('declined'), decided_at: at, decided_by_id: decidedById })
    .where('placeholder_id', '=', placeholderId)
    .where('state', '=', getPersonClaimStateCode('open'))
    .execute();
}

/** Assigns a placeholder to an account. Later imports use the account for the same person. */
export async function assignPlaceholder(
  tx: Transaction,
  placeholderId: number,
  accountId: number,
): Promise<void> {
  await sql`UPDATE app_user SET claimed_by_id = ${accountId} WHERE id = ${placeholderId}`.execute(tx);
  await sql`UPDATE user_source SET user_id = ${accountId} WHERE user_id = ${placeholderId}`.execute(tx);
}

/** Records that all records of these approved claims have been moved. */
export async function markPersonClaimsMoved(tx: Transaction, ids: readonly number[]): Promise<void> {
  await sql`UPDATE person_claim SET moved_at = now() WHERE id = ANY(${ids}::int[])`.execute(tx);
}
