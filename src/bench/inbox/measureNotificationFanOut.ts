/** Measures how long it takes until many people are notified, and the pages that are requested meanwhile. */
import { setTimeout } from 'node:timers/promises';
import type { ServerApiCredentials } from '../../testing/Access';
import { ISSUE_PAGE_QUERY } from '../server/operations';
import {
  type BenchBulkOperation,
  callBulkMutation,
  undoBulkEdit,
  waitUntilBulkEditFinished,
} from '../support/bulkEdits';
import { BenchClient } from '../support/client';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';
import { FILTER_QUERIES } from '../support/queries';
import { fetchServerMetric } from '../support/searchMetrics';
import { WATCHED_ISSUE_NUMBER, WATCHER_COUNT } from './insertInbox';

const COMMENTS = 5;
const BULK_EDIT_SIZES = [10_000, 100_000];
/** Pause of the concurrent reader between two pages, in ms. */
const PAGE_PAUSE_MS = 20;
/** Pause between two checks whether all notifications are written, in ms. */
const POLL_INTERVAL_MS = 10;

const PROJECT_QUERY = `query ($project: String!, $number: Int!) {
  project(key: $project) { id issueCount issue(number: $number) { id }
    workflow { states { id category } } } }`;
interface ProjectQueryData {
  project: {
    id: string;
    issueCount: number;
    issue: { id: string };
    workflow: { states: { id: string; category: string }[] };
  };
}

/** Requires the watchers of `insertInbox`. */
export async function measureNotificationFanOut(
  credentials: ServerApiCredentials,
  projectKey: string,
): Promise<BenchResult[]> {
  const client = new BenchClient(credentials, projectKey);
  const { data } = await client.sendQuery<ProjectQueryData>(PROJECT_QUERY, { number: WATCHED_ISSUE_NUMBER });
  const { project } = data;
  const results = await measureWhileReading(
    client,
    credentials.url,
    `comment, ${WATCHER_COUNT} watchers`,
    COMMENTS,
    () => client.sendQuery(COMMENT_MUTATION, { id: project.issue.id }),
  );
  const stateId = project.workflow.states.find(({ category }) => category === 'ACTIVE')!.id;
  for (const size of BULK_EDIT_SIZES) {
    if (size > project.issueCount) break;
    const input = { projectId: project.id, query: `number:1..${size}`, change: { stateId } };
    const what = `bulk edit of the state of ${size} issues`;
    let operation: BenchBulkOperation | undefined;
    const steps: [string, () => Promise<BenchBulkOperation>][] = [
      [what, () => callBulkMutation(client, 'bulkUpdateIssues', 'BulkUpdateIssuesInput', input)],
      [`undo of the ${what}`, () => undoBulkEdit(client, operation!)],
    ];
    for (const [step, start] of steps)
      results.push(
        ...(await measureWhileReading(client, credentials.url, step, 1, async () => {
          operation = await waitUntilBulkEditFinished(client, await start());
        })),
      );
  }
  return results;
}

const COMMENT_MUTATION = `mutation ($id: ID!) { addComment(input: { issueId: $id, body: "A comment" }) { errors { message } } }`;

/**
 * Runs a change some times. Measures the time from its end until all notifications are written, and the pages from its
 * start until then.
 */
async function measureWhileReading(
  client: BenchClient,
  url: string,
  what: string,
  repetitions: number,
  change: () => Promise<unknown>,
): Promise<BenchResult[]> {
  const pages: BenchSample[] = [];
  const delays: BenchSample[] = [];
  let isReading = true;
  const readPages = async (): Promise<void> => {
    for (let n = 0; isReading; n++) {
      const query = FILTER_QUERIES[n % FILTER_QUERIES.length]!;
      const { ms } = await client.sendQuery(ISSUE_PAGE_QUERY, { query });
      pages.push({ value: ms, of: query });
      await setTimeout(PAGE_PAUSE_MS);
    }
  };
  const reading = readPages();
  for (let n = 0; n < repetitions; n++) {
    await change();
    const changed = performance.now();
    while ((await countPendingEvents(url)) > 0) await setTimeout(POLL_INTERVAL_MS);
    delays.push({ value: performance.now() - changed });
  }
  isReading = false;
  await reading;
  return [
    summarizeSamples('inbox', `${what}: until the last notification`, 'ms', delays),
    summarizeSamples('inbox', `${what}: a page meanwhile`, 'ms', pages),
  ];
}

const countPendingEvents = async (url: string): Promise<number> =>
  (await fetchServerMetric(url, 'winnow_notification_pending_events')).get('') ?? NaN;
