import { launchBrowser } from '../../testing/browser/launchBrowser';
import type { Result } from '../measure';
import { fling } from './fling';
import { jump, releasedThumb } from './jump';
import { memory } from './memory';
import { coldLoad, filterChange, openIssue } from './navigate';
import { openList } from './openList';

/** Times what a person waits for, in a real Chromium on this machine. */
export async function browserPart(url: string, project: string): Promise<Result[]> {
  const browser = await launchBrowser();
  try {
    const results = await coldLoad(browser, url, project);
    const page = await openList(browser, url, project);
    results.push(await jump(page), await releasedThumb(page), ...(await fling(page)));
    await page.context().close();
    const filtered = await openList(browser, url, project);
    results.push(await filterChange(filtered));
    await filtered.context().close();
    for (const hover of [false, true]) results.push(await openIssue(browser, url, project, hover));
    const scrolled = await openList(browser, url, project);
    results.push(...(await memory(scrolled)));
    return results;
  } finally {
    await browser.close();
  }
}
