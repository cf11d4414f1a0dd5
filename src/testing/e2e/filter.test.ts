import { sharedServer } from './shared';

const { openList } = sharedServer();

test('typing a query filters, and says how many there are', async () => {
  const { list, page } = await openList();
  const all = await list.total();
  await list.queryBar.fill('is:open');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=is%3Aopen/);
  await list.settled();
  const open = await list.total();
  expect(open).toBeGreaterThan(0);
  expect(open).toBeLessThan(all);
  await page
    .getByText(`of ${all.toLocaleString('en')} issues`)
    .first()
    .waitFor();
});

test('a facet value is added by a click and excluded by its own button', async () => {
  const { list, page } = await openList();
  const facet = page.getByRole('region', { name: 'Filters' });
  const value = facet.getByRole('button', { name: /^Bug,? / }).first();
  await value.click();
  await page.waitForURL(/q=type%3Abug/);
  await list.settled();
  const bugs = await list.total();
  await page.goBack();
  await list.settled();
  const all = await list.total();
  await facet.getByRole('button', { name: /^Exclude Bug/ }).click();
  await page.waitForURL(/q=-type%3Abug/);
  await list.settled();
  expect(await list.total()).toBe(all - bugs);
});

test('a wrong query is told in place, and the rest of it is answered', async () => {
  const { list, page } = await openList('is:open asignee:nobody');
  await page
    .getByText(/Did you mean/)
    .first()
    .waitFor();
  expect(await list.queryBar.getAttribute('aria-invalid')).toBe('true');
  const total = await list.total();
  await page.getByRole('button', { name: /^Use/ }).first().click();
  await page.waitForURL(/q=is%3Aopen\+assignee|q=is%3Aopen%20assignee/);
  expect(total).toBeGreaterThan(0);
});

test('a query that nothing matches says so', async () => {
  const { page } = await openList().then(async (visit) => {
    await visit.list.queryBar.fill('zzzznothing is:open');
    await visit.page.keyboard.press('Enter');
    return visit;
  });
  await page
    .getByText(/no issues?/i)
    .first()
    .waitFor();
});

test('completion offers filters and their values', async () => {
  const { list, page } = await openList();
  await list.queryBar.pressSequentially('prio');
  await page
    .getByRole('option', { name: /priority:/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /high/i }).first().waitFor();
});
