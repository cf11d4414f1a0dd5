import { waitUntil } from '../waitUntil';
import { IssueListPageObject } from './issueListPage';
import { prepareSharedServerBrowser } from './shared';

const { open, openList } = prepareSharedServerBrowser();

test('the home screen links to the open issues', async () => {
  const { page } = await open('/');
  await page.getByRole('main').getByRole('link', { name: 'Network', exact: true }).click();
  const list = await IssueListPageObject.createWhenLoaded(page);
  expect(await list.readTotalIssueCount()).toBeGreaterThan(100);
  expect((await list.readOnScreenRowRange()).first).toBe(1);
});

test('End and Home scroll to the last and the first row', async () => {
  const { list } = await openList();
  const total = await list.readTotalIssueCount();
  await list.grid.getByRole('row').first().focus();
  await list.page.keyboard.press('End');
  await list.waitUntilRowsLoaded();
  expect((await list.readOnScreenRowRange()).last).toBe(total);
  await list.page.keyboard.press('Home');
  await list.waitUntilRowsLoaded();
  expect((await list.readOnScreenRowRange()).first).toBe(1);
});

test('dragging the scrubber reaches the end of the list and its start', async () => {
  const { list } = await openList();
  const total = await list.readTotalIssueCount();
  await list.dragScrollThumb(1);
  expect((await list.readOnScreenRowRange()).last).toBe(total);
  await list.dragScrollThumb(0);
  expect((await list.readOnScreenRowRange()).first).toBe(1);
});

test('dragging the scrubber reaches the middle of the list', async () => {
  const { list } = await openList();
  const total = await list.readTotalIssueCount();
  await list.dragScrollThumb(0.5);
  const { first } = await list.readOnScreenRowRange();
  expect(Math.abs(first / total - 0.5)).toBeLessThan(0.03);
});

test('wheel scrolling moves the list pixel by pixel', async () => {
  const { list } = await openList();
  const { first } = await list.readOnScreenRowRange();
  await list.grid.hover();
  for (let i = 0; i < 30; i++) await list.page.mouse.wheel(0, 360);
  await waitUntil(async () => (await list.readOnScreenRowRange()).first === first + 300);
  await list.waitUntilScrollEnds();
  expect((await list.readOnScreenRowRange()).first).toBe(first + 300);
  for (let i = 0; i < 30; i++) await list.page.mouse.wheel(0, -360);
  await waitUntil(async () => (await list.readOnScreenRowRange()).first === first);
  await list.waitUntilScrollEnds();
  expect((await list.readOnScreenRowRange()).first).toBe(first);
});

test('rows that were scrolled past too fast to be read are complete after the list has stopped', async () => {
  const { list } = await openList();
  await list.flingBy(30 * 1_200);
  await list.waitUntilScrollEnds();
  const rows = list.grid.getByRole('row');
  const complete = rows.filter({ has: list.page.getByRole('checkbox') });
  await waitUntil(async () => (await complete.count()) === (await rows.count()));
  expect((await list.readOnScreenRowRange()).first).toBe(1_001);
});

test('wheel scrolling reaches the last row', async () => {
  const { list } = await openList('is:open');
  const total = await list.readTotalIssueCount();
  await list.grid.hover();
  for (let i = 0; i < Math.ceil((total * 36) / 3000) + 3; i++) {
    await list.page.mouse.wheel(0, 3000);
    await list.page.waitForTimeout(5);
  }
  await waitUntil(async () => (await list.readOnScreenRowRange()).last === total);
});
