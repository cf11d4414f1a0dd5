/** Changes by one user appear in other browsers. */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { EVENT_STREAM_HEARTBEAT_MS } from '../../shared/limits';
import type { ServerApiCredentials } from '../Access';
import { waitUntil } from '../waitUntil';
import { postGraphQL } from '../postGraphQL';
import { IssueListPageObject } from './issueListPage';
import { type DemoServer, startDemoServer } from './demoServer';
import {
  prepareTestBrowser,
  waitUntilEditsSaved,
  waitUntilLiveUpdatesStart,
  waitUntilPageIdle,
} from './session';

const NETWORK_ERROR_PATTERN =
  /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED|ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/;

let startedE2eServer: DemoServer;
let serverApiCredentials: ServerApiCredentials;
const openPage = prepareTestBrowser(() => startedE2eServer.url);
const ISSUE_LIST_PATH = `/projects/${process.env.WINNOW_E2E_PROJECT!}/issues`;

beforeAll(async () => {
  startedE2eServer = await startDemoServer(500);
  serverApiCredentials = await startedE2eServer.createApiCredentials();
});

afterAll(async () => {
  await startedE2eServer.remove();
});

/** Sends a GraphQL request as an API client. */
async function sendGraphQLRequest<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
  const all = { key: process.env.WINNOW_E2E_PROJECT!, ...variables };
  return (await postGraphQL<Data>({ ...serverApiCredentials, url: startedE2eServer.url }, query, all)).data;
}

async function fetchIssueId(number: number): Promise<string> {
  const query =
    'query Q($key: String!, $number: Int!) { project(key: $key) { issue(number: $number) { id } } }';
  return (await sendGraphQLRequest<{ project: { issue: { id: string } } }>(query, { number })).project.issue
    .id;
}

/** Changes an issue through the API, as another user would. */
async function changeIssueByApi(number: number, input: Record<string, unknown>): Promise<void> {
  const id = await fetchIssueId(number);
  const mutation =
    'mutation M($input: UpdateIssueInput!) { updateIssue(input: $input) { errors { message } issue { version } } }';
  const { updateIssue } = await sendGraphQLRequest<{ updateIssue: { errors: unknown[] } }>(mutation, {
    input: { id, ...input },
  });
  expect(updateIssue.errors).toEqual([]);
}

const readIssueNumber = async (page: Page, index: number): Promise<number> =>
  Number(await page.locator('a[data-number]').nth(index).getAttribute('data-number'));

const readIssueRowText = (page: Page, number: number): Promise<string | null> =>
  page.locator(`[role=row]:has(a[data-number="${number}"])`).textContent();

const locateRefreshButton = (page: Page) => page.getByRole('button', { name: /: refresh$/ });

const isIssueListStalenessRequest = (request: Request): boolean =>
  (request.postDataJSON() as { operationName?: string } | null)?.operationName === 'IssueListUpdaterQuery';

async function openIssueListInNewTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(new URL(ISSUE_LIST_PATH, startedE2eServer.url).href);
  await IssueListPageObject.createWhenLoaded(page);
  return page;
}

test('a changed row is updated in place, and the list is reordered only by a refresh', async () => {
  const { page } = await openPage(ISSUE_LIST_PATH);
  const list = await IssueListPageObject.createWhenLoaded(page);
  await waitUntilLiveUpdatesStart(page);
  const number = await readIssueNumber(page, 7);
  const before = await list.readOnScreenIssueTitles();
  await changeIssueByApi(number, { title: 'Seen from afar' });
  await list.locateIssueRow('Seen from afar').waitFor();
  const after = await list.readOnScreenIssueTitles();
  expect(after).toEqual(before.map((title, i) => (i === 7 ? 'Seen from afar' : title)));

  await locateRefreshButton(page).getByText('Updated').waitFor();
  await expect(page.getByRole('status').allTextContents()).resolves.toContain(
    'List changed. Press r to refresh.',
  );
  const button = (await locateRefreshButton(page).boundingBox())!;
  const first = (await list.grid.getByRole('row').first().boundingBox())!;
  // The button is above the rows.
  expect(button.y + button.height).toBeLessThanOrEqual(first.y);
  await page.keyboard.press('r');
  await locateRefreshButton(page).waitFor({ state: 'detached' });
  expect((await list.readOnScreenIssueTitles())[0]).toBe('Seen from afar');
});

test('a change that does not concern the list shows no refresh button', async () => {
  const { page } = await openPage(
    `${ISSUE_LIST_PATH}?q=${encodeURIComponent('title-that-nobody-has OR number:3')}`,
  );
  await IssueListPageObject.createWhenLoaded(page);
  await waitUntilLiveUpdatesStart(page);
  const checked = page.waitForResponse((response) => isIssueListStalenessRequest(response.request()));
  await changeIssueByApi(9, { priority: 'URGENT' });
  await checked;
  await waitUntilPageIdle(page);
  expect(await locateRefreshButton(page).count()).toBe(0);
  await changeIssueByApi(3, { priority: 'URGENT' });
  await locateRefreshButton(page).waitFor();
});

test('the user’s own change shows no refresh button, another user’s change does', async () => {
  const { page } = await openPage(ISSUE_LIST_PATH);
  const list = await IssueListPageObject.createWhenLoaded(page);
  await waitUntilLiveUpdatesStart(page);
  const checks: string[] = [];
  page.on('request', (request) => {
    if (isIssueListStalenessRequest(request)) checks.push(request.postData() ?? '');
  });
  await page.keyboard.press('j');
  const row = list.grid.locator('[role=row]:focus');
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Priority' }).waitFor();
  await page.keyboard.type('medium');
  await page.keyboard.press('Enter');
  await row.getByRole('img', { name: 'Priority: Medium' }).waitFor();
  await waitUntilEditsSaved(page);
  expect(await locateRefreshButton(page).count()).toBe(0);
  const number = await readIssueNumber(page, 4);
  await changeIssueByApi(number, { priority: 'URGENT' });
  await locateRefreshButton(page).waitFor();
  // Every staleness check of the list so far has asked about the issue that the other user changed, not about
  // the page's own edits.
  for (const check of checks) expect(check).toContain(`"number:${number} "`);
});

test('count and facets follow own edits, the row stays until a refresh, which keeps the focused issue', async () => {
  const { page } = await openPage(`${ISSUE_LIST_PATH}?q=${encodeURIComponent('priority:low')}`);
  const list = await IssueListPageObject.createWhenLoaded(page);
  const total = await list.readTotalIssueCount();
  const titles = await list.readOnScreenIssueTitles();
  const shown = (count: number) =>
    page.locator('main strong', { hasText: count.toLocaleString('en') }).first();
  const low = page.getByRole('complementary', { name: 'Filters' }).getByRole('button', { name: /^Low/ });
  const choosePriority = async (name: string) => {
    await page.keyboard.press('p');
    await page.getByRole('dialog', { name: 'Priority' }).waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await choosePriority('high');
  await shown(total - 1).waitFor();
  await low.getByText((total - 1).toLocaleString('en')).waitFor();
  await list.grid.getByText('No longer matches').waitFor();
  // The notice with the undo button covers the last row.
  expect((await list.readOnScreenIssueTitles()).slice(0, 9)).toEqual(titles.slice(0, 9));

  // A bulk edit of all matching issues uses the current count.
  await page.keyboard.press('ControlOrMeta+a');
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  await bar.getByText(`${(total - 1).toLocaleString('en')} selected`).waitFor();
  await bar.getByRole('button', { name: 'Type' }).click();
  await page.getByRole('searchbox', { name: 'Type' }).fill('task');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set type Task' });
  await dialog.getByText('Preview: nothing has changed yet').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });

  await list.grid.getByRole('row').nth(4).focus();
  await choosePriority('high');
  await shown(total - 2).waitFor();
  await choosePriority('low');
  await shown(total - 1).waitFor();
  await page.keyboard.press('r');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-rowindex') === '1');
  expect(await list.grid.locator('[role=row]:focus').getByRole('link').innerText()).toBe(titles[4]);
  expect(await list.readTotalIssueCount()).toBe(total - 1);
});

test('the refresh button shows the exact number of new issues, also for an empty list', async () => {
  const { page } = await openPage(`${ISSUE_LIST_PATH}?q=${encodeURIComponent('label-to-come in:title')}`);
  await page.getByText('No matching issues').waitFor();
  await waitUntilLiveUpdatesStart(page);
  await changeIssueByApi(11, { title: 'One label-to-come' });
  await page.getByRole('button', { name: '1 new issue: refresh' }).waitFor();
  await changeIssueByApi(12, { title: 'Two label-to-come' });
  await page.getByRole('button', { name: '2 new issues: refresh' }).click();
  const list = await IssueListPageObject.createWhenLoaded(page);
  expect((await list.readOnScreenIssueTitles()).sort()).toEqual(['One label-to-come', 'Two label-to-come']);
});

test('eight tabs share one event stream of changes and one of the inbox, also after the tab that holds them is closed', async () => {
  const { page } = await openPage(ISSUE_LIST_PATH);
  const context = page.context();
  let streams = 0;
  context.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') streams += 1;
  });
  await IssueListPageObject.createWhenLoaded(page);
  const tabs = [page];
  while (tabs.length < 8) tabs.push(await openIssueListInNewTab(context));
  await waitUntilLiveUpdatesStart(page);
  const number = await readIssueNumber(page, 3);
  const shown = (title: string) =>
    Promise.all(
      tabs.map((tab) => tab.locator(`a[data-number="${number}"]`, { hasText: title }).first().waitFor()),
    );
  await changeIssueByApi(number, { title: 'In each of eight' });
  await shown('In each of eight');
  const held = await page.evaluate(() => navigator.locks.query().then((locks) => locks.held!.length));
  expect(held).toBe(2);
  const before = streams;
  expect(before).toBeLessThan(8);

  await tabs.shift()!.close();
  // This change is sent before the next tab has opened its event stream.
  await changeIssueByApi(number, { title: 'In each of seven' });
  await shown('In each of seven');
  expect(streams).toBeLessThanOrEqual(before + 4);
});

test('an open issue shows changes by other users', async () => {
  const { page } = await openPage(`${ISSUE_LIST_PATH}/20`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitUntilLiveUpdatesStart(page);
  await changeIssueByApi(20, { title: 'Renamed by another', priority: 'LOW' });
  await page.getByRole('heading', { level: 1, name: 'Renamed by another' }).waitFor();
  const timeline = page.getByRole('region', { name: 'Comments and events' });
  await timeline.getByText('Renamed by another').waitFor();
  await page.getByRole('definition').getByText('Low').waitFor();
});

test('the preview panel shows changes by other users', async () => {
  const { page } = await openPage(`${ISSUE_LIST_PATH}?peek=21`);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByRole('heading', { level: 2 }).first().waitFor();
  await waitUntilLiveUpdatesStart(page);
  await changeIssueByApi(21, { body: 'Written by another', priority: 'URGENT' });
  await preview.getByText('Written by another').waitFor();
  await preview.getByText('Urgent').waitFor();
});

test('after being offline, the list shows the changes that were missed', async () => {
  const { page } = await openPage(ISSUE_LIST_PATH, { expected: NETWORK_ERROR_PATTERN });
  await IssueListPageObject.createWhenLoaded(page);
  await waitUntilLiveUpdatesStart(page);
  const numbers = [await readIssueNumber(page, 1), await readIssueNumber(page, 2)];
  await page.context().setOffline(true);
  for (const number of numbers) await changeIssueByApi(number, { title: `While away ${number}` });
  // Long enough for the server to send the events while the page is offline; it batches them for 20 ms.
  await page.waitForTimeout(500);
  await page.context().setOffline(false);
  for (const number of numbers) {
    await waitUntil(
      async () => (await readIssueRowText(page, number))?.includes(`While away ${number}`) === true,
    );
  }
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'after a restart of the server (%s), all tabs receive events again',
  async (signal) => {
    const { page } = await openPage(ISSUE_LIST_PATH, { expected: NETWORK_ERROR_PATTERN });
    await IssueListPageObject.createWhenLoaded(page);
    const other = await openIssueListInNewTab(page.context());
    await waitUntilLiveUpdatesStart(page);
    const number = await readIssueNumber(page, 5);
    const started = performance.now();
    await startedE2eServer.stop(signal);
    // The server stops without waiting for the next heartbeat of open event streams.
    expect(performance.now() - started).toBeLessThan(EVENT_STREAM_HEARTBEAT_MS);
    startedE2eServer = await startedE2eServer.restart();
    await changeIssueByApi(number, { title: `After ${signal}` });
    for (const tab of [page, other]) {
      await tab
        .locator(`a[data-number="${number}"]`, { hasText: `After ${signal}` })
        .first()
        .waitFor();
    }
    await page.getByText(/Connection lost/).waitFor({ state: 'detached' });
  },
);
