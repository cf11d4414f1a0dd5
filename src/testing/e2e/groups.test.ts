import type { Page } from 'playwright-core';
import { quoteFilterValue } from '../../shared/query/quote';
import { waitUntil } from '../waitUntil';
import { IssueListPage } from './issueListPage';
import { waitUntilPageIdle } from './session';
import { locateScreenHeading, getIssueListPath, prepareSharedServer } from './shared';

const { open } = prepareSharedServer();

async function openGrouped(group: string, collapsed: readonly string[] = []) {
  const search = new URLSearchParams([['group', group], ...collapsed.map((key) => ['collapsed', key])]);
  const visit = await open(`${getIssueListPath()}?${search.toString()}`);
  return { ...visit, list: await IssueListPage.open(visit.page) };
}

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Issues' });
const headers = (page: Page) => tree(page).locator('[role=row][aria-level="1"]');
/** Locates the header row of an issue group, which is mounted only near the viewport. */
const header = (page: Page, label: string) => headers(page).filter({ hasText: label });

/** Number of rows of the grouped list, including group headers. */
const rowCount = async (page: Page) => Number(await tree(page).getAttribute('aria-rowcount'));

/** Waits for the grouped list's row count, because the URL changes before the list. */
const rowCountIs = (page: Page, count: number) =>
  page.locator(`[role=treegrid][aria-rowcount="${count}"]`).waitFor();

/** Splits group headers such as `In progress1,204` into name and number of issues. */
function counted(texts: readonly string[]): [string, number][] {
  return texts.map((text) => {
    const [, name = '', count = ''] = /^(.*?)([\d,]+)$/.exec(text.trim()) ?? [];
    return [name, Number(count.replaceAll(',', ''))];
  });
}

const withoutSpace = (text: string): string => text.replace(/\s/g, '');

async function focusIsOn(page: Page, rowIndex: number): Promise<void> {
  await page.waitForFunction(
    (index) => document.activeElement?.getAttribute('aria-rowindex') === String(index),
    rowIndex,
  );
}

test('the menu groups and ungroups the list', async () => {
  const { page } = await open(getIssueListPath());
  await IssueListPage.open(page);
  await page.getByRole('button', { name: 'No grouping' }).click();
  await page.getByRole('menuitemradio', { name: 'component', exact: true }).click();
  await page.waitForURL(/group=label%3Acomponent/);
  await headers(page).first().waitFor();
  await page.getByRole('button', { name: 'Group: component' }).click();
  await page.getByRole('menuitemradio', { name: 'None' }).click();
  await page.getByRole('grid', { name: 'Issues' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('group counts equal facet counts and add up to the length of the list', async () => {
  const { page, list } = await openGrouped('state');
  const facet = page.getByRole('region', { name: 'State' }).getByRole('button', { name: /\d$/ });
  await facet.first().waitFor();
  const values = counted(await facet.allTextContents());
  const total = values.reduce((sum, [, count]) => sum + count, 0);
  expect(await rowCount(page)).toBe(total + values.length);
  const collapsed = await openGrouped(
    'state',
    values.map(([label]) => quoteFilterValue(label)),
  );
  expect(new Map(counted(await headers(collapsed.page).allTextContents()))).toEqual(new Map(values));
  expect(await rowCount(collapsed.page)).toBe(values.length);
  await list.dragThumbTo(1);
  expect((await list.readVisibleRange()).last).toBe(total + values.length);
});

test('the sticky group header stays at the top and collapses its group', async () => {
  const { page, list } = await openGrouped('priority');
  const before = await rowCount(page);
  await list.grid.hover();
  await page.mouse.wheel(0, 1_000);
  await list.waitUntilScrollEnds();
  const over = tree(page).locator('[aria-hidden][data-group]');
  const [[, urgent] = ['', 0]] = counted([await over.innerText().then(withoutSpace)]);
  expect(urgent).toBeGreaterThan(20);
  await over.click();
  await page.waitForURL(/collapsed=urgent/);
  await rowCountIs(page, before - urgent);
  await over.waitFor({ state: 'detached' });
  const { y } = (await header(page, 'Urgent').boundingBox())!;
  expect(y).toBe((await list.grid.boundingBox())!.y);
  await focusIsOn(page, 1);
});

test('keys move over rows and headers and collapse and expand groups; a reload keeps the state', async () => {
  const { page, list } = await openGrouped('priority');
  const before = await rowCount(page);
  await page.keyboard.press('j');
  await focusIsOn(page, 2);
  await page.keyboard.press('j');
  await focusIsOn(page, 3);
  await page.keyboard.press('ArrowLeft');
  await focusIsOn(page, 1);
  await page.waitForURL(/collapsed=urgent/);
  const urgent = page.getByRole('row', { name: /^Urgent, [\d,]+ issues$/, expanded: false });
  await urgent.waitFor();
  const after = await rowCount(page);
  expect(after).toBeLessThan(before);
  await page.keyboard.press('ArrowDown');
  await focusIsOn(page, 2);
  await page.keyboard.press('j');
  await focusIsOn(page, 3);
  await page.keyboard.press('End');
  await focusIsOn(page, after);
  await list.waitUntilScrollEnds();
  await page.reload();
  await list.waitUntilRowsLoaded();
  await rowCountIs(page, after);
  await focusIsOn(page, after);
  await page.keyboard.press('Home');
  await focusIsOn(page, 1);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.searchParams.has('collapsed'));
  await rowCountIs(page, before);
  await focusIsOn(page, 1);
});

test('the menu and keys collapse and expand all groups', async () => {
  const { page } = await openGrouped('priority');
  const before = await rowCount(page);
  await page.getByRole('button', { name: 'Group: Priority' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Collapse all' }).waitFor();
  await page.keyboard.type('Coll');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.getAll('collapsed').join() === '(all)');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-haspopup') === 'menu');
  const groups = await headers(page).count();
  await rowCountIs(page, groups);
  // Expanding one group leaves the other groups collapsed.
  await header(page, 'High').click();
  await page.waitForURL((url) => url.searchParams.getAll('collapsed').join() === '(all),high');
  const [[, high] = ['', 0]] = counted([await header(page, 'High').innerText().then(withoutSpace)]);
  await rowCountIs(page, groups + high);
  await page.keyboard.press('+');
  await page.waitForURL((url) => !url.searchParams.has('collapsed'));
  await rowCountIs(page, before);
  await page.keyboard.press('-');
  await rowCountIs(page, groups);
});

test('when Back collapses the group of the focused row, its header gets the focus', async () => {
  const { page, list } = await openGrouped('priority', ['urgent']);
  const [first] = (await list.readVisibleTitles()).filter((title) => title !== '');
  await list.locateRow(first!).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/peek=/);
  await page.keyboard.press('Home');
  await focusIsOn(page, 1);
  await page.keyboard.press('Enter');
  await header(page, 'Urgent').and(page.locator('[aria-expanded=true]')).waitFor();
  await page.keyboard.press('j');
  await focusIsOn(page, 2);
  await page.keyboard.press('j');
  await focusIsOn(page, 3);
  // Waits until the peek panel shows the focused issue.
  await waitUntilPageIdle(page);
  await page.goBack();
  await page.waitForURL(/collapsed=urgent/);
  await header(page, 'Urgent').and(page.locator('[aria-expanded=false]')).waitFor();
  await focusIsOn(page, 1);
});

test('groups by label scope have the colors of their labels', async () => {
  const { page } = await openGrouped('label:component');
  const color = await headers(page)
    .first()
    .locator('[style*=background]')
    .evaluate((dot) => getComputedStyle(dot).backgroundColor);
  expect(color).toMatch(/^rgb/);
  expect(await page.locator('[role=treegrid] .lucide-tag').count()).toBe(0);
});

test('an issue opened from a grouped list has its rank and neighbours, and going back restores the scroll position', async () => {
  const { page, list } = await openGrouped('priority', ['urgent']);
  const titles = await list.readVisibleTitles();
  expect(titles.slice(0, 2)).toEqual(['', '']);
  await list.grid.getByRole('link', { name: titles[2]!, exact: true }).first().click();
  await locateScreenHeading(page).getByText(titles[2]!).waitFor();
  const urgent = Number(/^(\d+) of/.exec(await page.getByText(/^\d+ of [\d,]+$/).innerText())?.[1]);
  expect(urgent).toBeGreaterThan(1);
  await page.keyboard.press('j');
  await locateScreenHeading(page).getByText(titles[3]!).waitFor();
  await page.goBack();
  await list.waitUntilRowsLoaded();
  expect(await list.readVisibleTitles()).toEqual(titles);
});

test('grouping requests rows and counts once; collapsing a group requests nothing', async () => {
  const { page, list, operations } = await openGrouped('type');
  await waitUntil(() => operations.includes('IssuesCountsQuery'));
  await waitUntilPageIdle(page);
  expect(operations.splice(0).sort()).toEqual(['IssuesCountsQuery', 'IssuesRowsQuery', 'ShellQuery']);
  await headers(page).first().click();
  await page.waitForURL(/collapsed=bug/);
  await headers(page).and(page.locator('[aria-expanded=false]')).waitFor();
  await list.waitUntilRowsLoaded();
  expect(operations.filter((name) => name !== 'IssuesWindowQuery')).toEqual([]);
});
