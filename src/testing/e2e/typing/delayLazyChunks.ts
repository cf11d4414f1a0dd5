import type { Page } from 'playwright-core';

/**
 * Reloads the issue list, and delays the responses of all scripts that it loads after it has become interactive.
 *
 * @param delay returns the delay of each script in ms, or null to let the script fail to load
 */
export async function reloadWithDelayedChunks(page: Page, delay: () => number | null): Promise<void> {
  const initial = await page.evaluate(() => {
    const { startTime: end } = performance.getEntriesByName('winnow.list')[0]!;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < end)
      .map(({ name }) => name);
  });
  await page.route('**/*.js', async (route) => {
    const milliseconds = initial.includes(route.request().url()) ? 0 : delay();
    if (milliseconds === null) return route.abort();
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
  await page.reload();
}

/** Types keys one after the other, as Playwright names them, without waiting for their effects. */
export async function typeKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_INTERVAL_MS);
  }
}

/** Time between two keys of a fast typist, in ms. */
const KEY_INTERVAL_MS = 20;
