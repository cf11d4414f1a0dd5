import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { getTemplateDatabaseFile } from '../../../testing/databasePool/templateDatabase';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { migrateDatabase } from '../migrations/migrate';
import { openDatabaseStore } from './openDatabaseStore';
import { scaleRandomCases } from '../../../testing/randomCases';

const registerPath = path.resolve(__dirname, '../../../testing/register.js');

describeEachDatabaseEngine('openDatabaseStore', (open) => {
  test('repeated migrations change nothing', async () => {
    const { db } = await open();
    await db.insertInto('setting').values({ key: 'a', value: '1' }).execute();
    await Promise.all([migrateDatabase(db), migrateDatabase(db)]);
    expect(await db.selectFrom('setting').selectAll().execute()).toEqual([{ key: 'a', value: '1' }]);
  });

  test('refuses to open a database of a newer version', async () => {
    const { db } = await open();
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_later', '2999-01-01')`.execute(db);
    await expect(migrateDatabase(db)).rejects.toThrow('was created by a newer version of Winnow');
  });

  test('onStatement receives every statement and its error', async () => {
    const statements: { sql: string; failed: boolean }[] = [];
    const { db } = await open({
      onStatement: (event) => statements.push({ sql: event.sql, failed: event.error !== null }),
    });
    statements.length = 0;
    await sql`SELECT 1`.execute(db);
    await expect(sql`SELECT nothing`.execute(db)).rejects.toThrow();
    expect(statements).toEqual([
      { sql: 'SELECT 1', failed: false },
      { sql: 'SELECT nothing', failed: true },
    ]);
  });
});

describe('the embedded database in a folder', () => {
  const folder = createTemporaryFolderPerTest();
  const dataDir = () => path.join(folder(), 'data');

  test('keeps its data in a folder given by a relative or an absolute path', async () => {
    const template = await getTemplateDatabaseFile();
    const first = await openDatabaseStore({ dataDir: path.relative(process.cwd(), dataDir()), template });
    await first.db.insertInto('setting').values({ key: 'a', value: '1' }).execute();
    await first.close();
    const second = await openDatabaseStore({ dataDir: dataDir() });
    expect(await second.db.selectFrom('setting').selectAll().execute()).toEqual([{ key: 'a', value: '1' }]);
    await second.close();
    expect(await fs.readdir(dataDir())).toEqual(['postgres']);
  }, 60_000);

  test('keeps all acknowledged writes after kill -9', async () => {
    // Script of a process that prints each number after the transaction that inserted it was committed.
    const writer = `const { openDatabaseStore } = require(${JSON.stringify(path.join(__dirname, 'openDatabaseStore.ts'))});
      (async () => {
        const { db } = await openDatabaseStore({ dataDir: process.argv[1], template: process.argv[2] });
        for (let n = 0; ; n++) {
          await db.insertInto('setting').values({ key: String(n), value: 'x'.repeat(2000) }).execute();
          console.log(n);
        }
      })();`;
    const rounds = scaleRandomCases(1);
    for (let round = 0; round < rounds; round++) {
      let acknowledged = -1;
      await fs.rm(dataDir(), { recursive: true, force: true });
      const child = spawn(
        process.execPath,
        ['-r', registerPath, '-e', writer, dataDir(), (await getTemplateDatabaseFile()) ?? ''],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      for await (const line of createInterface({ input: child.stdout })) {
        acknowledged = Number(line);
        if (acknowledged === 400 + round * 137) child.kill('SIGKILL');
      }
      if (child.signalCode === null) await once(child, 'exit');
      const store = await openDatabaseStore({ dataDir: dataDir() });
      const { rows } = await sql<{ kept: number; last: number }>`
        SELECT count(*) AS kept, max(key::int) AS last FROM setting`.execute(store.db);
      await store.close();
      expect(rows[0]!.kept).toBe(rows[0]!.last + 1);
      expect(rows[0]!.last).toBeGreaterThanOrEqual(acknowledged);
    }
  }, 120_000);

  test('reports a folder without a valid database in one line', async () => {
    await fs.mkdir(path.join(dataDir(), 'postgres'), { recursive: true });
    await fs.writeFile(path.join(dataDir(), 'postgres', 'PG_VERSION'), '18\n');
    const error: unknown = await openDatabaseStore({ dataDir: dataDir() }).catch(
      (failure: unknown) => failure,
    );
    expect(error).toMatchObject({ code: 'UNAVAILABLE' });
    expect((error as Error).message).toMatch(/^The embedded database in .*postgres cannot be opened: .+/);
    expect((error as Error).message).not.toContain('\n');
    expect(await fs.readdir(dataDir())).toEqual(['postgres']);
  }, 60_000);
});

test('an unreachable server is reported in one line without its password', async () => {
  const opening = openDatabaseStore({ databaseUrl: 'postgres://user:secret@127.0.0.1:1/x' });
  await expect(opening).rejects.toThrow(
    /^The database server 127\.0\.0\.1:1\/x cannot be used: (?!.*secret)/,
  );
});
