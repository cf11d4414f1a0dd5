import { sql } from 'kysely';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { describeEachDatabaseEngine, type OpenTestStoreCallback } from '../databases';

/** Number of databases that a test opens one after the other. */
const OPENINGS = 4;

describeEachDatabaseEngine('a reused database', (open) => {
  it.each([
    ['advanced by an insert', () => sql`SELECT nextval('project_id_seq')`],
    ['set without being used', () => sql`SELECT setval('project_id_seq', 7, false)`],
  ])('gives the same ids as a new one after a sequence was %s', async (_name, change) => {
    const read = async (store: DatabaseStore) => ({
      id: await insertProject(store),
      database: await identify(store),
    });
    const states = await useInSuccession(open, read, change);
    expect(states.map(({ id }) => id)).toEqual(Array(OPENINGS).fill(1));
    // Not always one database: earlier test files of the process may have reset it nearly as often as is allowed.
    expect(new Set(states.map(({ database }) => database)).size).toBeLessThan(OPENINGS);
  });

  it.each([
    sql`ALTER TABLE project ALTER name SET DEFAULT 'none'`,
    sql`ALTER TABLE project RENAME CONSTRAINT project_pkey TO other_pkey`,
    sql`ALTER TABLE comment ALTER body DROP NOT NULL`,
    sql`CREATE FUNCTION public.one() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
  ])('is not one whose schema has changed (%#)', async (change) => {
    const databases = await useInSuccession(open, identify, () => change, 2);
    expect(new Set(databases).size).toBe(2);
  });

  it('contains no rows, settings or indexes of the previous test', async () => {
    const readState = async (store: DatabaseStore) => {
      const { rows } = await sql`SELECT (SELECT count(*)::int FROM project) AS projects,
        (SELECT count(*)::int FROM pg_indexes WHERE indexname = 'test_index') AS indexes,
        current_setting('work_mem') AS memory`.execute(store.db);
      await insertProject(store);
      return rows[0];
    };
    const states = await useInSuccession(
      open,
      readState,
      () => sql`CREATE INDEX test_index ON project (name)`,
    );
    const settings = await useInSuccession(open, readState, () => sql`SET work_mem = '77MB'`);
    const all = [...states, ...settings];
    expect(all).toEqual(Array(all.length).fill({ ...(all[0] as object), projects: 0, indexes: 0 }));
  });
});

/** Opens databases one after the other, reads something from each, and then changes it. */
async function useInSuccession<T>(
  open: OpenTestStoreCallback,
  read: (store: DatabaseStore) => Promise<T>,
  change: () => ReturnType<typeof sql>,
  openings = OPENINGS,
): Promise<T[]> {
  const results: T[] = [];
  for (let opening = 0; opening < openings; opening++) {
    const store = await open();
    results.push(await read(store));
    await change().execute(store.db);
    await store.close();
  }
  return results;
}

/** Identifies a database, even among databases with the same name: by its id and the start time of its engine. */
async function identify(store: DatabaseStore): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT concat_ws(' ', oid, pg_postmaster_start_time()) AS name
    FROM pg_database WHERE datname = current_database()`.execute(store.db);
  return rows[0]!.name;
}

/** Returns the id of the inserted project. */
async function insertProject(store: DatabaseStore): Promise<number> {
  const values = {
    key: 'NET',
    name: 'Net',
    description: '',
    visibility: 1,
    issue_counter: 0,
    issue_count: 0,
  };
  const { id } = await store.db
    .insertInto('project')
    .values({ ...values, comment_counter: 0, version: 0, created_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
