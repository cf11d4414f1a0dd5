/** Saved views in the sidebar and in the toolbar of the list. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type RunningServer, startServer } from '../browser/startServer';
import { postGraphQL } from '../postGraphQL';
import { waitUntil } from '../waitUntil';
import { findAxeViolations } from './axe';
import { IssueListPageObject } from './issueListPage';
import { prepareTestBrowser, waitUntilPageIdle } from './session';

let server: RunningServer;
let dataDir: string;
const open = prepareTestBrowser(() => server.url);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'winnow-views-'));
  server = await startServer({ dataDir, demo: 300 });
});

afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// A failed test runs again, without the views of its first attempt.
beforeEach(async () => {
  for (const login of ['maintainer', 'developer', 'triager']) {
    const api = await server.createApiCredentials(login);
    const { data } = await postGraphQL<{
      project: { views: { nodes: { id: string; viewerCanEdit: boolean }[] } };
    }>(api, '{ project(key: "NET") { views(first: 100) { nodes { id viewerCanEdit } } } }');
    for (const { id } of data.project.views.nodes.filter(({ viewerCanEdit }) => viewerCanEdit))
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
  if (isShared) await dialog.getByRole('checkbox', { name: /^Share with the project/ }).check();
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
  expect(operations.filter((name) => name === 'LoadedSavedViewQuery').length).toBeLessThanOrEqual(1);

  await list.queryBar.fill('is:open type:bug priority:high');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });
  expect(await list.queryBar.inputValue()).toBe('is:open type:bug');

  await list.queryBar.fill('is:open type:bug no:assignee');
  await page.keyboard.press('Enter');
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
  await page.getByText('set as project default').waitFor();

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
