/** Sharing: links of lists, views, issues, comments and selections, feeds of views, and the icon of the page. */
import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import { IssueListPageObject } from './issueListPage';
import { prepareServerPerTest } from './serverPerTest';
import { waitUntilLiveUpdatesStart, waitUntilPageIdle } from './session';

const PROJECT = process.env.WINNOW_E2E_PROJECT!;
const LIST_PATH = `/projects/${PROJECT}/issues`;
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

const { open, getUrl, createApi } = prepareServerPerTest();

async function openList(search: string, expected?: RegExp) {
  const { page } = await open(`${LIST_PATH}?${search}`, { ...CLIPBOARD, ...(expected && { expected }) });
  const list = await IssueListPageObject.createWhenLoaded(page);
  await waitUntilPageIdle(page);
  return { page, list };
}

/** Waits for the confirmation, and returns the copied text. */
async function readCopiedLink(page: Page): Promise<URL> {
  const notice = page.getByText('Link copied', { exact: true }).last();
  await notice.waitFor();
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
}

const writeClipboard = (page: Page, text: string) =>
  page.evaluate((value) => navigator.clipboard.writeText(value), text);

test('the link of a list keeps its query, order, grouping and columns', async () => {
  const search = 'q=is%3Aopen+type%3Abug&sort=created-asc&group=priority&columns=due.author';
  const { page, list } = await openList(search);
  await page.keyboard.press('L');
  expect((await readCopiedLink(page)).href).toBe(`${getUrl()}${LIST_PATH}?${search}`);

  // The menu and the palette copy the same link, also of a query that is not in the address yet.
  await writeClipboard(page, '');
  await list.queryBar.fill('is:closed');
  await waitUntilPageIdle(page);
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitem', { name: /^Copy link to the list/ }).click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
  expect((await readCopiedLink(page)).searchParams.get('q')).toBe('is:closed');

  await writeClipboard(page, '');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Search or jump to…' }).fill('copy link to the list');
  await page
    .getByRole('menuitem', { name: /^Copy link to the list/ })
    .first()
    .click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
  expect((await readCopiedLink(page)).pathname).toBe(LIST_PATH);
});

test('links of a list and of an issue are also copied while offline', async () => {
  const { page } = await openList(
    'q=number%3A7',
    /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|Loading (CSS )?chunk/,
  );
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /bulk-bar\.\w+\.js$/.test(name)),
  );
  await page.context().setOffline(true);
  await page.keyboard.press('L');
  expect((await readCopiedLink(page)).pathname).toBe(LIST_PATH);
  await writeClipboard(page, '');
  await page.keyboard.press('j');
  await page.keyboard.press('y');
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
  expect((await readCopiedLink(page)).pathname).toBe(`${LIST_PATH}/7`);
  await page.context().setOffline(false);
});

test('the link of a selection opens a list of exactly these issues', async () => {
  const { page, list } = await openList('q=is%3Aopen&sort=number-desc');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('J');
  await page.keyboard.press('J');
  await page.getByText('3 selected').waitFor();
  const titles = (await list.readOnScreenIssueTitles()).slice(0, 3);
  await page.keyboard.press('z');
  await page.keyboard.press('y');
  // The text is also announced to screen readers, a moment later.
  await page.getByText('Copied link to 3 issues').first().waitFor();
  const link = await readCopiedLink(page);
  expect(link.searchParams.get('q')).toMatch(/^number:\d+,\d+,\d+$/);
  await writeClipboard(page, '');
  await page.getByRole('button', { name: 'Copy selected issues' }).click();
  await page.getByRole('menuitem', { name: /^As link to a list/ }).click();
  await page.waitForFunction(
    async (expected) => (await navigator.clipboard.readText()) === expected,
    link.href,
  );
  await page.goto(link.href);
  await list.waitUntilRowsLoaded();
  expect(await list.readOnScreenIssueTitles()).toEqual(titles);
});

test('the links of an issue and of a comment lead to them', async () => {
  const api = await createApi('maintainer');
  await api.addComment(7, 'The comment to link to.');
  const { page } = await open(`${LIST_PATH}/7`, CLIPBOARD);
  const comment = page.locator('article[id^=comment-]', { hasText: 'The comment to link to.' });
  await comment.waitFor();
  await waitUntilPageIdle(page);
  await page.keyboard.press('y');
  expect((await readCopiedLink(page)).href).toBe(`${getUrl()}${LIST_PATH}/7`);
  await writeClipboard(page, '');
  await comment.hover();
  await comment.getByRole('button', { name: 'Copy link to comment' }).click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
  const link = await readCopiedLink(page);
  expect(link.hash).toMatch(/^#comment-/);
  await page.goto(link.href);
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('The comment to link to.'));

  // In the list, the key copies the link of the focused issue.
  const { page: listPage } = await openList('q=number%3A7');
  await listPage.keyboard.press('j');
  await listPage.keyboard.press('y');
  expect((await readCopiedLink(listPage)).pathname).toBe(`${LIST_PATH}/7`);
});

test('over HTTP, where pages cannot write to the clipboard, links are still copied; otherwise they are shown', async () => {
  const { page } = await open(LIST_PATH, CLIPBOARD);
  await page.addInitScript(() => {
    Object.assign(window, { savedClipboard: navigator.clipboard });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.reload();
  await IssueListPageObject.createWhenLoaded(page);
  await page.keyboard.press('L');
  await page.getByText('Link copied', { exact: true }).last().waitFor();
  const copied = await page.evaluate(() =>
    (window as unknown as { savedClipboard: Clipboard }).savedClipboard.readText(),
  );
  expect(copied).toBe(`${getUrl()}${LIST_PATH}`);
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await page.keyboard.press('L');
  const alert = page.getByRole('alert').filter({ hasText: 'could not be copied' });
  await alert.waitFor();
  expect(await alert.textContent()).toBe(`The link could not be copied: ${getUrl()}${LIST_PATH}`);
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'detached' });
});

test('a view has a short link, and a feed whose address can be reset', async () => {
  const api = await createApi('maintainer');
  const { savedView } = await api.mutate<{ savedView: { slug: string; path: string } }>(
    'createSavedView',
    'CreateSavedViewInput',
    { projectId: await api.fetchProjectId(), name: 'Open bugs', query: 'is:open type:bug' },
    'savedView { slug path }',
  );
  const { page } = await open(savedView.path, CLIPBOARD);
  await page.getByRole('button', { name: 'View Open bugs' }).waitFor();
  await waitUntilPageIdle(page);
  await page.keyboard.press('z');
  await page.keyboard.press('v');
  expect((await readCopiedLink(page)).href).toBe(`${getUrl()}/projects/${PROJECT}/views/${savedView.slug}`);

  await page.getByRole('button', { name: 'View Open bugs' }).click();
  await page.getByRole('menuitem', { name: /^Copy feed address/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Feed of this view' });
  await dialog.getByText(/Anyone with this address can read the list as you/).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(await dialog.getByRole('textbox', { name: 'Feed address' }).inputValue());
  const feed = await fetch(address);
  expect([feed.status, feed.headers.get('content-type')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  const titles = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return [...parsed.querySelectorAll('feed > title, feed > entry > title')].map(
        (title) => title.textContent,
      );
    },
    await feed.text(),
  );
  expect(titles[0]).toMatch(/^Open bugs · /);
  expect(titles[1]).toMatch(new RegExp(`^${PROJECT}-\\d+ `));

  await dialog.getByRole('link', { name: 'settings' }).click();
  await page.getByRole('button', { name: 'Reset feed addresses' }).click();
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByRole('button', { name: 'Reset feed addresses' }).click();
  await confirmation.waitFor({ state: 'detached' });
  expect((await fetch(address)).status).toBe(404);
});

test('a visitor gets the link of a shared view, but no feed address', async () => {
  const api = await createApi('maintainer');
  const { savedView } = await api.mutate<{ savedView: { path: string } }>(
    'createSavedView',
    'CreateSavedViewInput',
    { projectId: await api.fetchProjectId(), name: 'Shared bugs', query: 'type:bug', shared: true },
    'savedView { path }',
  );
  const { page } = await open(savedView.path, { as: null });
  await page.getByRole('button', { name: 'View Shared bugs' }).click();
  await page.getByRole('menuitem', { name: /^Copy link/ }).waitFor();
  expect(await page.getByRole('menuitem', { name: /^Copy feed address/ }).count()).toBe(0);
});

test('the icon of the page has a badge while there are unread notifications', async () => {
  const api = await createApi('maintainer');
  const { page } = await open('/inbox', { as: 'developer' });
  await page.getByText('No unread notifications').waitFor();
  await waitUntilLiveUpdatesStart(page);
  const readIcon = () =>
    page.evaluate(() => new URL(document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href).pathname);
  expect(await readIcon()).toBe('/icon.svg');
  await api.assign(3, 'developer');
  await page.waitForFunction(() => document.title.startsWith('('));
  await page.waitForFunction(
    () => !document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href.endsWith('/icon.svg'),
  );
  const answer = await fetch(new URL(await readIcon(), getUrl()));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const developer = await createApi('developer');
  await developer.mutate('updateNotifications', 'UpdateNotificationsInput', { all: true, state: 'DONE' });
  await page.waitForFunction(() => !document.title.startsWith('('));
  expect(await readIcon()).toBe('/icon.svg');
});
