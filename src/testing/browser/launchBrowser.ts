import { type Browser, chromium } from 'playwright-core';
import { unpackChromium } from './unpackChromium';

/**
 * Chromium is started with only these switches: those that @sparticuz/chromium suggests disable features that
 * the tests cover.
 */
const CHROMIUM_ARGUMENTS = ['--no-sandbox', '--disable-background-networking', '--disable-gpu'];

/** Maximum number of attempts to start Chromium, which in rare cases crashes at its start with a segmentation fault. */
const LAUNCH_ATTEMPTS_MAX = 3;

/**
 * Starts a headless Chromium: the npm package's on Linux x64, the installed Chrome elsewhere. The caller
 * closes it.
 * @param args further switches, such as `--js-flags=--expose-gc`
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const all = [...CHROMIUM_ARGUMENTS, ...args];
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return chromium.launch({ channel: 'chrome', args: all });
  }
  const { executablePath, env } = await unpackChromium();
  const options = { executablePath, env: { ...process.env, ...env }, args: all };
  for (let attempt = 1; ; attempt++) {
    try {
      return await chromium.launch(options);
    } catch (error) {
      const hasCrashed = error instanceof Error && error.message.includes('signal=SIGSEGV');
      if (!hasCrashed || attempt === LAUNCH_ATTEMPTS_MAX) throw error;
      console.warn('Chromium crashed when it started, and is started again.');
    }
  }
}
