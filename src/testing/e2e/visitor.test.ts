/** Actions of visitors that require signing in, and how they are resumed after it. */
import type { Locator, Page } from 'playwright-core';
import { setBrowserSessionCookie, getDemoUserSessionCookie } from '../browser/signIn';
import { getIssuePath, sharedServerApiCredentials, prepareSharedServerBrowser } from './shared';

const { open, openList } = prepareSharedServerBrowser();

const { url: serverUrl } = sharedServerApiCredentials;

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

test('the home screen says to visitors only, in one line, what Winnow is', async () => {
  const purpose = 'Winnow is an issue tracker that stays fast with more than a million issues.';
  const { page } = await open('/', { as: null });
  const line = page.getByText(purpose);
  await line.waitFor();
  expect((await line.boundingBox())!.height).toBeLessThan(40);
  const { page: signedIn } = await open('/');
  await signedIn.getByRole('main').getByRole('link', { name: 'Network', exact: true }).first().waitFor();
  expect(await signedIn.getByText(purpose).count()).toBe(0);
});

/** Signs in as the sign-in dialog does, but without counting against the server's rate limit. */
async function signInWithDialog(page: Page, login: string): Promise<void> {
  await setBrowserSessionCookie(page.context(), serverUrl, await getDemoUserSessionCookie(serverUrl, login));
  await page.route('**/session', (route) => route.fulfill({ json: { login, name: login } }));
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByRole('button', { name: new RegExp(`^${login}`) }).click();
}

/**
 * Actions of a signed-out visitor on an issue that require signing in, and the expected state of the page
 * after sign-in.
 */
const ACTIONS_REQUIRING_SIGN_IN: readonly (readonly [
  what: string,
  act: (page: Page) => Promise<void>,
  expectedElement: (page: Page) => Locator,
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

test.each(ACTIONS_REQUIRING_SIGN_IN)(
  'resumes %s after a visitor has signed in',
  async (_what, act, expectedElement) => {
    const { page } = await open(getIssuePath(5), { as: null });
    await page.getByRole('button', { name: 'Edit title' }).waitFor();
    await act(page);
    await signInWithDialog(page, 'triager');
    await page.getByRole('button', { name: /^triager.*settings, sign out/ }).waitFor();
    await expectedElement(page).waitFor();
    // The visitor's pending action is resumed only once: a reload does not repeat it.
    await page.reload();
    await page.getByRole('button', { name: /^triager.*settings, sign out/ }).waitFor();
    await page.getByRole('textbox', { name: 'Comment' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
);

test('a pending action is dropped when the visitor closes the sign-in dialog', async () => {
  const { page } = await open(getIssuePath(5), { as: null });
  await page.getByRole('button', { name: /^Change priority/ }).click();
  await page.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await setBrowserSessionCookie(
    page.context(),
    serverUrl,
    await getDemoUserSessionCookie(serverUrl, 'triager'),
  );
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
