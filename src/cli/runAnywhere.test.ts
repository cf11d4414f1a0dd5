import fs from 'node:fs/promises';
import path from 'node:path';
import { NO_PROGRESS } from '../shared/progress';
import { serveControl } from '../server/jobs/control/serveControl';
import { DataDirLock } from '../server/store/dataDir/DataDirLock';
import { openStore } from '../server/store/open/openStore';
import { templateDatabase } from '../testing/templateDatabase';
import { useTemporaryFolder } from '../testing/temporaryFolder';
import { runAnywhere } from './runAnywhere';

const folder = useTemporaryFolder();

/** Runs a command line as a terminal would. */
async function winnow(
  line: string,
  environment: Record<string, string> = { DATA_DIR: folder() },
  input = '',
) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runAnywhere(line.split(' '), environment, {
    print: (text) => out.push(text),
    fail: (text) => err.push(text),
    progress: NO_PROGRESS,
    signal: new AbortController().signal,
    cwd: folder(),
    readInput: async () => input,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('wrong words end with 2 and how it is called, before any database is touched', async () => {
  const dataDir = path.join(folder(), 'none');
  const { code, out, err } = await winnow('demo --issues many --project NET', { DATA_DIR: dataDir });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^--issues takes .*\nUsage: winnow demo --issues N --project KEY$/);
  await expect(fs.stat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('help goes to standard output and ends with 0', async () => {
  expect(await winnow('check --help')).toMatchObject({ code: 0, err: '' });
});

test('a command that only reads makes no database', async () => {
  expect(await winnow('check')).toEqual({
    code: 1,
    out: '',
    err: `There is no database in DATA_DIR ${folder()}.`,
  });
  expect(await fs.readdir(folder())).toEqual([]);
});

test('without a server it opens the database itself and closes it again', async () => {
  expect(await winnow('demo --issues 3 --project NET')).toMatchObject({ code: 0, out: 'NET has 3 issues.' });
  expect(await winnow('check')).toMatchObject({ code: 0, out: '3 issues checked; nothing differs.' });
  expect(await fs.readdir(folder())).toEqual(['postgres']);
});

test('with one it goes through it', async () => {
  const store = await openStore({ dataDir: folder(), purpose: 'server', template: await templateDatabase() });
  const control = serveControl({ store, search: null, restart: () => undefined });
  expect(await winnow('demo --issues 3 --project NET')).toMatchObject({ code: 0, out: 'NET has 3 issues.' });
  expect(await store.db.selectFrom('issue').select('number').execute()).toHaveLength(3);
  await control.close();
  await store.close();
});

test('another command that has it open is named', async () => {
  const lock = await DataDirLock.acquire(folder(), 'command');
  const { code, err } = await winnow('demo --issues 3 --project NET');
  await lock.release();
  expect({ code, err }).toEqual({
    code: 1,
    err: `DATA_DIR ${folder()} is in use by process ${process.pid} (a winnow command).`,
  });
});

describe.each(['by itself', 'through a server'])('accounts and tokens, %s', (how) => {
  test('are made, changed and ended, and all of it is written down', async () => {
    const options = { dataDir: folder(), template: await templateDatabase() };
    const store = await openStore({ ...options, purpose: 'server' });
    const control =
      how === 'by itself' ? null : serveControl({ store, search: null, restart: () => undefined });
    if (!control) await store.close();
    const run = (line: string, input = '') => winnow(line, { DATA_DIR: folder() }, input);

    expect(await run('user create --login mika --administrator --password-stdin', 'short\n')).toMatchObject({
      ...{ code: 1, out: '', err: 'A password has at least 12 characters.' },
    });
    const password = 'a fish on a bicycle';
    expect(await run('user create --login mika --administrator --password-stdin', `${password}\n`)).toEqual({
      ...{ code: 0, out: 'mika can sign in.', err: '' },
    });
    expect((await run('user create --login mika')).err).toBe('Somebody has the login mika already.');
    expect((await run('user create --login Mika')).code).toBe(1);
    const link = await run('user create --login ada');
    expect(link.out).toMatch(/ \/password#[\w-]{43}$/);
    const token = await run('token create --login mika --scope write --days 30');
    expect(token).toMatchObject({ code: 0, err: '' });
    expect(token.out).toMatch(/^winnow_[\w-]{43}$/);
    expect((await run('token create --login nobody --scope read')).err).toBe(
      'There is nobody of login nobody.',
    );
    expect((await run('user disable --login ada')).out).toBe('ada may not sign in any more.');
    expect((await run('user enable --login ada')).out).toBe('ada may sign in.');
    expect((await run('user password --login ada')).out).toContain('/password#');
    expect((await run('user password --login ada --password-stdin', 'another long one')).out).toBe(
      'ada has another password.',
    );

    const at = control ? store : await openStore(options);
    const entries = await at.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'user_agent'])
      .orderBy('id')
      .execute();
    expect(entries.every(({ user_agent }) => user_agent === 'command line')).toBe(true);
    expect(entries.map(({ action, subject }) => `${subject} ${action}`)).toEqual([
      ...['mika user_created', 'ada user_created', 'mika token_created'],
      ...['ada user_disabled', 'ada user_enabled', 'ada password_link_created', 'ada password_changed'],
    ]);
    const kept = JSON.stringify([
      await at.db.selectFrom('app_user').selectAll().execute(),
      await at.db.selectFrom('api_token').selectAll().execute(),
      await at.db.selectFrom('audit_entry').selectAll().execute(),
    ]);
    for (const secret of [password, token.out, link.out.split('#')[1]!]) expect(kept).not.toContain(secret);
    await control?.close();
    await at.close();
  });
});
