import fs from 'node:fs/promises';
import path from 'node:path';
import { NO_PROGRESS } from '../shared/progress';
import { serveControl } from '../server/jobs/control/serveControl';
import { DataDirLock } from '../server/store/exclusive/DataDirLock';
import { openStore } from '../server/store/Store';
import { templateDatabase } from '../testing/templateDatabase';
import { useTemporaryFolder } from '../testing/temporaryFolder';
import { runAnywhere } from './runAnywhere';

const folder = useTemporaryFolder();

/** Runs a command line as a terminal would. */
async function winnow(line: string, environment: Record<string, string> = { DATA_DIR: folder() }) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runAnywhere(line.split(' '), environment, {
    print: (text) => out.push(text),
    fail: (text) => err.push(text),
    progress: NO_PROGRESS,
    signal: new AbortController().signal,
    cwd: folder(),
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
  const control = serveControl({ store, search: null });
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
