import { type Kysely, type Selectable, sql } from 'kysely';
import type { AuditAction } from '../../../shared/audit';
import type { AuditEntryTableSchema } from '../tables/identityTables';
import type { DatabaseTables } from '../tables/DatabaseTables';

export type AuditEntryRow = Selectable<AuditEntryTableSchema>;

export interface AuditEntryFilter {
  /** Actions of audit entries to return. Null matches all actions. */
  actions: readonly AuditAction[] | null;
  /**
   * Case-insensitive text in the audit entry's subject, the actor's login or the address. Null matches all
   * entries.
   */
  matching: string | null;
}

/**
 * Returns entries of the audit log, newest first. Served by the primary key, or by the index
 * audit_entry_action for rare actions.
 * @param below only entries with a smaller id; null for no bound
 */
export function readAuditEntries(
  db: Kysely<DatabaseTables>,
  filter: AuditEntryFilter,
  below: number | null,
  limit: number,
): Promise<AuditEntryRow[]> {
  return selectAuditEntries(db, filter)
    .selectAll()
    .$if(below !== null, (query) => query.where('id', '<', below!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countAuditEntries(
  db: Kysely<DatabaseTables>,
  filter: AuditEntryFilter,
): Promise<number> {
  const { count } = await selectAuditEntries(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function readAuditEntry(db: Kysely<DatabaseTables>, id: number): Promise<AuditEntryRow | null> {
  const row = await db.selectFrom('audit_entry').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Counts a user's audit entries of one action since a time. Served by the index audit_entry_actor. */
export async function countUserAuditEntries(
  db: Kysely<DatabaseTables>,
  actorId: number,
  action: AuditAction,
  since: Date,
): Promise<number> {
  const { count } = await selectAuditEntries(db, { actions: [action], matching: null })
    .select(sql<number>`count(*)::int`.as('count'))
    .where('actor_id', '=', actorId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

function selectAuditEntries(db: Kysely<DatabaseTables>, { actions, matching }: AuditEntryFilter) {
  let query = db.selectFrom('audit_entry');
  if (actions) query = query.where(sql<boolean>`action = ANY(${actions}::text[])`);
  if (matching) {
    const has = (text: unknown) => sql<boolean>`strpos(lower(${text}), ${matching.toLowerCase()}) > 0`;
    query = query.where(sql<boolean>`(${has(sql`subject`)} OR ${has(sql`address`)}
      OR actor_id IN (SELECT id FROM app_user WHERE NOT placeholder AND ${has(sql`login`)}))`);
  }
  return query;
}
