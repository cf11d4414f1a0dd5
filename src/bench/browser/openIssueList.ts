import type { Browser, Page } from 'playwright-core';
import { setBrowserSessionCookie, getDemoUserSessionCookie } from '../../testing/browser/signIn';
import { installBrowserBenchHelpers } from './pageScript';

const BENCH_VIEWPORT = { width: 1440, height: 900 };

interface OpenIssueListOptions {
  query?: string;
  /** Columns of the rows, as in the URL. */
  columns?: string;
  /** How many times slower than this machine the page's main thread runs. */
  cpuSlowdown?: number;
}

/**
 * Opens the issue list in a new browser context (no cache, no stored settings) and waits until its rows are
 * painted.
 */
export async function openIssueList(
  browser: Browser,
  url: string,
  project: string,
  { query = '', columns = '', cpuSlowdown = 1 }: OpenIssueListOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: BENCH_VIEWPORT });
  await setBrowserSessionCookie(context, url, await getDemoUserSessionCookie(url));
  const page = await context.newPage();
  if (cpuSlowdown !== 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  }
  await page.addInitScript(installBrowserBenchHelpers);
  const search = new URLSearchParams();
  if (query !== '') search.set('q', query);
  if (columns !== '') search.set('columns', columns);
  await page.goto(`${url}/projects/${project}/issues?${search}`);
  await page.evaluate(() => window.bench.waitUntilPainted(window.bench.areRowsPainted, 30_000));
  return page;
}
