/** Tracks whether the database contains a demo, and whether its creation was interrupted. */
import {
  deleteProjects,
  deleteSetting,
  deleteUsersWithoutProject,
  insertSettingIfMissing,
  hasAnyUser,
  insertSetting,
  readAllProjectIds,
} from '../store/import/demo';
import { hasStoredSetting, readStoredSetting } from '../store/read/settings';
import type { DatabaseStore } from '../store/DatabaseStore';

/** Key of the setting that marks a complete demo. Its value is 'ready'. */
export const DEMO_SETTING_KEY = 'demo';
/** Key of the setting that exists while a demo is being created. Its value is an UnfinishedDemoRowIds as JSON. */
const UNFINISHED_DEMO_SETTING_KEY = 'demo_unfinished';

/** Ids of the rows to delete if the creation of a demo is interrupted. */
export interface UnfinishedDemoRowIds {
  projects: readonly number[];
  people: readonly number[];
}

/**
 * - empty: the database has no projects and no users
 * - unfinished: the only projects are those of an interrupted demo, which `createDemoTracker` replaces
 * - demo: there is a complete demo, and possibly other projects
 * - own: there are projects or users, but no demo
 */
export type DemoState = 'empty' | 'unfinished' | 'demo' | 'own';

export async function readDemoState({ background: db }: DatabaseStore): Promise<DemoState> {
  const projectIds = await readAllProjectIds(db);
  const unfinished = await readUnfinishedDemoRowIds(db);
  if (unfinished && projectIds.every((id) => unfinished.projects.includes(id))) return 'unfinished';
  if (await hasStoredSetting(db, DEMO_SETTING_KEY)) return 'demo';
  return (await hasAnyUser(db)) || projectIds.length > 0 ? 'own' : 'empty';
}

/**
 * Marks a demo as unfinished, so that an interrupted creation is detected. Call it in the transaction that
 * creates the demo's projects.
 */
export async function markDemoUnfinished(
  db: DatabaseStore['db'],
  unfinished: UnfinishedDemoRowIds,
): Promise<void> {
  await insertSetting(db, UNFINISHED_DEMO_SETTING_KEY, JSON.stringify(unfinished));
}

export async function markDemoCompleted({ background: db }: DatabaseStore): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteSetting(tx, UNFINISHED_DEMO_SETTING_KEY);
    await insertSettingIfMissing(tx, DEMO_SETTING_KEY, 'ready');
  });
}

/** Deletes the projects and users of an unfinished demo. Keeps users who are members of other projects. */
export async function discardUnfinishedDemo({ background: db }: DatabaseStore): Promise<void> {
  const unfinished = await readUnfinishedDemoRowIds(db);
  if (!unfinished) return;
  await db.transaction().execute(async (tx) => {
    await deleteProjects(tx, unfinished.projects);
    await deleteUsersWithoutProject(tx, unfinished.people);
    await deleteSetting(tx, UNFINISHED_DEMO_SETTING_KEY);
  });
}

async function readUnfinishedDemoRowIds(db: DatabaseStore['db']): Promise<UnfinishedDemoRowIds | null> {
  const value = await readStoredSetting(db, UNFINISHED_DEMO_SETTING_KEY);
  return value === null ? null : (JSON.parse(value) as UnfinishedDemoRowIds);
}
