/** The list of the issues of all projects, for viewers who can read different projects. */
import type { Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { findAxeViolations, findContrastViolations } from './axe';
import { IssueListPageObject } from './issueListPage';
import { openWithPageData } from './openWithPageData';
import { type DemoServer, startDemoServer } from './demoServer';
import { type OpenedPage, type OpenPageOptions, prepareTestBrowser, waitUntilPageIdle } from './session';
import { locateScreenHeading } from './shared';
import { TrackerApi } from './TrackerApi';

const DEMO_ISSUE_COUNT = 1_500;
const GRAPHICS_ISSUE_COUNT = 30;
const SECRET_ISSUE_COUNT = 20;

let server: DemoServer;
const open = prepareTestBrowser(() => server.url);

async function createProjectWithIssues(
  api: TrackerApi,
  project: { key: string; name: string; visibility: string },
  count: number,
): Promise<void> {
  const created = await api.mutate<{ project: { id: string } }>(
    'createProject',
    'CreateProjectInput',
    project,
    'project { id }',
  );
  for (let nth = 1; nth <= count; nth++) {
    await api.mutate('createIssue', 'CreateIssueInput', {
      projectId: created.project.id,
      title: `Zebra ${project.key} ${nth}`,
      priority: nth % 2 === 0 ? 'URGENT' : 'LOW',
    });
  }
}

beforeAll(async () => {
  server = await startDemoServer(DEMO_ISSUE_COUNT);
  const createApi = async (login: string) => new TrackerApi(await server.createApiCredentials(login));
  await createProjectWithIssues(
    await createApi('maintainer'),
    { key: 'GFX', name: 'Graphics', visibility: 'PUBLIC' },
    GRAPHICS_ISSUE_COUNT,
  );
  await createProjectWithIssues(
    await createApi('developer'),
    { key: 'SEC', name: 'Secret', visibility: 'PRIVATE' },
    SECRET_ISSUE_COUNT,
  );
});

afterAll(async () => {
  await server.remove();
});

async function openSearch(
  search = '',
  options: OpenPageOptions = {},
): Promise<OpenedPage & { list: IssueListPageObject }> {
  const visit = await open(`/search${search}`, options);
  return { ...visit, list: await IssueListPageObject.createWhenLoaded(visit.page) };
}

const locateProjectFacet = (page: Page) => page.getByRole('group', { name: 'Project' });
const readKeys = (page: Page): Promise<string[]> =>
  page
    .locator('[data-virtual-rows] [role=row]:has(a[data-number])')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')))
        .map((row) => row.querySelector('a')!.pathname.replace(/^\/projects\/(.+)\/issues\/(\d+)$/, '$1-$2')),
    );
const readFocusedKey = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const link = document.activeElement?.closest('[role=row]')?.querySelector('a');
    return link?.pathname.replace(/^\/projects\/(.+)\/issues\/(\d+)$/, '$1-$2') ?? '';
  });

test.each([
  ['developer', { NET: DEMO_ISSUE_COUNT, GFX: GRAPHICS_ISSUE_COUNT, SEC: SECRET_ISSUE_COUNT }],
  ['reader', { NET: DEMO_ISSUE_COUNT, GFX: GRAPHICS_ISSUE_COUNT }],
] as const)('%s sees exactly the issues of the readable projects', async (as, expected) => {
  const { page, list } = await openSearch('', { as });
  const total = Object.values(expected).reduce((sum, count) => sum + count, 0);
  expect(await list.readTotalIssueCount()).toBe(total);
  const values = locateProjectFacet(page).getByRole('button', { name: /\d$/ });
  await values.first().waitFor();
  const names: Record<string, string> = { NET: 'Network', GFX: 'Graphics', SEC: 'Secret' };
  expect((await values.allTextContents()).sort()).toEqual(
    Object.entries(expected)
      .map(([key, count]) => `${names[key]}${count.toLocaleString('en-US')}`)
      .sort(),
  );
  await page.goto(new URL('/search?q=zebra', page.url()).href);
  await list.waitUntilRowsLoaded();
  expect(await list.readTotalIssueCount()).toBe(total - DEMO_ISSUE_COUNT);
});

test('a visitor without an account sees the issues of public projects', async () => {
  const { list } = await openSearch('?q=zebra', { as: null });
  expect(await list.readTotalIssueCount()).toBe(GRAPHICS_ISSUE_COUNT);
});

test('a value of the project facet limits the list to a project, and its rows show their keys', async () => {
  const { page, list } = await openSearch('', { as: 'developer' });
  await locateProjectFacet(page)
    .getByRole('button', { name: /^Secret/ })
    .click();
  await page.waitForURL((url) => url.searchParams.get('q') === 'project:SEC');
  await page.locator(`[data-virtual-rows][aria-rowcount="${SECRET_ISSUE_COUNT}"]`).waitFor();
  await list.waitUntilRowsLoaded();
  for (const key of await readKeys(page)) expect(key).toMatch(/^SEC-\d+$/);
  await list.grid.getByText('SEC-', { exact: true }).first().waitFor();
  // The facet of projects also counts projects that the query excludes.
  await locateProjectFacet(page)
    .getByRole('button', { name: /^Network/ })
    .waitFor();
});

test('all values of a facet are listed, and found by a text', async () => {
  const { page } = await openSearch('', { as: 'developer' });
  await page.getByRole('button', { name: /^All \d+ labels/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Label', exact: true });
  const rows = dialog.getByRole('row');
  await rows.first().waitFor();
  const count = Number(/^(\d+) labels/.exec(await dialog.getByRole('status').innerText())?.[1]);
  expect(count).toBeGreaterThan(8);
  const first = (await rows.first().getByRole('button').first().getAttribute('title'))!;
  await dialog.getByRole('searchbox').fill(first);
  await page.waitForFunction(
    (all) => !document.querySelector('[role=dialog] [role=status]')?.textContent?.startsWith(`${all} `),
    count,
  );
  await dialog.getByRole('row').first().getByRole('button').first().click();
  await page.waitForURL((url) => url.searchParams.get('q')?.startsWith('label:') === true);
});

test('the menu groups the list by project, with the counts of the facet', async () => {
  const { page } = await openSearch('?q=zebra', { as: 'developer' });
  await page.getByRole('button', { name: 'Group: none' }).click();
  await page.getByRole('menuitemradio', { name: 'Project' }).click();
  await page.waitForURL(/group=project/);
  const headers = page.getByRole('treegrid', { name: 'Issues' }).locator('[role=row][aria-level="1"]');
  await headers.filter({ hasText: 'Graphics' }).waitFor();
  const total = GRAPHICS_ISSUE_COUNT + SECRET_ISSUE_COUNT;
  await page.locator(`[role=treegrid][aria-rowcount="${total + 2}"]`).waitFor();
  expect(await headers.first().getAttribute('aria-label')).toBe(`Graphics, ${GRAPHICS_ISSUE_COUNT} issues`);
  // Collapses the first group.
  await headers.first().click();
  await page.waitForURL(/collapsed=GFX/);
  await page.locator(`[role=treegrid][aria-rowcount="${SECRET_ISSUE_COUNT + 2}"]`).waitFor();
});

test('orders that are not comparable between projects are neither offered nor applied', async () => {
  const { page, list } = await openSearch('?q=zebra&sort=title-asc', { as: 'developer' });
  expect(await list.readTotalIssueCount()).toBe(GRAPHICS_ISSUE_COUNT + SECRET_ISSUE_COUNT);
  await page.getByRole('button', { name: /^Sort: relevance/ }).click();
  await page.getByRole('menuitemradio', { name: 'Priority' }).waitFor();
  const orders = await page.getByRole('menuitemradio').allTextContents();
  for (const order of ['Title', 'State', 'Assignee']) expect(orders).not.toContain(order);
});

test('the last rows can be reached, and Back restores the position after an issue was opened', async () => {
  const { page, list } = await openSearch('', { as: 'developer' });
  const total = await list.readTotalIssueCount();
  await list.dragScrollThumb(1);
  expect((await list.readOnScreenRowRange()).last).toBe(total);
  await list.waitUntilScrollEnds();
  const before = await list.readOnScreenIssueTitles();
  const [title] = before;
  await list.locateIssueRow(title!).getByRole('link').click();
  await locateScreenHeading(page).getByText(title!).waitFor();
  await page.getByText(`of ${total.toLocaleString('en-US')}`).waitFor();
  await page.goBack();
  await list.waitUntilRowsLoaded();
  await waitUntil(async () => (await list.readOnScreenRowRange()).last === total);
  expect(await list.readOnScreenIssueTitles()).toEqual(before);
});

test('j goes from an issue to the next one of the list, also of another project', async () => {
  const { page, list } = await openSearch('?q=zebra&sort=priority-desc', { as: 'developer' });
  const keys = await readKeys(page);
  // With equal priorities, the issues of a project are consecutive.
  const index = keys.findIndex((key, at) => key.startsWith('GFX-') && keys[at + 1]?.startsWith('SEC-'));
  expect(index).toBeGreaterThan(0);
  const toPath = (key: string) => `/projects/${key.replace('-', '/issues/')}`;
  await list.grid.locator(`a[href="${toPath(keys[index]!)}"]`).click();
  await page.waitForURL((url) => url.pathname === toPath(keys[index]!));
  await locateScreenHeading(page).waitFor();
  await page.keyboard.press('j');
  await page.waitForURL((url) => url.pathname === toPath(keys[index + 1]!));
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'All issues' })
    .click();
  await page.waitForURL((url) => url.pathname === '/search');
  await list.waitUntilRowsLoaded();
});

/** Names of queries that live updates cause. */
const LIVE_UPDATE_QUERY_NAMES = new Set(['IssueListUpdaterQuery', 'useIssueRefreshQuery']);

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
  // The page contains the rows.
  const visit = await openWithPageData(() => openSearch('?q=zebra', { as: 'developer' }));
  const { page, list } = visit;
  await expectSentOperations(visit, 'AppShellQuery', 'ListedIssuesCountsQuery');
  await list.queryBar.fill('is:open');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'is:open');
  await list.waitUntilRowsLoaded();
  await expectSentOperations(visit, 'ListedIssuesCountsQuery', 'ListedIssuesQuery');
  const [title] = await list.readOnScreenIssueTitles();
  await list.locateIssueRow(title!).getByRole('link').click();
  await locateScreenHeading(page).getByText(title!).waitFor();
  await expectSentOperations(visit, 'IssueScreenQuery', 'IssueDuplicatesQuery', 'TriageCountQuery');
  await page.goBack();
  await list.waitUntilRowsLoaded();
  await expectSentOperations(visit);
});

test('an invalid query shows its problem in place, and an unknown name is suggested', async () => {
  const { page } = await open('/search?q=is%3Aopne+zebra', { as: 'developer' });
  await page.getByText('Unknown value', { exact: false }).first().waitFor();
  await page.goto(new URL('/search?q=state%3Abackolg', page.url()).href);
  await page.getByRole('combobox', { name: 'Query' }).focus();
  await page.getByText('Did you mean “Backlog”?').first().waitFor();
  await page.getByRole('button', { name: /^Use Backlog/ }).click();
  await page.waitForURL((url) => url.searchParams.get('q') === 'state:Backlog');
  await IssueListPageObject.createWhenLoaded(page);
  await page.goto(new URL('/search?q=project%3ANOWHERE', page.url()).href);
  await page.getByText('No matching issues').waitFor();
  await page.getByRole('link', { name: 'Clear query' }).click();
  await page.waitForURL((url) => url.pathname === '/search' && url.search === '');
  await IssueListPageObject.createWhenLoaded(page);
});

test('the query is completed with projects and labels of all projects', async () => {
  const { page, list } = await openSearch('', { as: 'developer' });
  await list.queryBar.click();
  await list.queryBar.pressSequentially('project:se');
  await page.getByRole('option', { name: /^SEC/ }).waitFor();
  await list.queryBar.fill('');
  await list.queryBar.pressSequentially('state:');
  await page.getByRole('option', { name: /\d$/ }).first().waitFor();
});

test('the palette, a key and the sidebar open the list', async () => {
  const { page } = await open('/', { as: 'developer' });
  await locateScreenHeading(page).waitFor();
  await waitUntilPageIdle(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('searchbox', { name: 'Search or jump to…' }).fill('zebra');
  await page.getByRole('menuitem', { name: 'Search all projects for “zebra”' }).click();
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'zebra');
  await IssueListPageObject.createWhenLoaded(page);
  await page.goBack();
  await locateScreenHeading(page).getByText('Home').waitFor();
  await waitUntilPageIdle(page);
  await page.keyboard.press('g');
  await page.keyboard.press('/');
  await page.waitForURL((url) => url.pathname === '/search' && url.search === '');
  await IssueListPageObject.createWhenLoaded(page);
  const link = page.getByRole('navigation', { name: 'Winnow' }).getByRole('link', { name: 'All issues' });
  expect(await link.getAttribute('aria-current')).toBe('page');
});

test('keys preview, edit and select issues of any project, and several cannot be changed at once', async () => {
  const { page, list } = await openSearch('?q=zebra&sort=priority-desc', { as: 'developer' });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const key = await readFocusedKey(page);
  expect(key).toMatch(/^GFX-\d+$/);
  await page.keyboard.press('Space');
  await page.waitForURL((url) => url.searchParams.get('peek') === key);
  await page
    .getByRole('complementary', { name: 'Preview' })
    .getByText(key, { exact: true })
    .first()
    .waitFor();
  // Narrow rows still name their project.
  await list.grid.getByText('GFX-', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('peek'));
  // The developer is the maintainer of SEC.
  await page.goto(new URL('/search?q=zebra+project%3ASEC&sort=priority-desc', page.url()).href);
  await list.waitUntilRowsLoaded();
  await waitUntilPageIdle(page);
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Priority' }).getByRole('option', { name: 'High' }).click();
  await list.grid.getByRole('img', { name: 'Priority: High' }).first().waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  await bar.getByText('2 selected').waitFor();
  await page.keyboard.press('e');
  await bar.getByText('Bulk edits work in one project at a time. Open the list of a project.').waitFor();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
});

test('the columns show the fields of issues of all projects', async () => {
  const { page, list } = await openSearch('?q=zebra&columns=author.created', { as: 'developer' });
  await list.grid.getByText('maintainer', { exact: true }).first().waitFor();
  await list.grid.getByText('developer', { exact: true }).first().waitFor();
  const sort = page.getByRole('group', { name: 'Columns' }).getByRole('button', { name: 'Sort by created' });
  await sort.click();
  await page.waitForURL(/sort=created-desc/);
});

test('the list is accessible in both themes, and fits into 360 px', async () => {
  const { page, list } = await openSearch('?q=zebra', { as: 'developer' });
  await locateProjectFacet(page).waitFor();
  await waitUntilPageIdle(page);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findContrastViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await list.waitUntilRowsLoaded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Show or hide filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('group', { name: 'Project' }).waitFor();
});

test('changes by others are offered as a refresh', async () => {
  const { page, list } = await openSearch('?q=zebra', { as: 'developer' });
  await waitUntilPageIdle(page);
  const api = new TrackerApi(await server.createApiCredentials('maintainer'));
  const { project } = await api.send<{ project: { id: string } }>('{ project(key: "GFX") { id } }');
  const before = await list.readTotalIssueCount();
  const title = `Zebra fresh ${Date.now()}`;
  const { issue } = await api.mutate<{ issue: { id: string } }>(
    'createIssue',
    'CreateIssueInput',
    { projectId: project.id, title },
    'issue { id }',
  );
  await page.getByRole('button', { name: /1 new/ }).click();
  await page.locator(`[data-virtual-rows][aria-rowcount="${before + 1}"]`).waitFor();
  await list.waitUntilRowsLoaded();
  expect(await list.readOnScreenIssueTitles()).toContain(title);
  // Restores the number of issues, on which the other tests rely if they run again.
  const admin = new TrackerApi(await server.createApiCredentials('admin'));
  await admin.mutate('deleteIssue', 'DeleteIssueInput', { id: issue.id });
});
