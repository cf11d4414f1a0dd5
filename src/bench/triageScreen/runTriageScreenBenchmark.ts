/**
 * Measures triage with the keyboard only, in Chromium on the same machine as the server: the time from the key of a
 * decision until the next issue is painted. The decisions change the tracker, so the benchmark should run on a copy of
 * it.
 */
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../testing/browser/launchBrowser';
import { openIssueList } from '../browser/openIssueList';
import { measureKeyPressLatency } from '../edits/measureKeyPressLatency';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';

/** Number of issues that are decided, evenly distributed over the decisions. */
const TRIAGED_ISSUES = 100;
/**
 * Minimum time in ms that a user needs for a decision: pause before the next key, after the next issue was preloaded.
 */
const READING_PAUSE_MS = 250;
/** Number of issues skipped without a pause, to measure the time until an issue is painted that was not preloaded. */
const RUSHED_ISSUES = 20;

const CURRENT_ISSUE = 'main article[aria-label]';

const MEASURED_KEYS = [
  { key: '1', what: 'accept' },
  { key: '2', what: 'duplicate' },
  { key: 's', what: 'skip' },
  { key: 'u', what: 'undo' },
] as const;

export async function runTriageScreenBenchmark(url: string, project: string): Promise<BenchResult[]> {
  const browser = await launchBrowser();
  try {
    const page = await openIssueList(browser, url, project);
    const started = performance.now();
    await page.goto(`${url}/projects/${project}/triage`);
    await waitUntilNextIsPreloaded(page);
    const opened = [{ value: performance.now() - started }];
    const decided: BenchSample[] = [];
    const undone: BenchSample[] = [];
    for (let index = 0; index < TRIAGED_ISSUES; index++) {
      const { key, what } = MEASURED_KEYS[index % MEASURED_KEYS.length]!;
      await page.waitForTimeout(READING_PAUSE_MS);
      // Few issues have a preselected duplicate.
      if (what === 'duplicate') await page.keyboard.press('j');
      const sample = { value: await press(page, key), of: `${what}, issue ${index + 1}` };
      (what === 'undo' ? undone : decided).push(sample);
      await waitUntilNextIsPreloaded(page);
    }
    const rushed: BenchSample[] = [];
    for (let index = 0; index < RUSHED_ISSUES; index++) {
      rushed.push({ value: await press(page, 's'), of: `issue ${index + 1}` });
    }
    return [
      summarizeSamples('triageScreen', 'page load until two issues are leased and loaded', 'ms', opened),
      summarizeSamples('triageScreen', 'key until the next issue is painted', 'ms', decided),
      summarizeSamples('triageScreen', 'undo until the issue is painted again', 'ms', undone),
      summarizeSamples('triageScreen', 'skip without a pause until the next issue is painted', 'ms', rushed),
    ];
  } finally {
    await browser.close();
  }
}

/** Presses a key and waits until another issue is painted. */
const press = (page: Page, key: string): Promise<number> =>
  measureKeyPressLatency(page, key, { selector: CURRENT_ISSUE, shows: 'changed' }).catch((cause: unknown) => {
    throw new Error(`Key ${key}`, { cause });
  });

/** Waits until the current issue is visible and the next one is rendered in the hidden pane. */
const waitUntilNextIsPreloaded = (page: Page) =>
  page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .map((article) => article.getClientRects().length > 0)
        .join() === 'true,false',
    CURRENT_ISSUE,
  );
