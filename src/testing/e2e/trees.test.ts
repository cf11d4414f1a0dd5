/**
 * Lists with sub-issues as trees: expanding by pointer and keys, nested rows, reload and Back, live changes, saved
 * views.
 */
import type { Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { findAxeViolations } from './axe';
import { IssueListPageObject } from './issueListPage';
import { prepareServerPerTest } from './serverPerTest';
import { waitUntilEditsSaved, waitUntilPageIdle } from './session';
import { getIssueListPath } from './shared';
import type { TrackerApi } from './TrackerApi';

const { open, createApi } = prepareServerPerTest();

/** A list of the issues of the test, oldest first. */
const LIST = `${getIssueListPath('quokka')}&sort=number-asc`;
const TREES = `${LIST}&trees=1`;

/** Creates an issue below another one, or at the top level, and returns its number. */
async function createIssue(api: TrackerApi, title: string, parent: number | null = null): Promise<number> {
  const { issue } = await api.mutate<{ issue: { number: number } }>(
    'createIssue',
    'CreateIssueInput',
    {
      projectId: await api.fetchProjectId(),
      title: `Quokka ${title}`,
      parentId: parent === null ? null : await api.fetchIssueId(parent),
    },
    'issue { number }',
  );
  return issue.number;
}

/** Creates two trees: A with A1, A2 and A3, A2 with A21, A21 with A211; B with B1. */
async function createTrees(api: TrackerApi) {
  const a = await createIssue(api, 'A');
  await createIssue(api, 'A1', a);
  const a2 = await createIssue(api, 'A2', a);
  await createIssue(api, 'A3', a);
  const a21 = await createIssue(api, 'A21', a2);
  const a211 = await createIssue(api, 'A211', a21);
  const b = await createIssue(api, 'B');
  const b1 = await createIssue(api, 'B1', b);
  return { a, a2, a21, a211, b, b1 };
}

async function openList(address: string) {
  const { page } = await open(address, { as: 'maintainer' });
  return { page, list: await IssueListPageObject.createWhenLoaded(page) };
}

/**
 * The rows on screen as their level and title, with + before issues that can be expanded and - before expanded ones.
 */
const readRows = (page: Page): Promise<string[]> =>
  page.locator('[data-virtual-rows] [role=row][aria-rowindex]').evaluateAll((rows) =>
    rows.map((row) => {
      const expanded = row.getAttribute('aria-expanded');
      const sign = expanded === null ? '' : expanded === 'true' ? '-' : '+';
      const title = row.querySelector('a')?.textContent.replace('Quokka ', '') ?? '…';
      return `${row.getAttribute('aria-level')}${sign}${title}`;
    }),
  );
const waitForRows = (page: Page, rows: string) =>
  waitUntil(async () => (await readRows(page)).join(' ') === rows);
const waitForFocus = (page: Page, title: string) =>
  page.waitForFunction(
    (text) => document.activeElement?.querySelector('a')?.textContent === `Quokka ${text}`,
    title,
  );

test('trees are shown and expanded by keys and by pointer, and remain after a reload and Back', async () => {
  const api = await createApi('maintainer');
  await createTrees(api);
  const { page, list } = await openList(LIST);
  await list.grid.getByRole('row').first().focus();
  expect(await list.readTotalIssueCount()).toBe(8);
  await page.keyboard.press('z');
  await page.keyboard.press('t');
  await page.waitForURL(/trees=1/);
  await waitForRows(page, '1+A 1+B');
  await page.getByText('2 top-level').waitFor();
  expect(await page.locator('main strong').first().textContent()).toBe('8');

  await list.locateIssueRow('Quokka A').getByRole('button', { name: 'Show sub-issues' }).click();
  await waitForRows(page, '1-A 2A1 2+A2 2A3 1+B');
  expect(await findAxeViolations(page)).toEqual([]);
  await list.locateIssueRow('Quokka A').focus();
  await page.keyboard.press('ArrowRight');
  await waitForFocus(page, 'A1');
  await page.keyboard.press('j');
  await waitForFocus(page, 'A2');
  await page.keyboard.press('ArrowRight');
  await waitForRows(page, '1-A 2A1 2-A2 3+A21 2A3 1+B');
  await page.keyboard.press('ArrowDown');
  await waitForFocus(page, 'A21');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await waitForFocus(page, 'A211');
  const all = '1-A 2A1 2-A2 3-A21 4A211 2A3 1+B';
  await waitForRows(page, all);

  await page.reload();
  await waitForRows(page, all);
  // The preview has a history entry of its own.
  await list.locateIssueRow('Quokka A211').focus();
  await page.keyboard.press(' ');
  await page.waitForURL(/peek=/);
  await page.reload();
  await waitForRows(page, all);
  await page.goBack();
  await waitForRows(page, all);
  await list.locateIssueRow('Quokka A211').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/issues\/\d+$/);
  await waitUntilPageIdle(page);
  await page.goBack();
  await waitForRows(page, all);
  await waitForFocus(page, 'A211');

  await page.keyboard.press('ArrowLeft');
  await waitForFocus(page, 'A21');
  await page.keyboard.press('ArrowLeft');
  await waitForRows(page, '1-A 2A1 2-A2 3+A21 2A3 1+B');
  await page.keyboard.press('k');
  await waitForFocus(page, 'A2');
  await page.keyboard.press('-');
  await waitForRows(page, '1+A 1+B');
});

test('nested issues are previewed, selected, edited and part of bulk edits', async () => {
  const api = await createApi('maintainer');
  const { a211, b1 } = await createTrees(api);
  const { page, list } = await openList(TREES);
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  await list.grid.getByRole('row').first().focus();
  await page.keyboard.press('ArrowRight');
  await waitForRows(page, '1-A 2A1 2+A2 2A3 1+B');
  await page.keyboard.press('ControlOrMeta+a');
  await bar.getByText('8 selected').waitFor();
  await page.keyboard.press('Escape');

  // Extends the selection from A2 over A3 to B.
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await waitForFocus(page, 'A2');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await bar.getByText('3 selected').waitFor();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });

  await page.keyboard.press('ArrowRight');
  await waitForRows(page, '1-A 2A1 2+A2 2A3 1-B 2B1');
  await page.keyboard.press('ArrowRight');
  await waitForFocus(page, 'B1');
  await page.keyboard.press('Space');
  await page.getByRole('complementary', { name: 'Preview' }).getByText('Quokka B1').first().waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Priority' }).getByRole('option').first().waitFor();
  await page.keyboard.type('urgent');
  await page.keyboard.press('Enter');
  await waitUntilEditsSaved(page);
  expect(await api.fetchIssue(b1, 'priority')).toEqual({ priority: 'URGENT' });

  await page.keyboard.press('x');
  await bar.getByText('1 selected').waitFor();
  await page.keyboard.press('p');
  await page.getByRole('option', { name: 'Low' }).waitFor();
  await page.keyboard.type('low');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Apply|Change|Set|Edit)/ })
    .click();
  await waitUntil(
    async () => (await api.fetchIssue<{ priority: string }>(b1, 'priority')).priority === 'LOW',
  );
  expect(await api.fetchIssue(a211, 'priority')).toEqual({ priority: 'NONE' });
});

test('after changes of other users, a refresh nests each issue once; an issue with many sub-issues loads them in parts', async () => {
  const api = await createApi('maintainer');
  const { a, a2, b } = await createTrees(api);
  for (let i = 2; i <= 120; i++) await createIssue(api, `B${i}`, b);
  const { page, list } = await openList(TREES);
  await list.grid.getByRole('row').first().focus();
  await page.keyboard.press('ArrowRight');
  await waitForRows(page, '1-A 2A1 2+A2 2A3 1+B');
  await api.mutate('updateIssue', 'UpdateIssueInput', { id: await api.fetchIssueId(a2), parentId: null });
  await page.locator('[data-command="list.refresh"]').click();
  await waitForRows(page, '1-A 2A1 2A3 1+A2 1+B');
  await api.mutate('updateIssue', 'UpdateIssueInput', {
    id: await api.fetchIssueId(a),
    parentId: await api.fetchIssueId(a2),
  });
  await page.locator('[data-command="list.refresh"]').click();
  await waitForRows(page, '1+A2 1+B');
  await list.locateIssueRow('Quokka A2').getByRole('button', { name: 'Show sub-issues' }).click();
  // A is still expanded.
  await waitForRows(page, '1-A2 2+A21 2-A 3A1 3A3 1+B');

  await list.locateIssueRow('Quokka B').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await waitForFocus(page, 'B120');
  expect(await list.grid.getAttribute('aria-rowcount')).toBe(String(6 + 120));
});

test('a saved view keeps trees, and grouped lists have trees in their groups', async () => {
  const api = await createApi('maintainer');
  await createTrees(api);
  const { page } = await openList(`${TREES}&group=priority`);
  await waitUntil(async () => (await readRows(page)).slice(1).join(' ') === '2+A 2+B');
  await page.getByRole('button', { name: 'Show sub-issues' }).first().click();
  await waitUntil(async () => (await readRows(page)).slice(1).join(' ') === '2-A 3A1 3+A2 3A3 2+B');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog', { name: 'Save view' }).getByRole('textbox', { name: 'Name' }).fill('Forest');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'View Forest' }).waitFor();
  const link = page.getByRole('navigation', { name: 'Winnow' }).getByRole('link', { name: /^Forest / });
  await link.waitFor();
  expect(await link.getAttribute('href')).toContain('trees=1');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitem', { name: 'Show as a flat list' }).click();
  await page.waitForURL((url) => !url.searchParams.has('trees'));
  await link.click();
  await page.waitForURL(/trees=1/);
  await waitUntil(async () => (await readRows(page)).slice(1).join(' ').includes('2+B'));
});
