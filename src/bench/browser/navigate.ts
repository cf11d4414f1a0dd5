import type { Browser, Page } from 'playwright-core';
import {
  type BenchResult,
  type BenchSample,
  createSingleValueResult,
  summarizeSamples,
} from '../support/measure';
import { openIssueList } from './openIssueList';

const MEASURED_FILTERS = [
  'is:open',
  'is:closed',
  'priority:high',
  'type:bug',
  'comments:>5',
  'is:open type:bug',
];
const OPENED_ISSUE_PAGE_COUNT = 20;

type WindowWithNavigationTime = Window & { measured?: Promise<number> };

function readNavigationTimeMs(page: Page): Promise<number> {
  return page.evaluate(() => (window as WindowWithNavigationTime).measured!);
}

/**
 * Measures the time from the last character of a query until the list and the facets show new content.
 * Neighboring entries of MEASURED_FILTERS have different results, so that the content changes each time.
 */
export async function measureFilterChange(page: Page): Promise<BenchResult> {
  const samples: BenchSample[] = [];
  const bar = page.getByRole('combobox', { name: /query|filter/i });
  for (let i = 0; i < 30; i++) {
    const query = MEASURED_FILTERS[i % MEASURED_FILTERS.length]!;
    await bar.fill(query.slice(0, -1));
    await page.waitForTimeout(400);
    // The listener for the key press must be registered first: a key pressed earlier would not be measured.
    await page.evaluate(() => {
      (window as WindowWithNavigationTime).measured = new Promise<number>((resolve, reject) => {
        const typed = () => {
          const at = performance.now();
          const { waitUntilPainted, areRowsPainted, getVisibleIssueNumbers, getShownFacetsText } =
            window.bench;
          // The old list's rows count as painted until the new list replaces them, so the rows' content is
          // compared too.
          const [rows, facets] = [getVisibleIssueNumbers(), getShownFacetsText()];
          const shows = () =>
            getVisibleIssueNumbers() !== rows &&
            areRowsPainted() &&
            !['', facets].includes(getShownFacetsText());
          waitUntilPainted(shows).then((ms) => resolve(ms - at), reject);
        };
        window.addEventListener('keydown', typed, { once: true, capture: true });
      });
    });
    await page.keyboard.press(query.slice(-1));
    samples.push({ value: await readNavigationTimeMs(page), of: query });
    await page.waitForTimeout(300);
  }
  return summarizeSamples(
    'browser',
    'keystroke in the query bar until rows and facets are painted',
    'ms',
    samples,
  );
}

/** Measures the time from the click on a row's title until the issue's title and text are painted. */
export async function measureIssuePageOpening(
  browser: Browser,
  url: string,
  project: string,
  cpuSlowdown: number,
  hover: boolean,
): Promise<BenchResult> {
  const page = await openIssueList(browser, url, project, { cpuSlowdown });
  const samples: BenchSample[] = [];
  for (let i = 0; i < OPENED_ISSUE_PAGE_COUNT; i++) {
    const link = page.getByRole('grid', { name: 'Issues' }).getByRole('link').nth(i);
    const box = (await link.boundingBox())!;
    if (hover) {
      await page.mouse.move(box.x + 20, box.y + box.height / 2);
      await page.waitForTimeout(300);
    }
    const title = (await link.textContent()) ?? '';
    await page.evaluate((text) => {
      (window as WindowWithNavigationTime).measured = new Promise<number>((resolve, reject) => {
        const pressed = () => {
          const at = performance.now();
          const shown = () => document.querySelector('main h1')?.textContent?.includes(text) === true;
          window.bench.waitUntilPainted(shown).then((ms) => resolve(ms - at), reject);
        };
        window.addEventListener('click', pressed, { once: true, capture: true });
      });
    }, title);
    if (hover) await page.mouse.click(box.x + 20, box.y + box.height / 2);
    else await link.evaluate((element: HTMLElement) => element.click());
    samples.push({ value: await readNavigationTimeMs(page), of: title });
    await page.goBack();
    await page.evaluate(() => window.bench.waitUntilPainted(window.bench.areRowsPainted));
  }
  await page.context().close();
  return summarizeSamples('browser', `open an issue ${hover ? 'after' : 'without'} hovering`, 'ms', samples);
}

/**
 * Loads the list with an empty browser profile. Measures the transferred bytes and the time until the first
 * rows are painted.
 */
export async function measureColdIssueListLoad(
  browser: Browser,
  url: string,
  project: string,
  cpuSlowdown: number,
): Promise<BenchResult[]> {
  const samples: BenchSample[] = [];
  let bytes = { script: 0, all: 0 };
  for (let i = 0; i < 7; i++) {
    const page = await openIssueList(browser, url, project, { cpuSlowdown });
    samples.push({ value: await page.evaluate(() => performance.now()) });
    bytes = await page.evaluate(() => {
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      const sum = (some: PerformanceResourceTiming[]) => some.reduce((n, one) => n + one.encodedBodySize, 0);
      return { script: sum(entries.filter((one) => one.name.endsWith('.js'))), all: sum(entries) };
    });
    await page.context().close();
  }
  return [
    summarizeSamples('browser', 'cold load until rows are painted', 'ms', samples),
    createSingleValueResult(
      'browser',
      'cold load, JavaScript',
      'KB',
      bytes.script / 1000,
      'compressed, as sent',
    ),
    createSingleValueResult(
      'browser',
      'cold load, everything',
      'KB',
      bytes.all / 1000,
      'compressed, as sent',
    ),
  ];
}
