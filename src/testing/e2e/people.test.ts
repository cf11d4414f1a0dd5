import type { Locator, Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import { setSessionCookie, getSessionCookie } from '../browser/signIn';
import {
  locateScreenHeading,
  getIssuePath,
  getIssueListPath,
  getProjectScreenPath,
  sharedServerAccess,
  prepareSharedServer,
} from './shared';
import { waitUntilPageIdle, waitUntilEditsSaved } from './session';

const { open, openList } = prepareSharedServer();

const { url: serverUrl } = sharedServerAccess;

/** Ends a page's session on the server without informing the page. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${serverUrl}/session`, {
    method: 'DELETE',
    headers: { cookie, origin: serverUrl },
  });
  expect(answer.status).toBe(204);
}

test('signing in to the demo takes one click; signing out works', async () => {
  const { page } = await open('/', { as: null });
  await page.getByRole('button', { name: /^reporter/ }).click();
  await page.getByRole('button', { name: /^reporter.*settings, sign out/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await page.context().cookies()).toEqual([]);
});

test('a wrong password shows an error; the right one opens the requested screen', async () => {
  const next = `${getIssueListPath()}?q=is%3Aopen`;
  const { page } = await open(`/login?next=${encodeURIComponent(next)}`, { as: null, expected: /401/ });
  await page.getByRole('textbox', { name: 'Login' }).fill('triager');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Wrong login or password.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('winnow-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Issues' }).waitFor();
  expect(new URL(page.url()).search).toBe('?q=is%3Aopen');
});

test('the sign-in page shows only known messages from its address and redirects only within the site', async () => {
  const { page } = await open('/login?problem=expired', { as: null });
  await page.getByRole('alert').getByText('The sign-in expired or was started in another browser.').waitFor();
  const url = (search: string) => new URL(`/login?${search}`, serverUrl).href;
  await page.goto(url(`problem=${encodeURIComponent('Call 555-0100')}&next=/.//evil.example`));
  await page.getByRole('textbox', { name: 'Login' }).fill('triager');
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByLabel('Password', { exact: true }).fill('winnow-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(new URL('/', serverUrl).href);
});

test('signing in again in the dialog after the session has ended sends the pending comment', async () => {
  const { page } = await open(`/login?next=${encodeURIComponent(getIssuePath(5))}`, {
    as: null,
    expected: /401/,
  });
  await page.getByRole('button', { name: /^developer/ }).click();
  const text = `Written over the end of a session ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
  await endSession(page);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByText('The session of developer has ended.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^developer/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('article').getByText(text).waitFor();
  await waitUntilEditsSaved(page);
  await page.reload();
  await page.getByRole('article').getByText(text).waitFor();
});

test('a comment written after another user has signed in waits for its author', async () => {
  const { page } = await open(getIssuePath(6), { expected: /401|RequestError/ });
  const as = async (login: string) =>
    setSessionCookie(page.context(), serverUrl, await getSessionCookie(serverUrl, login));
  const text = `Mine and nobody else’s ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
  await as('reporter');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Signed in as another user' });
  await dialog.getByText('This page was opened by maintainer').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue as the other user' }).click();
  await page.getByRole('button', { name: /^reporter.*settings, sign out/ }).waitFor();
  await page.getByRole('textbox', { name: 'Comment' }).waitFor();
  // The user who is now signed in does not see the previous user's comment draft either.
  expect(await page.getByText(text).count()).toBe(0);
  await as('maintainer');
  await page.reload();
  await page
    .getByRole('article')
    .filter({ has: page.getByText('maintainer', { exact: true }) })
    .getByRole('paragraph')
    .getByText(text)
    .waitFor();
  expect(await page.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('');
  await waitUntilEditsSaved(page);
});

test('a new user joins by an invitation link in their own browser', async () => {
  const { page } = await open(getProjectScreenPath('members'));
  await page.getByRole('button', { name: 'Invite by link' }).click();
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ value: 'TRIAGER' });
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Not used yet').waitFor();

  const login = `new-${Date.now()}`;
  const { page: theirs } = await open(link, { as: null });
  await theirs.getByRole('definition').getByText('Triager', { exact: true }).waitFor();
  await theirs.getByRole('definition').getByText('maintainer', { exact: true }).waitFor();
  await theirs.getByRole('textbox', { name: 'Your name' }).fill('Noa New');
  expect(theirs.url()).not.toContain('#');
  await theirs.getByRole('textbox', { name: 'Login' }).fill(login);
  await theirs.getByLabel('Password', { exact: true }).fill('three quiet rivers meet');
  await theirs.keyboard.press('Enter');
  await theirs.getByRole('grid', { name: 'Issues' }).waitFor();
  await theirs.getByRole('button', { name: new RegExp(`^${login}.*settings, sign out`) }).waitFor();

  await page.reload();
  await page.getByText('1 joined').waitFor();
  await page.getByRole('searchbox', { name: 'Find members' }).fill(login);
  const role = page.getByRole('combobox', { name: `Role of ${login}` });
  await role.waitFor();
  expect(await role.inputValue()).toBe('TRIAGER');

  // A member who opens the invitation link again sees the role that they already have, and can leave the
  // project.
  await theirs.goto(link);
  await theirs.getByText('You already have the role Triager').waitFor();
  await theirs.getByRole('button', { name: /^Go to / }).click();
  await theirs.getByRole('grid', { name: 'Issues' }).waitFor();
  await theirs.goto(new URL(getProjectScreenPath('members'), serverUrl).href);
  await theirs.getByRole('button', { name: 'Leave', exact: true }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Leave project' }).click();
  await theirs.getByRole('button', { name: 'Leave', exact: true }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('searchbox', { name: 'Find members' }).fill(login);
  await page.getByText(`No members match “${login}”.`).waitFor();
});

test('an invalid invitation link shows an error before the form', async () => {
  const { page } = await open('/invite#nothing-of-ours', { as: null });
  await page.getByRole('alert').getByText('This invitation has expired').waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
});

test('an access token works until it is revoked', async () => {
  const { page } = await open('/settings/tokens', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('A test');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByRole('textbox', { name: 'Your new token' }).inputValue();
  const ask = () =>
    fetch(`${serverUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ viewer { login } }' }),
    });
  expect(await (await ask()).json()).toEqual({ data: { viewer: { login: 'maintainer' } } });
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Revoke A test' }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await page.getByRole('button', { name: 'Revoke A test' }).waitFor({ state: 'detached' });
  expect((await ask()).status).toBe(401);
});

test('a visitor sees all controls and can sign in from each', async () => {
  const { page } = await open(getIssuePath(7), { as: null });
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  for (const name of [
    /^Change priority/,
    /^Vote/,
    'Watch',
    'Edit title',
    'Edit description',
    'Sign in to comment',
  ]) {
    await page.getByRole('button', { name }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

/** Signs in as the sign-in dialog does, but without counting against the server's rate limit. */
async function signInWithDialog(page: Page, login: string): Promise<void> {
  await setSessionCookie(page.context(), serverUrl, await getSessionCookie(serverUrl, login));
  await page.route('**/session', (route) => route.fulfill({ json: { login, name: login } }));
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByRole('button', { name: new RegExp(`^${login}`) }).click();
}

/**
 * Actions of a signed-out visitor on an issue that require signing in, and the expected state of the page
 * after sign-in.
 */
const PENDING_ACTIONS: readonly (readonly [
  what: string,
  press: (page: Page) => Promise<void>,
  there: (page: Page) => Locator,
])[] = [
  ['a key', (page) => page.keyboard.press('e'), (page) => page.getByRole('dialog', { name: 'State' })],
  [
    'a key that opens another field’s picker',
    (page) => page.keyboard.press('d'),
    (page) => page.getByRole('dialog', { name: 'Duplicate of' }),
  ],
  [
    'a field',
    (page) => page.getByRole('button', { name: /^Change priority/ }).click(),
    (page) => page.getByRole('dialog', { name: 'Priority' }),
  ],
  [
    'a vote',
    (page) => page.getByRole('button', { name: /^Vote/, pressed: false }).click(),
    (page) => page.getByRole('button', { name: /^Voted/, pressed: true }),
  ],
  [
    'the title, which they may not edit',
    (page) => page.getByRole('button', { name: 'Edit title' }).click(),
    (page) => page.locator('[aria-label="Edit title"][aria-disabled=true]:focus'),
  ],
  [
    'a comment',
    (page) => page.getByRole('button', { name: 'Sign in to comment' }).click(),
    (page) => page.locator('textarea:focus'),
  ],
];

test.each(PENDING_ACTIONS)('resumes %s after a visitor has signed in', async (_what, press, there) => {
  const { page } = await open(getIssuePath(5), { as: null });
  await page.getByRole('button', { name: 'Edit title' }).waitFor();
  await press(page);
  await signInWithDialog(page, 'triager');
  await page.getByRole('button', { name: /^triager.*settings, sign out/ }).waitFor();
  await there(page).waitFor();
  // The visitor's pending action is resumed only once: a reload does not repeat it.
  await page.reload();
  await page.getByRole('button', { name: /^triager.*settings, sign out/ }).waitFor();
  await page.getByRole('textbox', { name: 'Comment' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a pending action is dropped when the visitor closes the sign-in dialog', async () => {
  const { page } = await open(getIssuePath(5), { as: null });
  await page.getByRole('button', { name: /^Change priority/ }).click();
  await page.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await setSessionCookie(page.context(), serverUrl, await getSessionCookie(serverUrl, 'triager'));
  await page.reload();
  await page.getByRole('textbox', { name: 'Comment' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('keys and the bulk bar of the list ask a visitor to sign in', async () => {
  const { page, list } = await openList('', { as: null });
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await list.waitUntilRowsLoaded();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('toolbar', { name: 'Selected issues' }).getByRole('button', { name: 'Label' }).click();
  await dialog.waitFor();
});

test('a key pressed on a row is resumed at the row after sign-in', async () => {
  const { page, list } = await openList('', { as: null });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const title = await list.grid.locator('[role=row]:focus a[data-number]').textContent();
  await page.keyboard.press('p');
  await signInWithDialog(page, 'triager');
  await page.getByRole('dialog', { name: 'Priority' }).waitFor();
  expect(await list.grid.locator('a[data-picking]').textContent()).toBe(title);
});

test('disabled controls tell a reader the required role', async () => {
  const { page } = await open(getIssuePath(7), { as: 'reader' });
  const expectRequirement = async (name: string | RegExp, role: string) => {
    const control = page.getByRole('button', { name }).first();
    expect(await control.getAttribute('aria-disabled')).toBe('true');
    expect(await control.getAttribute('aria-description')).toContain(role);
  };
  await expectRequirement(/^Change state/, 'triager');
  await expectRequirement(/^Change relations/, 'triager');
  await expectRequirement('Edit title', 'developer');
  await expectRequirement('More actions', 'maintainer');
  await page.getByText('Commenting requires the reporter role or higher').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('a');
  await page
    .getByRole('dialog', { name: 'Assignees' })
    .getByText(/triager/)
    .waitFor();
});

test('a dialog opened from a menu returns the focus to the menu’s button', async () => {
  const { page } = await open('/admin/users', { as: 'admin' });
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Create password link' }).click();
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[aria-label^="Actions for"]:focus').waitFor();
});

test('the administration screens name the required role and let a visitor sign in', async () => {
  const { page } = await open('/admin/users', { as: 'reader', expected: /Only administrators/ });
  await page.getByRole('alert').getByText('Only administrators can list users.').waitFor();
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  const { page: visitors } = await open('/admin/audit', { as: null, expected: /Sign in to do this/ });
  await visitors.getByRole('dialog').waitFor();
  await visitors.keyboard.press('Escape');
  await visitors.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await visitors.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
});

const SCREENS: readonly (readonly [address: string, as: string | null])[] = [
  ['/login', null],
  ['/setup#x', null],
  ['/invite#x', null],
  ['/password#x', null],
  ['/', null],
  ['/settings/profile', 'admin'],
  ['/settings/appearance', 'admin'],
  ['/settings/sessions', 'admin'],
  ['/settings/tokens', 'admin'],
  ['/admin/users', 'admin'],
  ['/admin/audit', 'admin'],
  ['/admin/health', 'admin'],
  ['members', 'admin'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.each(SCREENS)(
    '%s has no accessibility violation found by axe and fits 360 px',
    async (address, as) => {
      const at = address.startsWith('/') ? address : getProjectScreenPath(address);
      const viewport = { width: colorScheme === 'dark' ? 360 : 1200, height: 740 };
      const { page } = await open(at, { as, colorScheme, viewport });
      await locateScreenHeading(page).waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      await waitUntilPageIdle(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      expect(await findAxeViolations(page)).toEqual([]);
    },
  );
});
