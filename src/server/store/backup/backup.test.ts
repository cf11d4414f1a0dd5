import { findStoreInconsistencies } from '../../../testing/findStoreInconsistencies';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Kysely, type Migration, sql } from 'kysely';
import { describeEachDatabaseEngine, type OpenTestStoreCallback } from '../../../testing/databases';
import { insertSmallIssueTracker } from '../../../testing/smallTracker';
import { getTemplateDatabaseFile } from '../../../testing/databasePool/templateDatabase';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { createKyselyDialect } from '../engines/dialect';
import { EmbeddedDatabaseEngine } from '../engines/embedded';
import { LARGE_TABLE_INDEXES } from '../tables/indexes';
import { migrateDatabase } from '../migrations/migrate';
import { MIGRATIONS } from '../migrations';
import { openDatabaseStore } from '../open/openDatabaseStore';
import type { DatabaseStore } from '../DatabaseStore';
import { readDatabaseId } from '../read/databaseId';
import { ALL_PROJECTS_ID } from '../read/savedViews';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { saveNotifications } from '../write/notifications';
import { runInTransaction } from '../write/transaction';
import { BACKUP_EXCLUDED_TABLES } from './format';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const getTemporaryFolder = createTemporaryFolderPerTest();
const getBackupPath = (name = 'backup.gz') => path.join(getTemporaryFolder(), name);

/** Opens an empty database of the embedded engine, whichever engine the test runs on. */
const openEmbeddedStore = async () => openDatabaseStore({ template: await getTemplateDatabaseFile() });

/** Reads all rows of a backup, except the id of the database, which a restore replaces. */
async function readAllTableRows(db: Kysely<DatabaseTables>): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY 1`.execute(db);
  const found: Record<string, string[]> = {};
  for (const { name } of rows.filter(({ name }) => !BACKUP_EXCLUDED_TABLES.has(name))) {
    const lines = await sql<{
      line: string;
    }>`SELECT to_jsonb(t)::text AS line FROM ${sql.table(name)} t`.execute(db);
    found[name] = lines.rows
      .map(({ line }) => line)
      .filter((line) => !line.includes('search.database'))
      .sort();
  }
  return found;
}

const readIndexDefinitions = async (db: Kysely<DatabaseTables>) =>
  (
    await sql<{ indexdef: string }>`
      SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema() ORDER BY indexname`.execute(db)
  ).rows.map(({ indexdef }) => indexdef);

/** All kinds of line separators, quotes, escapes, characters beyond the Basic Multilingual Plane, and an empty text. */
const SPECIAL_CHARACTER_TEXTS = [
  'a\nb\r\nc\u2028d\u2029e',
  '"quoted\\" \\n \\u0041',
  '#{"rows":0}',
  '𝔘𝔫𝔦 🐙 é',
  '',
];

/** Inserts a row into each table of notifications and watch levels. */
async function insertSampleNotifications({ db }: DatabaseStore, user_id: number): Promise<void> {
  const { id: project_id } = await db
    .selectFrom('project')
    .select('id')
    .where('key', '=', 'NET')
    .executeTakeFirstOrThrow();
  const at = new Date(Date.UTC(2030, 0, 1));
  await runInTransaction(db, (tx) =>
    saveNotifications(tx, project_id, [
      {
        userId: user_id,
        issueNumber: 3,
        bulkNumber: 0,
        reason: 0,
        isMention: true,
        kinds: 0,
        commentCount: 0,
        eventCount: 2,
        actorId: null,
        sequence: 1,
        firstAt: at,
        at,
      },
    ]),
  );
  await db.updateTable('notification').set({ state: 3, snoozed_until: at }).execute();
  await db.updateTable('notification_count').set({ state: 3 }).execute();
  await db
    .insertInto('notification_skip')
    .values({ project_id, first_sequence: 8, last_sequence: 9 })
    .execute();
  await db
    .insertInto('due_reminder')
    .values({ project_id, number: 3, due_on: at, last_user_id: null })
    .execute();
  await db.insertInto('muted_issue').values({ project_id, user_id, number: 3 }).execute();
  await db.insertInto('project_watch').values({ project_id, user_id, level: 1 }).execute();
  await db.insertInto('command_keys').values({ user_id, command: 'edit.labels', keys: 'q' }).execute();
  await insertSampleView(db, project_id, user_id);
  await insertSampleView(db, ALL_PROJECTS_ID, user_id);
}

async function insertSampleView(db: DatabaseStore['db'], project_id: number, user_id: number): Promise<void> {
  await db
    .insertInto('saved_view')
    .values({
      project_id,
      id: 1,
      owner_id: user_id,
      slug: 'net',
      name: 'Net',
      query: 'net',
      order_field: null,
      descending: true,
      group_field: null,
      label_scope: null,
      shared: true,
      created_at: new Date(Date.UTC(2030, 0, 1)),
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto('saved_view_settings')
    .values({ project_id, user_id, default_view_id: 1, view_ids: [1] })
    .execute();
}

async function openStoreWithSampleData(open: OpenTestStoreCallback): Promise<DatabaseStore> {
  const store = await open();
  await insertSmallIssueTracker(store);
  for (const [index, body] of SPECIAL_CHARACTER_TEXTS.entries()) {
    await store.db
      .updateTable('issue_text')
      .set({ body })
      .where('number', '=', index + 1)
      .execute();
  }
  const [user] = await store.db.selectFrom('app_user').select('id').limit(1).execute();
  await store.db
    .insertInto('session')
    .values({ secret_hash: 'x', user_id: user!.id, address: null, user_agent: null })
    .execute();
  await insertSampleNotifications(store, user!.id);
  return store;
}

describeEachDatabaseEngine('a backup', (open) => {
  test('restores all rows and indexes, on the same engine and on the embedded one', async () => {
    const store = await openStoreWithSampleData(open);
    await readDatabaseId(store.db);
    const rows = await writeBackup(store.background, getBackupPath());
    const before = await readAllTableRows(store.db);
    // The row of the database's id is in the backup, too.
    expect(rows).toBe(Object.values(before).reduce((sum, lines) => sum + lines.length, 1));
    // The backup is readable only by its owner, and the unfinished file is gone.
    expect((await stat(getBackupPath())).mode & 0o777).toBe(0o600);
    expect(await readdir(getTemporaryFolder())).toEqual(['backup.gz']);

    for (const other of [await open(), await openEmbeddedStore()]) {
      expect(await restoreBackup(other, getBackupPath())).toBe(rows);
      expect(await readAllTableRows(other.db)).toEqual(before);
      expect(await readIndexDefinitions(other.db)).toEqual(await readIndexDefinitions(store.db));
      expect(await findStoreInconsistencies(other)).toEqual([]);
      expect(await other.db.selectFrom('session').select('id').execute()).toEqual([]);
      // Search indexes on disk that belong to the database that was backed up are not used for the restored one.
      expect(await readDatabaseId(other.db)).not.toBe(await readDatabaseId(store.db));
      // After a restore, new rows get unused ids.
      const [made] = await other.db
        .insertInto('app_user')
        .values({
          login: 'new',
          name: 'New',
          email: null,
          avatar_url: null,
          site_role: 'user',
          disabled: false,
          placeholder: false,
          created_at: new Date(),
        })
        .returning('id')
        .execute();
      expect(before['app_user']!.some((line) => line.includes(`"id": ${made!.id},`))).toBe(false);
      await other.close();
    }
  });

  test('is rejected by a database that is not empty', async () => {
    const store = await openStoreWithSampleData(open);
    await writeBackup(store.background, getBackupPath());
    const before = await readAllTableRows(store.db);
    await expect(restoreBackup(store, getBackupPath())).rejects.toThrow('into an empty database');
    expect(await readAllTableRows(store.db)).toEqual(before);
  });

  test('that is incomplete or invalid leaves the database empty and usable', async () => {
    const store = await openStoreWithSampleData(open);
    await writeBackup(store.background, getBackupPath());
    const packed = await readFile(getBackupPath());
    const lines = gunzipSync(packed).toString().split('\n');
    const without = (from: number, count: number) => gzipSync(lines.toSpliced(from, count).join('\n'));
    const broken = [
      ['cut.gz', packed.subarray(0, packed.length / 2), 'The backup is incomplete'],
      ['short.gz', without(-2, 1), 'The backup is incomplete: it ends after'],
      ['thinned.gz', without(20, 3), 'The backup is incomplete: it ends after'],
      ['text.gz', gzipSync('{"format":"diary"}\n'), 'This file is not a Winnow backup.'],
      ['plain.gz', Buffer.from('hello'), 'incomplete'],
      ['bomb.gz', gzipSync(Buffer.alloc(150_000_000, 'a')), 'not a Winnow backup: a line is too long'],
      [
        'later-bomb.gz',
        gzipSync(`${lines.slice(0, 3).join('\n')}\n${'a'.repeat(150_000_000)}`),
        'not a Winnow backup: a line is too long',
      ],
      [
        'inherited.gz',
        gzipSync(lines.join('\n').replace(/"migration":"\w+/, '"migration":"constructor')),
        'a newer version',
      ],
      [
        'newer.gz',
        gzipSync(lines.join('\n').replace(/"migration":"\d+/, '"migration":"9999')),
        'a newer version',
      ],
      [
        'older.gz',
        gzipSync(lines.join('\n').replace(/"migration":"\w+/, '"migration":"0012_email')),
        'an older version of Winnow that this version cannot restore: its last migration is 0012_email',
      ],
    ] as const;
    const other = await open();
    for (const [name, bytes, message] of broken) {
      await writeFile(getBackupPath(name), bytes);
      await expect(restoreBackup(other, getBackupPath(name))).rejects.toThrow(message);
      expect(await other.db.selectFrom('app_user').select('id').execute()).toEqual([]);
    }
    await expect(restoreBackup(other, getBackupPath('nowhere.gz'))).rejects.toThrow('File not found');
    await restoreBackup(other, getBackupPath());
    expect(await readAllTableRows(other.db)).toEqual(await readAllTableRows(store.db));
  });
});

describe('a snapshot of the embedded database', () => {
  test('does not change while other statements write, and is removed afterwards', async () => {
    const dataDir = path.join(getTemporaryFolder(), 'data');
    const store = await openDatabaseStore({
      dataDir,
      purpose: 'server',
      template: await getTemplateDatabaseFile(),
    });
    try {
      await insertSmallIssueTracker(store);
      const before = await readAllTableRows(store.db);
      await store.withSnapshot(async (db) => {
        await store.db.updateTable('issue').set({ title: 'Meanwhile' }).where('number', '=', 1).execute();
        await writeBackup(db, getBackupPath());
      });
      expect(await readAllTableRows(store.db)).not.toEqual(before);
      const restored = await openEmbeddedStore();
      await restoreBackup(restored, getBackupPath());
      expect(await readAllTableRows(restored.db)).toEqual(before);
      await restored.close();
      expect((await readdir(dataDir)).filter((name) => name.startsWith('snapshot-'))).toEqual([]);
    } finally {
      await store.close();
    }
  });
});

describe('a database of an earlier version', () => {
  // Stands for the migration of a later version.
  const LATER_MIGRATION = '9999_later';
  const migrations = MIGRATIONS as Record<string, Migration>;
  afterEach(() => {
    delete migrations[LATER_MIGRATION];
  });

  test.each(Object.keys(MIGRATIONS))(
    'that ends with %s is migrated after a backup of it was written',
    async (last) => {
      const dataDir = path.join(getTemporaryFolder(), 'data');
      await mkdir(dataDir);
      await createDatabaseWithOldSchema(path.join(dataDir, 'postgres'), last);
      const backups = path.join(getTemporaryFolder(), 'backups');
      migrations[LATER_MIGRATION] = {
        up: async (db) => {
          await sql`ALTER TABLE issue ADD COLUMN later int NOT NULL DEFAULT 5`.execute(db);
        },
      };

      const store = await openDatabaseStore({ dataDir, backups });
      const titles = () => store.db.selectFrom('issue').select(['number', 'title', 'version']).execute();
      const now = await titles();
      expect(now).toEqual([{ number: 7, title: 'Old and kept', version: 3 }]);
      expect(await store.db.selectFrom('app_user').select(['login', 'password_hash']).execute()).toEqual([
        { login: 'mika', password_hash: null },
      ]);
      expect(
        (await readIndexDefinitions(store.db)).filter((index) => index.includes(' issue_')).length,
      ).toBeGreaterThanOrEqual(LARGE_TABLE_INDEXES.filter(({ name }) => name.startsWith('issue_')).length);
      await store.close();

      const [kept, ...others] = await readdir(backups);
      expect(others).toEqual([]);
      const again = await openEmbeddedStore();
      await restoreBackup(again, path.join(backups, kept!));
      expect(await again.db.selectFrom('issue').select(['number', 'title', 'version']).execute()).toEqual(
        now,
      );
      const { rows } = await sql`SELECT later FROM issue`.execute(again.db);
      expect(rows).toEqual([{ later: 5 }]);
      await again.close();
    },
  );
});

test('no backup is written for a database that is new or up to date', async () => {
  const [dataDir, backups] = [
    path.join(getTemporaryFolder(), 'data'),
    path.join(getTemporaryFolder(), 'backups'),
  ];
  for (let i = 0; i < 2; i++) {
    const store = await openDatabaseStore({ dataDir, backups, template: await getTemplateDatabaseFile() });
    await store.close();
  }
  expect(await readdir(getTemporaryFolder())).toEqual(['data']);
});

/** Replaces a PostgreSQL database by one of an earlier version, with a user, a project and an issue. */
async function createDatabaseWithOldSchema(postgres: string, last: string): Promise<void> {
  const engine = await EmbeddedDatabaseEngine.openEmbeddedDatabase(postgres, await getTemplateDatabaseFile());
  const db = new Kysely<DatabaseTables>({
    dialect: createKyselyDialect(engine.getConnectionSource('background')),
  });
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  await migrateDatabase(db, last);
  await sql`INSERT INTO app_user (login, name) VALUES ('mika', 'Mika')`.execute(db);
  await sql`INSERT INTO project (key, name, issue_counter, issue_count, version) VALUES ('NET', 'Net', 7, 1, 3)`.execute(
    db,
  );
  await sql`INSERT INTO issue (project_id, number, title, type, priority, state_id, created_at, updated_at, version)
    VALUES (1, 7, 'Old and kept', 0, 0, 1, now(), now(), 3)`.execute(db);
  await engine.close();
}
