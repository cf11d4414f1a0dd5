/** Servers with demo data for end-to-end tests. */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type RunningServer, type ServerProcessOptions, startServer } from '../browser/startServer';

/** Environment variable with the folder of the test run's data folders, which is deleted after the run. */
export const E2E_FOLDER_ENV_VARIABLE = 'WINNOW_E2E_FOLDER';

/**
 * Keeps V8 from optimizing the WebAssembly code of the embedded database. The optimization takes a third of the
 * processor time of a server's start, which is too much for servers that run for seconds.
 */
const SHORT_LIVED_SERVER_NODE_OPTIONS: readonly string[] = ['--liftoff-only'];

export interface DemoServer extends RunningServer {
  /** Starts the server again with the same data, at the same address, after it was stopped. */
  restart(): Promise<DemoServer>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

/**
 * Starts a server with a demo of `issueCount` issues. The demo is generated once per test run and copied, because
 * generating it takes as long as starting a server.
 * @param env environment variables of the server
 */
export async function startDemoServer(
  issueCount: number,
  env: Record<string, string> = {},
): Promise<DemoServer> {
  const dataDir = await createDemoDataDir(issueCount);
  const start = async (port?: number): Promise<DemoServer> => {
    const server = await startShortLivedServer({ dataDir, demo: issueCount, port, env });
    return {
      ...server,
      restart: () => start(server.port),
      remove: async () => {
        await server.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  };
  return start();
}

export const startShortLivedServer = (options: ServerProcessOptions): Promise<RunningServer> =>
  startServer({ ...options, nodeOptions: SHORT_LIVED_SERVER_NODE_OPTIONS });

/** Creates a data folder with a demo of `issueCount` issues, and returns its path. */
async function createDemoDataDir(issueCount: number): Promise<string> {
  const folder = process.env[E2E_FOLDER_ENV_VARIABLE]!;
  const template = path.join(folder, `demo-${issueCount}`);
  if (!existsSync(template))
    await generateDemo(issueCount, template, await mkdtemp(path.join(folder, 'new-')));
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  await cp(template, dataDir, { recursive: true });
  return dataDir;
}

/**
 * Generates a demo in `draft`, and renames that folder to `template` unless another process has created the template
 * meanwhile.
 * @param draft path of an empty folder
 */
async function generateDemo(issueCount: number, template: string, draft: string): Promise<void> {
  const server = await startShortLivedServer({ dataDir: draft, demo: issueCount });
  await server.stop();
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
}
