/** Whether a database holds a demo, and a whole one: a process may die while it is written. */
import { sql } from 'kysely';
import type { Store } from '../store/Store';
import type { Tables } from '../store/tables/Tables';

/** The setting that a generated tracker leaves; its value is 'ready' once the demo is whole. */
export const DEMO = 'demo';
/** While a demo is written: what it made, as JSON. */
const DEMO_UNFINISHED = 'demo_unfinished';

/** Ids of what must go if the demo is not ended. */
export interface UnfinishedDemo {
  projects: readonly number[];
  people: readonly number[];
}

/**
 * - empty: nobody and nothing is there
 * - unfinished: a demo was begun and not ended, and is all there is; `createDemo` starts it anew
 * - demo: a whole demo; anything else may be there as well
 * - own: no demo
 */
export type DemoState = 'empty' | 'unfinished' | 'demo' | 'own';

export async function demoState({ background: db }: Store): Promise<DemoState> {
  const projects = await db.selectFrom('project').select('id').execute();
  const unfinished = await unfinishedDemo(db);
  if (unfinished && projects.every(({ id }) => unfinished.projects.includes(id))) return 'unfinished';
  if ((await setting(db, DEMO)) !== undefined) return 'demo';
  const person = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
  return person || projects.length > 0 ? 'own' : 'empty';
}

/** To be called in the transaction that makes the demo's projects, still empty. */
export async function beginDemo(db: Store['db'], unfinished: UnfinishedDemo): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key: DEMO_UNFINISHED, value: JSON.stringify(unfinished) })
    .execute();
}

export async function endDemo({ background: db }: Store): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('setting').where('key', '=', DEMO_UNFINISHED).execute();
    await tx
      .insertInto('setting')
      .values({ key: DEMO, value: 'ready' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  });
}

/** Removes what a demo made that was begun and not ended. */
export async function discardUnfinishedDemo({ background: db }: Store): Promise<void> {
  const unfinished = await unfinishedDemo(db);
  if (!unfinished) return;
  const { projects, people } = unfinished;
  await db.transaction().execute(async (tx) => {
    const others = await tx.selectFrom('project').select('id').where('id', 'not in', projects).execute();
    // Alone in the database, they go at once whatever their size.
    if (others.length === 0) {
      await sql`TRUNCATE ${sql.join(OF_ISSUES.map((table) => sql.table(table)))}`.execute(tx);
    }
    for (const table of [...OF_ISSUES, ...OF_PROJECTS]) {
      await sql`DELETE FROM ${sql.table(table)} WHERE project_id IN (${sql.join(projects)})`.execute(tx);
    }
    await tx.deleteFrom('project').where('id', 'in', projects).execute();
    await deletePeople(tx, people);
    await tx.deleteFrom('setting').where('key', '=', DEMO_UNFINISHED).execute();
  });
}

/** But for those whom somebody took into a project meanwhile. */
async function deletePeople(db: Store['db'], ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const members = db.selectFrom('membership').select('user_id');
  await db.deleteFrom('app_user').where('id', 'in', ids).where('id', 'not in', members).execute();
}

async function unfinishedDemo(db: Store['db']): Promise<UnfinishedDemo | undefined> {
  const value = await setting(db, DEMO_UNFINISHED);
  return value === undefined ? undefined : (JSON.parse(value) as UnfinishedDemo);
}

async function setting(db: Store['db'], key: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

const OF_ISSUES: readonly (keyof Tables)[] = [
  'issue',
  'issue_text',
  'comment',
  'event',
  'issue_link',
  'mention',
  'watch',
];
/** What refers to another stands before it. */
const OF_PROJECTS: readonly (keyof Tables)[] = [
  'membership',
  'workflow_transition',
  'workflow_state',
  'label',
  'milestone',
];
