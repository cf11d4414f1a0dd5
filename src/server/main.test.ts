/** The process as people start it: what it says, how it refuses, how it ends. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
