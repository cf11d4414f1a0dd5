/**
 * Measures 20 saved views: the request for all their counts after a change of the project and without one, and, in
 * Chromium on the same machine, the time from the key that opens a view until its rows are painted.
 */
import type { Page } from 'playwright-core';
import type { ServerApiCredentials } from '../../testing/Access';
import { launchBrowser } from '../../testing/browser/launchBrowser';
import { openIssueList } from '../browser/openIssueList';
import { BenchClient } from '../support/client';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';
import { measureSavedViewCounts, withBenchSavedViews } from './measureSavedViewCounts';

const OPENED_VIEWS = 40;
/** Upper bound of the rows that fit into the window. */
const WINDOW_ROWS_MAX = 40;
/** Pause between two opened views, in ms. */
const PAUSE_MS = 400;

export async function runSavedViewsBenchmark(
  credentials: ServerApiCredentials,
  projectKey: string,
): Promise<BenchResult[]> {
  const client = new BenchClient(credentials, projectKey);
  return withBenchSavedViews(client, { isOverAllProjects: false }, async (readCounts) => [
    ...(await measureSavedViewCounts('views', client, readCounts)),
    await measureOpenedViews(credentials.url, projectKey),
  ]);
}

async function measureOpenedViews(url: string, projectKey: string): Promise<BenchResult> {
  const browser = await launchBrowser();
  try {
    const page = await openIssueList(browser, url, projectKey);
    const links = page.getByRole('navigation', { name: 'Winnow' }).locator('a[href*="view="]');
    await links.first().waitFor();
    const count = await links.count();
    const samples: BenchSample[] = [];
    for (let n = 0; n < OPENED_VIEWS; n++) {
      const link = links.nth(n % count);
      await link.focus();
      await page.waitForTimeout(PAUSE_MS);
      const text = await link.innerText();
      // `measureOpening` recognizes loaded rows by a filled window, so views with fewer rows are skipped.
      const [, issues = '0'] = /\n(\d+)/.exec(text) ?? [];
      if (!/\d[kM]/.test(text) && Number(issues) < WINDOW_ROWS_MAX) continue;
      samples.push({ value: await measureOpening(page), of: text });
    }
    return summarizeSamples('views', 'key on the link of a view until its rows are painted', 'ms', samples);
  } finally {
    await browser.close();
  }
}

/** Presses Enter on the focused link. */
async function measureOpening(page: Page): Promise<number> {
  type WindowWithTime = Window & { measured?: Promise<number> };
  await page.evaluate(() => {
    (window as WindowWithTime).measured = new Promise<number>((resolve, reject) => {
      const pressed = ({ timeStamp }: KeyboardEvent) => {
        const { waitUntilPainted, areRowsPainted, getVisibleIssueNumbers } = window.bench;
        const before = getVisibleIssueNumbers();
        const isShown = () => getVisibleIssueNumbers() !== before && areRowsPainted();
        waitUntilPainted(isShown).then((ms) => resolve(ms - timeStamp), reject);
      };
      window.addEventListener('keydown', pressed, { once: true, capture: true });
    });
  });
  await page.keyboard.press('Enter');
  return page.evaluate(() => (window as WindowWithTime).measured!);
}
