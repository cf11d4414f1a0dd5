/** A separate server per test, for tests that need other settings, or an inbox without events of other tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from '../browser/startServer';
import { prepareTestBrowser, type PageOpener } from './session';
import { TrackerApi } from './TrackerApi';

const DEMO_ISSUE_COUNT = 300;

interface ServerPerTest {
  open: PageOpener;
  getUrl: () => string;
  /** Returns an API client that acts as a demo user. */
  createApi: (login: string) => Promise<TrackerApi>;
}

/** @param getEnv returns the environment variables of the next test's server */
export function prepareServerPerTest(getEnv: () => Record<string, string> = () => ({})): ServerPerTest {
  let server: RunningServer;
  let dataDir: string;
  // First, so that the pages are closed before the server is stopped.
  const open = prepareTestBrowser(() => server.url);
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'winnow-e2e-own-'));
    server = await startServer({ dataDir, demo: DEMO_ISSUE_COUNT, env: getEnv() });
  });
  afterEach(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    open,
    getUrl: () => server.url,
    createApi: async (login) => new TrackerApi(await server.createApiCredentials(login)),
  };
}
