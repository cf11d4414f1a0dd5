import type { Page } from 'playwright-core';
import { launchBrowser } from '../../testing/browser/launchBrowser';
import type { BenchResult } from '../support/measure';
import { measureFlingScroll } from './fling';
import { measureScrollJumps, measureScrollbarThumbRelease } from './jump';
import { measureBrowserMemory } from './memory';
import { measureColdIssueListLoad, measureFilterChange, measureIssuePageOpening } from './navigate';
import { openIssueList } from './openIssueList';

/** Eight columns, as in the URL of a list. */
const EIGHT_COLUMNS = 'author.milestone.due.created.closed.votes.comments.label_component';
/** Number of times that the default rows and those with columns are scrolled, one after the other. */
const COLUMN_ROUNDS = 3;

/** Measures scrolling of rows with eight columns, side by side with the default rows. */
export async function runColumnScrollBenchmark(
  url: string,
  project: string,
  cpuSlowdown: number,
): Promise<BenchResult[]> {
  const browser = await launchBrowser();
  try {
    const results: BenchResult[] = [];
    for (let round = 1; round <= COLUMN_ROUNDS; round++) {
      for (const [what, columns] of [
        ['default rows', ''],
        ['eight columns', EIGHT_COLUMNS],
      ] as const) {
        const page = await openIssueList(browser, url, project, { cpuSlowdown, columns });
        if (columns !== '') await page.getByRole('group', { name: 'Columns' }).waitFor();
        results.push(...(await measureFlingScroll(page, `fling ${round}, ${what}`)));
        await page.context().close();
      }
    }
    return results;
  } finally {
    await browser.close();
  }
}

/**
 * Measures the latencies that users see, in Chromium on the same machine as the server.
 * @param cpuSlowdown how many times slower than this machine the pages run
 */
export async function runBrowserBenchmark(
  url: string,
  project: string,
  cpuSlowdown: number,
): Promise<BenchResult[]> {
  const browser = await launchBrowser();
  try {
    const results: BenchResult[] = [];
    const onList = async (measure: (page: Page) => Promise<BenchResult[]>) => {
      const page = await openIssueList(browser, url, project, { cpuSlowdown });
      await page
        .getByText(/^[\d,]+$/)
        .first()
        .waitFor();
      results.push(...(await measure(page)));
      await page.context().close();
    };
    for (const step of [
      async () => void results.push(...(await measureColdIssueListLoad(browser, url, project, cpuSlowdown))),
      () => onList(async (page) => [await measureScrollJumps(page)]),
      () => onList(async (page) => [await measureScrollbarThumbRelease(page)]),
      () => onList((page) => measureFlingScroll(page)),
      () => onList(async (page) => [await measureFilterChange(page)]),
      async () => void results.push(await measureIssuePageOpening(browser, url, project, cpuSlowdown, false)),
      async () => void results.push(await measureIssuePageOpening(browser, url, project, cpuSlowdown, true)),
      () => onList(measureBrowserMemory),
    ]) {
      const before = results.length;
      // A failing benchmark step is reported; the remaining steps still run.
      await step().catch((error: unknown) => {
        console.error(error);
        process.exitCode = 1;
      });
      for (const { what, median, unit } of results.slice(before)) console.error(`${what}: ${median} ${unit}`);
    }
    return results;
  } finally {
    await browser.close();
  }
}
