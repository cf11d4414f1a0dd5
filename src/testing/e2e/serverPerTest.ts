/** A separate server per test, for tests that need other settings, or an inbox without events of other tests. */
import { type DemoServer, startDemoServer } from './demoServer';
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
  let server: DemoServer;
  // First, so that the pages are closed before the server is stopped.
  const open = prepareTestBrowser(() => server.url);
  beforeEach(async () => {
    server = await startDemoServer(DEMO_ISSUE_COUNT, getEnv());
  });
  afterEach(() => server.remove());
  return {
    open,
    getUrl: () => server.url,
    createApi: async (login) => new TrackerApi(await server.createApiCredentials(login)),
  };
}
