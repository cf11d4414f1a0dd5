import type { Page } from 'playwright-core';
import type { KeyPressEffect } from '../browser/pageScript';

type WindowWithKeyLatency = Window & { latency?: Promise<number> };

/**
 * Presses a key and waits until its effect is on screen.
 * @returns milliseconds from the key event's timestamp until the frame that shows the effect is drawn
 */
export async function measureKeyPressLatency(
  page: Page,
  key: string,
  effect: KeyPressEffect,
): Promise<number> {
  await page.evaluate((effect) => {
    (window as WindowWithKeyLatency).latency = window.bench.measureNextKeyLatency(effect);
  }, effect);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as WindowWithKeyLatency).latency!);
}
