/** Signs a test's browser in to a demo, as the sign-in page does. */
import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';

/** The public password of demo accounts (src/server/demo/demoUsers). */
const DEMO_USER_PASSWORD = 'winnow-demo';

const sessionCookiePromisesByUser = new Map<string, Promise<string>>();

/**
 * Returns a forwarding header with a random client address. Each browser uses its own, because sign-in
 * attempts are limited per address. The servers that tests start trust the header (startServer.ts).
 */
export function randomClientAddressHeader(): Record<string, string> {
  const [a, b, c] = randomBytes(3);
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` };
}

/**
 * Returns a session cookie of a demo user as `name=value`. Cached per user, because signing in is slow by
 * design.
 */
export function getDemoUserSessionCookie(url: string, login = 'maintainer'): Promise<string> {
  const key = `${url} ${login}`;
  const known = sessionCookiePromisesByUser.get(key) ?? signInForSessionCookie(url, login);
  sessionCookiePromisesByUser.set(key, known);
  return known;
}

/**
 * Gives a test's browser a session.
 * @param cookie as returned by getDemoUserSessionCookie
 */
export async function setBrowserSessionCookie(
  context: BrowserContext,
  url: string,
  cookie: string,
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
}

async function signInForSessionCookie(url: string, login: string): Promise<string> {
  const response = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...randomClientAddressHeader() },
    body: JSON.stringify({ login, password: DEMO_USER_PASSWORD }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!response.ok || !cookie) throw new Error(`${login} cannot sign in: ${await response.text()}`);
  return cookie.split(';', 1)[0]!;
}
