import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { launchBrowser } from '../browser/launchBrowser';

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

  return async (path, { expected, ...options } = {}) => {
    const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...options });
    const visit = watch(await context.newPage());
    visits.push({ visit, expected });
    await visit.page.goto(new URL(path, url()).href);
    return visit;
  };
}

function watch(page: Page): Visit {
  const visit: Visit = { page, operations: [], problems: [] };
  page.setDefaultTimeout(15_000);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    // What a page hears by itself it has not asked for.
    if (request.headers()['accept'] === 'text/event-stream') return;
    visit.operations.push(operationName(request));
  });
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
