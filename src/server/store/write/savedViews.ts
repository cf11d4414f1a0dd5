/** Writes saved views. The caller has locked them. */
import { sql, type Kysely } from 'kysely';
import { DELETED_SAVED_VIEW_TTL_DAYS } from '../../../shared/limits';
import { lockProjectCounters } from '../changes/projectCounters';
import {
  ALL_PROJECTS_ID,
  SAVED_VIEW_COLUMNS,
  type SavedViewRow,
  type SavedViewSettingsRow,
} from '../read/savedViews';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

/** First key of the advisory lock for the saved views over all projects: 'view' in ASCII. */
const ALL_PROJECTS_VIEWS_ADVISORY_LOCK = 0x76696577;

/**
 * Locks the saved views of a project, or those over all projects, until the transaction ends.
 * @throws WinnowError NOT_FOUND if the project was deleted
 */
export async function lockSavedViews(tx: Transaction, projectId: number): Promise<void> {
  if (projectId !== ALL_PROJECTS_ID) await lockProjectCounters(tx, projectId);
  else await sql`SELECT pg_advisory_xact_lock(${ALL_PROJECTS_VIEWS_ADVISORY_LOCK}::int, 0)`.execute(tx);
}

/** A stored saved view, which may have been deleted. */
export type StoredSavedViewRow = SavedViewRow & { deleted_at: Date | null };

export async function readStoredSavedView(
  tx: Transaction,
  projectId: number,
  id: number,
): Promise<StoredSavedViewRow | null> {
  const row = await tx
    .selectFrom('saved_view')
    .select([...SAVED_VIEW_COLUMNS, 'deleted_at'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns those of the ids that belong to saved views of the project, including deleted ones, in the same order and
 * without duplicates.
 */
export async function selectStoredViewIds(
  tx: Transaction,
  projectId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('saved_view')
    .select('id')
    .where('project_id', '=', projectId)
    .where(sql<boolean>`id = ANY(${ids}::int[])`)
    .execute();
  const stored = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => stored.has(id));
}

/** Returns the ids and names of the saved views of a person in a project, without deleted ones. */
export async function readSavedViewNamesOfOwner(
  tx: Transaction,
  projectId: number,
  ownerId: number,
): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('saved_view')
    .select(['id', 'name'])
    .where('project_id', '=', projectId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .execute();
}

/**
 * Inserts a saved view with the next id of its project, which it returns. The id is added to the slug, which makes it
 * unique.
 */
export async function insertSavedView(tx: Transaction, view: Omit<SavedViewRow, 'id'>): Promise<number> {
  const {
    project_id,
    owner_id,
    slug,
    name,
    query,
    order_field,
    descending,
    group_field,
    label_scope,
    list_columns,
    density,
    trees,
    shared,
    created_at,
  } = view;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO saved_view (project_id, id, owner_id, slug, name, query, order_field, descending, group_field,
      label_scope, list_columns, density, trees, shared, created_at)
    SELECT ${project_id}::int, coalesce(max(id), 0) + 1, ${owner_id}::int,
      ${slug}::text || '-' || (coalesce(max(id), 0) + 1), ${name}::text,
      ${query}::text, ${order_field}::text, ${descending}::boolean, ${group_field}::text, ${label_scope}::text,
      ${list_columns}::text[], ${density}::text, ${trees}::boolean, ${shared}::boolean, ${created_at}::timestamptz
    FROM saved_view WHERE project_id = ${project_id}
    RETURNING id`.execute(tx);
  return rows[0]!.id;
}

export async function updateSavedView(tx: Transaction, view: StoredSavedViewRow): Promise<void> {
  const { project_id, id, ...fields } = view;
  await tx
    .updateTable('saved_view')
    .set(fields)
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}

/** Sets the order of saved views or the default one, of a person or of a project. */
export async function writeSavedViewSettings(
  tx: Transaction,
  { project_id, user_id }: Pick<SavedViewSettingsRow, 'project_id' | 'user_id'>,
  settings: Partial<Pick<SavedViewSettingsRow, 'default_view_id' | 'view_ids'>>,
): Promise<void> {
  await tx
    .insertInto('saved_view_settings')
    .values({ project_id, user_id, default_view_id: null, view_ids: [], ...settings })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet(settings))
    .execute();
}

/**
 * Removes the saved views that were deleted DELETED_SAVED_VIEW_TTL_DAYS ago. The one with a project's highest id stays,
 * because the next id is derived from it. Otherwise, an id could be reused, and default views, orders and queued
 * mutations would refer to the wrong saved view.
 */
export async function removeDeletedSavedViews(db: Kysely<DatabaseTables>): Promise<void> {
  await sql`DELETE FROM saved_view
    WHERE deleted_at < now() - make_interval(days => ${DELETED_SAVED_VIEW_TTL_DAYS}::int)
      AND id < (SELECT max(id) FROM saved_view last WHERE last.project_id = saved_view.project_id)`.execute(
    db,
  );
}
