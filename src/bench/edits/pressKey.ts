import type { Page } from 'playwright-core';
import type { VisibleEffect } from '../browser/pageScript';

type MeasuringWindow = Window & { answered?: Promise<number> };

/**
 * Presses a key and waits until its effect is on screen.
 * @returns milliseconds from the key event's timestamp until the frame that shows the effect is drawn
 */
export async function pressKey(page: Page, key: string, sign: VisibleEffect): Promise<number> {
  await page.evaluate((one) => {
    (window as MeasuringWindow).answered = window.bench.answerToKey(one);
  }, sign);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as MeasuringWindow).answered!);
}
