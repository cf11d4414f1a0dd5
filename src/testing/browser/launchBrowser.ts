import { type Browser, chromium } from 'playwright-core';
import { unpackChromium } from './unpackChromium';

/** No others: those that @sparticuz/chromium suggests switch off what tests are about. */
const ARGUMENTS = ['--no-sandbox', '--disable-background-networking', '--disable-gpu'];

/**
 * Starts a headless Chromium: on Linux x64 the one that npm brought, elsewhere the installed
 * Chrome. The caller closes it.
 *
 * @param args further switches, such as `--js-flags=--expose-gc` for measuring
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const all = [...ARGUMENTS, ...args];
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return chromium.launch({ channel: 'chrome', args: all });
  }
  const { executablePath, env } = await unpackChromium();
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: all });
}
