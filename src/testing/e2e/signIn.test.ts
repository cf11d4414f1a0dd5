/** Signing in and out, and what happens to a page when its session ends. */
import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import { setBrowserSessionCookie, getDemoUserSessionCookie } from '../browser/signIn';
import {
  getIssuePath,
  getIssueListPath,
  sharedServerApiCredentials,
  prepareSharedServerBrowser,
} from './shared';
import { waitUntilEditsSaved, waitUntilLiveUpdatesStart } from './session';

const { open } = prepareSharedServerBrowser();

const { url: serverUrl } = sharedServerApiCredentials;

/** Ends a page's session on the server without informing the page. */
async function endSessionOnServer(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(`${serverUrl}/session`, {
    method: 'DELETE',
    headers: { cookie, origin: serverUrl },
  });
  expect(response.status).toBe(204);
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
  await endSessionOnServer(page);
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
    setBrowserSessionCookie(page.context(), serverUrl, await getDemoUserSessionCookie(serverUrl, login));
  const text = `Mine and nobody else’s ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
  // A stream that is opened after the other user has signed in reloads the page.
  await waitUntilLiveUpdatesStart(page);
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
