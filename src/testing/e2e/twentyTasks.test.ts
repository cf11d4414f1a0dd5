/** The same twenty tasks in a session with the keyboard alone and in one with the pointer alone. */
import type { Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { IssueListPageObject } from './issueListPage';
import { prepareServerPerTest } from './serverPerTest';
import { waitUntilEditsSaved, waitUntilPageIdle } from './session';
import { locateScreenHeading } from './shared';
import type { TrackerApi } from './TrackerApi';

const { open, getUrl, createApi } = prepareServerPerTest();

interface Session {
  page: Page;
  api: TrackerApi;
  /** The issue that the tasks change, the first one of the list. */
  number: number;
}

interface Task {
  name: string;
  keyboard: (session: Session) => Promise<void>;
  pointer: (session: Session) => Promise<void>;
  /** Waits until the task is done. */
  done: (session: Session) => Promise<unknown>;
}

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const click = (page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> =>
  page.getByRole(role, { name }).first().click();
/** Chooses an item of an open menu by typing the beginning of its name. */
const typeItem = async (page: Page, name: string): Promise<void> => {
  await page.locator('[role^=menuitem]:focus').waitFor();
  // The menu of groupings loads the scopes of labels.
  await waitUntilPageIdle(page);
  await press(page, ...name.toLowerCase(), 'Enter');
};
/** Opens a menu and clicks an item. */
async function clickMenuItem(page: Page, button: RegExp | string, item: RegExp | string): Promise<void> {
  await click(page, 'button', button);
  await page
    .getByRole('menu')
    .locator('[role^=menuitem]')
    .filter({ hasText: typeof item === 'string' ? new RegExp(`^${item}$`) : item })
    .first()
    .click();
}

/** Chooses an option of an open picker by typing. */
const typeOption = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type(text);
  await press(page, 'Enter');
};
const waitForUrl = (part: string) => (session: Session) =>
  session.page.waitForURL((url) => decodeURIComponent(url.href).includes(part));
const readIssue = ({ api, number }: Session) =>
  api.fetchIssue<{
    priority: string;
    state: { category: string };
    voteCount: number;
    viewerWatchLevel: string;
  }>(number, 'priority state { category } voteCount viewerWatchLevel');
const waitForIssue = (expected: object) => (session: Session) =>
  waitUntil(async () => {
    const issue = await readIssue(session);
    return Object.entries(expected).every(([field, value]) => issue[field as keyof typeof issue] === value);
  });
const countCollapsed = (page: Page) => page.locator('[role=row][aria-expanded=false]').count();
const waitForList = async ({ page }: Session): Promise<void> => {
  await IssueListPageObject.createWhenLoaded(page);
  await waitUntilPageIdle(page);
};
const waitForSelected = (text: string) => (session: Session) =>
  session.page.getByRole('toolbar', { name: 'Selected issues' }).getByText(text).waitFor();

const TASKS: readonly Task[] = [
  {
    name: 'open the issues of the project',
    keyboard: async ({ page }) => {
      await press(page, 'ControlOrMeta+k');
      await page.getByRole('searchbox', { name: 'Search or jump to…' }).waitFor();
      await page.keyboard.type('issues of');
      await press(page, 'Enter');
    },
    pointer: ({ page }) =>
      page.getByRole('navigation', { name: 'Winnow' }).locator('a[href*="/issues"]').first().click(),
    done: waitForList,
  },
  {
    name: 'sort the list',
    keyboard: async ({ page }) => {
      await press(page, 'S');
      await typeItem(page, 'created');
    },
    pointer: ({ page }) => clickMenuItem(page, /^Sort:/, 'Created'),
    done: waitForUrl('sort=created-desc'),
  },
  {
    name: 'group the list',
    keyboard: async ({ page }) => {
      await press(page, 'G');
      await typeItem(page, 'priority');
    },
    pointer: ({ page }) => clickMenuItem(page, /^Group:/, 'Priority'),
    done: waitForUrl('group=priority'),
  },
  {
    name: 'collapse all groups',
    keyboard: async ({ page }) => press(page, '-'),
    pointer: ({ page }) => clickMenuItem(page, /^Group:/, /^Collapse all/),
    done: ({ page }) => waitUntil(async () => (await countCollapsed(page)) > 1),
  },
  {
    name: 'expand all groups',
    keyboard: async ({ page }) => press(page, '+'),
    pointer: ({ page }) => clickMenuItem(page, /^Group:/, /^Expand all/),
    done: ({ page }) => waitUntil(async () => (await countCollapsed(page)) === 0),
  },
  {
    name: 'remove the grouping',
    keyboard: async ({ page }) => {
      await press(page, 'G');
      await typeItem(page, 'none');
    },
    pointer: ({ page }) => clickMenuItem(page, /^Group:/, 'None'),
    done: async (session) => {
      await session.page.waitForURL((url) => !url.search.includes('group='));
      await waitForList(session);
    },
  },
  {
    name: 'preview the first issue',
    keyboard: async ({ page }) => press(page, 'Home', 'j', 'k', 'Space'),
    pointer: ({ page }) =>
      page
        .locator('[data-virtual-rows] [role=row]')
        .first()
        .click({ position: { x: 700, y: 18 } }),
    done: ({ page, number }) => page.waitForURL(new RegExp(`peek=${number}`)),
  },
  {
    name: 'close the preview',
    keyboard: async ({ page }) => press(page, 'Escape'),
    pointer: ({ page }) => click(page, 'button', 'Close'),
    done: ({ page }) => page.waitForURL((url) => !url.search.includes('peek=')),
  },
  {
    name: 'change the priority of an issue in the list',
    keyboard: async ({ page }) => {
      await press(page, 'p');
      await typeOption(page, 'urg');
    },
    pointer: async ({ page }) => {
      await page.locator('[data-virtual-rows] [role=row]').first().click({ button: 'right' });
      await page.getByRole('menuitem', { name: /^Priority/ }).click();
      await page.getByRole('option', { name: 'Urgent' }).click();
    },
    done: waitForIssue({ priority: 'URGENT' }),
  },
  {
    name: 'undo the change',
    keyboard: async ({ page }) => press(page, 'u'),
    pointer: ({ page }) => click(page, 'button', /^Undo/),
    done: waitForIssue({ priority: 'NONE' }),
  },
  {
    name: 'select two issues',
    keyboard: async ({ page }) => press(page, 'x', 'J'),
    pointer: async ({ page }) => {
      await page.locator('[data-virtual-rows] [data-select]').nth(0).click();
      await page.locator('[data-virtual-rows] [data-select]').nth(1).click();
    },
    done: waitForSelected('2 selected'),
  },
  {
    name: 'clear the selection',
    keyboard: async ({ page }) => press(page, 'Escape'),
    pointer: ({ page }) => click(page, 'button', 'Clear selection'),
    done: ({ page }) => page.getByRole('toolbar', { name: 'Selected issues' }).waitFor({ state: 'detached' }),
  },
  {
    name: 'open the issue',
    keyboard: async ({ page }) => press(page, 'k', 'Enter'),
    pointer: ({ page }) => page.locator('[data-virtual-rows] a[data-number]').first().click(),
    done: async ({ page, number }) => {
      await page.waitForURL(new RegExp(`/issues/${number}$`));
      await page.getByRole('textbox', { name: 'Comment' }).waitFor();
      await waitUntilPageIdle(page);
    },
  },
  {
    name: 'change the state of the issue',
    keyboard: async ({ page }) => {
      await press(page, 'e');
      await typeOption(page, 'backlog');
    },
    pointer: async ({ page }) => {
      await click(page, 'button', /^Change state/);
      await page.getByRole('option', { name: 'Backlog' }).click();
    },
    done: ({ page, ...session }) =>
      waitUntil(async () => (await readIssue({ page, ...session })).state.category === 'BACKLOG'),
  },
  {
    name: 'vote for the issue',
    keyboard: async ({ page }) => press(page, 'U'),
    pointer: ({ page }) => click(page, 'button', /^Vote/),
    done: waitForIssue({ voteCount: 1 }),
  },
  {
    name: 'watch the issue',
    keyboard: async ({ page }) => {
      await press(page, 'w');
      await typeItem(page, 'watching');
    },
    pointer: ({ page }) => clickMenuItem(page, /^Watch/, /^Watching/),
    done: waitForIssue({ viewerWatchLevel: 'ALL' }),
  },
  {
    name: 'go to the next issue of the list',
    keyboard: async ({ page }) => press(page, 'j'),
    pointer: ({ page }) => click(page, 'button', 'Next issue in the list'),
    done: ({ page, number }) => page.waitForURL((url) => !url.pathname.endsWith(`/${number}`)),
  },
  {
    name: 'return to the list',
    keyboard: async ({ page }) => press(page, 'Escape'),
    pointer: ({ page }) =>
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click(),
    done: waitForList,
  },
  {
    name: 'go to the labels of the project',
    keyboard: async ({ page }) => press(page, 'g', 'l'),
    pointer: ({ page }) => click(page, 'link', 'Labels'),
    done: ({ page }) => locateScreenHeading(page).getByText('Labels').waitFor(),
  },
  {
    name: 'mark the notification as done',
    keyboard: async ({ page }) => {
      await press(page, 'g', 'i');
      await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
      await press(page, 'j');
      await page.getByRole('button', { name: 'Snooze' }).waitFor();
      await press(page, 'e');
    },
    pointer: async ({ page }) => {
      await click(page, 'link', /^Inbox/);
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('listitem')
        .first()
        .getByRole('link')
        .click();
      await page.locator('[data-command="inbox.done"]').click();
    },
    done: ({ api }) => waitUntil(async () => (await api.fetchInbox()).some(({ state }) => state === 'DONE')),
  },
];

/** Fails the test if an event of these types occurs, which only the other input device causes. */
async function forbidEvents(page: Page, types: readonly string[]): Promise<void> {
  await page.addInitScript((forbidden) => {
    for (const type of forbidden)
      document.addEventListener(type, () => console.error(`${type}: the other device was used`), true);
  }, types);
}

test.each([
  ['keyboard', ['pointerdown', 'mousedown', 'touchstart']],
  ['pointer', ['keydown', 'keypress']],
] as const)(
  'twenty tasks can be done with the %s alone',
  async (device, forbidden) => {
    expect(TASKS).toHaveLength(20);
    const [api, developer] = await Promise.all(['maintainer', 'developer'].map(createApi));
    const second = await developer!.createIssue('Leak in the pool');
    await developer!.addComment(second, 'Which version, @maintainer?');
    const number = await developer!.createIssue('Crash on resume');
    await waitUntil(async () => (await api!.fetchInbox()).length === 1);
    const { page } = await open('/login', { as: 'maintainer' });
    await forbidEvents(page, forbidden);
    await page.goto(getUrl());
    await locateScreenHeading(page).getByText('Home').waitFor();
    await waitUntilPageIdle(page);
    const session = { page, api: api!, number };
    for (const task of TASKS) {
      try {
        await task[device](session);
        await task.done(session);
        await waitUntilEditsSaved(page);
        await waitUntilPageIdle(page);
      } catch (error) {
        throw new Error(`Task failed: ${task.name}`, { cause: error });
      }
    }
  },
  240_000,
);
