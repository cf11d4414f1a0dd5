import { IssueListPageObject } from './issueListPage';
import { DESKTOP_VIEWPORT } from './session';
import {
  locateScreenHeading,
  getIssuePath,
  getIssueListPath,
  getProjectScreenPath,
  prepareSharedServerBrowser,
} from './shared';
import { findMidTimelineComment } from './timelines';

const { open, openList } = prepareSharedServerBrowser();

test('going back from an issue restores the list’s scroll position', async () => {
  const { list, page } = await openList('is:open');
  await list.dragScrollThumb(0.4);
  const before = await list.readOnScreenIssueTitles();
  const title = before[3]!;
  await list.grid.getByRole('link', { name: title, exact: true }).first().click();
  await locateScreenHeading(page).getByText(title).waitFor();
  await page.goBack();
  await list.waitUntilRowsLoaded();
  expect(await list.readOnScreenIssueTitles()).toEqual(before);
});

test('a reload restores the list’s scroll position', async () => {
  const { list, page } = await openList('is:open');
  await list.dragScrollThumb(0.7);
  const before = await list.readOnScreenIssueTitles();
  await list.waitUntilScrollEnds();
  await page.reload();
  await list.waitUntilRowsLoaded();
  expect(await list.readOnScreenIssueTitles()).toEqual(before);
});

test('the preview panel follows the focused row, and the list keeps its scroll position', async () => {
  const { list, page } = await openList();
  await list.grid.hover();
  await page.mouse.wheel(0, 3600);
  await list.waitUntilScrollEnds();
  const before = await list.readOnScreenRowRange();
  const titles = await list.readOnScreenIssueTitles();
  await list.locateIssueRow(titles[2]!).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/peek=\d+/);
  await page.getByRole('complementary').getByText(titles[2]!).first().waitFor();
  expect((await list.readOnScreenRowRange()).first).toBe(before.first);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('complementary').getByText(titles[3]!).first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('peek'));
  expect((await list.readOnScreenRowRange()).first).toBe(before.first);
});

test('a copied address shows the same list and preview in another browser', async () => {
  const { list, page } = await openList('is:open');
  const titles = await list.readOnScreenIssueTitles();
  await list.locateIssueRow(titles[1]!).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/peek=\d+/);
  const colleague = await open(page.url());
  const theirs = await IssueListPageObject.createWhenLoaded(colleague.page);
  expect(await theirs.queryBar.inputValue()).toBe('is:open');
  expect((await theirs.readOnScreenIssueTitles())[0]).toBe(titles[0]);
  await colleague.page.getByRole('complementary').getByText(titles[1]!).first().waitFor();
  await theirs.locateIssueRow(titles[1]!).and(colleague.page.locator('[data-current]')).waitFor();
});

test('j and k navigate from issue to issue without the list', async () => {
  const { list, page } = await openList('is:open');
  const titles = await list.readOnScreenIssueTitles();
  await list.grid.getByRole('link', { name: titles[0]!, exact: true }).first().click();
  await locateScreenHeading(page).getByText(titles[0]!).waitFor();
  await page.keyboard.press('j');
  await locateScreenHeading(page).getByText(titles[1]!).waitFor();
  await page.keyboard.press('k');
  await locateScreenHeading(page).getByText(titles[0]!).waitFor();
});

test('j continues past the issues that the list had loaded', async () => {
  const { list, page, operations } = await openList('is:open');
  await list.dragScrollThumb(0.4);
  const total = await list.readTotalIssueCount();
  const { last } = await list.readOnScreenRowRange();
  await list
    .locateIssueRow((await list.readOnScreenIssueTitles()).at(-1)!)
    .getByRole('link')
    .first()
    .click();
  operations.splice(0);
  const rankShown = (rank: number) =>
    page
      .getByText(`${rank.toLocaleString('en')} of ${total.toLocaleString('en')}`, { exact: true })
      .waitFor();
  for (let rank = last; rank <= last + 60; rank++) {
    await rankShown(rank);
    await page.keyboard.press('j');
  }
  await rankShown(last + 61);
  expect(operations.filter((name) => name === 'IssueNeighborsQuery').length).toBeGreaterThan(0);
  await page.goBack();
  await list.waitUntilRowsLoaded();
  expect((await list.readOnScreenRowRange()).last).toBe(last);
});

test.each([
  ['an unknown address', () => '/nowhere/at/all'],
  ['an unknown project', () => '/projects/NONE/issues'],
  ['an unknown issue', () => getIssuePath(99_999_999)],
  ['an issue number that is not a number', () => `${getIssueListPath()}/twelve`],
])('%s shows a not-found screen with the navigation', async (_, address) => {
  const { page } = await open(address());
  await locateScreenHeading(page)
    .getByText(/There is no/)
    .waitFor();
  await page.getByRole('navigation', { name: 'Winnow' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a hash alone opens a comment in the middle of a long timeline', async () => {
  const { number, id } = await findMidTimelineComment();
  const { page } = await open(`${getIssuePath(number)}#comment-${id}`);
  await page.waitForFunction((place) => document.activeElement?.id === place, `comment-${id}`);
  const { y } = (await page.locator(`[id="comment-${id}"]`).boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(DESKTOP_VIEWPORT.height);
});

test('a link to a deleted comment shows the issue and a note', async () => {
  const { page } = await open(`${getIssuePath(3)}#comment-nonsense`, {
    expected: /Item not found in this timeline/,
  });
  await page.getByText('The linked comment does not exist.').waitFor();
  expect(await locateScreenHeading(page).innerText()).not.toBe('');
  expect(new URL(page.url())).toMatchObject({ search: '', hash: '' });
});

test.each([
  {
    screen: 'labels',
    path: getProjectScreenPath('labels'),
    box: 'Find labels',
    text: 'crash',
    name: 'crash',
  },
  { screen: 'users', path: '/admin/users', box: 'Find users', text: 'triager', name: 'triager', as: 'admin' },
])('the search of $screen is in the address while typing, kept by a reload, left by Back', async (list) => {
  const { page } = await open('/', { as: list.as });
  await locateScreenHeading(page).waitFor();
  await page.goto(new URL(list.path, page.url()).href);
  const box = page.getByRole('searchbox', { name: list.box });
  await box.waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /\d (labels|users)$/ })
    .waitFor();
  await box.pressSequentially(list.text, { delay: 80 });
  await page.waitForURL((url) => url.searchParams.get('q') === list.text);
  const count = page.getByRole('status').filter({ hasText: /^\d (label|user)s?$/ });
  await count.waitFor();
  await page.reload();
  await count.waitFor();
  expect(await box.inputValue()).toBe(list.text);
  await page.getByText(list.name, { exact: true }).first().waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
});

test('the addresses /projects and /projects/KEY lead to the home screen and to the open issues', async () => {
  const { page } = await open('/projects');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(new URL(getProjectScreenPath('issues').replace(/\/issues$/, ''), page.url()).href);
  await page.waitForURL((url) => url.pathname.endsWith('/issues') && url.searchParams.get('q') === 'is:open');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
});
