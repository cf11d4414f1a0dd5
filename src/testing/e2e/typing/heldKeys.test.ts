/** Keys that are typed while the code of the surface that they belong to is loading. */
import type { Locator } from 'playwright-core';
import { waitForFieldValue, waitUntilEditsSaved, waitUntilPageIdle } from '../session';
import { IssueListPageObject } from '../issueListPage';
import { prepareSharedServerBrowser } from '../shared';
import { reloadWithDelayedChunks, typeKeys } from './delayLazyChunks';

const { openList } = prepareSharedServerBrowser();
const CHUNK_FAILURE = /ERR_FAILED|Failed to (load|fetch)|ChunkLoadError|ERR_INTERNET_DISCONNECTED/;

// No retries: they would hide a key that is lost only sometimes.
jest.retryTimes(0);

/** Opens a list whose lazy chunks load with a delay, and moves the focus to the first row. */
async function openSlowList(query: string, delay: () => number | null) {
  const visit = await openList(query, { expected: CHUNK_FAILURE });
  await reloadWithDelayedChunks(visit.page, delay);
  const list = await IssueListPageObject.createWhenLoaded(visit.page);
  await visit.page.keyboard.press('j');
  const row = list.grid.locator('[role=row]:focus');
  const title = await row.getByRole('link').innerText();
  return { ...visit, list, row, title };
}

/** Returns the texts of a row without the edit mark and the time of the last change. */
const readRowTexts = async (row: Locator): Promise<string[]> =>
  (await row.innerText())
    .split('\n')
    .filter((text) => text !== 'Changed by you')
    .slice(0, -1);

test('a value typed while the picker loads changes this field only', async () => {
  const { page, row, title } = await openSlowList('is:open priority:urgent', () => 700);
  const before = await readRowTexts(row);
  await typeKeys(page, ['p', 'l', 'o', 'w', 'Enter', 'j', 'k']);
  await row.getByRole('img', { name: 'Priority: Low' }).waitFor();
  expect(await row.getByRole('link').innerText()).toBe(title);
  expect(await readRowTexts(row)).toEqual(before);
  await waitUntilEditsSaved(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('u');
  await row.getByRole('img', { name: 'Priority: Urgent' }).waitFor();
});

test('Escape cancels a picker that is loading, and the next keys belong to the list again', async () => {
  const { page, list, row, title } = await openSlowList('is:open', () => 1_000);
  await typeKeys(page, ['p', 'l', 'Escape', 'j', 'x']);
  await page.getByRole('toolbar', { name: 'Selected issues' }).waitFor();
  expect(await row.getByRole('link').innerText()).not.toBe(title);
  expect(await row.getAttribute('aria-selected')).toBe('true');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await list.grid.getAttribute('aria-label')).toBe('Issues');
});

test('text typed while the palette loads is typed into it', async () => {
  const { page } = await openSlowList('is:open', () => 700);
  await typeKeys(page, ['ControlOrMeta+k', '1', '2', 'Enter']);
  await page.waitForURL(/issues\/12$/);
});

test('keys typed while a row’s menu loads choose from it', async () => {
  const { page, row } = await openSlowList('is:open', () => 700);
  await row.click({ button: 'right', position: { x: 200, y: 10 } });
  await typeKeys(page, ['ArrowDown', 'Enter']);
  await page.getByRole('complementary', { name: 'Preview' }).waitFor();
});

test('keys typed while an issue opens belong to its screen', async () => {
  const { page, title } = await openSlowList('is:open -priority:high', () => 700);
  await typeKeys(page, ['Enter', 'p', 'h', 'i', 'g', 'h', 'Enter']);
  await page.getByRole('complementary', { name: 'Fields' }).getByText('High').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
});

test('text typed while the comment form of the preview loads is typed into it, in order', async () => {
  const { page } = await openSlowList('is:open', () => 700);
  await page.keyboard.press('Space');
  const panel = page.getByRole('complementary', { name: 'Preview' });
  await panel.getByRole('button', { name: 'Write a comment…' }).click();
  await page.keyboard.type('Some letters: e a l p');
  await waitForFieldValue(panel.getByRole('textbox', { name: 'Comment' }), 'Some letters: e a l p');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Draft: Some letters: e a l p' }).click();
  await page.keyboard.type('!');
  await waitForFieldValue(panel.getByRole('textbox', { name: 'Comment' }), 'Some letters: e a l p!');
});

test('a picker that cannot be loaded says so, drops its keys, and opens after Retry', async () => {
  let isReachable = false;
  const { page, row } = await openSlowList('is:open -priority:low', () => (isReachable ? 0 : null));
  const before = await row.innerText();
  await typeKeys(page, ['p', 'l', 'o', 'w']);
  const error = page.getByRole('dialog', { name: 'Loading failed' });
  await error.getByRole('alert').waitFor();
  isReachable = true;
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Priority' }).getByRole('searchbox').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'row');
  expect(await row.innerText()).toBe(before);
});

test('a bulk bar that cannot be loaded says so below the list, and appears after Retry', async () => {
  let isReachable = false;
  const { page, list } = await openSlowList('is:open', () => (isReachable ? 0 : null));
  await page.keyboard.press('x');
  // The facets, whose code cannot be loaded either, show a separate error.
  const error = page.locator('[role=alert]:not([aria-label=Filters] *)', { hasText: 'Loading failed' });
  await error.waitFor();
  isReachable = true;
  await error.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('toolbar', { name: 'Selected issues' }).waitFor();
  expect(await list.grid.getByRole('row', { selected: true }).count()).toBe(1);
});

test('a preloaded picker opens while the browser is offline', async () => {
  const { page, list } = await openList('is:open -priority:low', { expected: CHUNK_FAILURE });
  // The pickers and the code that replays keys are preloaded after the rows.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /pickers\.[^/]*js$/.test(name)),
  );
  await waitUntilPageIdle(page);
  await page.context().setOffline(true);
  await typeKeys(page, ['j', 'p', 'l', 'o', 'w', 'Enter']);
  const row = list.grid.locator('[role=row]:focus');
  await row.getByRole('img', { name: 'Priority: Low' }).waitFor();
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'Labels' }).getByText('Connection lost').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await page.context().setOffline(false);
  await waitUntilEditsSaved(page);
});

test('an edit key on a row that is still loading waits for the row', async () => {
  const { page, list } = await openList('is:open');
  await page.keyboard.press('j');
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue().catch(() => {});
  });
  await typeKeys(page, ['End', 'p', 'l', 'o', 'w', 'Enter']);
  await list.grid.locator('[role=row]:focus').getByRole('img', { name: 'Priority: Low' }).waitFor();
  await waitUntilEditsSaved(page);
  await page.keyboard.press('u');
  await waitUntilEditsSaved(page);
});
