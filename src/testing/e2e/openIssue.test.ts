/** Tests that an issue opened from a list shows the fields of its row before the response to its own query arrives. */
import type { Page } from 'playwright-core';
import { waitUntilPageIdle } from './session';
import { locateScreenHeading, prepareSharedServerBrowser } from './shared';

const { openList } = prepareSharedServerBrowser();

const RESPONSE_DELAY_MS = 2_000;
/** Issues without comments have no timeline to wait for. Other tests of the same server file such issues. */
const COMMENTED_ISSUES_QUERY = 'is:open comments:>0 -no:label -no:assignee';

/** Measures by how much the page has shifted since the last key press. */
async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const record = { keyPress: 0, layoutShift: 0 };
    Object.assign(window, { record });
    addEventListener(
      'keydown',
      () => Object.assign(record, { keyPress: performance.now(), layoutShift: 0 }),
      true,
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime > record.keyPress)
          record.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() => (window as unknown as { record: { layoutShift: number } }).record.layoutShift);
}

test('title, state, priority, labels and assignees of a row are shown before the response; nothing moves', async () => {
  const { page, list, operations } = await openList(COMMENTED_ISSUES_QUERY);
  // Loads the screen's code.
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await locateScreenHeading(page).waitFor();
  await waitUntilPageIdle(page);
  await page.goBack();
  await list.waitUntilRowsLoaded();
  await waitUntilPageIdle(page);

  let answered = 0;
  await page.route('**/graphql', async (route) => {
    const isIssue = (route.request().postData() ?? '').includes('IssueScreenQuery');
    if (isIssue) await new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS));
    if (isIssue) answered += 1;
    await route.continue();
  });
  const readLayoutShift = await recordLayoutShift(page);
  operations.splice(0);
  const fields = page.getByRole('complementary', { name: 'Fields' });
  const body = page.getByRole('region', { name: 'Comments and events' });
  await page.keyboard.press('j');
  const row = list.grid.getByRole('row').nth(1);
  const title = (await row.getByRole('link').textContent())!;
  const state = (await row.getByRole('img').nth(1).getAttribute('aria-label'))!;

  for (const key of ['Enter', 'j']) {
    await page.keyboard.press(key);
    if (key === 'Enter') await locateScreenHeading(page).getByText(title, { exact: true }).waitFor();
    else await locateScreenHeading(page).filter({ hasNotText: title }).waitFor();
    const known = await fields.locator('dd').allInnerTexts();
    if (key === 'Enter') expect(known[0]).toContain(state);
    for (const value of known.slice(0, 4)) expect(value).not.toMatch(/^\s*(None)?$/);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await body.count()).toBe(0);
    expect(answered).toBe(key === 'Enter' ? 0 : 1);

    await body.waitFor();
    await waitUntilPageIdle(page);
    const all = await fields.locator('dd').allInnerTexts();
    // Before the response, the screen shows only the row's assignees and labels: at most two and three.
    for (const [index, value] of known.slice(0, 2).entries()) expect(all[index]).toBe(value);
    for (const index of [2, 3])
      expect(all[index]!.split('\n')).toEqual(expect.arrayContaining(known[index]!.split('\n').slice(0, -1)));
    expect(await readLayoutShift()).toBeLessThan(0.01);
  }
  expect(operations.filter((name) => name === 'IssueScreenQuery')).toHaveLength(2);
});

test('a field can be edited before the response', async () => {
  const { page, list } = await openList(COMMENTED_ISSUES_QUERY);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await locateScreenHeading(page).waitFor();
  await waitUntilPageIdle(page);
  await page.goBack();
  await list.waitUntilRowsLoaded();
  let send: () => void = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes('IssueScreenQuery')) await held;
    await route.continue();
  });
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('complementary', { name: 'Fields' }).waitFor();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Priority' });
  const position = await dialog.boundingBox();
  send();
  // The timeline is found by its label, because the open picker hides the rest of the page from queries by role.
  await page.locator('[aria-label="Comments and events"]').waitFor();
  expect(await dialog.boundingBox()).toEqual(position);
});
