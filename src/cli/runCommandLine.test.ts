import fs from 'node:fs/promises';
import path from 'node:path';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { serveControlSocket } from '../server/commands/control/serveControlSocket';
import { DataDirLock } from '../server/store/dataDir/DataDirLock';
import { openDatabaseStore } from '../server/store/open/openDatabaseStore';
import { getTemplateDatabaseFile } from '../testing/databasePool/templateDatabase';
import { createTemporaryFolderPerTest } from '../testing/temporaryFolder';
import { runCommandLine } from './runCommandLine';
import { createTestFileServices } from '../testing/testFileServices';

const temporaryFolder = createTemporaryFolderPerTest();

/** Runs a command line, split at spaces, and collects its output. */
async function runWinnowCommand(
  line: string,
  environment: Record<string, string> = { DATA_DIR: temporaryFolder() },
  input = '',
) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommandLine(line.split(' '), environment, {
    print: (text) => out.push(text),
    printError: (text) => err.push(text),
    progress: NOOP_PROGRESS_REPORTER,
    signal: new AbortController().signal,
    cwd: temporaryFolder(),
    readInput: async () => input,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('invalid arguments lead to exit code 2 and a usage line, and no database is created', async () => {
  const dataDir = path.join(temporaryFolder(), 'none');
  const { code, out, err } = await runWinnowCommand('demo --issues many --project NET', {
    DATA_DIR: dataDir,
  });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^--issues must be .*\nUsage: winnow demo --issues N --project KEY$/);
  await expect(fs.stat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('help is written to standard output with exit code 0', async () => {
  expect(await runWinnowCommand('check --help')).toMatchObject({ code: 0, err: '' });
});

test('a command that only reads does not create a database', async () => {
  expect(await runWinnowCommand('check')).toEqual({
    code: 1,
    out: '',
    err: `No database found in DATA_DIR ${temporaryFolder()}.`,
  });
  expect(await fs.readdir(temporaryFolder())).toEqual([]);
});

test('without a server the command opens the database and closes it again', async () => {
  expect(await runWinnowCommand('demo --issues 3 --project NET')).toMatchObject({
    code: 0,
    out: 'Created NET with 3 issues.',
  });
  expect(await runWinnowCommand('check')).toMatchObject({
    code: 0,
    out: 'Checked 3 issues: no differences.',
  });
  expect(await fs.readdir(temporaryFolder())).toEqual(['postgres', 'words']);
});

test('with a server the command runs in the server', async () => {
  const store = await openDatabaseStore({
    dataDir: temporaryFolder(),
    purpose: 'server',
    template: await getTemplateDatabaseFile(),
  });
  const control = serveControlSocket({
    store,
    files: createTestFileServices(),
    search: null,
    restart: () => undefined,
  });
  expect(await runWinnowCommand('demo --issues 3 --project NET')).toMatchObject({
    code: 0,
    out: 'Created NET with 3 issues.',
  });
  expect(await store.db.selectFrom('issue').select('number').execute()).toHaveLength(3);
  await control.close();
  await store.close();
});

test('reports the process of another command that uses the database', async () => {
  const lock = await DataDirLock.acquireLock(temporaryFolder(), 'command');
  const { code, err } = await runWinnowCommand('demo --issues 3 --project NET');
  await lock.releaseLock();
  expect({ code, err }).toEqual({
    code: 1,
    err: `DATA_DIR ${temporaryFolder()} is in use by process ${process.pid} (a winnow command).`,
  });
});

describe.each(['without a server', 'in a server'])('account and token commands %s', (mode) => {
  test('change the database and write audit entries', async () => {
    const options = { dataDir: temporaryFolder(), template: await getTemplateDatabaseFile() };
    const store = await openDatabaseStore({ ...options, purpose: 'server' });
    const control =
      mode === 'without a server'
        ? null
        : serveControlSocket({
            store,
            files: createTestFileServices(),
            search: null,
            restart: () => undefined,
          });
    if (!control) await store.close();
    const run = (line: string, input = '') => runWinnowCommand(line, { DATA_DIR: temporaryFolder() }, input);

    expect(await run('user create --login mika --administrator --password-stdin', 'short\n')).toMatchObject({
      code: 1,
      out: '',
      err: 'The password must be at least 12 characters.',
    });
    const password = 'a fish on a bicycle';
    expect(await run('user create --login mika --administrator --password-stdin', `${password}\n`)).toEqual({
      code: 0,
      out: 'Created account mika.',
      err: '',
    });
    expect((await run('user create --login mika')).err).toBe('The login mika is already taken.');
    expect((await run('user create --login Mika')).code).toBe(1);
    const link = await run('user create --login ada');
    expect(link.out).toMatch(/: \/password#[\w-]{43}$/);
    const token = await run('token create --login mika --scope write --days 30');
    expect(token).toMatchObject({ code: 0, err: '' });
    expect(token.out).toMatch(/^winnow_[\w-]{43}$/);
    expect((await run('token create --login nobody --scope read')).err).toBe('No user has the login nobody.');
    expect((await run('user disable --login ada')).out).toBe('Disabled account ada.');
    expect((await run('user enable --login ada')).out).toBe('Enabled account ada.');
    expect((await run('user password --login ada')).out).toContain('/password#');
    expect((await run('user password --login ada --password-stdin', 'another long one')).out).toBe(
      'Changed the password of ada.',
    );

    const openedStore = control ? store : await openDatabaseStore(options);
    const entries = await openedStore.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'user_agent'])
      .orderBy('id')
      .execute();
    expect(entries.every(({ user_agent }) => user_agent === 'command line')).toBe(true);
    expect(entries.map(({ action, subject }) => `${subject} ${action}`)).toEqual([
      'mika user_created',
      'ada user_created',
      'mika token_created',
      'ada user_disabled',
      'ada user_enabled',
      'ada password_link_created',
      'ada password_changed',
    ]);
    const storedRows = JSON.stringify([
      await openedStore.db.selectFrom('app_user').selectAll().execute(),
      await openedStore.db.selectFrom('api_token').selectAll().execute(),
      await openedStore.db.selectFrom('audit_entry').selectAll().execute(),
    ]);
    for (const secret of [password, token.out, link.out.split('#')[1]!])
      expect(storedRows).not.toContain(secret);
    await control?.close();
    await openedStore.close();
  });
});
