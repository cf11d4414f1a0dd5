import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { launchBrowser } from '../browser/launchBrowser';
import { carry, fromElsewhere, sessionCookie } from '../browser/signIn';

export const DESKTOP = { width: 1440, height: 900 };

/** A page of the product, and what it did. */
export interface Visit {
  page: Page;
  /** Names of the operations it sent, in order. */
  operations: string[];
  /** Errors in its console: exceptions, refused by the content security policy, failed requests. */
  problems: string[];
}

export type Open = (path: string, options?: OpenOptions) => Promise<Visit>;

export interface OpenOptions extends BrowserContextOptions {
  /** Problems that this test provokes. */
  expected?: RegExp;
  /** Which demo user opens it, the maintainer unless told otherwise; null: nobody who has signed in. */
  as?: string | null;
}

/**
 * One browser for a file of tests. Each visit is a browser context of its own; a problem in the
 * console that the test did not announce fails it.
 *
 * @param url the server's address, asked for when a page is opened
 */
export function browserForTests(url: () => string): Open {
  let browser: Browser;
  let visits: { visit: Visit; expected: RegExp | undefined }[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser.close();
  });

  afterEach(async () => {
    const ended = visits;
    visits = [];
    await Promise.all(ended.map(({ visit }) => visit.page.context().close()));
    for (const { visit, expected } of ended) {
      expect(visit.problems.filter((problem) => !expected?.test(problem))).toEqual([]);
    }
  });

  return async (path, { expected, as = 'maintainer', ...options } = {}) => {
    const context = await browser.newContext({
      ...{ viewport: DESKTOP, reducedMotion: 'reduce', extraHTTPHeaders: fromElsewhere() },
      ...options,
    });
    if (as !== null) await carry(context, url(), await sessionCookie(url(), as));
    const visit = watch(await context.newPage());
    visits.push({ visit, expected });
    await visit.page.goto(new URL(path, url()).href);
    return visit;
  };
}

/** Of each page, what it asks just now. */
const underWay = new WeakMap<Page, Set<Request>>();

/** A page may not come to rest for so long, in ms: what a test expects then says what is amiss. */
const RESTLESS = 5_000;

/** Waits until a page has its answers and does nothing more with them: it was idle, and asked nothing, for a while. */
export async function quiet(page: Page): Promise<void> {
  const requests = underWay.get(page)!;
  const end = performance.now() + RESTLESS;
  for (let looks = 0; looks < 5 && performance.now() < end; looks++) {
    await page.waitForTimeout(50);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
    if (requests.size > 0) looks = 0;
  }
}

/** Waits until the server has all that was done on a page. */
export const saved = (page: Page) =>
  page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('winnow.edits.')));

function watch(page: Page): Visit {
  const visit: Visit = { page, operations: [], problems: [] };
  page.setDefaultTimeout(30_000);
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // Of what the page before this one asked nobody may be told any more.
    if (request.isNavigationRequest()) requests.clear();
    if (new URL(request.url()).pathname !== '/graphql') return;
    // What a page hears by itself it has not asked for.
    if (request.headers()['accept'] === 'text/event-stream') return;
    requests.add(request);
    visit.operations.push(operationName(request));
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  page.on('console', (message) => {
    if (message.type() === 'error') visit.problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => visit.problems.push(error.stack ?? error.message));
  return visit;
}

function operationName(request: Request): string {
  const body = request.postDataJSON() as { operationName?: string } | null;
  return body?.operationName ?? 'unnamed';
}
