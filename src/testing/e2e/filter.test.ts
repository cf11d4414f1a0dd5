import { waitUntil } from '../waitUntil';
import { waitUntilPageIdle } from './session';
import { prepareSharedServerBrowser } from './shared';

const { openList } = prepareSharedServerBrowser();

test('typing a query filters the list and updates the count', async () => {
  const { list, page } = await openList();
  const all = await list.readTotalIssueCount();
  await list.queryBar.fill('is:open');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=is%3Aopen/);
  await list.waitUntilRowsLoaded();
  await list.waitForTotalIssueCount((open) => open > 0 && open < all);
  await page
    .getByText(`of ${all.toLocaleString('en')} issues`)
    .first()
    .waitFor();
});

test('a click on a facet value includes it; its exclude button excludes it', async () => {
  const { list, page } = await openList();
  const all = await list.readTotalIssueCount();
  const facets = page.getByRole('complementary', { name: 'Filters' });
  await facets.getByRole('button', { name: /^Bug/ }).click();
  await page.waitForURL(/q=type%3Abug/);
  const bugs = await list.waitForTotalIssueCount((total) => total > 0 && total < all);
  await facets.getByRole('button', { name: 'Exclude Bug' }).click();
  await page.waitForURL(/q=-type%3Abug/);
  await list.waitForTotalIssueCount((others) => others === all - bugs);
});

test('all values of a facet can be searched, included and excluded with the keyboard', async () => {
  const { list, page } = await openList('is:open');
  const open = await list.readTotalIssueCount();
  const allLabelsButton = page.getByRole('button', { name: /^All [\d,]+ labels/ });
  await allLabelsButton.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Label' });
  const values = dialog.getByRole('grid', { name: 'All labels' });
  await values.getByRole('row').first().waitFor();
  const name = (await values.getByRole('row').nth(5).getByRole('button').first().getAttribute('title'))!;
  await page.keyboard.type(name);
  await values.getByRole('row').first().filter({ hasText: name }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/label/);
  await values.getByRole('button', { name: /^(?!Exclude)/, pressed: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('All '));
  await list.waitForTotalIssueCount((labelled) => labelled > 0 && labelled < open);
});

test('rows, counts and facets follow typing; the address changes when the field loses the focus', async () => {
  const bugs = await (await openList('is:open type:bug')).list.readTotalIssueCount();
  const { list, page } = await openList('is:open');
  const open = await list.readTotalIssueCount();
  expect(open).toBeGreaterThan(bugs);
  const entries = await page.evaluate(() => history.length);
  const address = page.url();
  await list.queryBar.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' type:bug', { delay: 30 });
  await list.waitForTotalIssueCount((total) => total === bugs);
  await list.waitUntilRowsLoaded();
  expect(page.url()).toBe(address);
  // The list keeps its rows while the query ends with an incomplete label name. The text is inserted at once: if
  // it were typed key by key, the list would already search for its first letters.
  await page.keyboard.insertText(' label:zz');
  await waitUntilPageIdle(page);
  expect(await list.readTotalIssueCount()).toBe(bugs);
  for (let i = 0; i < ' label:zz'.length; i += 1) await page.keyboard.press('Backspace');
  await list.waitForTotalIssueCount((total) => total === bugs);
  await list.waitUntilRowsLoaded();
  await list.grid.getByRole('link').first().click();
  await page.waitForURL(/issues\/\d+/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 2);
  await page.goBack();
  await page.waitForURL(/type(:|%3A)bug/);
  await list.waitUntilRowsLoaded();
  expect(await list.readTotalIssueCount()).toBe(bugs);
  expect(await list.queryBar.inputValue()).toBe('is:open type:bug');
  await page.goBack();
  await page.waitForURL(address);
  await list.waitForTotalIssueCount((total) => total === open);
});

test('deleting typed text keeps the list’s scroll position', async () => {
  const { list, page } = await openList('is:open');
  await list.dragScrollThumb(0.5);
  const before = await list.readOnScreenIssueTitles();
  await list.waitUntilScrollEnds();
  await list.queryBar.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' type:bug');
  await page.waitForFunction(
    () => document.querySelector('[role=grid] [role=row]')?.getAttribute('aria-rowindex') === '1',
  );
  await list.waitUntilRowsLoaded();
  for (let i = 0; i < ' type:bug'.length; i += 1) await page.keyboard.press('Backspace');
  await waitUntil(async () => (await list.readOnScreenIssueTitles()).join() === before.join());
});

test('a problem in the query is shown in place, and the rest of the query is applied', async () => {
  const { list, page } = await openList('is:open asignee:nobody');
  // An invalid term of the query is underlined at once; its error message appears when the query bar has the
  // focus.
  await list.queryBar.focus();
  await page
    .getByText(/Did you mean/)
    .first()
    .waitFor();
  expect(await list.queryBar.getAttribute('aria-invalid')).toBe('true');
  const total = await list.readTotalIssueCount();
  await page.getByRole('button', { name: /^Use/ }).first().click();
  await page.waitForURL(/q=is%3Aopen\+assignee|q=is%3Aopen%20assignee/);
  expect(total).toBeGreaterThan(0);
});

test('a query without matches shows an empty state', async () => {
  const { page } = await openList().then(async (visit) => {
    await visit.list.queryBar.fill('zzzznothing is:open');
    await visit.page.keyboard.press('Enter');
    return visit;
  });
  await page.getByText('No matching issues').waitFor();
});

test('completion offers filters and values', async () => {
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
