import { waitUntil } from '../waitUntil';
import { IssueListPageObject } from './issueListPage';
import { waitUntilPageIdle } from './session';
import { getProjectScreenPath, prepareSharedServerBrowser } from './shared';

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

test('dragging the scrollbar reaches the end of the list and its start', async () => {
  const { list } = await openList();
  const total = await list.readTotalIssueCount();
  await list.dragScrollThumb(1);
  expect((await list.readOnScreenRowRange()).last).toBe(total);
  await list.dragScrollThumb(0);
  expect((await list.readOnScreenRowRange()).first).toBe(1);
});

test('dragging the scrollbar reaches the middle of the list', async () => {
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

test('rows that are loading have bars of the same height, and after three seconds the screen says why it waits', async () => {
  const { page } = await open(getProjectScreenPath('milestones'));
  await waitUntilPageIdle(page);
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Winnow' })
    .getByRole('link', { name: /^Issues/ })
    .click();
  const bars = page.getByRole('gridcell', { name: 'Loading' });
  await bars.nth(15).waitFor();
  const heights = await bars.evaluateAll((cells) => cells.map((cell) => cell.clientHeight));
  expect(new Set(heights).size).toBe(1);
  await page.getByText('Still loading.').waitFor();
  release();
  await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().waitFor();
  await page.getByText('Still loading.').waitFor({ state: 'detached' });
});
