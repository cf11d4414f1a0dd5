/** The process as people start it: what it says, how it refuses, how it ends. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAnywhere } from '../cli/runAnywhere';
import { NO_PROGRESS } from '../shared/progress';
import { createToken } from '../testing/Access';
import { eventually } from '../testing/eventually';
import { postGraphQL } from '../testing/postGraphQL';
import { endAll, runServer as run } from '../testing/sourceServer';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'winnow-main-'));
});
afterAll(async () => {
  endAll();
  await rm(dataDir, { recursive: true, force: true });
});

it('says where it is, refuses a second server of the same database, and stops in order', async () => {
  const server = run({ DATA_DIR: dataDir, WINNOW_DEMO: '40' });
  const url = await server.ready;
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const access = { url, token: await createToken({ DATA_DIR: dataDir }, 'developer') };
  expect(await postGraphQL(access, '{ viewer { login } projects { nodes { issueCount } } }')).toEqual({
    data: { viewer: { login: 'developer' }, projects: { nodes: [{ issueCount: 40 }] } },
  });

  const second = await run({ DATA_DIR: dataDir }).ended;
  expect(second).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^DATA_DIR .* is in use .*\n$/) as unknown,
  });

  const sameDoor = await run({ PORT: new URL(url).port }).ended;
  expect(sameDoor.code).toBe(1);
  expect(sameDoor.err).toMatch(/^Port \d+ of 127\.0\.0\.1 is in use: [^\n]*\n$/);

  server.child.kill('SIGTERM');
  const { code, out, err } = await server.ended;
  expect(code).toBe(0);
  expect(out).toBe(
    `Winnow is ready: ${url}\nSign in as admin, maintainer, developer, triager, reporter or reader; the password is winnow-demo.\n`,
  );
  for (const line of err.split('\n').filter((each) => each.startsWith('{'))) JSON.parse(line);
});

it('is backed up while it runs, and fills a new one that runs as well', async () => {
  const [old, made] = ['old', 'new'].map((name) => path.join(dataDir, name));
  const file = path.join(dataDir, 'backup.gz');
  const first = run({ DATA_DIR: old!, WINNOW_DEMO: '40' });
  await first.ready;
  expect(await winnow(['backup', file], old!)).toMatch(/backup\.gz has [\d,]+ rows\.$/);
  expect(await winnow(['restore', file], old!)).toContain('into an empty database');
  first.child.kill('SIGTERM');
  await first.ended;

  const second = run({ DATA_DIR: made!, WINNOW_DEMO: '0', LOG_LEVEL: 'info' });
  const url = await second.ready;
  expect(await winnow(['restore', file], made!)).toMatch(/^[\d,]+ rows are restored\.$/);
  // At the same address, over what was restored.
  await eventually(async () => second.log().includes('starting anew') && (await isReady(url)));
  expect(await winnow(['check'], made!)).toBe('40 issues checked; nothing differs.');
  second.child.kill('SIGTERM');
  const { code, out } = await second.ended;
  expect(code).toBe(0);
  // When it began there was nobody; then it was said who there is.
  expect(out).toMatch(
    /\nMake the first administrator, once: http:\S+\/setup#[\w-]{43}\nWinnow is ready: \S+\nSign in as admin/,
  );
});

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs a command through the server of a folder; answers the last line that it said. */
async function winnow(words: string[], folder: string): Promise<string> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const terminal = { print: say, fail: say, progress: NO_PROGRESS, signal: new AbortController().signal };
  await runAnywhere(words, { DATA_DIR: folder }, { ...terminal, cwd: folder, readInput: async () => '' });
  return said.at(-1) ?? '';
}

it.each([
  [{ PORT: 'http' }, 'PORT: '],
  // The folder holds a demo.
  [{ HOST: '0.0.0.0' }, 'HOST: '],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, ''],
])('ends with one line for %j', async (environment, start) => {
  const { code, out, err } = await run({ DATA_DIR: dataDir, ...environment }).ended;
  expect([code, out]).toEqual([1, '']);
  expect(err.startsWith(start)).toBe(true);
  expect(err.trimEnd()).not.toContain('\n');
});
