import { CompiledQuery, sql, type Kysely } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { CopyRowBuffer } from '../load/CopyRowBuffer';
import { copyRowsIntoTable } from '../load/copyRowsIntoTable';
import type { DatabaseStore } from '../DatabaseStore';
import type { DatabaseTables } from '../tables/DatabaseTables';

function toSettingRows(settings: readonly { key: string; value: string }[]) {
  const rows = CopyRowBuffer.createRowBufferForTable('setting', { key: 'text', value: 'text' });
  for (const setting of settings) rows.addRow(setting);
  return rows;
}

describeEachDatabaseEngine('the Kysely dialect', (open) => {
  let store: DatabaseStore;
  let db: Kysely<DatabaseTables>;

  beforeAll(async () => {
    store = await open();
    db = store.db;
  });
  afterEach(() => db.deleteFrom('setting').execute());

  const one = async (expression: string) => {
    const query = CompiledQuery.raw(`SELECT ${expression} AS value`);
    const { rows } = await db.executeQuery<{ value: unknown }>(query);
    return rows[0]!.value;
  };

  test.each([
    ['7::int8', 7],
    ['7::int2', 7],
    ['1.5::float8', 1.5],
    ['sum(2::bigint)', 2],
    ['count(*)', 1],
    ['true', true],
    ["'a'::text", 'a'],
    ['NULL::timestamptz', null],
    ["'2024-02-29 12:34:56.789+02'::timestamptz", new Date('2024-02-29T10:34:56.789Z')],
    ["'{1,2,NULL}'::int[]", [1, 2, null]],
    ["'{}'::int[]", []],
    [
      "ARRAY['a b', 'say \"x\"', 'back\\slash', '', NULL, 'NULL', 'x,y', '{}']",
      ['a b', 'say "x"', 'back\\slash', '', null, 'NULL', 'x,y', '{}'],
    ],
    [`'{"a": [1, "b"]}'::jsonb`, { a: [1, 'b'] }],
    ["'null'::jsonb", null],
    ["'\\x00ff10'::bytea", new Uint8Array([0, 255, 16])],
  ])('parses the column %s', async (expression, value) => {
    expect(await one(expression)).toEqual(value);
  });

  test('parameters of all types round-trip', async () => {
    const at = new Date('2001-02-03T04:05:06.007Z');
    const { rows } = await sql`SELECT
      ${at}::timestamptz AS at, ${[3, 1]}::int[] AS ids, ${['a"b', 'c\\d', null]}::text[] AS words,
      ${new Uint8Array([1, 2])}::bytea AS bytes, ${{ a: 1 }}::jsonb AS json, ${true}::boolean AS yes,
      ${null}::int AS nothing, ${12}::text AS text`.execute(db);
    expect(rows).toEqual([
      {
        at,
        ids: [3, 1],
        words: ['a"b', 'c\\d', null],
        bytes: new Uint8Array([1, 2]),
        json: { a: 1 },
        yes: true,
        nothing: null,
        text: '12',
      },
    ]);
  });

  test('writes return the number of affected rows', async () => {
    const inserted = await db
      .insertInto('setting')
      .values([
        { key: 'a', value: '1' },
        { key: 'b', value: '2' },
      ])
      .executeTakeFirstOrThrow();
    expect(inserted.numInsertedOrUpdatedRows).toBe(2n);
    const updated = await db
      .updateTable('setting')
      .set({ value: '3' })
      .where('key', '=', 'a')
      .executeTakeFirstOrThrow();
    expect(updated.numUpdatedRows).toBe(1n);
    const deleted = await db.deleteFrom('setting').executeTakeFirstOrThrow();
    expect(deleted.numDeletedRows).toBe(2n);
  });

  test('rolls back a transaction that throws', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await tx.insertInto('setting').values({ key: 'a', value: '1' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.selectFrom('setting').selectAll().execute()).toEqual([]);
  });

  test('a failed statement throws an error with its code and leaves the connection usable', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await tx.insertInto('setting').values({ key: 'a', value: '1' }).execute();
      await tx.insertInto('setting').values({ key: 'a', value: '2' }).execute();
    });
    await expect(failing).rejects.toMatchObject({
      code: '23505',
      constraint: 'setting_pkey',
      table: 'setting',
    });
    expect(await one('1')).toBe(1);
    expect(await db.selectFrom('setting').selectAll().execute()).toEqual([]);
  });

  test('a transaction whose first statement fails is rolled back and leaves the connection usable', async () => {
    const failing = db.transaction().execute((tx) => sql`SELECT 1 / 0`.execute(tx));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    await db.insertInto('setting').values({ key: 'a', value: '1' }).execute();
    expect(await db.selectFrom('setting').selectAll().execute()).toHaveLength(1);
  });

  test('a transaction without statements leaves the connection usable', async () => {
    await db.transaction().execute(async () => undefined);
    const failing = db.transaction().execute(() => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await db.insertInto('setting').values({ key: 'a', value: '1' }).execute();
    expect(await db.selectFrom('setting').selectAll().execute()).toHaveLength(1);
  });

  test('rejects several statements in one query', async () => {
    await expect(sql`SELECT 1; SELECT 2`.execute(db)).rejects.toMatchObject({ code: '42601' });
  });

  test('COPY stores texts unchanged', async () => {
    const texts = ['plain', 'tab\tnew\nline\r', 'back\\slash', '', '\\N', '€ 😀', 'x'.repeat(100_000)];
    const settings = toSettingRows(texts.map((value, i) => ({ key: String(i), value })));
    const copied = await db.transaction().execute((tx) => copyRowsIntoTable(tx, settings));
    expect(copied).toBe(texts.length);
    const rows = await db.selectFrom('setting').selectAll().orderBy('key').execute();
    expect(rows.map((row) => row.value)).toEqual(texts);
  });

  test('a failed COPY aborts its transaction and leaves the connection usable', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await copyRowsIntoTable(tx, toSettingRows([{ key: 'a', value: '1' }]));
      await copyRowsIntoTable(
        tx,
        toSettingRows([
          { key: 'b', value: '1' },
          { key: 'a', value: '2' },
        ]),
      );
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await db.selectFrom('setting').selectAll().execute()).toEqual([]);
  });

  test('text with NUL is rejected', async () => {
    const failing = db.insertInto('setting').values({ key: 'a', value: 'a\0b' }).execute();
    await expect(failing).rejects.toMatchObject({ code: '22021' });
  });

  test('background statements read the writes of foreground statements', async () => {
    await db.insertInto('setting').values({ key: 'a', value: '1' }).execute();
    expect(await store.background.selectFrom('setting').select('value').execute()).toEqual([{ value: '1' }]);
  });
});
