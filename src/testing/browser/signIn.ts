/** Signs browsers of tests in to a demo, as its sign-in page would. */
import type { BrowserContext } from 'playwright-core';

/** Anybody may know it: src/server/jobs/demo/demoUsers. */
const PASSWORD = 'winnow-demo';

const cookies = new Map<string, Promise<string>>();

/** A cookie of this demo user, as `name=value`: the same one each time, since tries are counted. */
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
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: PASSWORD }),
  });
  // A file of tests may sign in more often than one may in a minute.
  const wait = Number(response.headers.get('retry-after'));
  if (response.status === 429 && wait > 0) {
    await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
    return newSessionCookie(url, login);
  }
  const [cookie] = response.headers.getSetCookie();
  if (!response.ok || !cookie) throw new Error(`${login} cannot sign in: ${await response.text()}`);
  return cookie.split(';', 1)[0]!;
}
