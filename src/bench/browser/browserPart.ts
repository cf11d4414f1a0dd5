import type { Page } from 'playwright-core';
import { launchBrowser } from '../../testing/browser/launchBrowser';
import type { Result } from '../support/measure';
import { measureFling } from './fling';
import { measureJumps, thumbRelease } from './jump';
import { measureBrowserMemory } from './memory';
import { coldLoad, filterChange, openIssue } from './navigate';
import { openList } from './openList';

/** Measures user-visible latencies in a real Chromium on this machine. */
export async function browserPart(url: string, project: string): Promise<Result[]> {
  const browser = await launchBrowser();
  try {
    const results: Result[] = [];
    const onList = async (measure: (page: Page) => Promise<Result[]>) => {
      const page = await openList(browser, url, project);
      await page
        .getByText(/^[\d,]+$/)
        .first()
        .waitFor();
      results.push(...(await measure(page)));
      await page.context().close();
    };
    for (const step of [
      async () => void results.push(...(await coldLoad(browser, url, project))),
      () => onList(async (page) => [await measureJumps(page)]),
      () => onList(async (page) => [await thumbRelease(page)]),
      () => onList(measureFling),
      () => onList(async (page) => [await filterChange(page)]),
      async () => void results.push(await openIssue(browser, url, project, false)),
      async () => void results.push(await openIssue(browser, url, project, true)),
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
