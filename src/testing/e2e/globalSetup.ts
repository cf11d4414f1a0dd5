import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from '../browser/startServer';

/** Big enough for a scrollbar that cannot show each row, small enough to be there in a second or two. */
export const E2E_ISSUES = process.env.WINNOW_LONG ? 20_000 : 3_000;

let server: RunningServer;
let dataDir: string;

/** Starts the one server that all end-to-end tests share, on a demo tracker of its own. */
export default async function setUp(): Promise<void> {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'winnow-e2e-'));
  server = await startServer({ dataDir, demo: E2E_ISSUES });
  process.env.WINNOW_E2E_URL = server.url;
  process.env.WINNOW_E2E_PROJECT = await firstProject(server.url);
}

async function firstProject(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ projects(first: 1) { nodes { key } } }' }),
  });
  const answer = (await response.json()) as { data: { projects: { nodes: { key: string }[] } } };
  return answer.data.projects.nodes[0]!.key;
}

export async function tearDown(): Promise<void> {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
