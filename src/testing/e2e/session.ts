import type { Browser, BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { launchBrowser } from '../browser/launchBrowser';
import {
  setBrowserSessionCookie,
  randomClientAddressHeader,
  getDemoUserSessionCookie,
} from '../browser/signIn';

export const DESKTOP_VIEWPORT = { width: 1440, height: 900 };

/** An open page and a record of its requests and errors. */
export interface OpenedPage {
  page: Page;
  /** Names of the sent GraphQL operations, in order. */
  operations: string[];
  /** Console errors: exceptions, content security policy violations, failed requests. */
  problems: string[];
}

export type PageOpener = (path: string, options?: OpenPageOptions) => Promise<OpenedPage>;

export interface OpenPageOptions extends BrowserContextOptions {
  /** Console errors that the test provokes. */
  expected?: RegExp;
  /** Demo user who opens the page; default: the maintainer; null: a visitor without a session. */
  as?: string | null;
}

/**
 * Starts one browser for a test file and returns the function that opens pages. Each page has its own browser
 * context; an unexpected console error fails the test.
 *
 * @param url returns the address of the server; called for each page
 */
export function prepareTestBrowser(url: () => string): PageOpener {
  let browser: Browser;
  let visits: { visit: OpenedPage; expected: RegExp | undefined }[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser.close();
  });

  afterEach(async () => {
    const ended = visits;
    visits = [];
    await Promise.all(ended.map(({ visit }) => closeContext(visit.page)));
    for (const { visit, expected } of ended) {
      expect(visit.problems.filter((problem) => !expected?.test(problem))).toEqual([]);
    }
  });

  return async (path, { expected, as = 'maintainer', ...options } = {}) => {
    const context = await browser.newContext({
      viewport: DESKTOP_VIEWPORT,
      reducedMotion: 'reduce',
      extraHTTPHeaders: randomClientAddressHeader(),
      ...options,
    });
    if (as !== null) await setBrowserSessionCookie(context, url(), await getDemoUserSessionCookie(url(), as));
    const visit = recordPageActivity(await context.newPage());
    visits.push({ visit, expected });
    await visit.page.goto(new URL(path, url()).href);
    return visit;
  };
}

/**
 * Closes the browser context of a page. Changed responses that the page still waits for are dropped without an error.
 */
async function closeContext(page: Page): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Pending network requests by page. */
const pendingRequestsByPage = new WeakMap<Page, Set<Request>>();

/** How long `waitUntilPageIdle` waits, in ms; after that the test's own expectation fails with a better message. */
const PAGE_IDLE_TIMEOUT_MS = 5_000;

/** Waits until the page has no pending request and has been idle for a while. */
export async function waitUntilPageIdle(page: Page): Promise<void> {
  const requests = pendingRequestsByPage.get(page)!;
  const end = performance.now() + PAGE_IDLE_TIMEOUT_MS;
  for (let looks = 0; looks < 5 && performance.now() < end; looks++) {
    await page.waitForTimeout(50);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
    if (requests.size > 0) looks = 0;
  }
}

/** Waits until the page receives live events. */
export async function waitUntilLiveUpdatesStart(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    navigator.locks.query().then(({ held }) => held!.some(({ name }) => name!.startsWith('winnow '))),
  );
  await waitUntilPageIdle(page);
}

/** Waits until the server has received all edits made on the page. */
export const waitUntilEditsSaved = (page: Page) =>
  page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('winnow.edits.')));

/** Waits until a text field has a value. Keys that were held for the field are typed into it one after the other. */
export async function waitForFieldValue(field: Locator, value: string): Promise<void> {
  const element = await field.elementHandle();
  await field
    .page()
    .waitForFunction(([input, expected]) => (input as HTMLTextAreaElement).value === expected, [
      element,
      value,
    ] as const);
}

function recordPageActivity(page: Page): OpenedPage {
  const visit: OpenedPage = { page, operations: [], problems: [] };
  page.setDefaultTimeout(30_000);
  const requests = new Set<Request>();
  pendingRequestsByPage.set(page, requests);
  page.on('request', (request) => {
    // Responses to the previous page's requests may never be reported.
    if (request.isNavigationRequest()) requests.clear();
    if (new URL(request.url()).pathname !== '/graphql') return;
    // Live event streams stay open and do not count as pending requests.
    if (request.headers()['accept'] === 'text/event-stream') return;
    requests.add(request);
    visit.operations.push(getGraphQLOperationName(request));
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  page.on('console', (message) => {
    if (message.type() === 'error') visit.problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => visit.problems.push(error.stack ?? error.message));
  return visit;
}

function getGraphQLOperationName(request: Request): string {
  const body = request.postDataJSON() as { operationName?: string } | null;
  return body?.operationName ?? 'unnamed';
}
