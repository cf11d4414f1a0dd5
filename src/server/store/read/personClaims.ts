/** Reads claims of users to be imported people. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { getPersonClaimStateCode, type PersonClaimState } from '../../../shared/personClaims';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { PersonClaimTableSchema } from '../tables/personClaimTables';

export type PersonClaimRow = Selectable<PersonClaimTableSchema>;

export async function readPersonClaim(
  db: Kysely<DatabaseTables>,
  id: number,
): Promise<PersonClaimRow | null> {
  const row = await db.selectFrom('person_claim').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Returns the latest claim of a user to each of these placeholders. Served by the index person_claim_user. */
export function readLatestPersonClaims(
  db: Kysely<DatabaseTables>,
  userId: number,
  placeholderIds: readonly number[],
): Promise<PersonClaimRow[]> {
  return db
    .selectFrom('person_claim')
    .selectAll()
    .distinctOn('placeholder_id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`placeholder_id = ANY(${placeholderIds}::int[])`)
    .orderBy('placeholder_id')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the latest claims of a user, newest first. Served by the index person_claim_user. */
export function readPersonClaimsOfUser(
  db: Kysely<DatabaseTables>,
  userId: number,
  limit: number,
): Promise<PersonClaimRow[]> {
  return db
    .selectFrom('person_claim')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns claims in a state, oldest first. Served by the index person_claim_state. */
export function readPersonClaimsInState(
  db: Kysely<DatabaseTables>,
  state: PersonClaimState,
  { after, limit }: { after: number | null; limit: number },
): Promise<PersonClaimRow[]> {
  return (
    db
      .selectFrom('person_claim')
      .selectAll()
      .where('state', '=', getPersonClaimStateCode(state))
      // The id in a client's cursor can exceed the range of int4.
      .where(sql<boolean>`id > ${after ?? 0}::bigint`)
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

export async function countPersonClaimsInState(
  db: Kysely<DatabaseTables>,
  state: PersonClaimState,
): Promise<number> {
  const { count } = await db
    .selectFrom('person_claim')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', getPersonClaimStateCode(state))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the claims to the same placeholder that were declined because this claim was approved. */
export function readPersonClaimsDeclinedWith(
  db: Kysely<DatabaseTables>,
  approved: PersonClaimRow,
): Promise<PersonClaimRow[]> {
  return db
    .selectFrom('person_claim')
    .selectAll()
    .where('placeholder_id', '=', approved.placeholder_id)
    .where('state', '=', getPersonClaimStateCode('declined'))
    .where('decided_at', '=', approved.decided_at)
    .orderBy('id')
    .execute();
}

/**
 * Returns approved claims whose records have not been moved, oldest first.
 * @param minAgeMs minimum time since the approval, in milliseconds
 */
export function readPersonClaimsToMove(
  db: Kysely<DatabaseTables>,
  { minAgeMs, limit }: { minAgeMs: number; limit: number },
): Promise<PersonClaimRow[]> {
  return db
    .selectFrom('person_claim')
    .selectAll()
    .where('state', '=', getPersonClaimStateCode('approved'))
    .where('moved_at', 'is', null)
    .where(sql<boolean>`decided_at <= now() - ${minAgeMs} * interval '1 millisecond'`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns the ids of placeholders whose claims were approved since a point in time. */
export async function readPlaceholderIdsClaimedSince(
  db: Kysely<DatabaseTables>,
  since: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('person_claim')
    .select('placeholder_id')
    .where('state', '=', getPersonClaimStateCode('approved'))
    .where('decided_at', '>=', since)
    .execute();
  return rows.map(({ placeholder_id }) => placeholder_id);
}

/** Returns the ids of all projects, including deleted ones, because these can be restored. */
export async function readIdsOfProjectsWithIssues(db: Kysely<DatabaseTables>): Promise<number[]> {
  const rows = await db.selectFrom('project').select('id').where('version', '>', 0).orderBy('id').execute();
  return rows.map(({ id }) => id);
}
