/** Tests the position of the focus after actions, and the number of keys needed to reach the issues. */
import type { Page } from 'playwright-core';
import { prepareSharedServerBrowser } from './shared';

const { openList } = prepareSharedServerBrowser();

const waitForFocusInList = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('[data-virtual-rows]') != null);

test('the filters are one tab stop, and a link skips them', async () => {
  const { page } = await openList('is:open');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  // The filters are loaded after the first rows.
  await filters.getByRole('button', { name: /^Bug/ }).waitFor();
  const skip = page.getByRole('button', { name: 'Skip to issues' });
  await skip.focus();
  const box = (await skip.boundingBox())!;
  expect(box.width).toBeGreaterThan(100);
  expect(box.height).toBeGreaterThan(20);
  await page.keyboard.press('Tab');
  expect(await filters.locator(':focus').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await filters.locator(':focus').getAttribute('aria-label')).toMatch(/^Exclude /);
  await page.keyboard.press('Tab');
  expect(await filters.locator(':focus').count()).toBe(0);
  await page.keyboard.press('Shift+Tab');
  expect(await filters.locator(':focus').getAttribute('aria-label')).toMatch(/^Exclude /);
  await skip.focus();
  await page.keyboard.press('Enter');
  await waitForFocusInList(page);
});

test('a value of a filter is chosen and excluded by keys', async () => {
  const { page } = await openList('is:open');
  await page.getByRole('button', { name: /^Bug/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL(/-type%3Abug/);
  await page.getByRole('button', { name: 'Exclude Bug' }).and(page.locator(':focus')).waitFor();
});

test('the focus returns to the list after the dialog "Go to row or date" and after Escape in the query bar', async () => {
  const { page, list } = await openList('is:open');
  await page.keyboard.press('j');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await waitForFocusInList(page);
  await page.keyboard.press('/');
  await list.queryBar.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await waitForFocusInList(page);
});
