import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import type { IssueListPageObject } from './issueListPage';
import { getIssueListPath, locateScreenHeading, prepareSharedServerBrowser } from './shared';

const { openList } = prepareSharedServerBrowser();

const chooseDensity = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
};
const readRowHeight = async ({ grid }: IssueListPageObject): Promise<number> =>
  (await grid.getByRole('row').first().boundingBox())!.height;
const locateCommentSnippets = ({ grid, page }: IssueListPageObject) =>
  grid.getByRole('gridcell').filter({ has: page.getByRole('link', { name: /^Comment by / }) });

test('rows with snippets show the comment that matches and lead to it', async () => {
  const { page, list } = await openList('in:comments the', { colorScheme: 'light' });
  expect(await readRowHeight(list)).toBe(36);
  await chooseDensity(page, 'With snippets');
  const snippet = locateCommentSnippets(list).first();
  await snippet.locator('mark').first().waitFor();
  expect(await readRowHeight(list)).toBe(56);
  expect(await snippet.locator('mark').first().textContent()).toMatch(/^the/i);

  expect(await findAxeViolations(page)).toEqual([]);

  await snippet.getByRole('link').click();
  await page.waitForURL(/\/issues\/\d+\?around=.+#comment-/);
  await locateScreenHeading(page).waitFor();
  await page.goBack();
  await snippet.waitFor();

  // A click beside the links opens the issue beside the list, as everywhere in the row.
  await snippet.locator('mark').first().click();
  await page.getByRole('complementary', { name: 'Preview' }).waitFor();
});

test('rows of queries without words keep their height, also on narrow screens', async () => {
  const { page, list } = await openList('is:open');
  await chooseDensity(page, 'With snippets');
  expect(await readRowHeight(list)).toBe(36);
  await page.goto(new URL(getIssueListPath('in:comments the'), page.url()).href);
  await locateCommentSnippets(list).first().waitFor();
  expect(await readRowHeight(list)).toBe(56);
  await page.setViewportSize({ width: 360, height: 740 });
  await locateCommentSnippets(list).first().waitFor();
  expect(await readRowHeight(list)).toBe(76);
  const [row, cell] = await Promise.all([
    list.grid.getByRole('row').first().boundingBox(),
    locateCommentSnippets(list).first().boundingBox(),
  ]);
  expect(cell!.x + cell!.width).toBeLessThanOrEqual(row!.x + row!.width);
});
