import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import { getIssueListPath, prepareSharedServerBrowser } from './shared';

const { open, openList } = prepareSharedServerBrowser();

/** Returns for each visible row the width of its title's box, of the title's text and of the row, in px. */
const measureTitles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-virtual-rows] [role=row]:has(a[data-number])')].map((row) => {
      const title = row.querySelector('a')!.parentElement!;
      return { shown: title.clientWidth, needed: title.scrollWidth, row: row.clientWidth };
    }),
  );

test('a title that needs it has half of its row, at 768 px and beside the preview', async () => {
  const { page, list } = await openList('', { viewport: { width: 768, height: 900 } });
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1440) {
      await page.keyboard.press('j');
      await page.keyboard.press('Space');
      await page.getByRole('complementary', { name: 'Preview' }).waitFor();
    }
    await list.waitUntilRowsLoaded();
    const cut = (await measureTitles(page)).filter(({ shown, needed }) => needed > shown);
    expect(cut.length).toBeGreaterThan(0);
    for (const { shown, row } of cut) expect(shown).toBeGreaterThanOrEqual(row / 2 - 1);
  }
  expect(await list.grid.getByRole('link').first().isVisible()).toBe(true);
});

test('the menu of a row has the actions of the keys, and a group is selected with x', async () => {
  const { page, list } = await openList('is:open');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: /^Issue / });
  await menu.getByRole('menuitem', { name: /^Priority/ }).click();
  await page.getByRole('dialog').getByRole('option', { name: 'High' }).waitFor();
  await page.keyboard.press('Escape');
  await list.grid.getByRole('link').nth(3).click({ button: 'right' });
  await menu.getByRole('menuitem', { name: /^Select/ }).click();
  await page.getByRole('toolbar', { name: 'Selected issues' }).getByText('1 selected').waitFor();

  await page.goto(`${new URL(page.url()).origin}${getIssueListPath('is:open')}&group=priority`);
  const header = page.getByRole('treegrid', { name: 'Issues' }).getByRole('row').first();
  const count = /, ([\d,]+) issues?$/.exec((await header.getAttribute('aria-label'))!)![1]!;
  await header.focus();
  await page.keyboard.press('x');
  await page.getByRole('toolbar', { name: 'Selected issues' }).getByText(`${count} selected`).waitFor();
});

test('the sidebar opens the open issues; one click shows all; hidden filters stay hidden', async () => {
  const { page } = await open('/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Network/ })
    .click();
  const sidebarCount = page.getByRole('navigation').getByRole('link', { name: /^Issues/ });
  const openCount = await page.locator('main strong').textContent();
  expect(await sidebarCount.textContent()).toContain(openCount!);
  expect(new URL(page.url()).searchParams.get('q')).toBe('is:open');
  await page.getByRole('link', { name: /^of [\d,]+ issues$/ }).click();
  await page.waitForURL((url) => url.search === '');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.waitFor();
  await page.getByRole('button', { name: 'Show or hide filters' }).click();
  await filters.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().waitFor();
  expect(await filters.isVisible()).toBe(false);
});

test('an error of the server is shown with Retry, which loads the list', async () => {
  const { page } = await open('/', { expected: /500/ });
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('ListedIssuesQuery')
      ? route.fulfill({ status: 500, body: 'Internal Server Error' })
      : route.continue(),
  );
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Network/ })
    .click();
  const alert = page.getByRole('alert').filter({ hasText: 'The server failed with status 500.' });
  await alert.waitFor({ timeout: 2_000 });
  await page.unroute('**/graphql');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().waitFor();
});

test('words of the query are marked in titles; a query without words marks nothing', async () => {
  const { page, list } = await openList('crash');
  const marks = list.grid.locator('mark');
  await marks.first().waitFor();
  expect(new Set((await marks.allTextContents()).map((text) => text.toLowerCase()))).toEqual(
    new Set(['crash']),
  );
  const unmarked = await list.grid
    .getByRole('link')
    .filter({ hasNot: page.locator('mark') })
    .allTextContents();
  for (const title of unmarked) expect(title).not.toMatch(/\bcrash/i);
  expect(await findAxeViolations(page)).toEqual([]);
  await list.queryBar.fill('is:open');
  await page.keyboard.press('Enter');
  await page.waitForURL(/is%3Aopen|is:open/);
  // The previous rows stay until those of the query have loaded.
  await marks.first().waitFor({ state: 'detached' });
  await list.waitUntilRowsLoaded();
  expect(await marks.count()).toBe(0);
});

test.each([
  ['state', 1],
  ['priority', 0],
])('rows grouped by %s do not repeat its icon', async (group, column) => {
  const { page } = await open(`${getIssueListPath('is:open -no:assignee')}&group=${group}`);
  const rows = page
    .getByRole('treegrid', { name: 'Issues' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await rows.first().waitFor();
  // The first cell is the checkbox.
  const icons = (row: number) =>
    rows
      .nth(row)
      .getByRole('gridcell')
      .nth(column + 1)
      .getByRole('img');
  for (let row = 0; row < 5; row++) expect(await icons(row).count()).toBe(0);
  // The icon that is not the group's field is still in its column.
  expect(
    await rows
      .first()
      .getByRole('gridcell')
      .nth(2 - column)
      .getByRole('img')
      .count(),
  ).toBe(1);
});

test.each([360, 768, 1440])(
  'the message about the query covers neither the count nor its text at %i px',
  async (width) => {
    const { page } = await openList('is:open asignee:admin', { viewport: { width, height: 800 } });
    const message = page
      .locator('[id]')
      .filter({ hasText: /^asignee/ })
      .last();
    await message.waitFor();
    const box = (await message.boundingBox())!;
    const count = (await page.locator('main strong').first().boundingBox())!;
    const isApart =
      box.y >= count.y + count.height || box.y + box.height <= count.y || box.x >= count.x + count.width;
    expect(isApart).toBe(true);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  },
);

test('a collapsed facet stays collapsed after a reload', async () => {
  const { page } = await openList();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const value = filters.getByRole('button', { name: /^Won't fix/ });
  await value.waitFor();
  await filters.getByRole('heading', { name: 'State' }).click();
  await value.waitFor({ state: 'hidden' });
  await page.reload();
  await filters.getByRole('heading', { name: 'State' }).waitFor();
  expect(await value.isVisible()).toBe(false);
  await filters.getByRole('heading', { name: 'State' }).click();
  await value.waitFor();
});
