import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ServerApiCredentials } from '../Access';
import type { RunningServer } from '../browser/startServer';
import { E2E_FOLDER_ENV_VARIABLE, startShortLivedServer } from './demoServer';
import { postGraphQL } from '../postGraphQL';
import { IS_LONG_TEST_RUN } from '../randomCases';

/**
 * Number of demo issues in end-to-end tests: more rows than scrollbar pixels, but generated within two
 * seconds.
 */
export const E2E_ISSUE_COUNT = IS_LONG_TEST_RUN ? 20_000 : 3_000;

let startedE2eServers: RunningServer[] = [];
let serversDataFolder: string;

/** Starts the shared servers of the end-to-end tests: one per jest worker, each with its own demo data. */
export default async function startSharedE2eServers({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  serversDataFolder = await mkdtemp(path.join(os.tmpdir(), 'winnow-e2e-'));
  process.env[E2E_FOLDER_ENV_VARIABLE] = serversDataFolder;
  const dataDirs = Array.from({ length: maxWorkers }, (_, index) =>
    path.join(serversDataFolder, String(index)),
  );
  startedE2eServers = await Promise.all(
    dataDirs.map((dataDir) => startShortLivedServer({ dataDir, demo: E2E_ISSUE_COUNT })),
  );
  const accesses = await Promise.all(startedE2eServers.map((server) => server.createApiCredentials()));
  process.env.WINNOW_E2E_SERVERS = JSON.stringify(accesses);
  process.env.WINNOW_E2E_PROJECT = await fetchFirstProjectKey(accesses[0]!);
}

async function fetchFirstProjectKey(credentials: ServerApiCredentials): Promise<string> {
  const query = '{ projects(first: 1) { nodes { key } } }';
  const { data } = await postGraphQL<{ projects: { nodes: { key: string }[] } }>(credentials, query);
  return data.projects.nodes[0]!.key;
}

export async function stopSharedE2eServers(): Promise<void> {
  await Promise.all(startedE2eServers.map((server) => server.stop()));
  await rm(serversDataFolder, { recursive: true, force: true });
}
