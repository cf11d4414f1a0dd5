import type { Page } from 'playwright-core';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';
import { createSeededRandom } from '../../testing/createSeededRandom';

const SCROLL_JUMP_COUNT = 60;

/**
 * Measures the time from setting the scroll position to a random rank until the rows at that rank are
 * painted.
 */
export async function measureScrollJumps(page: Page): Promise<BenchResult> {
  const random = createSeededRandom(7);
  const samples: BenchSample[] = [];
  for (let i = 0; i < SCROLL_JUMP_COUNT; i++) {
    const fraction = random();
    const value = await page.evaluate(async (to) => {
      const { getListScroller, waitUntilPainted, areRowsPainted, getFirstVisibleRowIndex } = window.bench;
      const before = getFirstVisibleRowIndex();
      const started = performance.now();
      const element = getListScroller();
      element.scrollTop = to * (element.scrollHeight - element.clientHeight);
      return (
        (await waitUntilPainted(() => getFirstVisibleRowIndex() !== before && areRowsPainted())) - started
      );
    }, fraction);
    samples.push({ value, of: `to ${(fraction * 100).toFixed(1)}%` });
    // A pause between two scroll jumps, so that unfinished rendering of one does not count for the next.
    await page.waitForTimeout(200);
  }
  return summarizeSamples('browser', 'jump until rows are painted', 'ms', samples);
}

/**
 * Drags the scrollbar's thumb to a random position in steps. Measures the time from its release until the
 * rows are painted.
 */
export async function measureScrollbarThumbRelease(page: Page): Promise<BenchResult> {
  const random = createSeededRandom(8);
  const samples: BenchSample[] = [];
  for (let i = 0; i < 30; i++) {
    const bar = await page.getByRole('scrollbar').boundingBox();
    const thumb = await page.locator('[role=scrollbar] [data-part=thumb]').boundingBox();
    if (!bar || !thumb) throw new Error('The list has no scrollbar to drag.');
    const x = thumb.x + thumb.width / 2;
    await page.evaluate(() => {
      const bench = window.bench as typeof window.bench & { released: Promise<number> };
      bench.released = new Promise((resolve, reject) => {
        const release = () => {
          const at = performance.now();
          bench.waitUntilPainted(bench.areRowsPainted).then((painted) => resolve(painted - at), reject);
        };
        window.addEventListener('pointerup', release, { once: true, capture: true });
      });
    });
    await page.mouse.move(x, thumb.y + thumb.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, bar.y + bar.height * (0.02 + 0.96 * random()), { steps: 15 });
    await page.mouse.up();
    const value = await page.evaluate(
      () => (window.bench as typeof window.bench & { released: Promise<number> }).released,
    );
    samples.push({ value });
    await page.waitForTimeout(200);
  }
  return summarizeSamples('browser', 'released thumb until rows are painted', 'ms', samples);
}
