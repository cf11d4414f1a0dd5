/** A separate server per test, for tests that need other settings, or an inbox without events of other tests. */
import { rm } from 'node:fs/promises';
import { type RunningServer, startServer } from '../browser/startServer';
import { createDemoDataDir } from './demoDataDir';
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
    dataDir = await createDemoDataDir(DEMO_ISSUE_COUNT);
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
