import { sql } from 'kysely';
import { openDatabaseStore } from '../open/openDatabaseStore';
import type { DatabaseStore } from '../DatabaseStore';
import { getTemplateDatabaseFile } from '../../../testing/databasePool/templateDatabase';

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

test('a repeated statement returns the columns that its table has now', async () => {
  const { db } = embeddedTestStore;
  const select = () => sql`SELECT * FROM prepared`.execute(db).then(({ rows }) => rows);
  await sql`CREATE TABLE prepared AS SELECT 1 AS a`.execute(db);
  expect([await select(), await select()]).toEqual([[{ a: 1 }], [{ a: 1 }]]);
  await sql`ALTER TABLE prepared ADD COLUMN b int DEFAULT 2`.execute(db);
  expect([await select(), await select()]).toEqual([[{ a: 1, b: 2 }], [{ a: 1, b: 2 }]]);
  const alteration = db.transaction().execute(async (tx) => {
    await sql`ALTER TABLE prepared DROP COLUMN b`.execute(tx);
    for (let i = 0; i < 2; i++) await sql`SELECT * FROM prepared`.execute(tx);
    throw new Error('rolled back');
  });
  await expect(alteration).rejects.toThrow('rolled back');
  expect(await select()).toEqual([{ a: 1, b: 2 }]);
  await sql`DROP TABLE prepared`.execute(db);
});

test('a statement that has failed can be repeated', async () => {
  const divide = (divisor: number) =>
    sql<{ quotient: number }>`SELECT 6 / ${divisor}::int AS quotient`
      .execute(embeddedTestStore.db)
      .then(({ rows }) => rows[0]!.quotient);
  expect(await divide(2)).toBe(3);
  for (let i = 0; i < 3; i++) await expect(divide(0)).rejects.toThrow('division by zero');
  expect([await divide(3), await divide(6)]).toEqual([2, 1]);
  // In a transaction that has failed already, the statement is not even prepared.
  const transaction = embeddedTestStore.db.transaction().execute(async (tx) => {
    await sql`SELECT 1 / 0`.execute(tx).catch(() => undefined);
    await sql`SELECT 7 AS seven`.execute(tx).catch(() => undefined);
    await sql`SELECT 7 AS seven`.execute(tx);
  });
  await expect(transaction).rejects.toThrow('current transaction is aborted');
  for (let i = 0; i < 3; i++)
    expect((await sql`SELECT 7 AS seven`.execute(embeddedTestStore.db)).rows).toEqual([{ seven: 7 }]);
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
