/** Signs browsers of tests in to a demo, as its sign-in page would. */
import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';

/** Anybody may know it: src/server/demo/demoUsers. */
const PASSWORD = 'winnow-demo';

const cookies = new Map<string, Promise<string>>();

/**
 * Where a browser, or who signs in, is to be taken to come from: each from an address of its own, since tries
 * to sign in are counted by address. The servers that tests start believe it (startServer.ts).
 */
export function fromElsewhere(): Record<string, string> {
  const [a, b, c] = randomBytes(3);
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` };
}

/** A cookie of this demo user, as `name=value`: the same one each time, since to sign in is slow by design. */
export function sessionCookie(url: string, login = 'maintainer'): Promise<string> {
  const key = `${url} ${login}`;
  const known = cookies.get(key) ?? newSessionCookie(url, login);
  cookies.set(key, known);
  return known;
}

/** @param cookie as sessionCookie answers it */
export async function carry(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
}

async function newSessionCookie(url: string, login: string): Promise<string> {
  const response = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromElsewhere() },
    body: JSON.stringify({ login, password: PASSWORD }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!response.ok || !cookie) throw new Error(`${login} cannot sign in: ${await response.text()}`);
  return cookie.split(';', 1)[0]!;
}
