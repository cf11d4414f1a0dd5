/** Changes by one user appear in other browsers. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { EVENT_STREAM_HEARTBEAT_MS } from '../../shared/limits';
import type { ServerAccess } from '../Access';
import { type RunningServer, startServer } from '../browser/startServer';
import { waitUntil } from '../waitUntil';
import { postGraphQL } from '../postGraphQL';
import { IssueListPage } from './issueListPage';
import { prepareTestBrowser, waitUntilPageIdle, waitUntilEditsSaved } from './session';

const NETWORK_ERROR_PATTERN =
  /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED|ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/;

let server: RunningServer;
let dataDir: string;
let serverAccess: ServerAccess;
const openPage = prepareTestBrowser(() => server.url);
const ISSUE_LIST_PATH = `/projects/${process.env.WINNOW_E2E_PROJECT!}/issues`;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'winnow-live-'));
  server = await startServer({ dataDir, demo: 500 });
  serverAccess = await server.access();
});

afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends a GraphQL request as an API client. */
async function sendGraphQLRequest<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
  const all = { key: process.env.WINNOW_E2E_PROJECT!, ...variables };
  return (await postGraphQL<Data>({ ...serverAccess, url: server.url }, query, all)).data;
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

/** Waits until the page receives live events. */
async function waitUntilLiveUpdatesStart(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    navigator.locks.query().then(({ held }) => held!.some(({ name }) => name!.startsWith('winnow '))),
  );
  await waitUntilPageIdle(page);
}

const locateRefreshButton = (page: Page) => page.getByRole('button', { name: /: refresh$/ });

const isIssueListStalenessRequest = (request: Request): boolean =>
  (request.postDataJSON() as { operationName?: string } | null)?.operationName === 'ListStalenessQuery';

async function openIssueListInNewTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(new URL(ISSUE_LIST_PATH, server.url).href);
  await IssueListPage.openWhenLoaded(page);
  return page;
}

test('a changed row is updated in place, and the list is reordered only by a refresh', async () => {
  const { page } = await openPage(ISSUE_LIST_PATH);
  const list = await IssueListPage.openWhenLoaded(page);
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
  await page.keyboard.press('r');
  await locateRefreshButton(page).waitFor({ state: 'detached' });
  expect((await list.readOnScreenIssueTitles())[0]).toBe('Seen from afar');
});

test('a change that does not concern the list shows no refresh button', async () => {
  const { page } = await openPage(
    `${ISSUE_LIST_PATH}?q=${encodeURIComponent('title-that-nobody-has OR number:3')}`,
  );
  await IssueListPage.openWhenLoaded(page);
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
  const list = await IssueListPage.openWhenLoaded(page);
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

test('the refresh button shows the exact number of new issues, also for an empty list', async () => {
  const { page } = await openPage(`${ISSUE_LIST_PATH}?q=${encodeURIComponent('label-to-come in:title')}`);
  await page.getByText('No matching issues').waitFor();
  await waitUntilLiveUpdatesStart(page);
  await changeIssueByApi(11, { title: 'One label-to-come' });
  await page.getByRole('button', { name: '1 new issue: refresh' }).waitFor();
  await changeIssueByApi(12, { title: 'Two label-to-come' });
  await page.getByRole('button', { name: '2 new issues: refresh' }).click();
  const list = await IssueListPage.openWhenLoaded(page);
  expect((await list.readOnScreenIssueTitles()).sort()).toEqual(['One label-to-come', 'Two label-to-come']);
});

test('eight tabs share one event stream, also after the tab that holds it is closed', async () => {
  const { page } = await openPage(ISSUE_LIST_PATH);
  const context = page.context();
  let streams = 0;
  context.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') streams += 1;
  });
  await IssueListPage.openWhenLoaded(page);
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
  expect(held).toBe(1);
  const before = streams;
  expect(before).toBeLessThan(8);

  await tabs.shift()!.close();
  // This change is sent before the next tab has opened its event stream.
  await changeIssueByApi(number, { title: 'In each of seven' });
  await shown('In each of seven');
  expect(streams).toBeLessThanOrEqual(before + 2);
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

test('the peek panel shows changes by other users', async () => {
  const { page } = await openPage(`${ISSUE_LIST_PATH}?peek=21`);
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await peek.getByRole('heading').waitFor();
  await waitUntilLiveUpdatesStart(page);
  await changeIssueByApi(21, { body: 'Written by another', priority: 'URGENT' });
  await peek.getByText('Written by another').waitFor();
  await peek.getByText('Urgent').waitFor();
});

test('after being offline, the list shows the changes that were missed', async () => {
  const { page } = await openPage(ISSUE_LIST_PATH, { expected: NETWORK_ERROR_PATTERN });
  await IssueListPage.openWhenLoaded(page);
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
    await IssueListPage.openWhenLoaded(page);
    const other = await openIssueListInNewTab(page.context());
    await waitUntilLiveUpdatesStart(page);
    const number = await readIssueNumber(page, 5);
    const { port } = server;
    const started = performance.now();
    await server.stop(signal);
    // The server stops without waiting for the next heartbeat of open event streams.
    expect(performance.now() - started).toBeLessThan(EVENT_STREAM_HEARTBEAT_MS);
    server = await startServer({ dataDir, demo: 500, port });
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
