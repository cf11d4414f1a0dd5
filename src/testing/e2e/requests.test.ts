import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../waitUntil';
import { openWithPageData } from './openWithPageData';
import { waitUntilPageIdle, type OpenedPage } from './session';
import {
  locateScreenHeading,
  getIssuePath,
  getProjectScreenPath,
  prepareSharedServerBrowser,
} from './shared';

const { open, openList } = prepareSharedServerBrowser();

/** Names of queries that live updates cause: other test files change the same data at the same time. */
const LIVE_UPDATE_QUERY_NAMES = new Set([
  'IssueListUpdaterQuery',
  'useIssueRefreshQuery',
  'LabelListPageQuery',
  'MilestoneListPageQuery',
  'BulkOperationListScreenPageQuery',
]);

/**
 * Expects the page to have sent exactly these operations since the last call, ignoring those caused by live
 * updates.
 */
async function expectSentOperations({ page, operations }: OpenedPage, ...expected: string[]): Promise<void> {
  await waitUntil(() => expected.every((name) => operations.includes(name)));
  await waitUntilPageIdle(page);
  expect(
    operations
      .splice(0)
      .filter((name) => !LIVE_UPDATE_QUERY_NAMES.has(name))
      .sort(),
  ).toEqual(expected.sort());
}

test('each navigation requests its data once', async () => {
  const visit = await openWithPageData(openList);
  const { page, list } = visit;
  // Expected queries: the application shell's, one for counts and facets, and the sidebar's number of untriaged issues.
  // The page contains the rows.
  await expectSentOperations(visit, 'ListedIssuesCountsQuery', 'AppShellQuery', 'TriageCountQuery');

  await list.queryBar.fill('is:open');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=/);
  await list.waitUntilRowsLoaded();
  await expectSentOperations(visit, 'ListedIssuesCountsQuery', 'ListedIssuesQuery');

  const [title] = await list.readOnScreenIssueTitles();
  await list.grid.getByRole('link', { name: title!, exact: true }).first().click();
  await locateScreenHeading(page).getByText(title!).waitFor();
  await expectSentOperations(visit, 'IssueScreenQuery', 'IssueDuplicatesQuery');

  await page.goBack();
  await list.waitUntilRowsLoaded();
  await expectSentOperations(visit);
});

test('hovering over a link requests the data of its screen', async () => {
  const visit = await openWithPageData(openList);
  const { page, list } = visit;
  await expectSentOperations(visit, 'ListedIssuesCountsQuery', 'AppShellQuery', 'TriageCountQuery');
  const link = list.grid.getByRole('link').first();
  const title = (await link.textContent())!;
  await link.hover();
  await expectSentOperations(visit, 'IssueScreenQuery');
  await link.click();
  await locateScreenHeading(page).getByText(title).waitFor();
  // Likely duplicates are requested only for an issue that is opened.
  await expectSentOperations(visit, 'IssueDuplicatesQuery');
});

test('each previewed issue is one request, also when its editors open', async () => {
  const visit = await openWithPageData(openList);
  const { page } = visit;
  await expectSentOperations(visit, 'ListedIssuesCountsQuery', 'AppShellQuery', 'TriageCountQuery');
  /** Operations since the last call, without the preloaded screens of focused rows. */
  const takeOperations = async () => {
    await waitUntilPageIdle(page);
    return visit.operations
      .splice(0)
      .filter((name) => name !== 'IssueScreenQuery' && !LIVE_UPDATE_QUERY_NAMES.has(name));
  };
  const panel = page.getByRole('complementary', { name: 'Preview' });
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await panel.getByRole('button', { name: 'Edit title' }).waitFor();
  expect(await takeOperations()).toEqual(['PreviewPanelQuery']);
  const first = page.url();
  await page.keyboard.press('j');
  await page.waitForURL((url) => url.href !== first);
  expect(await takeOperations()).toEqual(['PreviewPanelQuery']);
  await panel.getByRole('button', { name: 'Edit description' }).click();
  await panel.getByRole('textbox', { name: 'Description' }).waitFor();
  await panel.getByRole('button', { name: 'Write a comment…' }).click();
  await panel.getByRole('textbox', { name: 'Comment' }).waitFor();
  expect(await takeOperations()).toEqual([]);
});

test('the home screen and an issue request their data once', async () => {
  const home = await open('/');
  await locateScreenHeading(home.page).waitFor();
  await expectSentOperations(home, 'HomeScreenQuery', 'AppShellQuery');
  const issue = await openWithPageData(() => open(getIssuePath(1)));
  await locateScreenHeading(issue.page).waitFor();
  // The issue needs no request, because the HTML document contains its data, except for its likely duplicates.
  await expectSentOperations(issue, 'AppShellQuery', 'IssueDuplicatesQuery', 'TriageCountQuery');
});

test.each([
  ['labels', 'LabelsScreenQuery'],
  ['milestones', 'MilestonesScreenQuery'],
  ['milestones/1', 'MilestoneScreenQuery'],
  ['bulk', 'BulkOperationListScreenQuery'],
  ['members', 'MembersScreenQuery'],
  ['settings', 'SettingsScreenQuery'],
])('the %s screen requests its data once', async (screen, query) => {
  const visit = await open(getProjectScreenPath(screen));
  await locateScreenHeading(visit.page).waitFor();
  await expectSentOperations(visit, query, 'AppShellQuery', 'TriageCountQuery');
});

test('the list loads its JavaScript in several files before its rows', async () => {
  const { page } = await openList();
  await waitUntilPageIdle(page);
  // Scripts that start after the list can be used are loaded in the background, such as the facets, pickers and live
  // updates.
  const scripts = await page.evaluate(() => {
    const { startTime: end } = performance.getEntriesByName('winnow.list')[0]!;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < end)
      .map(({ encodedBodySize }) => encodedBodySize);
  });
  expect(scripts.length).toBeGreaterThan(3);
  const kilobytes = scripts.reduce((sum, bytes) => sum + bytes) / 1_000;
  console.info(`The list loads ${kilobytes.toFixed(1)} KB of JavaScript before its rows.`);
});

test('the build contains no source maps and no references to them', async () => {
  const folder = path.resolve('build/client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const code = files.filter((file) => /\.(js|css)$/.test(file));
  expect(code.length).toBeGreaterThan(20);
  const naming = code.filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes('sourceMappingURL'),
  );
  expect(naming).toEqual([]);
  const { page } = await open('/');
  const script = await page.locator('script[src]').first().getAttribute('src');
  expect((await page.request.get(new URL(`${script}.map`, page.url()).href)).status()).toBe(404);
});

test('the page loads without layout shifts', async () => {
  const { page } = await open('/');
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/', '/list', '/issue']) {
    const { page: list } = await openList();
    const target =
      address === '/list'
        ? list.url()
        : address === '/issue'
          ? new URL(getIssuePath(1), list.url()).href
          : '/';
    await page.goto(new URL(target, list.url()).href);
    await page.waitForTimeout(1500);
    await waitUntilPageIdle(page);
    const total = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(total).toBeLessThan(0.01);
  }
});
