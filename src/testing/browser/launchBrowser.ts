import { type Browser, chromium } from 'playwright-core';
import { unpackChromium } from './unpackChromium';

/**
 * Chromium is started with only these switches: those that @sparticuz/chromium suggests disable features that
 * the tests cover.
 */
const CHROMIUM_ARGUMENTS = ['--no-sandbox', '--disable-background-networking', '--disable-gpu'];

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
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: all });
}
