import type { Page } from 'playwright-core';
import { quoteFilterValue } from '../../shared/query/quote';
import { waitUntil } from '../waitUntil';
import { IssueListPageObject } from './issueListPage';
import { openWithPageData } from './openWithPageData';
import { waitUntilPageIdle } from './session';
import { locateScreenHeading, getIssueListPath, prepareSharedServerBrowser } from './shared';

const { open } = prepareSharedServerBrowser();

async function openGroupedIssueList(group: string, collapsed: readonly string[] = []) {
  const search = new URLSearchParams([['group', group], ...collapsed.map((key) => ['collapsed', key])]);
  const visit = await open(`${getIssueListPath()}?${search.toString()}`);
  return { ...visit, list: await IssueListPageObject.createWhenLoaded(visit.page) };
}

const locateGroupedIssueList = (page: Page) => page.getByRole('treegrid', { name: 'Issues' });
const locateIssueGroupHeaders = (page: Page) =>
  locateGroupedIssueList(page).locator('[role=row][aria-level="1"]');
/** Locates the header row of an issue group, which is mounted only near the viewport. */
const locateIssueGroupHeader = (page: Page, label: string) =>
  locateIssueGroupHeaders(page).filter({ hasText: label });

/** Number of rows of the grouped list, including group headers. */
const readGroupedRowCount = async (page: Page) =>
  Number(await locateGroupedIssueList(page).getAttribute('aria-rowcount'));

/** Waits for the grouped list's row count, because the URL changes before the list. */
const waitForGroupedRowCount = (page: Page, count: number) =>
  page.locator(`[role=treegrid][aria-rowcount="${count}"]`).waitFor();

/** Splits group headers such as `In progress1,204` into name and number of issues. */
function parseIssueGroupHeaders(texts: readonly string[]): [string, number][] {
  return texts.map((text) => {
    const [, name = '', count = ''] = /^(.*?)([\d,]+)$/.exec(text.trim()) ?? [];
    return [name, Number(count.replaceAll(',', ''))];
  });
}

const removeWhitespace = (text: string): string => text.replace(/\s/g, '');

async function waitUntilRowFocused(page: Page, rowIndex: number): Promise<void> {
  await page.waitForFunction(
    (index) => document.activeElement?.getAttribute('aria-rowindex') === String(index),
    rowIndex,
  );
}

test('the menu groups and ungroups the list', async () => {
  const { page } = await open(getIssueListPath());
  await IssueListPageObject.createWhenLoaded(page);
  await page.getByRole('button', { name: 'Group: none' }).click();
  await page.getByRole('menuitemradio', { name: 'component', exact: true }).click();
  await page.waitForURL(/group=label%3Acomponent/);
  await locateIssueGroupHeaders(page).first().waitFor();
  await page.getByRole('button', { name: 'Group: component' }).click();
  await page.getByRole('menuitemradio', { name: 'None' }).click();
  await page.getByRole('grid', { name: 'Issues' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('group counts equal facet counts and add up to the length of the list', async () => {
  const { page, list } = await openGroupedIssueList('state');
  const facet = page.getByRole('group', { name: 'State' }).getByRole('button', { name: /\d$/ });
  await facet.first().waitFor();
  const values = parseIssueGroupHeaders(await facet.allTextContents());
  const total = values.reduce((sum, [, count]) => sum + count, 0);
  expect(await readGroupedRowCount(page)).toBe(total + values.length);
  const collapsed = await openGroupedIssueList(
    'state',
    values.map(([label]) => quoteFilterValue(label)),
  );
  expect(
    new Map(parseIssueGroupHeaders(await locateIssueGroupHeaders(collapsed.page).allTextContents())),
  ).toEqual(new Map(values));
  expect(await readGroupedRowCount(collapsed.page)).toBe(values.length);
  await list.dragScrollThumb(1);
  expect((await list.readOnScreenRowRange()).last).toBe(total + values.length);
});

test('the sticky group header stays at the top and collapses its group', async () => {
  const { page, list } = await openGroupedIssueList('priority');
  const before = await readGroupedRowCount(page);
  await list.grid.hover();
  await page.mouse.wheel(0, 1_000);
  await list.waitUntilScrollEnds();
  const over = locateGroupedIssueList(page).locator('[aria-hidden][data-group]');
  const [[, urgent] = ['', 0]] = parseIssueGroupHeaders([await over.innerText().then(removeWhitespace)]);
  expect(urgent).toBeGreaterThan(20);
  await over.click();
  await page.waitForURL(/collapsed=urgent/);
  await waitForGroupedRowCount(page, before - urgent);
  await over.waitFor({ state: 'detached' });
  const { y } = (await locateIssueGroupHeader(page, 'Urgent').boundingBox())!;
  expect(y).toBe((await list.grid.boundingBox())!.y);
  await waitUntilRowFocused(page, 1);
});

test('keys move over rows and headers and collapse and expand groups; a reload keeps the state', async () => {
  const { page, list } = await openGroupedIssueList('priority');
  const before = await readGroupedRowCount(page);
  await page.keyboard.press('j');
  await waitUntilRowFocused(page, 2);
  await page.keyboard.press('j');
  await waitUntilRowFocused(page, 3);
  await page.keyboard.press('ArrowLeft');
  await waitUntilRowFocused(page, 1);
  await page.waitForURL(/collapsed=urgent/);
  const urgent = page.getByRole('row', { name: /^Urgent, [\d,]+ issues$/, expanded: false });
  await urgent.waitFor();
  const after = await readGroupedRowCount(page);
  expect(after).toBeLessThan(before);
  await page.keyboard.press('ArrowDown');
  await waitUntilRowFocused(page, 2);
  await page.keyboard.press('j');
  await waitUntilRowFocused(page, 3);
  await page.keyboard.press('End');
  await waitUntilRowFocused(page, after);
  await list.waitUntilScrollEnds();
  await page.reload();
  await list.waitUntilRowsLoaded();
  await waitForGroupedRowCount(page, after);
  await waitUntilRowFocused(page, after);
  await page.keyboard.press('Home');
  await waitUntilRowFocused(page, 1);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.searchParams.has('collapsed'));
  await waitForGroupedRowCount(page, before);
  await waitUntilRowFocused(page, 1);
});

test('the menu and keys collapse and expand all groups', async () => {
  const { page } = await openGroupedIssueList('priority');
  const before = await readGroupedRowCount(page);
  await page.getByRole('button', { name: 'Group: priority' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Collapse all' }).waitFor();
  await page.keyboard.type('Coll');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.getAll('collapsed').join() === '(all)');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-haspopup') === 'menu');
  await page.locator(`[role=treegrid]:not([aria-rowcount="${before}"])`).waitFor();
  const groups = await readGroupedRowCount(page);
  expect(await locateIssueGroupHeaders(page).count()).toBe(groups);
  // Expanding one group leaves the other groups collapsed.
  await locateIssueGroupHeader(page, 'High').click();
  await page.waitForURL((url) => url.searchParams.getAll('collapsed').join() === '(all),high');
  const [[, high] = ['', 0]] = parseIssueGroupHeaders([
    await locateIssueGroupHeader(page, 'High').innerText().then(removeWhitespace),
  ]);
  await waitForGroupedRowCount(page, groups + high);
  await page.keyboard.press('+');
  await page.waitForURL((url) => !url.searchParams.has('collapsed'));
  await waitForGroupedRowCount(page, before);
  await page.keyboard.press('-');
  await waitForGroupedRowCount(page, groups);
});

test('when Back collapses the group of the focused row, its header gets the focus', async () => {
  const { page, list } = await openGroupedIssueList('priority', ['urgent']);
  const [first] = (await list.readOnScreenIssueTitles()).filter((title) => title !== '');
  await list.locateIssueRow(first!).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/peek=/);
  await page.keyboard.press('Home');
  await waitUntilRowFocused(page, 1);
  await page.keyboard.press('Enter');
  await locateIssueGroupHeader(page, 'Urgent').and(page.locator('[aria-expanded=true]')).waitFor();
  await page.keyboard.press('j');
  await waitUntilRowFocused(page, 2);
  await page.keyboard.press('j');
  await waitUntilRowFocused(page, 3);
  // Waits until the preview panel shows the focused issue.
  await waitUntilPageIdle(page);
  await page.goBack();
  await page.waitForURL(/collapsed=urgent/);
  await locateIssueGroupHeader(page, 'Urgent').and(page.locator('[aria-expanded=false]')).waitFor();
  await waitUntilRowFocused(page, 1);
});

test('groups by label scope have the colors of their labels', async () => {
  const { page } = await openGroupedIssueList('label:component');
  const color = await locateIssueGroupHeaders(page)
    .first()
    .locator('[style*=background]')
    .evaluate((dot) => getComputedStyle(dot).backgroundColor);
  expect(color).toMatch(/^rgb/);
  expect(await page.locator('[role=treegrid] .lucide-tag').count()).toBe(0);
});

test('an issue opened from a grouped list has its rank and neighbors, and going back restores the scroll position', async () => {
  const { page, list } = await openGroupedIssueList('priority', ['urgent']);
  const titles = await list.readOnScreenIssueTitles();
  expect(titles.slice(0, 2)).toEqual(['', '']);
  await list.grid.getByRole('link', { name: titles[2]!, exact: true }).first().click();
  await locateScreenHeading(page).getByText(titles[2]!).waitFor();
  const urgent = Number(/^(\d+) of/.exec(await page.getByText(/^\d+ of [\d,]+$/).innerText())?.[1]);
  expect(urgent).toBeGreaterThan(1);
  await page.keyboard.press('j');
  await locateScreenHeading(page).getByText(titles[3]!).waitFor();
  await page.goBack();
  await list.waitUntilRowsLoaded();
  expect(await list.readOnScreenIssueTitles()).toEqual(titles);
});

test('grouping requests counts once; collapsing a group requests nothing', async () => {
  const { page, list, operations } = await openWithPageData(() => openGroupedIssueList('type'));
  await waitUntil(() => operations.includes('ListedIssuesCountsQuery'));
  await waitUntilPageIdle(page);
  expect(operations.splice(0).sort()).toEqual([
    'AppShellQuery',
    'ListedIssuesCountsQuery',
    'TriageCountQuery',
  ]);
  await locateIssueGroupHeaders(page).first().click();
  await page.waitForURL(/collapsed=bug/);
  await locateIssueGroupHeaders(page).and(page.locator('[aria-expanded=false]')).waitFor();
  await list.waitUntilRowsLoaded();
  expect(operations.filter((name) => name !== 'ListedIssuesPageQuery')).toEqual([]);
});
