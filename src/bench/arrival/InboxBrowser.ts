import type { Browser, Page } from 'playwright-core';
import { getDemoUserSessionCookie, setBrowserSessionCookie } from '../../testing/browser/signIn';
import { installBrowserBenchHelpers } from '../browser/pageScript';

/** Viewport of the product's reference designs. */
const VIEWPORT = { width: 1440, height: 900 };
/**
 * Maximum time until an entry is painted, in ms. The entry of a bulk edit is complete only after all of its changes.
 */
const ARRIVAL_TIMEOUT_MS = 120_000;
/** Time in which a second entry for the same action would arrive, in ms. */
const REPEATED_ENTRY_WAIT_MS = 500;

/** The browser of the receiver, who has the inbox open. */
export class InboxBrowser {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(browser: Browser, url: string, login: string): Promise<InboxBrowser> {
    const context = await browser.newContext({ viewport: VIEWPORT });
    await setBrowserSessionCookie(context, url, await getDemoUserSessionCookie(url, login));
    const page = await context.newPage();
    await page.addInitScript(installBrowserBenchHelpers);
    await page.goto(`${url}/inbox`);
    await page.getByText('No unread notifications').waitFor();
    // Live updates start after the screen is shown.
    await page.waitForTimeout(2_000);
    return new InboxBrowser(page);
  }

  /**
   * Waits until an entry is painted whose text matches a pattern.
   * @param pattern source of a regular expression
   * @returns epoch time in ms
   */
  waitForEntry(pattern: string): Promise<number> {
    return this.#page.evaluate(
      async ([source, timeout]) => {
        const expression = new RegExp(source);
        const isShown = () =>
          [...document.querySelectorAll('section[aria-label=Notifications] li')].some((entry) =>
            expression.test(entry.textContent),
          );
        return performance.timeOrigin + (await window.bench.waitUntilPainted(isShown, timeout));
      },
      [pattern, ARRIVAL_TIMEOUT_MS] as const,
    );
  }

  /** @throws Error unless exactly one entry matches the pattern, immediately and after REPEATED_ENTRY_WAIT_MS */
  async expectOneEntry(pattern: string): Promise<void> {
    await this.#page.waitForTimeout(REPEATED_ENTRY_WAIT_MS);
    const entries = this.#page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    const count = await entries.filter({ hasText: new RegExp(pattern) }).count();
    if (count !== 1) throw new Error(`The inbox has ${count} entries that match ${pattern}.`);
  }
}
