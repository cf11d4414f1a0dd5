import type { Page } from 'playwright-core';
import type { KeyEffect } from '../browser/pageScript';

type WindowWithLatency = Window & { latency?: Promise<number> };

/**
 * Presses a key and waits until its effect is on screen.
 * @returns milliseconds from the key event's timestamp until the frame that shows the effect is drawn
 */
export async function measureKeyPress(page: Page, key: string, effect: KeyEffect): Promise<number> {
  await page.evaluate((effect) => {
    (window as WindowWithLatency).latency = window.bench.keyLatency(effect);
  }, effect);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as WindowWithLatency).latency!);
}
