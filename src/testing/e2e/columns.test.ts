import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import { getIssueListPath, prepareSharedServerBrowser } from './shared';

const { open, openList } = prepareSharedServerBrowser();

const COLUMNS_PATH = `${getIssueListPath('is:open')}&columns=author.milestone.due.created.votes`;
const readTitles = (page: Page) =>
  page
    .locator('[data-virtual-rows] [role=row] a[data-number]')
    .evaluateAll((links) => links.slice(0, 20).map((link) => link.getAttribute('title') ?? ''));

test('chooses columns, sorts by clicking their names, and keeps both in the URL', async () => {
  const { page, list } = await openList('is:open');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitem', { name: 'Choose columns…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByRole('checkbox', { name: 'Author' }).check();
  await dialog.getByRole('checkbox', { name: 'Comments' }).uncheck();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(new URL(page.url()).searchParams.get('columns')).toBe('assignees.updated.author');
  const header = page.getByRole('group', { name: 'Columns' });
  await header.getByRole('button', { name: 'Sort by title' }).click();
  await page.waitForURL(/sort=title-asc/);
  // The URL changes first. When the header shows the new order, the list is loading its rows or has loaded them.
  await header.getByRole('button', { name: 'Sort by title', pressed: true }).waitFor();
  await list.waitUntilRowsLoaded();
  const fold = (title: string) => title.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const titles = (await readTitles(page)).map(fold);
  expect(titles.length).toBeGreaterThan(5);
  expect(titles.map((title) => Buffer.from(title).toString('hex'))).toEqual(
    titles.map((title) => Buffer.from(title).toString('hex')).sort(),
  );
  await page.locator('[data-person]').first().waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('columns are resized with the pointer, and those on the right are hidden in narrow windows', async () => {
  const { page } = await open(COLUMNS_PATH, { viewport: { width: 1700, height: 900 } });
  const header = page.getByRole('group', { name: 'Columns' });
  const edge = header.getByRole('separator', { name: 'Width of Milestone' });
  const box = (await edge.boundingBox())!;
  await page.mouse.move(box.x + 4, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x - 36, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await page.waitForURL(/milestone-160/);
  const isVisible = (name: string) => header.getByRole('button', { name }).isVisible();
  await header.getByRole('button', { name: 'Sort by votes' }).waitFor();
  await page.setViewportSize({ width: 900, height: 700 });
  await header.getByRole('button', { name: 'Sort by votes' }).waitFor({ state: 'detached' });
  expect(await isVisible('Author')).toBe(true);
  await page.setViewportSize({ width: 360, height: 700 });
  await header.waitFor({ state: 'detached' });
});

test('rows have a cell for each column', async () => {
  const { page } = await open(COLUMNS_PATH);
  const row = page.locator('[data-virtual-rows] [role=row]').first();
  await page.locator('[data-person]').first().waitFor();
  const link = row.locator('a[data-number]');
  expect((await link.boundingBox())!.width).toBeGreaterThan(50);
  // Key, title and the cells of five columns.
  expect(await row.getByRole('gridcell').count()).toBeGreaterThanOrEqual(9);
});

test('copies the selection as a Markdown list and as CSV', async () => {
  const { page } = await open(getIssueListPath('is:open'), {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.locator('[data-virtual-rows] [role=row] a[data-number]').first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('J');
  await page.getByText('2 selected').waitFor();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Y');
  await page.getByText('Copied 2 issues').waitFor();
  expect(await read()).toMatch(/^- \[[A-Z]+-\d+ .+\]\(http.+\/issues\/\d+\)\n- \[/);
  await page.getByRole('button', { name: 'Copy selected issues' }).click();
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith('Key,Title'));
  expect((await read()).split('\r\n')).toHaveLength(4);
});

test('prints the rows without navigation, filters and scrollbar', async () => {
  const { page } = await open(COLUMNS_PATH);
  await page.locator('[data-person]').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: 'Winnow' }).isVisible()).toBe(false);
  expect(await page.getByRole('scrollbar').isVisible()).toBe(false);
  expect(await page.getByRole('combobox', { name: 'Query' }).isVisible()).toBe(false);
  const rows = page.locator('[data-virtual-rows] [role=row]');
  const [first, second] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
  expect(second!.y).toBeCloseTo(first!.y + first!.height, 0);
});
