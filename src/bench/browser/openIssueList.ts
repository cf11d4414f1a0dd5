import type { Browser, Page } from 'playwright-core';
import { setBrowserSessionCookie, getDemoUserSessionCookie } from '../../testing/browser/signIn';
import { installBrowserBenchHelpers } from './pageScript';

export const BENCH_VIEWPORT = { width: 1440, height: 900 };

/**
 * Opens the issue list in a new browser context (no cache, no stored settings) and waits until its rows are
 * painted.
 */
export async function openIssueList(
  browser: Browser,
  url: string,
  project: string,
  query = '',
): Promise<Page> {
  const context = await browser.newContext({ viewport: BENCH_VIEWPORT });
  await setBrowserSessionCookie(context, url, await getDemoUserSessionCookie(url));
  const page = await context.newPage();
  await page.addInitScript(installBrowserBenchHelpers);
  const search = query === '' ? '' : `?q=${encodeURIComponent(query)}`;
  await page.goto(`${url}/projects/${project}/issues${search}`);
  await page.evaluate(() => window.bench.paintedWhen(window.bench.rowsPainted, 30_000));
  return page;
}

/** Number of issues in the list. */
export async function readIssueListRowCount(page: Page): Promise<number> {
  return Number(await page.getByRole('grid', { name: 'Issues' }).getAttribute('aria-rowcount'));
}
