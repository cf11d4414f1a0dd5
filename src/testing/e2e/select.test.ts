import { prepareSharedServerBrowser } from './shared';

const { openList } = prepareSharedServerBrowser();

test('x selects a row, Shift+arrows extend and shrink the range, Escape clears it', async () => {
  const { page, list } = await openList();
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  await list.grid.getByRole('row').first().focus();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await bar.getByText('1 selected').waitFor();
  for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowDown');
  await bar.getByText('5 selected').waitFor();
  await page.keyboard.press('Shift+K');
  await bar.getByText('4 selected').waitFor();
  expect(await list.grid.locator('[aria-selected=true]').count()).toBe(4);
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  expect(await list.grid.locator('[aria-selected=true]').count()).toBe(0);
});

test('selects all matching issues except two', async () => {
  const { page, list } = await openList('is:open');
  const total = await list.readTotalIssueCount();
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  await list.grid.getByRole('row').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await bar.getByText(`${total.toLocaleString('en')} selected`).waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('End');
  await list.waitUntilRowsLoaded();
  expect((await list.readOnScreenRowRange()).last).toBe(total);
  await page.keyboard.press('x');
  await bar.getByText(`${(total - 2).toLocaleString('en')} selected`).waitFor();
});

test('selects a range that includes rows that are not loaded', async () => {
  const { page, list } = await openList();
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  const boxes = list.grid.locator('[data-select]');
  await boxes.nth(2).click();
  await bar.getByText('1 selected').waitFor();
  await list.dragScrollThumb(0.5);
  const { first } = await list.readOnScreenRowRange();
  await list.grid.locator(`[aria-rowindex="${first}"] [data-select]`).click({ modifiers: ['Shift'] });
  await bar.getByText(`${(first - 2).toLocaleString('en')} selected`).waitFor();
});

test('the bulk bar covers no row, and going back restores the selection', async () => {
  const { page, list } = await openList();
  await list.grid.locator('[data-select]').nth(4).click();
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  await bar.waitFor();
  const grid = (await list.grid.boundingBox())!;
  expect(grid.y + grid.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  await list.grid.getByRole('link').nth(1).click();
  await page.waitForURL(/issues\/\d+$/);
  await page.goBack();
  await list.waitUntilRowsLoaded();
  await bar.getByText('1 selected').waitFor();
});
