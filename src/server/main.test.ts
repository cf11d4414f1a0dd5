/** Tests of the server process: output, startup errors and exit codes. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommandLine } from '../cli/runCommandLine';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { createTestApiToken } from '../testing/Access';
import { copyTemplateDatabase } from '../testing/databasePool/templateDatabase';
import { waitUntil } from '../testing/waitUntil';
import { postGraphQL } from '../testing/postGraphQL';
import { killAllServerProcesses, startServerProcess as run } from '../testing/sourceServer';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'winnow-main-'));
});
afterAll(async () => {
  killAllServerProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

it('prints its address, rejects a second server on the same database or port, and stops on SIGTERM', async () => {
  const server = run({ DATA_DIR: dataDir, WINNOW_DEMO: '40' });
  const url = await server.ready;
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const credentials = { url, token: await createTestApiToken({ DATA_DIR: dataDir }, 'developer') };
  expect(await postGraphQL(credentials, '{ viewer { login } projects { nodes { issueCount } } }')).toEqual({
    data: { viewer: { login: 'developer' }, projects: { nodes: [{ issueCount: 40 }] } },
  });

  const second = await run({ DATA_DIR: dataDir }).ended;
  expect(second).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^DATA_DIR .* is in use .*\n$/) as unknown,
  });

  const samePort = await run({ PORT: new URL(url).port }).ended;
  expect(samePort.code).toBe(1);
  expect(samePort.err).toMatch(/^Port \d+ of 127\.0\.0\.1 is in use: [^\n]*\n$/);

  server.child.kill('SIGTERM');
  const { code, out, err } = await server.ended;
  expect(code).toBe(0);
  expect(out).toBe(
    `Winnow is ready: ${url}\nSign in as admin, maintainer, developer, triager, reporter or reader with the password winnow-demo.\n`,
  );
  for (const line of err.split('\n').filter((each) => each.startsWith('{'))) JSON.parse(line);
});

it('stops cleanly when it is stopped as soon as it is ready', async () => {
  const folder = path.join(dataDir, 'stopped');
  await copyTemplateDatabase(folder);
  const server = run({ DATA_DIR: folder });
  void server.ready.then(() => server.child.kill('SIGTERM'));
  expect((await server.ended).code).toBe(0);
  const names = await readdir(folder);
  expect(names).not.toContain('control.sock');
  expect(names).not.toContain('lock');
});

it('answers requests while nobody reads its log', async () => {
  const folder = path.join(dataDir, 'unread');
  await copyTemplateDatabase(folder);
  const server = run({ DATA_DIR: folder, LOG_LEVEL: 'info' });
  const url = await server.ready;
  server.child.stderr!.pause();
  // More than the pipe holds, and more than the server keeps.
  const address = `${url}/${'x'.repeat(500)}`;
  for (let sent = 0; sent < 3_000; sent += 50) {
    const responses = await Promise.all(Array.from({ length: 50 }, () => fetch(address)));
    expect(responses.every(({ ok }) => ok)).toBe(true);
  }
  server.child.stderr!.resume();
  await waitUntil(() => server.getLogOutput().split('request completed').length > 100);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

it('a running server can be backed up and a running server can be restored from a backup', async () => {
  const [sourceDir, targetDir] = ['old', 'new'].map((name) => path.join(dataDir, name));
  await Promise.all([sourceDir!, targetDir!].map(copyTemplateDatabase));
  const file = path.join(dataDir, 'backup.gz');
  const first = run({ DATA_DIR: sourceDir!, WINNOW_DEMO: '40' });
  await first.ready;
  expect(await runWinnowCommand(['backup', file], sourceDir!)).toMatch(
    /^Backup complete: [\d,]+ rows written to .*backup\.gz\.$/,
  );
  expect(await runWinnowCommand(['restore', file], sourceDir!)).toContain('into an empty database');
  first.child.kill('SIGTERM');
  await first.ended;

  const second = run({ DATA_DIR: targetDir!, WINNOW_DEMO: '0', LOG_LEVEL: 'info' });
  const url = await second.ready;
  expect(await runWinnowCommand(['restore', file], targetDir!)).toMatch(/^Restore complete: [\d,]+ rows\.$/);
  // The server restarts at the same address with the restored data.
  await waitUntil(async () => second.getLogOutput().includes('restarting') && (await isServerReady(url)));
  expect(await runWinnowCommand(['check'], targetDir!)).toBe('Checked 40 issues: no differences.');
  second.child.kill('SIGTERM');
  const { code, out } = await second.ended;
  expect(code).toBe(0);
  // The empty database needed a first administrator. The restored one is a demo.
  expect(out).toMatch(
    /\nCreate the first administrator: http:\S+\/setup#[\w-]{43}\nWinnow is ready: \S+\nSign in as admin/,
  );
});

const isServerReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs a command in the server that uses the folder. Returns the last line of output. */
async function runWinnowCommand(args: string[], folder: string): Promise<string> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await runCommandLine(
    args,
    { DATA_DIR: folder },
    {
      print,
      printError: print,
      progress: NOOP_PROGRESS_REPORTER,
      signal: new AbortController().signal,
      cwd: folder,
      readInput: async () => '',
    },
  );
  return lines.at(-1) ?? '';
}

it.each([
  [{ PORT: 'http' }, 'PORT must be '],
  // The database in the folder is a demo.
  [{ HOST: '0.0.0.0' }, 'HOST must be '],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, ''],
])('exits with a one-line message for %j', async (environment, start) => {
  const { code, out, err } = await run({ DATA_DIR: dataDir, ...environment }).ended;
  expect([code, out]).toEqual([1, '']);
  expect(err.startsWith(start)).toBe(true);
  expect(err.trimEnd()).not.toContain('\n');
});
