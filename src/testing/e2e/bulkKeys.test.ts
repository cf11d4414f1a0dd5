import type { Page } from 'playwright-core';
import { prepareSharedServerBrowser } from './shared';

const { openList } = prepareSharedServerBrowser();

/** Issues whose priority no other test changes. */
const QUERY = 'is:closed number:1..900';

const locatePreview = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('with a selection, an edit key changes all selected issues, after the preview', async () => {
  const { page, list } = await openList(QUERY);
  const total = await list.readTotalIssueCount();
  const other = await openList(`${QUERY} -priority:low`);
  const before = await other.list.readTotalIssueCount();
  expect(before).toBeGreaterThan(0);
  await list.grid.getByRole('row').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('p');
  await page.getByRole('searchbox', { name: 'Priority' }).waitFor();
  await page.keyboard.type('low');
  await page.keyboard.press('Enter');
  const preview = locatePreview(page, 'Set priority Low');
  const run = preview.getByRole('button', { name: /^Change [\d,]+ issues?$/ });
  await run.waitFor();
  await other.page.reload();
  expect(await other.list.readTotalIssueCount()).toBe(before);
  await run.click();
  await preview.getByText('Done', { exact: true }).waitFor();
  const low = await openList(`${QUERY} priority:low`);
  expect(await low.list.readTotalIssueCount()).toBe(total);
});

test('without a selection, an edit key changes the focused issue', async () => {
  const { page, list } = await openList('is:closed');
  await list.grid.getByRole('row').nth(1).focus();
  await page.keyboard.press('l');
  await page.getByRole('searchbox', { name: 'Labels' }).waitFor();
  expect(await page.getByRole('button', { name: 'Replace all' }).count()).toBe(0);
});

test('the menu of a selected row edits the selection, the menu of another row only its issue', async () => {
  const { page, list } = await openList('is:closed');
  const boxes = list.grid.locator('[data-select]');
  await boxes.nth(1).click();
  await boxes.nth(2).click();
  const rows = list.grid.getByRole('row');
  await rows.nth(2).click({ button: 'right' });
  await page.getByText('Change 2 selected issues').waitFor();
  await page.getByRole('menuitem', { name: 'Labels…' }).click();
  await page.getByRole('button', { name: 'Replace all' }).waitFor();
  await page.keyboard.press('Escape');

  await rows.nth(4).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Labels…' }).click();
  await page.getByRole('searchbox', { name: 'Labels' }).waitFor();
  expect(await page.getByRole('button', { name: 'Replace all' }).count()).toBe(0);
});
