import { type Kysely, type Selectable, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { SavedViewSettingsTableSchema, SavedViewTableSchema } from '../tables/savedViewTables';

export type SavedViewRow = Omit<Selectable<SavedViewTableSchema>, 'deleted_at'>;
export type SavedViewSettingsRow = Selectable<SavedViewSettingsTableSchema>;

export const SAVED_VIEW_COLUMNS = [
  'project_id',
  'id',
  'owner_id',
  'slug',
  'name',
  'query',
  'order_field',
  'descending',
  'group_field',
  'label_scope',
  'list_columns',
  'density',
  'trees',
  'shared',
  'created_at',
] as const;

/** Project id of the saved views over all projects. The ids of projects begin at 1. */
export const ALL_PROJECTS_ID = 0;

/** User id in `saved_view_settings` of the project's own settings. */
export const PROJECT_SETTINGS_USER_ID = 0;

/**
 * Returns the saved views of projects that a user can see: the shared ones and their own, by name.
 * @param userId null for an anonymous viewer, who sees no saved views over all projects
 */
export async function readSavedViews(
  db: Kysely<DatabaseTables>,
  userId: number | null,
  projectIds: readonly number[],
): Promise<SavedViewRow[]> {
  const visibleProjectIds = userId === null ? projectIds.filter((id) => id !== ALL_PROJECTS_ID) : projectIds;
  return db
    .selectFrom('saved_view')
    .select(SAVED_VIEW_COLUMNS)
    .where(sql<boolean>`project_id = ANY(${visibleProjectIds}::int[])`)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('shared', '=', true), where('owner_id', '=', userId ?? 0)]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Returns the settings for saved views of a user and of the projects themselves. */
export async function readSavedViewSettings(
  db: Kysely<DatabaseTables>,
  userId: number | null,
  projectIds: readonly number[],
): Promise<SavedViewSettingsRow[]> {
  return db
    .selectFrom('saved_view_settings')
    .select(['project_id', 'user_id', 'default_view_id', 'view_ids'])
    .where(sql<boolean>`project_id = ANY(${projectIds}::int[])`)
    .where('user_id', 'in', [PROJECT_SETTINGS_USER_ID, userId ?? PROJECT_SETTINGS_USER_ID])
    .execute();
}
