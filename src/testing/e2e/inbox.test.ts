/** The inbox: what one person does arrives in the inbox of another, who works through it with the keyboard. */
import type { Page, Request } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { findAxeViolations } from './axe';
import { prepareServerPerTest } from './serverPerTest';
import { waitUntilEditsSaved, waitUntilLiveUpdatesStart, waitUntilPageIdle } from './session';
import type { TrackerApi } from './TrackerApi';

const PROJECT = process.env.WINNOW_E2E_PROJECT!;

const { open, createApi } = prepareServerPerTest();
/** The API client of the maintainer, who makes the changes. */
let api: TrackerApi;

beforeEach(async () => {
  api = await createApi('maintainer');
});

const locateList = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const locateEntries = (page: Page) => locateList(page).getByRole('listitem');
const locateEntry = (page: Page, number: number) =>
  locateEntries(page).filter({ hasText: new RegExp(`${PROJECT}-${number}(?!\\d)`) });
const waitForTitle = (page: Page, start: string) =>
  page.waitForFunction((text) => document.title.startsWith(text), start);
const waitForCount = (page: Page, count: number) =>
  page.waitForFunction(
    (expected) => document.querySelectorAll('section[aria-label=Notifications] li').length === expected,
    count,
  );

test('an assignment, a mention, a comment and a bulk edit arrive live, once each', async () => {
  const { page } = await open('/inbox', { as: 'developer' });
  await page.getByText('No unread notifications').waitFor();
  await waitUntilPageIdle(page);
  await api.assign(3, 'developer');
  await locateEntry(page, 3).getByText('assigned you').waitFor();
  await waitForTitle(page, '(1) ');
  await api.addComment(5, 'What do you think, @developer?');
  await locateEntry(page, 5).getByText('mentioned you').waitFor();
  await api.addComment(3, 'It still fails.');
  await locateEntry(page, 3).getByText('assigned you · 1 comment').waitFor();
  const numbers = [10, 11, 12, 13, 14];
  const ids = await Promise.all(numbers.map((number) => api.fetchIssueId(number)));
  await api.mutate('bulkUpdateIssues', 'BulkUpdateIssuesInput', {
    projectId: await api.fetchProjectId(),
    ids,
    change: { addAssigneeIds: [await api.fetchUserId('developer')] },
    expectedCount: ids.length,
  });
  await locateEntries(page).filter({ hasText: 'Bulk edit' }).first().waitFor();
  await waitForCount(page, 3);
  await waitForTitle(page, '(3) ');
});

test('the inbox can be worked through with the keyboard alone: done, snooze, mute, unread and undo', async () => {
  for (const number of [3, 5, 7, 9]) await api.addComment(number, 'Please look, @developer');
  const { page } = await open('/inbox', { as: 'developer' });
  await waitForCount(page, 4);
  await waitForTitle(page, '(4) ');
  // Until the live connection is open, an edit can look like a missed change, after which the list is loaded again.
  await waitUntilPageIdle(page);
  const waitForOpened = (number: number) =>
    page.waitForFunction(
      (issue) => new URL(location.href).searchParams.get('issue') === issue,
      `${PROJECT}-${number}`,
    );
  await page.keyboard.press('j');
  await waitForOpened(9);
  await page.getByRole('heading', { name: '1 new' }).waitFor();
  await page.getByText('in your inbox because you were mentioned').waitFor();
  await waitForTitle(page, '(3) ');
  await page.keyboard.press('e');
  await waitForOpened(7);
  await waitForCount(page, 3);
  // An undo restores the state in which a notification was left: it is read only once its issue is on screen.
  await waitForTitle(page, '(2) ');
  await page.keyboard.press('Control+z');
  await waitForCount(page, 4);
  await page.keyboard.press('h');
  await page.getByRole('menu', { name: 'Snooze' }).waitFor();
  await page.keyboard.press('Enter');
  await waitForOpened(5);
  await waitForCount(page, 3);
  await waitForTitle(page, '(1) ');
  await page.keyboard.press('m');
  await waitForOpened(3);
  await waitForCount(page, 2);
  await page.keyboard.press('Control+z');
  await waitForCount(page, 3);
  await waitForTitle(page, 'Inbox');
  await page.keyboard.press('u');
  await waitForTitle(page, '(1) ');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark all done' }).click();
  await page.getByText('No unread notifications').waitFor();
  await page.keyboard.press('Control+z');
  await locateEntry(page, 3).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/projects/${PROJECT}/issues/3$`));
});

test('“Mark all done” applies to what was shown, and not to what arrived while the page was offline', async () => {
  for (const number of [3, 5, 7]) await api.addComment(number, 'Please look, @developer');
  const { page } = await open('/inbox', {
    as: 'developer',
    expected: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|ERR_NETWORK/,
  });
  await waitForCount(page, 3);
  await waitUntilPageIdle(page);
  const context = page.context();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark all done' }).click();
  await page.getByText('No unread notifications').waitFor();
  // One of the shown issues gets another comment, and one that was not shown arrives.
  await api.addComment(5, 'Please look again, @developer');
  await api.addComment(9, 'Please look, @developer');
  const developer = await createApi('developer');
  const fetchUnread = async () =>
    (await developer.fetchInbox())
      .filter(({ state }) => state === 'UNREAD')
      .map(({ issue }) => issue?.number)
      .toSorted();
  await waitUntil(async () => (await fetchUnread()).length === 4);
  await context.setOffline(false);
  await waitUntilEditsSaved(page);
  expect(await fetchUnread()).toEqual([5, 9]);
  await locateEntry(page, 5).waitFor();
  await locateEntry(page, 9).waitFor();
  await waitForCount(page, 2);
}, 120_000);

/** Holds requests back until the returned function is called. */
async function holdRequests(page: Page, isHeld: (request: Request) => boolean): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**', async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}

test('a notification that arrives before the stream is open appears, even if as many are unread as before', async () => {
  for (const number of [3, 5, 7]) await api.addComment(number, 'Please look, @developer');
  const { page } = await open('/', { as: 'developer' });
  const release = await holdRequests(
    page,
    (request) => request.postData()?.includes('startInboxSubscription') === true,
  );
  await page.goto(new URL('/inbox', page.url()).href);
  await waitForCount(page, 3);
  await api.addComment(9, 'Please look, @developer');
  const developer = await createApi('developer');
  await waitUntil(async () => (await developer.fetchInbox()).length === 4);
  const read = page.waitForResponse(
    (response) => response.request().postData()?.includes('notificationMutationsUpdateMutation') === true,
  );
  await page.keyboard.press('j');
  await read;
  await waitForTitle(page, '(3) ');
  release();
  await locateEntry(page, 9).waitFor();
  // The notification that was read stays in the list.
  await waitForCount(page, 4);
});

test('a notification that arrives while another tab opens appears in both', async () => {
  const { page } = await open('/inbox', { as: 'developer' });
  await page.getByText('No unread notifications').waitFor();
  await waitUntilLiveUpdatesStart(page);
  const other = await page.context().newPage();
  const release = await holdRequests(other, (request) => /\/live\.[^/]+\.js$/.test(request.url()));
  // If the held script was requested early enough, it delays the load event, so `goto` must not wait for this event.
  await other.goto(page.url(), { waitUntil: 'commit' });
  await other.getByText('No unread notifications').waitFor();
  await api.addComment(3, 'Please look, @developer');
  await locateEntry(page, 3).waitFor();
  release();
  await locateEntry(other, 3).waitFor();
  await waitForTitle(other, '(1) ');
});

test('in a narrow window, the issue replaces the list and Back returns', async () => {
  await api.addComment(3, 'Please look, @developer');
  const viewport = { width: 360, height: 740 };
  const { page } = await open('/inbox', { as: 'developer', viewport });
  await locateEntry(page, 3).getByRole('link').click();
  await page.getByRole('heading', { name: '1 new' }).waitFor();
  expect(await locateList(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goBack();
  await locateEntry(page, 3).waitFor();
});
