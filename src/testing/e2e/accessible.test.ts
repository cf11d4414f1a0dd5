import type { Page } from 'playwright-core';
import { findAxeViolations, findContrastViolations } from './axe';
import { waitUntilPageIdle } from './session';
import {
  locateScreenHeading,
  getIssuePath,
  getIssueListPath,
  getProjectScreenPath,
  prepareSharedServerBrowser,
} from './shared';

const { open, openList } = prepareSharedServerBrowser();

interface CheckedScreen {
  path: string;
  /** Waits until the screen shows its data, and opens further content to be checked, such as a form. */
  prepare(page: Page): Promise<void>;
}

const waitForHeading = (page: Page) => locateScreenHeading(page).waitFor();

const CHECKED_SCREENS_BY_NAME: Record<string, CheckedScreen> = {
  home: { path: '/', prepare: waitForHeading },
  list: {
    path: getIssueListPath('is:open'),
    prepare: (page) => page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().waitFor(),
  },
  'list with a problem and a preview': {
    path: `${getIssueListPath('asignee:x')}&peek=1`,
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Query' }).focus();
      await page
        .getByText(/Did you mean/)
        .first()
        .waitFor();
      await page.getByRole('complementary').getByRole('heading').first().waitFor();
    },
  },
  'all values of a facet': {
    path: getIssueListPath('is:open'),
    prepare: async (page) => {
      await page.getByRole('button', { name: /^All [\d,]+ labels/ }).click();
      await page.getByRole('grid', { name: 'All labels' }).getByRole('row').first().waitFor();
    },
  },
  'list in groups': {
    path: `${getIssueListPath()}?group=state&collapsed=Untriaged`,
    prepare: async (page) => {
      await page.getByRole('treegrid', { name: 'Issues' }).getByRole('link').first().waitFor();
      await page.getByRole('treegrid', { name: 'Issues' }).hover();
      await page.mouse.wheel(0, 700);
    },
  },
  palette: {
    path: getIssueListPath('is:open'),
    prepare: async (page) => {
      await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().waitFor();
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('menu', { name: 'Results' }).getByRole('menuitem').first().waitFor();
    },
  },
  'keys of commands': {
    path: '/settings/keys',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Change shortcut for “Change labels”' }).click();
      await page.keyboard.press('p');
      await page.getByRole('alert').waitFor();
    },
  },
  issue: { path: getIssuePath(3), prepare: waitForHeading },
  inbox: {
    path: `/inbox?state=all&issue=${process.env.WINNOW_E2E_PROJECT!}-3`,
    prepare: async (page) => {
      // The opened notification has a heading of its own.
      await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
      await page.getByRole('button', { name: /^Change priority/ }).waitFor();
    },
  },
  triage: {
    path: getProjectScreenPath('triage'),
    prepare: (page) => page.getByRole('region', { name: 'Decision' }).waitFor(),
  },
  labels: {
    path: getProjectScreenPath('labels'),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'New label' }).click();
      await page.getByRole('form', { name: 'New label' }).waitFor();
      await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
    },
  },
  milestones: {
    path: getProjectScreenPath('milestones'),
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      await page.getByRole('form', { name: /^Edit milestone/ }).waitFor();
    },
  },
  milestone: {
    path: getProjectScreenPath('milestones/1'),
    prepare: async (page) => {
      await waitForHeading(page);
      await page.getByRole('progressbar').waitFor();
    },
  },
  'bulk edits': {
    path: getProjectScreenPath('bulk'),
    prepare: (page) =>
      page
        .getByText(/No bulk edits yet|^Bulk edit \d+$/)
        .first()
        .waitFor(),
  },
  settings: {
    path: getProjectScreenPath('settings'),
    prepare: (page) => page.getByRole('radio', { name: /^Private/ }).waitFor(),
  },
  'a new project': {
    path: '/projects/new',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(/^Name must be/).waitFor();
    },
  },
  'not found': { path: '/nowhere', prepare: waitForHeading },
  'the keys': {
    path: '/',
    prepare: async (page) => {
      await waitForHeading(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
};

test.each(Object.entries(CHECKED_SCREENS_BY_NAME))(
  '%s has no accessibility violation found by axe in either theme',
  async (_, { path, prepare }) => {
    const { page } = await open(path, { colorScheme: 'light' });
    await prepare(page);
    await waitUntilPageIdle(page);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor();
    expect(await findContrastViolations(page)).toEqual([]);
  },
);

const SCREEN_PATH_BY_NAME: Record<string, string> = { list: getIssueListPath(), issue: getIssuePath(3) };

test.each([
  '/',
  '/inbox',
  'list',
  'issue',
  '/nowhere',
  'triage',
  'duplicates',
  'labels',
  'milestones',
  'bulk',
  'settings',
])('%s fits a screen 360 px wide', async (name) => {
  const address = SCREEN_PATH_BY_NAME[name] ?? (name.startsWith('/') ? name : getProjectScreenPath(name));
  const { page } = await open(address, { viewport: { width: 360, height: 740 } });
  await page.getByRole('main').locator('a, form').first().waitFor();
  await waitUntilPageIdle(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(await findAxeViolations(page)).toEqual([]);
});

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
