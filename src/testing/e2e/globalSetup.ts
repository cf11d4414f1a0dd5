import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Access } from '../Access';
import { sessionCookie } from '../browser/signIn';
import { type RunningServer, startServer } from '../browser/startServer';
import { postGraphQL } from '../postGraphQL';

/** Big enough for a scrollbar that cannot show each row, small enough to be there in a second or two. */
export const E2E_ISSUES = process.env.WINNOW_LONG ? 20_000 : 3_000;

let server: RunningServer;
let dataDir: string;

/** Starts the one server that all end-to-end tests share, on a demo tracker of its own. */
export default async function setUp(): Promise<void> {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'winnow-e2e-'));
  server = await startServer({ dataDir, demo: E2E_ISSUES });
  process.env.WINNOW_E2E_URL = server.url;
  const access = await server.access();
  process.env.WINNOW_E2E_TOKEN = access.token;
  process.env.WINNOW_E2E_COOKIE = await sessionCookie(server.url);
  process.env.WINNOW_E2E_PROJECT = await firstProject(access);
}

async function firstProject(access: Access): Promise<string> {
  const query = '{ projects(first: 1) { nodes { key } } }';
  const { data } = await postGraphQL<{ projects: { nodes: { key: string }[] } }>(access, query);
  return data.projects.nodes[0]!.key;
}

export async function tearDown(): Promise<void> {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
