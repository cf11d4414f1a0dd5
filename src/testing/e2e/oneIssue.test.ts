/**
 * Changes of a single issue other than its fields and texts: issue links, due date, lock, deletion, purge.
 */
import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import { IssueListPageObject } from './issueListPage';
import { type DemoServer, startDemoServer } from './demoServer';
import { prepareTestBrowser, waitUntilEditsSaved } from './session';
import { locateScreenHeading } from './shared';

let startedE2eServer: DemoServer;
const openPage = prepareTestBrowser(() => startedE2eServer.url);
const ISSUE_LIST_PATH = `/projects/${process.env.WINNOW_E2E_PROJECT!}/issues`;

beforeAll(async () => {
  startedE2eServer = await startDemoServer(500);
});

afterAll(async () => {
  await startedE2eServer.remove();
});

async function openIssuePage(number: number): Promise<Page> {
  const { page } = await openPage(`${ISSUE_LIST_PATH}/${number}`);
  await locateScreenHeading(page).waitFor();
  return page;
}

const locateIssueRelations = (page: Page) => page.getByRole('region', { name: 'Relations' });
const locateIssueFieldButton = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Fields' }).getByRole('button', { name: `Change ${name}` });
const chooseIssueMenuAction = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('a relation is added by issue number, shown at both ends, removed, and restored by u', async () => {
  const page = await openIssuePage(30);
  const addRelation = async (kind: string, number: string) => {
    await locateIssueRelations(page)
      .getByRole('button', { name: /Add relation/ })
      .click();
    await page.getByRole('dialog', { name: 'Relation' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.type(kind);
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox', { name: kind }).fill(number);
    const found = page.getByRole('option', { name: new RegExp(`-${number}$`) });
    await found.click();
  };
  await addRelation('Blocked by', '31');
  const relation = locateIssueRelations(page).getByRole('listitem').filter({ hasText: /-31$/ });
  await relation.waitFor();
  await waitUntilEditsSaved(page);
  const other = await openIssuePage(31);
  await locateIssueRelations(other).getByRole('heading', { name: 'Blocks' }).waitFor();
  await other.getByText('marked this as blocking').waitFor();

  await relation.hover();
  await relation.getByRole('button', { name: /^Remove relation/ }).click();
  await relation.waitFor({ state: 'detached' });
  await page.keyboard.press('u');
  await relation.waitFor();
  await waitUntilEditsSaved(page);
  await page.reload();
  await relation.waitFor();
});

test('a cycle of duplicates is rejected in the relation picker', async () => {
  const first = await openIssuePage(40);
  const duplicateOf = async (page: Page, number: string) => {
    await locateIssueRelations(page)
      .getByRole('button', { name: /Add relation/ })
      .click();
    await page.getByRole('dialog', { name: 'Relation' }).waitFor();
    await page.keyboard.type('Duplicate of');
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox', { name: 'Duplicate of' }).fill(number);
    await page.getByRole('option', { name: new RegExp(`-${number}$`) }).click();
  };
  await duplicateOf(first, '41');
  await locateIssueRelations(first).getByRole('heading', { name: 'Duplicate of' }).waitFor();
  await waitUntilEditsSaved(first);
  const second = await openIssuePage(41);
  await duplicateOf(second, '40');
  const dialog = second.getByRole('dialog', { name: 'Relation' });
  await dialog
    .getByRole('alert')
    .getByText(/is already a duplicate of/)
    .waitFor();
  await second.keyboard.press('Escape');
  expect(await locateIssueRelations(second).getByRole('heading', { name: 'Duplicate of' }).count()).toBe(0);
});

test('a due date is set by keys, shown as overdue, and undone', async () => {
  const page = await openIssuePage(50);
  const before = await locateIssueFieldButton(page, 'due').innerText();
  await locateIssueFieldButton(page, 'due').click();
  await page.getByRole('application', { name: /^Due date/ }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Due date' }).waitFor({ state: 'detached' });
  const state = await locateIssueFieldButton(page, 'state').innerText();
  if (/Untriaged|Backlog|In/.test(state))
    await locateIssueFieldButton(page, 'due').getByText('overdue').waitFor();
  await waitUntilEditsSaved(page);
  await page.getByText('set the due date to').last().waitFor();
  await page.keyboard.press('u');
  await page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('[data-field=due]')?.innerText === text,
    before,
  );
});

test('undo restores a state that no transition leads to', async () => {
  const page = await openIssuePage(60);
  const to = async (name: string) => {
    await page.keyboard.press('e');
    await page.getByRole('dialog', { name: 'State' }).waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await locateIssueFieldButton(page, 'state').getByText(name).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitUntilEditsSaved(page);
  };
  if (!/Backlog/.test(await locateIssueFieldButton(page, 'state').innerText())) await to('Backlog');
  await to('In progress');
  await to('Done');
  await page.keyboard.press('u');
  await locateIssueFieldButton(page, 'state').getByText('In progress').waitFor();
  await page.keyboard.press('u');
  await locateIssueFieldButton(page, 'state').getByText('Backlog').waitFor();
  await waitUntilEditsSaved(page);
  await page.reload();
  await locateIssueFieldButton(page, 'state').getByText('Backlog').waitFor();
});

test('a conversation is locked and unlocked from the menu by keys alone', async () => {
  const page = await openIssuePage(70);
  await page.getByRole('button', { name: 'More actions', exact: true }).focus();
  await page.keyboard.press('Enter');
  const lock = page.getByRole('menuitem', { name: 'Lock conversation' });
  await lock.waitFor();
  while (!(await lock.evaluate((item) => item === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Locked', { exact: true }).waitFor();
  await page.getByText('locked the conversation').waitFor();
  await page.keyboard.press('u');
  await page.getByText('Locked', { exact: true }).waitFor({ state: 'detached' });
});

test('a comment is hidden as spam and shown again', async () => {
  const { page } = await openPage(`${ISSUE_LIST_PATH}?q=${encodeURIComponent('comments:>2')}`);
  await (await IssueListPageObject.createWhenLoaded(page)).grid.getByRole('link').first().click();
  const comment = page.getByRole('region', { name: 'Comments and events' }).getByRole('article').first();
  await comment.hover();
  await comment.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Hide as spam' }).click();
  await comment.getByText('Hidden as spam').waitFor();
  await waitUntilEditsSaved(page);
  await page.reload();
  await comment.getByText('Hidden as spam').waitFor();
  await comment.hover();
  await comment.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Unhide comment' }).click();
  await comment.getByText('Hidden as spam').waitFor({ state: 'detached' });
});

test('a deleted issue leaves the list of the user who deleted it and is marked as deleted in other browsers', async () => {
  const { page: theirs } = await openPage(ISSUE_LIST_PATH);
  const list = await IssueListPageObject.createWhenLoaded(theirs);
  const { page } = await openPage(ISSUE_LIST_PATH);
  await IssueListPageObject.createWhenLoaded(page);
  const rows = await list.readOnScreenIssueTitles();
  const link = theirs.locator('a[data-number]').nth(4);
  const number = (await link.getAttribute('data-number'))!;
  const { page: reading } = await openPage(`${ISSUE_LIST_PATH}/${number}`);
  await reading.getByRole('textbox', { name: 'Comment' }).fill('Half a thought');
  await theirs.waitForFunction(() =>
    navigator.locks.query().then(({ held }) => held!.some(({ name }) => name!.startsWith('winnow '))),
  );

  await page.locator(`a[data-number="${number}"]`).click();
  await locateScreenHeading(page).waitFor();
  await chooseIssueMenuAction(page, /^Delete issue/);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('This cannot be undone').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Delete / }).click();
  await page.waitForURL((url) => url.pathname === ISSUE_LIST_PATH);
  await IssueListPageObject.createWhenLoaded(page);
  await page.locator(`a[data-number="${number}"]`).waitFor({ state: 'detached' });

  const gone = theirs.getByRole('row', { name: new RegExp(`-${number} Deleted:`) });
  await gone.waitFor();
  // The other rows of the list have not moved after the issue was deleted.
  expect(await theirs.locator('a[data-number]').nth(4).innerText()).toBe(rows[5]);
  await theirs.getByRole('button', { name: /: refresh$/ }).click();
  await gone.waitFor({ state: 'detached' });

  await reading
    .getByRole('alert')
    .getByText(/was deleted/)
    .waitFor();
  expect(await reading.getByRole('textbox', { name: 'Unsent comment' }).inputValue()).toBe('Half a thought');
  expect(await locateIssueFieldButton(reading, 'state').count()).toBe(0);
});

test('purging removes a text from the page, the search results and the server', async () => {
  const secret = 'hunter2-zebra';
  const page = await openIssuePage(90);
  const composer = page.getByRole('textbox', { name: 'Comment' });
  await composer.fill(`My token is ${secret}, sorry`);
  await composer.press('ControlOrMeta+Enter');
  await page.getByRole('article').getByText(secret).waitFor();
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill(`Also here: ${secret}.`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Also here: ${secret}`).waitFor();
  await waitUntilEditsSaved(page);
  await chooseIssueMenuAction(page, /^Purge/);
  const dialog = page.getByRole('alertdialog');
  const text = dialog.getByRole('textbox');
  await dialog.getByRole('button', { name: /^Purge/ }).click();
  await dialog.getByRole('alert').getByText('Enter the text').waitFor();
  await text.fill('a text that is not there');
  await dialog.getByRole('button', { name: /^Purge/ }).click();
  await dialog
    .getByRole('alert')
    .getByText(/Text not found/)
    .waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await text.fill(secret);
  await dialog.getByRole('button', { name: /^Purge/ }).click();
  await dialog.getByText(/^Purged from \d+ places/).waitFor();
  expect(await page.content()).not.toContain(secret);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Also here: [removed]').waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(secret);

  await page.getByRole('button', { name: 'Show changes' }).last().click();
  await page.locator('ins').getByText('[removed]').waitFor();
  expect(await page.content()).not.toContain(secret);
  const { page: found } = await openPage(`${ISSUE_LIST_PATH}?q=${encodeURIComponent('zebra')}`);
  await found.getByText('No matching issues').first().waitFor();
});
