/** The process as people start it: what it says, how it refuses, how it ends. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

interface Run {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** Resolves with the address once the server is ready; rejects if it ends before. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; out: string; err: string }>;
}

const running = new Set<Run['child']>();

function run(environment: Record<string, string>): Run {
  const child = spawn(
    process.execPath,
    ['-r', path.resolve('src/testing/register.js'), path.resolve('src/server/main.ts')],
    {
      env: { PATH: process.env['PATH'], PORT: '0', WINNOW_DEMO: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.add(child);
  let out = '';
  let err = '';
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, out, err });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
      const url = /Winnow is ready: (\S+)\n/.exec(out)?.[1];
      if (url) resolve(url);
    });
    void ended.then(() => reject(new Error(err)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended };
}

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'winnow-main-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

it('says where it is, refuses a second server of the same database, and stops in order', async () => {
  const server = run({ DATA_DIR: dataDir, WINNOW_DEMO: '40' });
  const url = await server.ready;
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { login } projects { nodes { issueCount } } }' }),
  });
  expect(await answer.json()).toEqual({
    data: { viewer: { login: 'maintainer' }, projects: { nodes: [{ issueCount: 40 }] } },
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
  const { code, err } = await server.ended;
  expect(code).toBe(0);
  for (const line of err.split('\n').filter((each) => each.startsWith('{'))) JSON.parse(line);
});

it.each([
  [{ PORT: 'http' }, 'PORT: '],
  [{ HOST: '0.0.0.0' }, 'HOST: '],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, ''],
])('ends with one line for %j', async (environment, start) => {
  const { code, out, err } = await run({ DATA_DIR: dataDir, ...environment }).ended;
  expect([code, out]).toEqual([1, '']);
  expect(err.startsWith(start)).toBe(true);
  expect(err.trimEnd()).not.toContain('\n');
});
