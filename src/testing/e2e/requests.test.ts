import { heading, issueAddress, sharedServer } from './shared';

const { open, openList } = sharedServer();

test('each navigation asks for its data once', async () => {
  const { page, operations, list } = await openList('', {});
  await page.waitForTimeout(500);
  const cold = operations.splice(0);
  // The frame, once; the rows; counts and facets are the one second request.
  expect(cold.sort()).toEqual(['IssuesCountsQuery', 'IssuesRowsQuery', 'ShellQuery']);

  await list.queryBar.fill('is:open');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=/);
  await list.settled();
  await page.waitForTimeout(500);
  expect(operations.splice(0).sort()).toEqual(['IssuesCountsQuery', 'IssuesRowsQuery']);

  const [title] = await list.titles();
  await list.grid.getByRole('link', { name: title!, exact: true }).first().click();
  await heading(page).getByText(title!).waitFor();
  await page.waitForTimeout(500);
  expect(operations.splice(0)).toEqual(['IssueScreenQuery']);

  await page.goBack();
  await list.settled();
  await page.waitForTimeout(500);
  expect(operations.splice(0)).toEqual([]);
});

test('a link that was hovered has asked already', async () => {
  const { page, operations, list } = await openList();
  const link = list.grid.getByRole('link').first();
  const title = (await link.textContent())!;
  await link.hover();
  await page.waitForTimeout(500);
  operations.splice(0);
  await link.click();
  await heading(page).getByText(title).waitFor();
  await page.waitForTimeout(300);
  expect(operations).toEqual([]);
});

test('home and an issue ask once', async () => {
  const home = await open('/');
  await heading(home.page).waitFor();
  await home.page.waitForTimeout(500);
  expect(home.operations.sort()).toEqual(['HomeScreenQuery', 'ShellQuery']);
  const issue = await open(issueAddress(1));
  await heading(issue.page).waitFor();
  await issue.page.waitForTimeout(500);
  expect(issue.operations.sort()).toEqual(['IssueScreenQuery', 'ShellQuery']);
});

test('the list loads less than 200 KB of JavaScript', async () => {
  const { page } = await openList();
  await page.waitForTimeout(500);
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.reduce((sum, bytes) => sum + bytes)).toBeLessThan(200_000);
});

test('the page loads without moving what is there already', async () => {
  const { page } = await open('/');
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/', '/list', '/issue']) {
    const { page: list } = await openList();
    const target =
      address === '/list'
        ? list.url()
        : address === '/issue'
          ? new URL(issueAddress(1), list.url()).href
          : '/';
    await page.goto(new URL(target, list.url()).href);
    await page.waitForTimeout(1500);
    const total = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(total).toBeLessThan(0.01);
  }
});
