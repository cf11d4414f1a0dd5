/** Measures the arrival of a bulk edit that assigns many issues to the receiver. */
import { type BenchBulkOperation, undoBulkEdit, waitUntilBulkEditFinished } from '../support/bulkEdits';
import type { BenchClient } from '../support/client';
import type { BenchSample } from '../support/measure';
import type { ActingBrowser } from './ActingBrowser';
import type { InboxBrowser } from './InboxBrowser';
import type { ChangeArrivalMeasurement, PreparedIssues } from './measureIssueArrivals';

const REPETITIONS = 3;
const ISSUES = 10_000;

interface BulkEditArrivalOptions {
  actor: ActingBrowser;
  inbox: InboxBrowser;
  acting: BenchClient;
  issues: PreparedIssues;
  /** Waits until all notifications are written. */
  settle: () => Promise<void>;
}

export async function measureBulkEditArrival({
  actor,
  inbox,
  acting,
  issues: { projectId, receiver },
  settle,
}: BulkEditArrivalOptions): Promise<ChangeArrivalMeasurement[]> {
  const first: BenchSample[] = [];
  const complete: BenchSample[] = [];
  let changed = 0;
  for (let n = 0; n < REPETITIONS; n++) {
    const change = { addAssigneeIds: [receiver.id] };
    const input = { projectId, query: `number:1..${ISSUES}`, change };
    const started = await actor.mutate<{ operation: BenchBulkOperation }>(
      'bulkUpdateIssues',
      'BulkUpdateIssuesInput',
      input,
      'operation { id number state changed }',
    );
    const { operation } = started.payload;
    const of = `bulk edit ${operation.number}`;
    const entry = `Bulk edit ${operation.number} of`;
    first.push({ value: (await inbox.waitForEntry(entry)) - started.at, of });
    const ended = await waitUntilBulkEditFinished(acting, operation);
    if (ended.state !== 'DONE') throw new Error(`${of}: ${ended.state}`);
    changed = ended.changed;
    const painted = await inbox.waitForEntry(`${entry}.*${changed.toLocaleString('en')} changes`);
    complete.push({ value: painted - (await readEndTime(acting, operation)), of });
    await inbox.expectOneEntry(entry);
    await waitUntilBulkEditFinished(acting, await undoBulkEdit(acting, operation));
    await settle();
  }
  const what = `bulk edit of ${changed.toLocaleString('en')} issues`;
  return [
    { what: `${what}: from its start until its entry is painted`, samples: first },
    { what: `${what}: from its end until its entry counts all changes`, samples: complete },
  ];
}

/** Returns when a finished bulk operation ended, in epoch ms. */
async function readEndTime(client: BenchClient, { number }: BenchBulkOperation): Promise<number> {
  const { data } = await client.sendQuery<{ project: { bulkOperation: { endedAt: string } } }>(
    `query ($project: String!, $number: Int!) {
      project(key: $project) { bulkOperation(number: $number) { endedAt } } }`,
    { number },
  );
  return Date.parse(data.project.bulkOperation.endedAt);
}
