/** Editing an issue in the preview panel beside the list. */
import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import { IssueListPageObject } from './issueListPage';
import { type DemoServer, startDemoServer } from './demoServer';
import { type OpenPageOptions, prepareTestBrowser, waitForFieldValue, waitUntilEditsSaved } from './session';
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

const locatePreviewPanel = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const locatePreviewButton = (page: Page, name: string | RegExp) =>
  locatePreviewPanel(page).getByRole('button', { name });
const locatePreviewTextbox = (page: Page, name: string) =>
  locatePreviewPanel(page).getByRole('textbox', { name });
const readFocusedRow = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('[role=row]')?.querySelector('a[data-number]')?.textContent ?? null,
  );

/** Opens the list with an issue in the preview panel. */
async function openPreviewedIssue(number: number, options?: OpenPageOptions): Promise<Page> {
  const { page } = await openPage(`${ISSUE_LIST_PATH}?q=number:${number}&peek=${number}`, options);
  await locatePreviewPanel(page).getByRole('heading').first().waitFor();
  return page;
}

/** Previews the first issue of the list, from its row. */
async function previewFirstIssue(): Promise<Page> {
  const { page } = await openPage(ISSUE_LIST_PATH);
  await IssueListPageObject.createWhenLoaded(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await locatePreviewButton(page, 'Edit title').waitFor();
  return page;
}

test('title, description, parent, relation, vote, watch and comment are saved from the preview', async () => {
  const page = await openPreviewedIssue(30);
  const panel = locatePreviewPanel(page);
  await locatePreviewButton(page, 'Edit title').click();
  await locatePreviewTextbox(page, 'Title').fill('Zeppelins collide');
  await page.keyboard.press('Enter');
  await panel.getByRole('heading', { name: 'Zeppelins collide' }).waitFor();
  await page.getByRole('grid', { name: 'Issues' }).getByRole('link', { name: 'Zeppelins collide' }).waitFor();

  await locatePreviewButton(page, 'Edit description').click();
  await locatePreviewTextbox(page, 'Description').fill('Only **at night**');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await panel.locator('strong', { hasText: 'at night' }).waitFor();

  await locatePreviewButton(page, 'Change parent').click();
  await page.getByRole('searchbox', { name: 'Parent' }).fill('31');
  await page.getByRole('option', { name: /-31$/ }).click();
  await panel.getByRole('link', { name: /-31$/ }).waitFor();

  await locatePreviewButton(page, /Add relation/).click();
  await page.getByRole('dialog', { name: 'Relation' }).waitFor();
  await page.keyboard.type('Blocked by');
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Blocked by' }).fill('32');
  await page.getByRole('option', { name: /-32$/ }).click();
  const relations = panel.getByRole('region', { name: 'Relations' });
  await relations.getByRole('heading', { name: 'Blocked by' }).waitFor();

  const votes = locatePreviewButton(page, /^Vote/);
  const pressedBefore = await votes.getAttribute('aria-pressed');
  await votes.click();
  await locatePreviewButton(page, /^Watch/).click();
  await page.getByRole('menuitemradio', { name: /^Muted/ }).click();
  await locatePreviewButton(page, 'Muted').waitFor();

  await locatePreviewButton(page, 'Write a comment…').click();
  await locatePreviewTextbox(page, 'Comment').fill('Seen from *the harbour*');
  await page.keyboard.press('ControlOrMeta+Enter');
  const comments = panel.getByRole('region', { name: 'Latest comments' });
  await comments.locator('em', { hasText: 'the harbour' }).waitFor();
  await locatePreviewButton(page, 'Write a comment…').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await waitUntilEditsSaved(page);

  const { page: screen } = await openPage(`${ISSUE_LIST_PATH}/30`);
  await locateScreenHeading(screen).getByText('Zeppelins collide').waitFor();
  await screen.getByRole('main').locator('strong', { hasText: 'at night' }).waitFor();
  const fields = screen.getByRole('complementary', { name: 'Fields' });
  await fields.getByRole('link', { name: /-31$/ }).waitFor();
  await fields.getByRole('link', { name: /-32$/ }).waitFor();
  await screen.locator('em', { hasText: 'the harbour' }).first().waitFor();
  const vote = fields.getByRole('button', { name: /^Vote/ });
  expect(await vote.getAttribute('aria-pressed')).not.toBe(pressedBefore);
  await fields.getByRole('button', { name: 'Muted' }).waitFor();
});

test('j moves on and leaves a description as a draft, which is shown again without taking the focus', async () => {
  const page = await previewFirstIssue();
  const first = await readFocusedRow(page);
  await locatePreviewButton(page, 'Edit description').click();
  await locatePreviewTextbox(page, 'Description').fill('Half a thought');
  // From the panel, j moves to the row after the previewed one.
  await locatePreviewPanel(page)
    .getByRole('region', { name: /^Issue/ })
    .focus();
  await page.keyboard.press('j');
  await locatePreviewPanel(page).getByRole('textbox').waitFor({ state: 'detached' });
  const second = await readFocusedRow(page);
  expect(second).not.toBe(first);
  await page.keyboard.press('k');
  await locatePreviewTextbox(page, 'Description').waitFor();
  expect(await locatePreviewTextbox(page, 'Description').inputValue()).toBe('Half a thought');
  expect(await readFocusedRow(page)).toBe(first);

  // Escape closes the editor first, then the panel; the focus stays in the row.
  await page.keyboard.press('Escape');
  await locatePreviewButton(page, 'Continue editing your draft').waitFor();
  await page.keyboard.press('Escape');
  await locatePreviewPanel(page).waitFor({ state: 'detached' });
  expect(await readFocusedRow(page)).toBe(first);
});

test('closing the panel from within moves the focus to the row of its issue', async () => {
  const page = await previewFirstIssue();
  const row = await readFocusedRow(page);
  await locatePreviewButton(page, 'Write a comment…').click();
  await page.keyboard.type('Some letters: e a l p');
  await waitForFieldValue(locatePreviewTextbox(page, 'Comment'), 'Some letters: e a l p');
  await page.keyboard.press('Escape');
  const line = locatePreviewButton(page, 'Draft: Some letters: e a l p');
  await line.waitFor();
  expect(await line.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await locatePreviewPanel(page).waitFor({ state: 'detached' });
  expect(await readFocusedRow(page)).toBe(row);
});

test('the keys of fields act on the previewed issue while the focus is in the panel', async () => {
  const page = await openPreviewedIssue(40);
  await locatePreviewButton(page, /^Vote/).focus();
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Priority' }).getByRole('option').first().waitFor();
  await page.keyboard.type('urgent');
  await page.keyboard.press('Enter');
  await locatePreviewButton(page, 'Change priority: Urgent').waitFor();
  await waitUntilEditsSaved(page);
});

test('a description that another user has saved meanwhile is shown as a conflict', async () => {
  const mine = await openPreviewedIssue(41);
  await locatePreviewButton(mine, 'Edit description').click();
  await locatePreviewTextbox(mine, 'Description').fill('What I think of it');
  const other = await openPreviewedIssue(41, { as: 'developer' });
  await locatePreviewButton(other, 'Edit description').click();
  await locatePreviewTextbox(other, 'Description').fill('What they think of it');
  await other.keyboard.press('ControlOrMeta+Enter');
  await locatePreviewPanel(other).getByText('What they think of it').waitFor();
  await waitUntilEditsSaved(other);

  await locatePreviewTextbox(mine, 'Description').press('ControlOrMeta+Enter');
  const conflict = mine.getByRole('region', { name: 'Edit conflict' });
  await conflict.locator('del', { hasText: 'they' }).waitFor();
  expect(await locatePreviewTextbox(mine, 'Description').inputValue()).toBe('What I think of it');
  await locatePreviewTextbox(mine, 'Description').press('ControlOrMeta+Enter');
  await locatePreviewTextbox(mine, 'Description').waitFor({ state: 'detached' });
  await locatePreviewPanel(mine).getByText('What I think of it').waitFor();
});

test('users without permission see the required role, and visitors are asked to sign in', async () => {
  const reader = await openPreviewedIssue(42, { as: 'reader' });
  const description = (name: RegExp) => locatePreviewButton(reader, name).getAttribute('aria-description');
  expect(await description(/^Edit title/)).toBe('Requires the developer role or higher');
  expect(await description(/Add relation/)).toBe('Requires the triager role or higher');
  await locatePreviewPanel(reader).getByText('Commenting requires the reporter role or higher').waitFor();

  const visitor = await openPreviewedIssue(42, { as: null });
  await locatePreviewButton(visitor, 'Sign in to comment').waitFor();
  await locatePreviewButton(visitor, 'Edit title').click();
  await visitor.getByRole('dialog', { name: /Sign in/ }).waitFor();
});
