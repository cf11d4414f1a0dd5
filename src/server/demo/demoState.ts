/** Tracks whether the database contains a demo, and whether its creation was interrupted. */
import {
  deleteProjects,
  deleteSetting,
  deleteUsersWithoutProject,
  ensureSetting,
  hasUsers,
  insertSetting,
  readProjectIds,
} from '../store/import/demo';
import { hasSetting, readSetting } from '../store/read/settings';
import type { Store } from '../store/Store';

/** Key of the setting that marks a complete demo. Its value is 'ready'. */
export const DEMO_SETTING = 'demo';
/** Key of the setting that exists while a demo is being created. Its value is an UnfinishedDemo as JSON. */
const UNFINISHED_DEMO_SETTING = 'demo_unfinished';

/** Ids of the rows to delete if the creation of a demo is interrupted. */
export interface UnfinishedDemo {
  projects: readonly number[];
  people: readonly number[];
}

/**
 * - empty: the database has no projects and no users
 * - unfinished: the only projects are those of an interrupted demo, which `createDemo` replaces
 * - demo: there is a complete demo, and possibly other projects
 * - own: there are projects or users, but no demo
 */
export type DemoState = 'empty' | 'unfinished' | 'demo' | 'own';

export async function readDemoState({ background: db }: Store): Promise<DemoState> {
  const projectIds = await readProjectIds(db);
  const unfinished = await readUnfinishedDemo(db);
  if (unfinished && projectIds.every((id) => unfinished.projects.includes(id))) return 'unfinished';
  if (await hasSetting(db, DEMO_SETTING)) return 'demo';
  return (await hasUsers(db)) || projectIds.length > 0 ? 'own' : 'empty';
}

/**
 * Marks a demo as unfinished, so that an interrupted creation is detected. Call it in the transaction that
 * creates the demo's projects.
 */
export async function markDemoUnfinished(db: Store['db'], unfinished: UnfinishedDemo): Promise<void> {
  await insertSetting(db, UNFINISHED_DEMO_SETTING, JSON.stringify(unfinished));
}

/** Marks the demo as complete. */
export async function markDemoComplete({ background: db }: Store): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteSetting(tx, UNFINISHED_DEMO_SETTING);
    await ensureSetting(tx, DEMO_SETTING, 'ready');
  });
}

/** Deletes the projects and users of an unfinished demo. Keeps users who are members of other projects. */
export async function discardUnfinishedDemo({ background: db }: Store): Promise<void> {
  const unfinished = await readUnfinishedDemo(db);
  if (!unfinished) return;
  await db.transaction().execute(async (tx) => {
    await deleteProjects(tx, unfinished.projects);
    await deleteUsersWithoutProject(tx, unfinished.people);
    await deleteSetting(tx, UNFINISHED_DEMO_SETTING);
  });
}

async function readUnfinishedDemo(db: Store['db']): Promise<UnfinishedDemo | null> {
  const value = await readSetting(db, UNFINISHED_DEMO_SETTING);
  return value === null ? null : (JSON.parse(value) as UnfinishedDemo);
}
