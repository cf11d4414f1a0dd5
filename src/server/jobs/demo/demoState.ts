/** Whether a database holds a demo, and a whole one: a process may die while it is written. */
import { sql } from 'kysely';
import type { Store } from '../../store/Store';
import type { Tables } from '../../store/tables';

/** The setting that a demo install has; its value is 'ready' once the demo is whole. */
const DEMO = 'demo';
/** While a demo is written: the keys of its projects, as JSON. */
const DEMO_UNFINISHED = 'demo_unfinished';

/**
 * - empty: nobody and nothing is there
 * - unfinished: a demo was begun and not ended, and is all there is; `createDemo` starts it anew
 * - demo: a whole demo; anything else may be there as well
 * - own: no demo
 */
export type DemoState = 'empty' | 'unfinished' | 'demo' | 'own';

export async function demoState({ background: db }: Store): Promise<DemoState> {
  const settings = await db
    .selectFrom('setting')
    .selectAll()
    .where('key', 'in', [DEMO, DEMO_UNFINISHED])
    .execute();
  const valueOf = (key: string) => settings.find((setting) => setting.key === key)?.value;
  const unfinished = valueOf(DEMO_UNFINISHED);
  const person = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
  const projects = await db.selectFrom('project').select('key').execute();
  if (unfinished !== undefined) {
    const keys = JSON.parse(unfinished) as string[];
    if (projects.every(({ key }) => keys.includes(key))) return 'unfinished';
  }
  if (valueOf(DEMO) !== undefined) return 'demo';
  return person || projects.length > 0 ? 'own' : 'empty';
}

export async function beginDemo({ background: db }: Store, projectKeys: readonly string[]): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key: DEMO_UNFINISHED, value: JSON.stringify(projectKeys) })
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

/** Removes the projects of a demo that was begun and not ended. Its people stay: it will want them again. */
export async function discardUnfinishedDemo({ background: db }: Store): Promise<void> {
  const setting = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', DEMO_UNFINISHED)
    .executeTakeFirst();
  if (!setting) return;
  const keys = JSON.parse(setting.value) as string[];
  await db.transaction().execute(async (tx) => {
    const projects = await tx.selectFrom('project').select(['id', 'key']).execute();
    const unfinished = projects.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
    // Alone in the database, they go at once whatever their size.
    if (unfinished.length === projects.length)
      await sql`TRUNCATE ${sql.join(OF_ISSUES.map((table) => sql.table(table)))}`.execute(tx);
    for (const id of unfinished) {
      for (const table of [...OF_ISSUES, ...OF_PROJECTS]) {
        await sql`DELETE FROM ${sql.table(table)} WHERE project_id = ${id}`.execute(tx);
      }
    }
    if (unfinished.length > 0) await tx.deleteFrom('project').where('id', 'in', unfinished).execute();
    await tx.deleteFrom('setting').where('key', '=', DEMO_UNFINISHED).execute();
  });
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
