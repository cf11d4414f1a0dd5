import type { Page } from 'playwright-core';
import { type BenchResult, createSingleValueResult } from '../support/measure';

const ROW_HEIGHT_PX = 36;
const SCROLLED_ROWS_PER_SECOND = 1000;
const FLING_SCROLL_SECONDS = 10;

/**
 * Scrolls by wheel at 1,000 rows per second for ten seconds. Measures frames, long tasks and frames that show
 * a skeleton.
 * @param what label of the measurement in the results
 */
export async function measureFlingScroll(page: Page, what = 'fling'): Promise<BenchResult[]> {
  await page.getByRole('grid', { name: 'Issues' }).hover();
  await page.evaluate(recordFrameTimes, FLING_SCROLL_SECONDS * 1000);
  const started = performance.now();
  const wheelEvery = 1000 / 60;
  let sent = 0;
  while (performance.now() - started < FLING_SCROLL_SECONDS * 1000) {
    const due = Math.floor((performance.now() - started) / wheelEvery) + 1;
    // If the benchmark process is late, one wheel event covers the missed distance: the scrolled distance per
    // second must be right.
    await page.mouse.wheel(0, ((due - sent) * SCROLLED_ROWS_PER_SECOND * ROW_HEIGHT_PX) / 60);
    sent = due;
    const next = started + sent * wheelEvery - performance.now();
    if (next > 0) await new Promise((resolve) => setTimeout(resolve, next));
  }
  const seen = await page.evaluate(() => window.flingWatch.done);
  const slow = seen.gaps.filter((gap) => gap > 25).length;
  return [
    createSingleValueResult(
      'browser',
      `${what}, frames per second`,
      'fps',
      (seen.gaps.length / seen.ms) * 1000,
    ),
    createSingleValueResult(
      'browser',
      `${what}, frames later than 25 ms`,
      '%',
      (slow / seen.gaps.length) * 100,
    ),
    createSingleValueResult(
      'browser',
      `${what}, longest task`,
      'ms',
      Math.max(0, ...seen.longTasks),
      `${seen.longTasks.length} over 50 ms`,
    ),
    createSingleValueResult(
      'browser',
      `${what}, frames with a skeleton`,
      '%',
      (seen.skeleton / seen.gaps.length) * 100,
    ),
    createSingleValueResult('browser', `${what}, scrolled rows`, 'rows', seen.rows),
  ];
}

interface ScrollFrameStatistics {
  ms: number;
  gaps: number[];
  longTasks: number[];
  skeleton: number;
  rows: number;
}

declare global {
  interface Window {
    flingWatch: { done: Promise<ScrollFrameStatistics> };
  }
}

/** Runs in the page. Records frame times and long tasks. */
function recordFrameTimes(forMs: number): void {
  const longTasks: number[] = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((one) => one.duration))).observe({
    type: 'longtask',
  });
  window.flingWatch = {
    done: new Promise((resolve) => {
      const gaps: number[] = [];
      let skeleton = 0;
      const first = window.bench.getFirstVisibleRowIndex();
      const started = performance.now();
      let last = started;
      const frame = (now: number) => {
        gaps.push(now - last);
        last = now;
        if (!window.bench.areRowsPainted()) skeleton++;
        if (now - started < forMs) requestAnimationFrame(frame);
        else
          resolve({
            ms: now - started,
            gaps,
            longTasks,
            skeleton,
            rows: window.bench.getFirstVisibleRowIndex() - first,
          });
      };
      requestAnimationFrame(frame);
    }),
  };
}
