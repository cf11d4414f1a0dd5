import type { Page } from 'playwright-core';
import type { Sign } from '../browser/pageScript';

type Measuring = Window & { answered?: Promise<number> };

/**
 * Presses a key and waits until its effect is on screen.
 * @returns milliseconds from the key event's timestamp until the frame that shows the effect is drawn
 */
export async function pressKey(page: Page, key: string, sign: Sign): Promise<number> {
  await page.evaluate((one) => {
    (window as Measuring).answered = window.bench.answerToKey(one);
  }, sign);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as Measuring).answered!);
}
