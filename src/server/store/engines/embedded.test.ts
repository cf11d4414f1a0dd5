import { sql } from 'kysely';
import { openDatabaseStore } from '../open/openDatabaseStore';
import type { DatabaseStore } from '../DatabaseStore';
import { getTemplateDatabaseFile } from '../../../testing/templateDatabase';

let embeddedTestStore: DatabaseStore;

beforeAll(async () => {
  embeddedTestStore = await openDatabaseStore({ template: await getTemplateDatabaseFile() });
});
afterAll(() => embeddedTestStore.close());

/** An SQL statement that takes about one second. */
const slowSqlStatement = sql`SELECT count(*) FROM generate_series(1, 2000000) AS n WHERE n % 7 = 3`;

test('statements do not block the event loop', async () => {
  let turns = 0;
  const turn = setInterval(() => turns++, 1);
  await slowSqlStatement.execute(embeddedTestStore.db);
  clearInterval(turn);
  // A blocked event loop would run the timer only about twice.
  expect(turns).toBeGreaterThan(5);
});

test('a foreground statement runs between background statements', async () => {
  const order: string[] = [];
  const background = Array.from({ length: 5 }, (_, i) =>
    sql`SELECT count(*) FROM generate_series(1, 50000)`
      .execute(embeddedTestStore.background)
      .then(() => order.push(`background ${i}`)),
  );
  const page = sql`SELECT 1`.execute(embeddedTestStore.db).then(() => order.push('page'));
  await Promise.all([...background, page]);
  expect(order.indexOf('page')).toBeLessThanOrEqual(1);
});

test('other statements wait for the end of a transaction', async () => {
  const order: string[] = [];
  let reading: Promise<unknown> = Promise.resolve();
  await embeddedTestStore.background.transaction().execute(async (tx) => {
    reading = embeddedTestStore.db
      .selectFrom('setting')
      .selectAll()
      .execute()
      .then((rows) => order.push(`read ${rows.length}`));
    await tx.insertInto('setting').values({ key: 'a', value: '1' }).execute();
    await tx.insertInto('setting').values({ key: 'b', value: '2' }).execute();
    order.push('written');
  });
  await reading;
  expect(order).toEqual(['written', 'read 2']);
});

test('committing a transaction in which a statement has failed rejects, and leaves the connection usable', async () => {
  const transaction = embeddedTestStore.db.transaction().execute(async (tx) => {
    await sql`SELECT 1 / 0`.execute(tx).catch(() => undefined);
  });
  await expect(transaction).rejects.toThrow();
  expect((await sql`SELECT 1 AS one`.execute(embeddedTestStore.db)).rows).toEqual([{ one: 1 }]);
});

test('returns results of several megabytes', async () => {
  const { rows } = await sql<{
    text: string;
  }>`SELECT repeat('é', 1000000) AS text FROM generate_series(1, 3)`.execute(embeddedTestStore.db);
  expect(rows.map((row) => row.text.length)).toEqual([1_000_000, 1_000_000, 1_000_000]);
});

test('statements fail with UNAVAILABLE after the store is closed', async () => {
  const other = await openDatabaseStore({ template: await getTemplateDatabaseFile() });
  await other.close();
  await other.close();
  await expect(sql`SELECT 1`.execute(other.db)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
