import type { Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { waitUntilEditsSaved } from './session';
import { locateScreenHeading, getIssuePath, prepareSharedServerBrowser } from './shared';

const { open, openList } = prepareSharedServerBrowser();

/** Locates a field's button on the issue screen. */
const locateIssueFieldButton = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Fields' }).getByRole('button', { name: `Change ${name}` });

test('a row is changed by keys alone, and a reload keeps the change', async () => {
  const { page, list } = await openList('is:open priority:low');
  await page.keyboard.press('j');
  const row = list.grid.locator('[role=row]:focus');
  const title = await row.getByRole('link').innerText();
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Priority' }).waitFor();
  await page.keyboard.type('urg');
  await page.keyboard.press('Enter');
  await row.getByRole('img', { name: 'Priority: Urgent' }).waitFor();
  // The list row has the focus again after the picker has closed.
  expect(await row.getByRole('link').innerText()).toBe(title);
  await page.getByRole('status').getByText('priority Urgent').first().waitFor();
  await row.press('Enter');
  await locateIssueFieldButton(page, 'priority').getByText('Urgent').waitFor();
  await page.reload();
  await locateIssueFieldButton(page, 'priority').getByText('Urgent').waitFor();
  await page.getByText('changed the priority from Low to Urgent').waitFor();
});

test('changes are undone one after the other', async () => {
  const { page, list } = await openList('is:open type:bug');
  await page.keyboard.press('j');
  const row = list.grid.locator('[role=row]:focus');
  const before = await row.getByRole('img', { name: /^Priority/ }).getAttribute('aria-label');
  for (const name of ['High', 'Medium', 'Urgent'].filter((one) => !before?.endsWith(one)).slice(0, 2)) {
    await page.keyboard.press('p');
    await page.getByRole('dialog', { name: 'Priority' }).waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await row.getByRole('img', { name: `Priority: ${name}` }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await row.getByRole('img', { name: before! }).waitFor();
});

test('labels and assignees are chosen from the server’s search results', async () => {
  const { page } = await open(getIssuePath(7));
  await locateScreenHeading(page).waitFor();
  await page.keyboard.press('a');
  const people = page.getByRole('dialog', { name: 'Assignees' });
  await people.getByRole('option').first().waitFor();
  const person = people.getByRole('option', { selected: false }).first();
  const login = (await person.innerText()).split('\n').at(1) ?? '';
  await person.click();
  await locateIssueFieldButton(page, 'assignees').getByText(login).waitFor();
  await page.keyboard.press('Escape');
  await people.waitFor({ state: 'detached' });
  await page.getByText('assigned').last().waitFor();
});

test('Escape closes the picker without a change and returns the focus', async () => {
  const { page } = await open(getIssuePath(9));
  await locateScreenHeading(page).waitFor();
  const state = await locateIssueFieldButton(page, 'state').innerText();
  await locateIssueFieldButton(page, 'state').click();
  await page.getByRole('dialog', { name: 'State' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'State' }).waitFor({ state: 'detached' });
  expect(await locateIssueFieldButton(page, 'state').innerText()).toBe(state);
  // The focus returns one frame after the picker has closed.
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'state');
});

test('states that need a reason or a target issue ask for it in the picker', async () => {
  const { page, list } = await openList('is:open');
  await page.keyboard.press('j');
  await list.grid.locator('[role=row]:focus').press('Enter');
  await locateIssueFieldButton(page, 'state').waitFor();
  await page.keyboard.press('e');
  await page.getByRole('dialog', { name: 'State' }).waitFor();
  await page.keyboard.type('fix');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Reason' }).fill('It is meant to be so');
  await page.keyboard.press('Enter');
  await locateIssueFieldButton(page, 'state').getByText("Won't fix").waitFor();
  await page.getByText('It is meant to be so').waitFor();
});

test('two users who change an issue at the same time end up with the same values', async () => {
  const pages = await Promise.all([1, 2].map(async () => (await open(getIssuePath(29))).page));
  const [mine, theirs] = [pages[0]!, pages[1]!];
  const readFields = (page: Page) =>
    Promise.all(['priority', 'type'].map((name) => locateIssueFieldButton(page, name).innerText()));
  const pick = async (page: Page, name: string, value: string) => {
    await locateIssueFieldButton(page, name).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(value);
    await page.getByRole('option', { name: value, exact: true }).click();
  };
  const oneOf = async (name: string, values: string[]) => {
    const before = await locateIssueFieldButton(mine, name).innerText();
    return values.find((value) => !before.includes(value))!;
  };

  // Concurrent changes of different fields do not affect each other.
  const priority = await oneOf('priority', ['Urgent', 'Medium']);
  const type = await oneOf('type', ['Question', 'Task']);
  await Promise.all([pick(mine, 'priority', priority), pick(theirs, 'type', type)]);
  for (const page of pages) {
    await locateIssueFieldButton(page, 'priority').getByText(priority).waitFor();
    await locateIssueFieldButton(page, 'type').getByText(type).waitFor();
  }

  // For concurrent changes of the same field, the last one that the server received wins.
  await Promise.all([pick(mine, 'priority', 'High'), pick(theirs, 'priority', 'Low')]);
  for (const page of pages) await waitUntilEditsSaved(page);
  const { page: third } = await open(getIssuePath(29));
  let shown: string[] = [];
  const agree = async () => {
    shown = await Promise.all([third, ...pages].map(async (page) => (await readFields(page)).join()));
    return new Set(shown).size === 1;
  };
  // The values are compared again after a timeout, for a message that contains them.
  await waitUntil(agree).catch(() => undefined);
  expect(shown).toEqual(shown.map(() => shown[0]));
  expect(shown[0]).toMatch(/High|Low/);
});
