import { rm } from 'node:fs/promises';
import { type RunningServer, startServer } from '../browser/startServer';
import { IssueListPageObject } from './issueListPage';
import { createDemoDataDir } from './demoDataDir';
import { prepareTestBrowser, waitUntilPageIdle } from './session';

const NETWORK_ERROR_PATTERN =
  /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to (load|fetch)/;

let startedE2eServer: RunningServer;
let dataDir: string;
const openPage = prepareTestBrowser(() => startedE2eServer.url);

beforeAll(async () => {
  dataDir = await createDemoDataDir(500);
  startedE2eServer = await startServer({ dataDir, demo: 500 });
});

afterAll(async () => {
  await startedE2eServer.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'shows a banner while the server is down (%s) and continues when it is back',
  async (signal) => {
    const { page } = await openPage(`/projects/${process.env.WINNOW_E2E_PROJECT!}/issues`, {
      expected: NETWORK_ERROR_PATTERN,
    });
    const list = await IssueListPageObject.createWhenLoaded(page);
    // The code of the facets is loaded after the rows.
    await waitUntilPageIdle(page);
    const { port } = startedE2eServer;
    const code = await startedE2eServer.stop(signal);
    if (signal === 'SIGTERM') expect(code).toBe(0);

    await list.queryBar.fill('is:open');
    await page.keyboard.press('Enter');
    const banner = page.getByText(/Connection lost/);
    await banner.waitFor();

    startedE2eServer = await startServer({ dataDir, demo: 500, port });
    await banner.waitFor({ state: 'detached', timeout: 30_000 });
    await list.waitUntilRowsLoaded();
    expect((await list.readOnScreenIssueTitles()).length).toBeGreaterThan(10);
    expect(await list.queryBar.inputValue()).toBe('is:open');
  },
);
