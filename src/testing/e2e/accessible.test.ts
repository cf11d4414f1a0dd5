import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import { waitUntilPageIdle } from './session';
import {
  locateScreenHeading,
  getIssuePath,
  getIssueListPath,
  getProjectScreenPath,
  prepareSharedServerBrowser,
} from './shared';

const { open, openList } = prepareSharedServerBrowser();

const OPEN_SCREEN_BY_NAME: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await page.goto(new URL('/', page.url()).href);
    await locateScreenHeading(page).waitFor();
  },
  list: async (page) => {
    await page.goto(new URL(getIssueListPath('is:open'), page.url()).href);
    await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().waitFor();
  },
  'list with a problem and a peek': async (page) => {
    await page.goto(new URL(`${getIssueListPath('asignee:x')}&peek=1`, page.url()).href);
    await page.getByRole('combobox', { name: 'Query' }).focus();
    await page
      .getByText(/Did you mean/)
      .first()
      .waitFor();
    await page.getByRole('complementary').getByRole('heading').first().waitFor();
  },
  'all values of a facet': async (page) => {
    await page.goto(new URL(getIssueListPath('is:open'), page.url()).href);
    await page.getByRole('button', { name: /^All [\d,]+ labels/ }).click();
    await page.getByRole('grid', { name: 'All labels' }).getByRole('row').first().waitFor();
  },
  'list in groups': async (page) => {
    await page.goto(new URL(`${getIssueListPath()}?group=state&collapsed=Untriaged`, page.url()).href);
    await page.getByRole('treegrid', { name: 'Issues' }).getByRole('link').first().waitFor();
    await page.getByRole('treegrid', { name: 'Issues' }).hover();
    await page.mouse.wheel(0, 700);
  },
  issue: async (page) => {
    await page.goto(new URL(getIssuePath(3), page.url()).href);
    await locateScreenHeading(page).waitFor();
  },
  labels: async (page) => {
    await page.goto(new URL(getProjectScreenPath('labels'), page.url()).href);
    await page.getByRole('button', { name: 'New label' }).click();
    await page.getByRole('form', { name: 'New label' }).waitFor();
    await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
  },
  milestones: async (page) => {
    await page.goto(new URL(getProjectScreenPath('milestones'), page.url()).href);
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByRole('form', { name: /^Edit milestone/ }).waitFor();
  },
  milestone: async (page) => {
    await page.goto(new URL(getProjectScreenPath('milestones/1'), page.url()).href);
    await locateScreenHeading(page).waitFor();
    await page.getByRole('progressbar').waitFor();
  },
  'bulk edits': async (page) => {
    await page.goto(new URL(getProjectScreenPath('bulk'), page.url()).href);
    await page
      .getByText(/No bulk edits yet|^Bulk edit \d+$/)
      .first()
      .waitFor();
  },
  settings: async (page) => {
    await page.goto(new URL(getProjectScreenPath('settings'), page.url()).href);
    await page.getByRole('radio', { name: /^Private/ }).waitFor();
  },
  'a new project': async (page) => {
    await page.goto(new URL('/projects/new', page.url()).href);
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/^Name must be/).waitFor();
  },
  'not found': async (page) => {
    await page.goto(new URL('/nowhere', page.url()).href);
    await locateScreenHeading(page).waitFor();
  },
  'the keys': async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  },
};

const SCREEN_PATH_BY_NAME: Record<string, string> = { list: getIssueListPath(), issue: getIssuePath(3) };

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.each(Object.keys(OPEN_SCREEN_BY_NAME))(
    '%s has no accessibility violation found by axe',
    async (name) => {
      const { page } = await open('/', { colorScheme });
      await locateScreenHeading(page).waitFor();
      await OPEN_SCREEN_BY_NAME[name]!(page);
      await waitUntilPageIdle(page);
      expect(await findAxeViolations(page)).toEqual([]);
    },
  );
});

test.each(['/', 'list', 'issue', '/nowhere', 'labels', 'milestones', 'bulk', 'settings'])(
  '%s fits a screen 360 px wide',
  async (name) => {
    const address = SCREEN_PATH_BY_NAME[name] ?? (name.startsWith('/') ? name : getProjectScreenPath(name));
    const { page } = await open(address, { viewport: { width: 360, height: 740 } });
    await page.getByRole('main').locator('a, form').first().waitFor();
    await waitUntilPageIdle(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    expect(await findAxeViolations(page)).toEqual([]);
  },
);

test('the product can be used with the keyboard alone', async () => {
  const { page, list } = await openList();
  await page.keyboard.press('/');
  await page.keyboard.type('is:open');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=is%3Aopen/);
  await list.waitUntilRowsLoaded();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const rowHasFocus = (index: number) =>
    page.waitForFunction(
      (row) => document.activeElement?.getAttribute('aria-rowindex') === String(row),
      index,
    );
  await page.waitForFunction(() => document.activeElement?.hasAttribute('aria-rowindex'));
  // The list's last row is known only after its issues have been counted.
  await page
    .getByText(/ of [\d,]+ issues/)
    .first()
    .waitFor();
  const total = await list.readTotalIssueCount();
  await page.keyboard.press('End');
  await rowHasFocus(total);
  await page.keyboard.press('Home');
  await rowHasFocus(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(/issues\/\d+/);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).waitFor();
  await waitUntilPageIdle(page);
  await page.keyboard.press('Escape');
  await page.waitForURL(/q=is%3Aopen/);
  await list.waitUntilRowsLoaded();
  await rowHasFocus(1);
});
