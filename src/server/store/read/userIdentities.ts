import { type Kysely, type Selectable, sql } from 'kysely';
import type { DatabaseTables, UserImportSourceTableSchema } from '../tables/DatabaseTables';

/** Returns the keys of users in the trackers that they were imported from, in a fixed order. Served by user_source_user. */
export async function readUserIdentities(
  db: Kysely<DatabaseTables>,
  userIds: readonly number[],
): Promise<Selectable<UserImportSourceTableSchema>[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('user_source')
    .select(['system', 'login_key', 'user_id'])
    .where(sql<boolean>`user_id = ANY(${userIds}::int[])`)
    .orderBy('system')
    .orderBy('login_key')
    .execute();
}
