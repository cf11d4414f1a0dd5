/** The inbox: what one person does arrives in the inbox of another, who works through it with the keyboard. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type RunningServer, startServer } from '../browser/startServer';
import type { ServerApiCredentials } from '../Access';
import { postGraphQL } from '../postGraphQL';
import { findAxeViolations } from './axe';
import { prepareTestBrowser, waitUntilPageIdle } from './session';

const PROJECT = process.env.WINNOW_E2E_PROJECT!;

let server: RunningServer;
let dataDir: string;
/** Credentials of an administrator, who makes the changes. */
let api: ServerApiCredentials;
const open = prepareTestBrowser(() => server.url);

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'winnow-inbox-'));
  server = await startServer({ dataDir, demo: 300 });
  api = await server.createApiCredentials();
});
afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function send<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
  return (await postGraphQL<Data>({ ...api, url: server.url }, query, variables)).data;
}

async function run(
  name: string,
  inputType: string,
  input: object,
  fields = '',
): Promise<Record<string, unknown>> {
  const query = `mutation M($input: ${inputType}!) { ${name}(input: $input) { errors { message } ${fields} } }`;
  const data = await send<Record<string, Record<string, unknown>>>(query, { input });
  expect(data[name]!['errors']).toEqual([]);
  return data[name]!;
}

async function fetchIds(number: number): Promise<{ issue: string; project: string }> {
  const data = await send<{ project: { id: string; issue: { id: string } } }>(
    'query Q($key: String!, $number: Int!) { project(key: $key) { id issue(number: $number) { id } } }',
    { key: PROJECT, number },
  );
  return { issue: data.project.issue.id, project: data.project.id };
}

async function fetchUserId(login: string): Promise<string> {
  const data = await send<{ project: { members: { nodes: { user: { id: string; login: string } }[] } } }>(
    `query Q($key: String!, $login: String!) { project(key: $key) {
      members(matching: $login, first: 50) { nodes { user { id login } } } } }`,
    { key: PROJECT, login },
  );
  return data.project.members.nodes.find(({ user }) => user.login === login)!.user.id;
}

const comment = async (number: number, body: string) =>
  run('addComment', 'AddCommentInput', { issueId: (await fetchIds(number)).issue, body });

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
  const developer = await fetchUserId('developer');
  await run('updateIssue', 'UpdateIssueInput', {
    id: (await fetchIds(3)).issue,
    assigneeIds: [developer],
  });
  await locateEntry(page, 3).getByText('assigned you').waitFor();
  await waitForTitle(page, '(1) ');
  await comment(5, 'What do you think, @developer?');
  await locateEntry(page, 5).getByText('mentioned you').waitFor();
  await comment(3, 'It still fails.');
  await locateEntry(page, 3).getByText('assigned you · 1 comment').waitFor();
  const numbers = [10, 11, 12, 13, 14];
  const ids = await Promise.all(numbers.map(async (number) => (await fetchIds(number)).issue));
  await run('bulkUpdateIssues', 'BulkUpdateIssuesInput', {
    projectId: (await fetchIds(3)).project,
    ids,
    change: { addAssigneeIds: [developer] },
    expectedCount: ids.length,
  });
  await locateEntries(page).filter({ hasText: 'Bulk edit' }).first().waitFor();
  await waitForCount(page, 3);
  await waitForTitle(page, '(3) ');
});

test('the inbox can be worked through with the keyboard alone: done, snooze, mute, unread and undo', async () => {
  for (const number of [3, 5, 7, 9]) await comment(number, 'Please look, @developer');
  const { page } = await open('/inbox', { as: 'developer' });
  await waitForCount(page, 4);
  await waitForTitle(page, '(4) ');
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
  await page.keyboard.press('Control+z');
  await waitForCount(page, 4);
  await page.keyboard.press('h');
  await page.getByRole('menu', { name: 'Snooze' }).waitFor();
  await page.keyboard.press('Enter');
  await waitForOpened(5);
  await waitForCount(page, 3);
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

test('in a narrow window, the issue replaces the list and Back returns', async () => {
  await comment(3, 'Please look, @developer');
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
