import type { Page } from 'playwright-core';
import type { Sign } from '../browser/pageScript';

type Measuring = Window & { answered?: Promise<number> };

/**
 * Presses a key, and waits until the answer to it is on screen.
 *
 * @returns from the key's own time until the work on the frame that shows the sign is done, in ms
 */
export async function pressKey(page: Page, key: string, sign: Sign): Promise<number> {
  await page.evaluate((one) => {
    (window as Measuring).answered = window.bench.answerToKey(one);
  }, sign);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as Measuring).answered!);
}
