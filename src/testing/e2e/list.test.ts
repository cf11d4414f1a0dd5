import { eventually } from '../eventually';
import { ListPage } from './listPage';
import { sharedServer } from './shared';

const { open, openList } = sharedServer();

test('the home screen links to the list', async () => {
  const { page } = await open('/');
  await page.getByRole('main').getByRole('link', { name: 'Network', exact: true }).click();
  const list = await ListPage.of(page);
  expect(await list.total()).toBeGreaterThan(1000);
  expect((await list.range()).first).toBe(1);
});

test('End and Home scroll to the last and the first row', async () => {
  const { list } = await openList();
  const total = await list.total();
  await list.grid.getByRole('row').first().focus();
  await list.page.keyboard.press('End');
  await list.settled();
  expect((await list.range()).last).toBe(total);
  await list.page.keyboard.press('Home');
  await list.settled();
  expect((await list.range()).first).toBe(1);
});

test('dragging the scrubber reaches the end of the list and its start', async () => {
  const { list } = await openList();
  const total = await list.total();
  await list.dragThumbTo(1);
  expect((await list.range()).last).toBe(total);
  await list.dragThumbTo(0);
  expect((await list.range()).first).toBe(1);
});

test('dragging the scrubber reaches the middle of the list', async () => {
  const { list } = await openList();
  const total = await list.total();
  await list.dragThumbTo(0.5);
  const { first } = await list.range();
  expect(Math.abs(first / total - 0.5)).toBeLessThan(0.03);
});

test('wheel scrolling moves the list pixel by pixel', async () => {
  const { list } = await openList();
  const { first } = await list.range();
  await list.grid.hover();
  for (let i = 0; i < 30; i++) await list.page.mouse.wheel(0, 360);
  await eventually(async () => (await list.range()).first === first + 300);
  await list.atRest();
  expect((await list.range()).first).toBe(first + 300);
  for (let i = 0; i < 30; i++) await list.page.mouse.wheel(0, -360);
  await eventually(async () => (await list.range()).first === first);
  await list.atRest();
  expect((await list.range()).first).toBe(first);
});

test('wheel scrolling reaches the last row', async () => {
  const { list } = await openList('is:open');
  const total = await list.total();
  await list.grid.hover();
  for (let i = 0; i < Math.ceil((total * 36) / 3000) + 3; i++) {
    await list.page.mouse.wheel(0, 3000);
    await list.page.waitForTimeout(5);
  }
  await eventually(async () => (await list.range()).last === total);
});
