/** Saved views in the sidebar and in the toolbar of the list. */
import type { Page } from 'playwright-core';
import { postGraphQL } from '../postGraphQL';
import { waitUntil } from '../waitUntil';
import { TrackerApi } from './TrackerApi';
import { findAxeViolations } from './axe';
import { IssueListPageObject } from './issueListPage';
import { type DemoServer, startDemoServer } from './demoServer';
import { prepareTestBrowser, waitUntilEditsSaved, waitUntilPageIdle } from './session';

let server: DemoServer;
const open = prepareTestBrowser(() => server.url);

beforeAll(async () => {
  server = await startDemoServer(300);
  // A project that only the developer and administrators can read.
  const api = new TrackerApi(await server.createApiCredentials('developer'));
  const secret = { key: 'SEC', name: 'Secret', visibility: 'PRIVATE' };
  const { project } = await api.mutate<{ project: { id: string } }>(
    'createProject',
    'CreateProjectInput',
    secret,
    'project { id }',
  );
  for (const title of ['Zebra 1', 'Zebra 2'])
    await api.mutate('createIssue', 'CreateIssueInput', { projectId: project.id, title, type: 'BUG' });
});

afterAll(async () => {
  await server.remove();
});

// A failed test runs again, without the views of its first attempt.
beforeEach(async () => {
  for (const login of ['maintainer', 'developer', 'triager']) {
    const api = await server.createApiCredentials(login);
    const views = 'views(first: 100) { nodes { id viewerCanEdit } }';
    type Container = { views: { nodes: { id: string; viewerCanEdit: boolean }[] } };
    const { data } = await postGraphQL<{ net: Container; all: Container }>(
      api,
      `{ net: savedViewContainer(projectKey: "NET") { ${views} } all: savedViewContainer { ${views} } }`,
    );
    const nodes = [...data.net.views.nodes, ...data.all.views.nodes];
    for (const { id } of nodes.filter(({ viewerCanEdit }) => viewerCanEdit))
      await postGraphQL(
        api,
        'mutation ($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) { errors { message } } }',
        { input: { id } },
      );
  }
});

const BUGS_PATH = '/projects/NET/issues?q=is%3Aopen+type%3Abug&sort=created-asc';

const getSidebar = (page: Page) => page.getByRole('navigation', { name: 'Winnow' });
const getViewLink = (page: Page, name: string) =>
  getSidebar(page).getByRole('link', { name: new RegExp(`^${name} `) });

async function openList(address: string, as = 'maintainer') {
  const visit = await open(address, { as });
  const list = await IssueListPageObject.createWhenLoaded(visit.page);
  await waitUntilPageIdle(visit.page);
  return { ...visit, list };
}

async function saveView(page: Page, name: string, { isShared = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  if (isShared) await dialog.getByRole('checkbox', { name: /^Share with / }).check();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `View ${name}` }).waitFor();
  await getViewLink(page, name).waitFor();
}

async function chooseInViewMenu(page: Page, view: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `View ${view}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('a list is saved as a view and opened from the sidebar; its changes can be discarded or saved', async () => {
  const { page, list, operations } = await openList(BUGS_PATH);
  await saveView(page, 'Old bugs');
  const slug = new URL(page.url()).searchParams.get('view');
  expect(slug).toMatch(/^old-bugs-\d+$/);
  const view = getViewLink(page, 'Old bugs');
  expect(await view.getAttribute('aria-current')).not.toBeNull();
  expect(await findAxeViolations(page)).toEqual([]);

  // From another list, a click opens the complete view with a single request for its rows.
  await getSidebar(page)
    .getByRole('link', { name: /^Issues / })
    .click();
  await page.waitForURL((url) => !url.search.includes('view='));
  await waitUntilPageIdle(page);
  operations.length = 0;
  await view.click();
  await page.waitForURL(/view=old-bugs-/);
  await waitUntilPageIdle(page);
  expect(await list.queryBar.inputValue()).toBe('is:open type:bug');
  expect(operations.filter((name) => name === 'SavedViewMenuQuery').length).toBeLessThanOrEqual(1);

  await commitQuery(page, list, 'is:open type:bug priority:high');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });
  expect(await list.queryBar.inputValue()).toBe('is:open type:bug');

  await commitQuery(page, list, 'is:open type:bug no:assignee');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
  await page.goto(`${server.url}/projects/NET/views/${slug}`);
  await page.waitForURL(/no%3Aassignee/);
  await page.getByRole('button', { name: 'View Old bugs' }).waitFor();
});

test('the count of a view follows changes', async () => {
  const { page } = await open('/projects/NET/issues?q=label%3Afound-by-count');
  await waitUntilPageIdle(page);
  await saveView(page, 'Counted');
  await getSidebar(page)
    .getByRole('link', { name: /^Counted 0/ })
    .waitFor();
  const api = await server.createApiCredentials();
  const {
    data: { project },
  } = await postGraphQL<{ project: { id: string } }>(api, '{ project(key: "NET") { id } }');
  const {
    data: { createLabel },
  } = await postGraphQL<{ createLabel: { label: { id: string } } }>(
    api,
    'mutation ($input: CreateLabelInput!) { createLabel(input: $input) { label { id } } }',
    { input: { projectId: project.id, name: 'found-by-count' } },
  );
  await postGraphQL(
    api,
    'mutation ($input: CreateIssueInput!) { createIssue(input: $input) { errors { message } } }',
    { input: { projectId: project.id, title: 'Counted', labelIds: [createLabel.label.id] } },
  );
  await getSidebar(page)
    .getByRole('link', { name: /^Counted 1/ })
    .waitFor({ timeout: 10_000 });
});

test('a shared view is in the sidebar of others, who cannot change it, and opens by default', async () => {
  const { page } = await openList(BUGS_PATH);
  await saveView(page, 'Our bugs', { isShared: true });
  await chooseInViewMenu(page, 'Our bugs', 'Set as project default');
  await waitUntilEditsSaved(page);

  const other = await openList('/projects/NET/issues', 'triager');
  await getViewLink(other.page, 'Our bugs').click();
  await other.page.getByRole('button', { name: 'View Our bugs' }).click();
  await other.page.getByRole('menuitem', { name: 'Save as new view…' }).waitFor();
  expect(await other.page.getByRole('menuitem', { name: 'Delete view' }).count()).toBe(0);
  await other.page.keyboard.press('Escape');
  await other.page.goto(`${server.url}/projects/NET`);
  await other.page.waitForURL(/view=our-bugs-/);
});

test('views are renamed, moved and deleted, and each change can be undone', async () => {
  const { page } = await openList(BUGS_PATH, 'developer');
  await saveView(page, 'B');
  await chooseInViewMenu(page, 'B', 'Save as new view…');
  await page.getByRole('textbox', { name: 'Name' }).fill('A');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'View A' }).waitFor();
  const readOrder = async () =>
    (
      await getSidebar(page)
        .getByRole('link', { name: /^[ABC] / })
        .allInnerTexts()
    ).map((text) => text[0]);
  await waitUntil(async () => (await readOrder()).join() === 'A,B');
  await chooseInViewMenu(page, 'A', 'Move down');
  await waitUntil(async () => (await readOrder()).join() === 'B,A');

  await chooseInViewMenu(page, 'A', 'Rename…');
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.keyboard.press('Enter');
  await page.getByText('Name must be 1 to 60 characters.').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('C');
  await page.keyboard.press('Enter');
  await getViewLink(page, 'C').waitFor();

  await chooseInViewMenu(page, 'C', 'Delete view');
  await getViewLink(page, 'C').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await getViewLink(page, 'C').waitFor();
});

test('the address of a view that does not exist shows a 404 page', async () => {
  const { page } = await open('/projects/NET/views/nothing');
  await page.getByRole('heading', { name: 'There is no view nothing in NET.' }).waitFor();
  await page.getByRole('link', { name: 'Open issues' }).waitFor();
});

const ALL_BUGS_PATH = '/search?q=is%3Aopen+type%3Abug&sort=created-asc&group=project';
const readViewCount = async (page: Page, name: string): Promise<number> =>
  Number(/ ([\d,]+) /.exec((await getViewLink(page, name).innerText()).replaceAll(/\s+/g, ' '))![1]);

/** Types a query and waits until the list of the address has it. */
async function commitQuery(page: Page, list: IssueListPageObject, query: string): Promise<void> {
  await list.queryBar.fill(query);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === query);
  await waitUntilPageIdle(page);
}

test('a list over all projects is saved as a view, opened from anywhere, and changed', async () => {
  const { page, list, operations } = await openList(ALL_BUGS_PATH, 'developer');
  await saveView(page, 'All bugs');
  const slug = new URL(page.url()).searchParams.get('view');
  expect(page.url()).toBe(`${server.url}${ALL_BUGS_PATH}&view=${slug}`);
  expect(await getViewLink(page, 'All bugs').getAttribute('aria-current')).not.toBeNull();
  expect(
    await getSidebar(page).getByRole('link', { name: 'All issues' }).getAttribute('aria-current'),
  ).toBeNull();
  expect(await readViewCount(page, 'All bugs')).toBe(Number(await page.locator('main strong').innerText()));
  expect(await findAxeViolations(page)).toEqual([]);

  // From another screen, a click opens the complete view with a single request for its rows.
  await page.goto(`${server.url}/projects/NET/issues`);
  await list.waitUntilRowsLoaded();
  await getViewLink(page, 'All bugs').waitFor();
  await waitUntilPageIdle(page);
  operations.length = 0;
  await getViewLink(page, 'All bugs').click();
  await page.getByRole('button', { name: 'View All bugs' }).waitFor();
  await waitUntilPageIdle(page);
  expect(operations.filter((name) => name === 'ListedIssuesQuery')).toHaveLength(1);
  expect(operations.filter((name) => name === 'SavedViewMenuQuery')).toHaveLength(1);

  await commitQuery(page, list, 'is:open type:bug priority:high');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });
  expect(await list.queryBar.inputValue()).toBe('is:open type:bug');
  await commitQuery(page, list, 'is:open type:bug zebra');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
  await waitUntil(async () => (await readViewCount(page, 'All bugs')) === 2);

  // The short address leads to the current list, and so does the palette, on any screen.
  await page.goto(`${server.url}/views/${slug}`);
  await page.waitForURL(/zebra/);
  await page.goto(`${server.url}/inbox`);
  await page.keyboard.press('ControlOrMeta+k');
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .or(page.getByRole('searchbox'))
    .first()
    .fill('all bugs');
  await page.getByRole('menuitem', { name: /^All bugs/ }).click();
  await page.getByRole('button', { name: 'View All bugs' }).waitFor();
});

test('a shared view over all projects shows each person the issues that they can read', async () => {
  const { page } = await openList('/search?q=zebra', 'developer');
  await saveView(page, 'Zebras', { isShared: true });
  expect(await readViewCount(page, 'Zebras')).toBe(2);
  const other = await open('/search', { as: 'triager' });
  await getViewLink(other.page, 'Zebras').waitFor();
  expect(await readViewCount(other.page, 'Zebras')).toBe(0);
  await getViewLink(other.page, 'Zebras').click();
  await other.page.getByText('No matching issues').waitFor();
  await other.page.getByRole('button', { name: 'View Zebras' }).click();
  await other.page.getByRole('menuitem', { name: 'Save as new view…' }).waitFor();
  expect(await other.page.getByRole('menuitem', { name: 'Delete view' }).count()).toBe(0);
  await other.page.keyboard.press('Escape');
  // The view's count follows changes of any project.
  const api = await server.createApiCredentials('triager');
  const { data } = await postGraphQL<{ project: { id: string } }>(api, '{ project(key: "NET") { id } }');
  await new TrackerApi(api).mutate('createIssue', 'CreateIssueInput', {
    projectId: data.project.id,
    title: 'Zebra in the network',
  });
  for (const [each, count] of [
    [page, 3],
    [other.page, 1],
  ] as const)
    await waitUntil(async () => (await readViewCount(each, 'Zebras')) === count);

  const visitor = await open('/search', { as: null });
  await IssueListPageObject.createWhenLoaded(visitor.page);
  await waitUntilPageIdle(visitor.page);
  expect(await getViewLink(visitor.page, 'Zebras').count()).toBe(0);
  expect(await visitor.page.getByRole('button', { name: 'Save view' }).count()).toBe(0);
});

test('views over all projects keep what was typed after an error, and are deleted and restored', async () => {
  const { page, list } = await openList('/search?q=type%3Abug', 'developer');
  await saveView(page, 'A');
  const slug = new URL(page.url()).searchParams.get('view');
  await chooseInViewMenu(page, 'A', 'Save as new view…');
  const name = page.getByRole('textbox', { name: 'Name' });
  expect(await name.inputValue()).toBe('A copy');
  await name.fill('A');
  await page.keyboard.press('Enter');
  await page.getByText('There is already a view with the name “A”. Choose another name.').waitFor();
  expect(await name.inputValue()).toBe('A');
  await name.fill('B');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'View B' }).waitFor();

  await commitQuery(page, list, 'type:bug (');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The query is invalid. Missing closing parenthesis.').waitFor();
  expect(await list.queryBar.inputValue()).toBe('type:bug (');
  await page.getByRole('button', { name: 'Discard' }).click();

  await chooseInViewMenu(page, 'B', 'Move up');
  await page.getByText('All projects: view B moved up').waitFor();
  await chooseInViewMenu(page, 'B', 'Delete view');
  await getViewLink(page, 'B').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await getViewLink(page, 'B').waitFor();
  await getViewLink(page, 'A').click();
  await page.waitForURL(new RegExp(`view=${slug}`));
  await page.goto(`${server.url}/views/nothing`);
  await page.getByRole('heading', { name: 'There is no view nothing over all projects.' }).waitFor();
  await page.getByRole('link', { name: 'All issues' }).last().waitFor();
});
