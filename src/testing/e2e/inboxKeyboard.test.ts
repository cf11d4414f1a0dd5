/** A complete workflow with the keyboard only: inbox, comment with a mention and a picture, state, done and undo. */
import type { Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { prepareServerPerTest } from './serverPerTest';
import { waitUntilEditsSaved, waitUntilPageIdle } from './session';
import { locateScreenHeading } from './shared';

const PROJECT = process.env.WINNOW_E2E_PROJECT!;

const { open, getUrl, createApi } = prepareServerPerTest();

const waitForOpened = (page: Page, number: number) =>
  page.waitForFunction(
    (issue) => location.pathname === '/inbox' && new URL(location.href).searchParams.get('issue') === issue,
    `${PROJECT}-${number}`,
  );

/** Fails the test if the mouse is used. */
async function forbidMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      document.addEventListener(type, () => console.error(`${type}: the mouse was used`), true);
  });
}

/** Copies a picture, as a screenshot tool does. */
async function copyPicture(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture! })]);
  });
}

interface CommentedIssue {
  state: { name: string };
  timeline: { nodes: { body?: string }[] };
}

test('the inbox, and the issues opened from it, can be used without a mouse', async () => {
  const [developer, maintainer, triager] = await Promise.all(
    ['developer', 'maintainer', 'triager'].map(createApi),
  );
  const assigned = await maintainer!.createIssue('Crash on resume', ['developer']);
  const second = await maintainer!.createIssue('Leak in the pool');
  const first = await maintainer!.createIssue('Slow start');
  await maintainer!.addComment(second, 'Is this still broken, @developer?');
  await maintainer!.addComment(first, 'Which version, @developer?');
  await waitUntil(async () => (await developer!.fetchInbox()).length === 3);

  const { page } = await open('/login', { as: 'developer' });
  await forbidMouse(page);
  await page.goto(new URL('/', getUrl()).href);
  await locateScreenHeading(page).getByText('Home').waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').nth(2).waitFor();
  // Until the live connection is open, the list can be loaded again.
  await waitUntilPageIdle(page);
  await page.keyboard.press('j');
  await waitForOpened(page, first);
  await page.keyboard.press('j');
  await waitForOpened(page, second);
  await page.keyboard.press('k');
  await waitForOpened(page, first);

  // A comment with a mention and a picture.
  await page.getByRole('article').getByText('Which version, @developer?').waitFor();
  await copyPicture(page);
  await page.keyboard.press('R');
  const field = page.getByRole('textbox', { name: 'Comment' });
  await field.waitFor();
  await page.keyboard.type('Ask @tri');
  await page.getByRole('option', { name: 'triager' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('about this: ');
  await page.keyboard.press('ControlOrMeta+v');
  await waitUntil(async () => (await field.inputValue()).includes('/files/'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.locator('[id^=comment-]').filter({ hasText: 'about this' }).getByRole('img').first().waitFor();
  await waitUntilEditsSaved(page);
  const fields = 'state { name } timeline(last: 5) { nodes { ... on Comment { body } } }';
  const commented = await developer!.fetchIssue<CommentedIssue>(first, fields);
  const written = /^Ask @triager about this: !\[[^\]]*\]\((\/files\/[^)]+\.png)\)$/.exec(
    commented.timeline.nodes.at(-1)!.body!,
  );
  expect(written).not.toBeNull();
  const picture = await page.request.get(new URL(written![1]!, getUrl()).href);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  await waitUntil(async () =>
    (await triager!.fetchInbox()).some(
      ({ reason, issue, state }) => reason === 'MENTIONED' && issue?.number === first && state === 'UNREAD',
    ),
  );

  // Changes the state of the next issue on its own screen, from which Escape returns to the inbox.
  await page.keyboard.press('j');
  await waitForOpened(page, second);
  await page.getByRole('article').getByText('Is this still broken, @developer?').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/projects/${PROJECT}/issues/${second}$`));
  await waitUntilPageIdle(page);
  await page.keyboard.press('e');
  await page.getByRole('dialog', { name: 'State' }).getByRole('option').first().waitFor();
  await page.keyboard.type('In progress');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'State' }).waitFor({ state: 'detached' });
  await waitUntilEditsSaved(page);
  expect((await developer!.fetchIssue<CommentedIssue>(second, fields)).state.name).toBe('In progress');
  await page.keyboard.press('Escape');
  await waitForOpened(page, second);

  // Done opens the next entry; undo brings the entry back.
  await page.getByRole('button', { name: /^Done/ }).waitFor();
  await page.keyboard.press('e');
  await waitForOpened(page, assigned);
  const stateOf = async (number: number): Promise<string> =>
    (await developer!.fetchInbox()).find(({ issue }) => issue?.number === number)!.state;
  await waitUntil(async () => (await stateOf(second)) === 'DONE');
  await page.keyboard.press('ControlOrMeta+z');
  await waitUntil(async () => (await stateOf(second)) === 'READ');
  expect(await stateOf(assigned)).toBe('READ');
});
