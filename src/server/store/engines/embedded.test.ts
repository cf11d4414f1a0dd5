import { sql } from 'kysely';
import { openStore } from '../open/openStore';
import type { Store } from '../Store';
import { getTemplateDatabaseFile } from '../../../testing/templateDatabase';

let store: Store;

beforeAll(async () => {
  store = await openStore({ template: await getTemplateDatabaseFile() });
});
afterAll(() => store.close());

/** An SQL statement that takes about one second. */
const slowSqlStatement = sql`SELECT count(*) FROM generate_series(1, 2000000) AS n WHERE n % 7 = 3`;

test('statements do not block the event loop', async () => {
  let turns = 0;
  const turn = setInterval(() => turns++, 1);
  await slowSqlStatement.execute(store.db);
  clearInterval(turn);
  // A blocked event loop would run the timer only about twice.
  expect(turns).toBeGreaterThan(5);
});

test('a foreground statement runs between background statements', async () => {
  const order: string[] = [];
  const background = Array.from({ length: 5 }, (_, i) =>
    sql`SELECT count(*) FROM generate_series(1, 50000)`
      .execute(store.background)
      .then(() => order.push(`background ${i}`)),
  );
  const page = sql`SELECT 1`.execute(store.db).then(() => order.push('page'));
  await Promise.all([...background, page]);
  expect(order.indexOf('page')).toBeLessThanOrEqual(1);
});

test('other statements wait for the end of a transaction', async () => {
  const order: string[] = [];
  let reading: Promise<unknown> = Promise.resolve();
  await store.background.transaction().execute(async (tx) => {
    reading = store.db
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

test('returns results of several megabytes', async () => {
  const { rows } = await sql<{
    text: string;
  }>`SELECT repeat('é', 1000000) AS text FROM generate_series(1, 3)`.execute(store.db);
  expect(rows.map((row) => row.text.length)).toEqual([1_000_000, 1_000_000, 1_000_000]);
});

test('statements fail with UNAVAILABLE after the store is closed', async () => {
  const other = await openStore({ template: await getTemplateDatabaseFile() });
  await other.close();
  await other.close();
  await expect(sql`SELECT 1`.execute(other.db)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
