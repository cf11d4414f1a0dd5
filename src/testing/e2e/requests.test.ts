import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { heading, issueAddress, projectAddress, sharedServer } from './shared';

const { open, openList } = sharedServer();

/** What a page asks when it hears that others, as the files beside this one, have changed something. */
const HEARD = new Set([
  'ListNewsQuery',
  'useLiveIssueQuery',
  'LabelListPageQuery',
  'MilestoneListPageQuery',
  'BulkListPageQuery',
]);

/** What was asked since this was last called, but for what the page has heard of. */
const askedIn = (operations: string[]): string[] =>
  operations
    .splice(0)
    .filter((name) => !HEARD.has(name))
    .sort();

test('each navigation asks for its data once', async () => {
  const { page, operations, list } = await openList('', {});
  await page.waitForTimeout(500);
  // The frame, once; the rows; counts and facets are the one second request.
  expect(askedIn(operations)).toEqual(['IssuesCountsQuery', 'IssuesRowsQuery', 'ShellQuery']);

  await list.queryBar.fill('is:open');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=/);
  await list.settled();
  await page.waitForTimeout(500);
  expect(askedIn(operations)).toEqual(['IssuesCountsQuery', 'IssuesRowsQuery']);

  const [title] = await list.titles();
  await list.grid.getByRole('link', { name: title!, exact: true }).first().click();
  await heading(page).getByText(title!).waitFor();
  await page.waitForTimeout(500);
  expect(askedIn(operations)).toEqual(['IssueScreenQuery']);

  await page.goBack();
  await list.settled();
  await page.waitForTimeout(500);
  expect(askedIn(operations)).toEqual([]);
});

test('a link that was hovered has asked already', async () => {
  const { page, operations, list } = await openList();
  const link = list.grid.getByRole('link').first();
  const title = (await link.textContent())!;
  await link.hover();
  await page.waitForTimeout(500);
  operations.splice(0);
  await link.click();
  await heading(page).getByText(title).waitFor();
  await page.waitForTimeout(300);
  expect(askedIn(operations)).toEqual([]);
});

test('home and an issue ask once', async () => {
  const home = await open('/');
  await heading(home.page).waitFor();
  await home.page.waitForTimeout(500);
  expect(askedIn(home.operations)).toEqual(['HomeScreenQuery', 'ShellQuery']);
  const issue = await open(issueAddress(1));
  await heading(issue.page).waitFor();
  await issue.page.waitForTimeout(500);
  expect(askedIn(issue.operations)).toEqual(['IssueScreenQuery', 'ShellQuery']);
});

test.each([
  ['labels', 'LabelsScreenQuery'],
  ['milestones', 'MilestonesScreenQuery'],
  ['milestones/1', 'MilestoneScreenQuery'],
  ['bulk', 'BulksScreenQuery'],
  ['members', 'MembersScreenQuery'],
  ['settings', 'SettingsScreenQuery'],
])('%s asks once', async (screen, query) => {
  const { page, operations } = await open(projectAddress(screen));
  await heading(page).waitFor();
  await page.waitForTimeout(500);
  expect(askedIn(operations)).toEqual([query, 'ShellQuery'].sort());
});

test('the list loads less than 200 KB of JavaScript', async () => {
  const { page } = await openList();
  await page.waitForTimeout(500);
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.reduce((sum, bytes) => sum + bytes)).toBeLessThan(200_000);
});

test('the build has no source maps, and names none', async () => {
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

test('the page loads without moving what is there already', async () => {
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
          ? new URL(issueAddress(1), list.url()).href
          : '/';
    await page.goto(new URL(target, list.url()).href);
    await page.waitForTimeout(1500);
    const total = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(total).toBeLessThan(0.01);
  }
});
