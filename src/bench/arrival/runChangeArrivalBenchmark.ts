/**
 * Measures the time from an action in one browser until its entry is painted in the inbox of another person's browser.
 * Each action must create exactly one entry.
 */
import { setTimeout } from 'node:timers/promises';
import type { ServerApiCredentials } from '../../testing/Access';
import { launchBrowser } from '../../testing/browser/launchBrowser';
import { BenchClient } from '../support/client';
import { type BenchResult, summarizeSamples } from '../support/measure';
import { fetchServerMetric } from '../support/searchMetrics';
import { ActingBrowser } from './ActingBrowser';
import { InboxBrowser } from './InboxBrowser';
import { measureBulkEditArrival } from './measureBulkEditArrival';
import { measureIssueArrivals, prepareIssues } from './measureIssueArrivals';

/** Demo users: the first one acts, the other one has the inbox open. */
export const ACTING_LOGIN = 'maintainer';
export const RECEIVING_LOGIN = 'developer';
/** Pause between two checks whether all notifications are written, in ms. */
const POLL_INTERVAL_MS = 20;

/** @param createCredentials returns API credentials of a demo user */
export async function runChangeArrivalBenchmark(
  createCredentials: (login: string) => Promise<ServerApiCredentials>,
  project: string,
): Promise<BenchResult[]> {
  const credentials = await createCredentials(ACTING_LOGIN);
  const acting = new BenchClient(credentials, project);
  const receiving = new BenchClient(await createCredentials(RECEIVING_LOGIN), project);
  const settle = async (): Promise<void> => {
    const countPending = async () =>
      (await fetchServerMetric(credentials.url, 'winnow_notification_pending_events')).get('');
    while ((await countPending()) !== 0) await setTimeout(POLL_INTERVAL_MS);
  };
  const issues = await prepareIssues(acting, receiving, RECEIVING_LOGIN);
  await settle();
  await receiving.sendQuery(
    'mutation { updateNotifications(input: { all: true, state: DONE }) { errors { message } } }',
  );
  const browser = await launchBrowser();
  try {
    const actor = await ActingBrowser.open(browser, credentials, ACTING_LOGIN, project);
    const inbox = await InboxBrowser.open(browser, credentials.url, RECEIVING_LOGIN);
    const results: BenchResult[] = [];
    for (const { what, samples } of await measureIssueArrivals(actor, inbox, issues))
      results.push(summarizeSamples('arrival', `${what} until its entry is painted`, 'ms', samples));
    for (const { what, samples } of await measureBulkEditArrival({ actor, inbox, acting, issues, settle }))
      results.push(summarizeSamples('arrival', what, 'ms', samples));
    return results;
  } finally {
    await browser.close();
  }
}
