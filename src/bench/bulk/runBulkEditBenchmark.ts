/** Measures bulk edits and their undo, with and without a client that reads pages at the same time. */
import { setTimeout } from 'node:timers/promises';
import type { ServerApiCredentials } from '../../testing/Access';
import {
  type BenchBulkOperation,
  callBulkMutation,
  undoBulkEdit,
  waitUntilBulkEditFinished,
} from '../support/bulkEdits';
import { BenchClient } from '../support/client';
import {
  type BenchResult,
  type BenchSample,
  createSingleValueResult,
  summarizeSamples,
} from '../support/measure';
import { FILTER_QUERIES } from '../support/queries';
import { fetchServerMetric } from '../support/searchMetrics';
import { ISSUE_PAGE_QUERY } from '../server/operations';

/** Measured bulk edits: the number of changed issues, and whether a client reads pages at the same time. */
const MEASURED_BULK_EDITS = [
  { size: 10_000, isRead: false },
  { size: 10_000, isRead: true },
  { size: 100_000, isRead: true },
];
/** Pause of the concurrent reader between two pages, in ms. */
const ISSUE_PAGE_FETCH_PAUSE_MS = 50;

export async function runBulkEditBenchmark(
  credentials: ServerApiCredentials,
  project: string,
): Promise<BenchResult[]> {
  const client = new BenchClient(credentials, project);
  const { url } = credentials;
  const results: BenchResult[] = [];
  for (const { size, isRead } of MEASURED_BULK_EDITS) {
    const count = `${size.toLocaleString('en')}${isRead ? ', with a concurrent reader' : ''}`;
    const measure = (what: string, start: () => Promise<BenchBulkOperation>) =>
      measureBulkEdit(url, client, `${count}: ${what}`, isRead, start);
    const change = await measure('changed, with history', () => startBulkEdit(client, size));
    const undo = await measure('undone', () => undoBulkEdit(client, change.operation));
    results.push(...change.results, ...undo.results);
  }
  return results;
}

/**
 * Measures the time from the request until the bulk edit is finished. With a concurrent reader, also measures
 * the latency of its pages and the server's memory.
 */
async function measureBulkEdit(
  url: string,
  client: BenchClient,
  what: string,
  isRead: boolean,
  start: () => Promise<BenchBulkOperation>,
) {
  let reading = isRead;
  const pages: BenchSample[] = [];
  const memory: BenchSample[] = [];
  const failures: string[] = [];
  const before = await fetchResidentMemoryMegabytes(url);
  const reader = async (): Promise<void> => {
    for (let i = 0; reading; i++) {
      const query = FILTER_QUERIES[i % FILTER_QUERIES.length]!;
      await client.sendQuery(ISSUE_PAGE_QUERY, { query }).then(
        ({ ms }) => pages.push({ value: ms, of: query }),
        (error: Error) => failures.push(error.message),
      );
      if (i % 10 === 0) memory.push({ value: await fetchResidentMemoryMegabytes(url) });
      await setTimeout(ISSUE_PAGE_FETCH_PAUSE_MS);
    }
  };
  const readers = reader();
  const started = performance.now();
  const operation = await waitUntilBulkEditFinished(client, await start());
  const ms = performance.now() - started;
  reading = false;
  await readers;
  if (operation.state !== 'DONE') throw new Error(`${what}: ${operation.state}`);
  const rate = `${Math.round(operation.changed / (ms / 1_000)).toLocaleString('en')} issues/s`;
  const results = [createSingleValueResult('bulk', what, 'ms', ms, rate)];
  if (!isRead) return { operation, results };
  results.push(
    summarizeSamples('bulk', `${what}: a concurrently requested page`, 'ms', pages),
    summarizeSamples('bulk', `${what}: memory (${Math.round(before)} MB before)`, 'MB', memory),
  );
  if (failures.length > 0)
    results.push(
      createSingleValueResult('bulk', `${what}: failed page requests`, '', failures.length, failures[0]),
    );
  return { operation, results };
}

async function startBulkEdit(client: BenchClient, size: number): Promise<BenchBulkOperation> {
  const query = `query ($project: String!) { project(key: $project) { id labels(first: 1) { nodes { id } } } }`;
  const { data } = await client.sendQuery<{ project: BenchProject }>(query);
  const { id, labels } = data.project;
  const change = { priority: 'URGENT', addLabelIds: [labels.nodes[0]!.id] };
  const input = { projectId: id, query: `number:1..${size}`, change };
  return callBulkMutation(client, 'bulkUpdateIssues', 'BulkUpdateIssuesInput', input);
}

interface BenchProject {
  id: string;
  labels: { nodes: { id: string }[] };
}

async function fetchResidentMemoryMegabytes(url: string): Promise<number> {
  return ((await fetchServerMetric(url, 'process_resident_memory_bytes')).get('') ?? NaN) / 2 ** 20;
}
