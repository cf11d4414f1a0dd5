import type { Page } from 'playwright-core';
import { plantDuplicates, waitForClusters } from './plantDuplicates';
import { waitUntilPageIdle } from './session';
import { getProjectScreenPath, sharedServerApiCredentials } from './shared';
import { TrackerApi } from './TrackerApi';

/** Compares the pairs of a cluster, keeps another issue, merges, and restores the cluster. */
export async function visitDuplicates(page: Page, beforeLeave: () => Promise<void>): Promise<void> {
  const address = new URL(getProjectScreenPath('duplicates'), page.url()).href;
  await page.goto(address);
  await waitUntilPageIdle(page);
  await beforeLeave();
  const api = new TrackerApi(sharedServerApiCredentials);
  await waitForClusters(api, await plantDuplicates(api, 3));
  await page.goto(address);
  const cluster = page.getByRole('region', { name: 'Clusters' }).getByRole('link');
  await cluster.filter({ hasText: /Socket pool hands out/ }).click();
  // The shared server may also have duplicates that other tests, or the first attempt, have created.
  await page.getByText(/pair 1 of \d/).waitFor();
  await page.getByRole('group', { name: 'Comparison' }).waitFor();
  await page.keyboard.press('j');
  await page.getByText(/pair 2 of \d/).waitFor();
  await page.getByRole('radiogroup', { name: 'Keep' }).getByRole('radio').nth(1).click();
  await page.waitForURL((url) => url.searchParams.has('keep'));
  await waitUntilPageIdle(page);
  await page.keyboard.press('1');
  await page
    .getByRole('status')
    .getByText(/\d issues merged into/)
    .waitFor();
  await waitUntilPageIdle(page);
  await page.keyboard.press('u');
  await page.getByRole('status').getByText('Undone').waitFor();
  await waitUntilPageIdle(page);
  await beforeLeave();
}
