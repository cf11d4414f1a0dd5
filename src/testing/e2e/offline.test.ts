import { IssueListPageObject } from './issueListPage';
import { type DemoServer, startDemoServer } from './demoServer';
import { prepareTestBrowser, waitUntilPageIdle } from './session';

const NETWORK_ERROR_PATTERN =
  /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to (load|fetch)/;

let startedE2eServer: DemoServer;
const openPage = prepareTestBrowser(() => startedE2eServer.url);

beforeAll(async () => {
  startedE2eServer = await startDemoServer(500);
});

afterAll(async () => {
  await startedE2eServer.remove();
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
    const code = await startedE2eServer.stop(signal);
    if (signal === 'SIGTERM') expect(code).toBe(0);

    await list.queryBar.fill('is:open');
    await page.keyboard.press('Enter');
    const banner = page.getByText(/Connection lost/);
    await banner.waitFor();

    startedE2eServer = await startedE2eServer.restart();
    await banner.waitFor({ state: 'detached', timeout: 30_000 });
    await list.waitUntilRowsLoaded();
    expect((await list.readOnScreenIssueTitles()).length).toBeGreaterThan(10);
    expect(await list.queryBar.inputValue()).toBe('is:open');
  },
);
