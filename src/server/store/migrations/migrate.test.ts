import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { ISSUE_COLUMN_TYPES } from '../tables/issueColumns';
import { FIRST_MIGRATION, MIGRATIONS } from './';
import { findNextMigration, isDatabaseMigrated, migrateDatabase } from './migrate';

/** Some of the migrations that the first one replaces. */
const REPLACED_MIGRATIONS = ['0001_reading', '0012_email', '0038_exports'];

/** SHA-256 of the schema that the replaced migrations created. Databases and backups have it. */
const FIRST_SCHEMA_DIGEST = '4633be4642d2a185027be497a3ce6b81aceb3912eab97ed8ce78a3b161276ddd';

describeEachDatabaseEngine('migrations', (open) => {
  const listMigrations = async (db: Kysely<DatabaseTables>) =>
    (await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db)).rows.map(
      ({ name }) => name,
    );
  const insertMigrations = (db: Kysely<DatabaseTables>, names: readonly string[]) =>
    sql`INSERT INTO kysely_migration (name, timestamp)
      SELECT name, '2026-01-01T00:00:00.000Z' FROM unnest(${names}::text[]) name`.execute(db);

  test('the first migration creates the schema that databases with its name already have', async () => {
    const { db } = await open();
    await removeAllTables(db);
    await migrateDatabase(db, FIRST_MIGRATION);
    const schema = await readSchema(db);
    expect(createHash('sha256').update(schema.join('\n')).digest('hex')).toBe(FIRST_SCHEMA_DIGEST);
    // The database is used by other tests, too.
    await migrateDatabase(db);
  });

  test('the table issue has the columns that the bulk loader and updates write', async () => {
    const { db } = await open();
    await migrateDatabase(db);
    const { rows } = await sql<{ name: string; type: string }>`
      SELECT column_name AS name, udt_name AS type FROM information_schema.columns
      WHERE table_name = 'issue' AND table_schema = current_schema()`.execute(db);
    const types = Object.fromEntries(rows.map(({ name, type }) => [name, type.replace(/^_(.*)/, '$1[]')]));
    expect(types).toEqual(ISSUE_COLUMN_TYPES);
  });

  test('a database with all replaced migrations counts as migrated by the first one', async () => {
    const { db } = await open();
    await db.insertInto('setting').values({ key: 'a', value: '1' }).execute();
    await insertMigrations(db, REPLACED_MIGRATIONS);
    expect(await isDatabaseMigrated(db)).toBe(false);
    // Without a next migration, no backup is written.
    expect(await findNextMigration(db)).toBeNull();
    await Promise.all([migrateDatabase(db), migrateDatabase(db)]);
    expect(await listMigrations(db)).toEqual(Object.keys(MIGRATIONS));
    expect(await isDatabaseMigrated(db)).toBe(true);
    expect(await db.selectFrom('setting').selectAll().execute()).toEqual([{ key: 'a', value: '1' }]);
  });

  test('refuses a database with some of the replaced migrations and leaves it unchanged', async () => {
    const { db } = await open();
    await sql`DELETE FROM kysely_migration`.execute(db);
    await insertMigrations(db, REPLACED_MIGRATIONS.slice(0, 2));
    await expect(migrateDatabase(db)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message:
        'The database was created by an older version of Winnow that this version cannot migrate: its last migration is 0012_email.',
    });
    expect(await listMigrations(db)).toEqual(['0001_reading', '0012_email']);
  });
});

async function removeAllTables(db: Kysely<DatabaseTables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT current_schema() AS name`.execute(db);
  await sql`DROP SCHEMA ${sql.id(rows[0]!.name)} CASCADE`.execute(db);
  await sql`CREATE SCHEMA ${sql.id(rows[0]!.name)}`.execute(db);
}

/** Lists columns in their order, indexes, constraints, storage options and sequences of all tables. */
async function readSchema(db: Kysely<DatabaseTables>): Promise<string[]> {
  // PostgreSQL 18 also lists NOT NULL as constraints, which the columns already show.
  const { rows } = await sql<{ line: string }>`
    WITH relation AS (SELECT * FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relname NOT LIKE 'kysely_%')
    SELECT line FROM (
      SELECT concat_ws(' ', 'column', relname, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
        attstorage, collname, pg_get_expr(adbin, adrelid)) AS line
      FROM pg_attribute JOIN relation ON relation.oid = attrelid
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        LEFT JOIN pg_collation ON pg_collation.oid = attcollation
      WHERE relkind = 'r' AND attnum > 0
      UNION ALL
      SELECT concat_ws(' ', 'index', pg_get_indexdef(oid)) FROM relation WHERE relkind = 'i'
      UNION ALL
      SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE conrelid IN (SELECT oid FROM relation) AND contype <> 'n'
      UNION ALL
      SELECT concat_ws(' ', 'options', relname, relkind, reloptions) FROM relation
      UNION ALL
      SELECT concat_ws(' ', 'sequence', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax,
        seqcache, seqcycle, deptype, refobjid::regclass, refobjsubid)
      FROM pg_sequence LEFT JOIN pg_depend ON pg_depend.objid = seqrelid AND refclassid = 'pg_class'::regclass
      WHERE seqrelid IN (SELECT oid FROM relation)) lines
    ORDER BY line COLLATE "C"`.execute(db);
  return rows.map(({ line }) => line);
}
