/**
 * Benchmarks requests for likely duplicates, the memory of their index, the time to load it from the database and from
 * its file, and the response times of lists while it is being loaded.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type RunningServer, startServer } from '../../testing/browser/startServer';
import { createSeededRandom } from '../../testing/createSeededRandom';
import { type IssueListResponse, ISSUE_LIST_SCREEN_QUERY } from '../server/operations';
import { BenchClient } from '../support/client';
import type { BenchDataset } from '../support/dataset';
import {
  type BenchResult,
  type BenchSample,
  createSingleValueResult,
  summarizeSamples,
} from '../support/measure';
import { FILTER_QUERIES } from '../support/queries';
import { areDuplicatesReady, fetchServerMetric, waitUntilSearchIndexLoaded } from '../support/searchMetrics';

const PART = 'suggestions';
const REQUESTS = 200;
/** Requests before the measurement, which compile the code. */
const WARM_UP_REQUESTS = 20;
/** Pause between two lists while the index is being loaded, in milliseconds. */
const LIST_PAUSE_MS = 50;
const LISTS_AT_REST = 200;
const INDEX_LOAD_TIMEOUT_MS = 3_600_000;

const DUPLICATES =
  'likelyDuplicates(first: 10) { score because issue { id key title state { name category } } }';
const ISSUE_QUERY = `query ($project: String!, $number: Int!) { project(key: $project) {
  issue(number: $number) { ${DUPLICATES} } } }`;
const TEXT_QUERY = `query ($project: String!, $number: Int!) { project(key: $project) {
  issueCount issue(number: $number) { title body } } }`;
const DRAFT_QUERY = `query ($project: String!, $title: String!, $body: String!) { project(key: $project) {
  ${DUPLICATES.replace('first: 10', 'title: $title, body: $body, first: 5')} } }`;

interface IssueTexts {
  project: { issueCount: number; issue: { title: string; body: string } | null };
}

export async function runSuggestionsBenchmark(
  { dataDir }: BenchDataset,
  project: string,
): Promise<BenchResult[]> {
  await rm(path.join(dataDir, 'duplicates'), { recursive: true, force: true });
  return [
    ...(await measureOnServer(dataDir, async (server) => {
      const client = new BenchClient(await server.createApiCredentials(), project);
      return [
        ...(await measureLoading(server, client, 'from the database')),
        ...(await measureRequests(client)),
        await measureMemory(server),
      ];
    })),
    // The previous server wrote the file when it was stopped.
    ...(await measureOnServer(dataDir, async (server) => {
      const client = new BenchClient(await server.createApiCredentials(), project);
      return measureLoading(server, client, 'from the file');
    })),
  ];
}

async function measureOnServer(
  dataDir: string,
  measure: (server: RunningServer) => Promise<BenchResult[]>,
): Promise<BenchResult[]> {
  const server = await startServer({ dataDir, demo: 0 });
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/** Measures the time until the index is ready, and lists meanwhile and afterwards. */
async function measureLoading(
  server: RunningServer,
  client: BenchClient,
  from: string,
): Promise<BenchResult[]> {
  await waitUntilSearchIndexLoaded(server.url);
  const started = performance.now();
  const meanwhile: BenchSample[] = [];
  while (!(await areDuplicatesReady(server.url))) {
    if (performance.now() - started > INDEX_LOAD_TIMEOUT_MS)
      throw new Error('The index of likely duplicates was not loaded in time.');
    meanwhile.push(await measureList(client, meanwhile.length));
    await setTimeout(LIST_PAUSE_MS);
  }
  const loaded = performance.now() - started;
  const afterwards: BenchSample[] = [];
  while (afterwards.length < LISTS_AT_REST) afterwards.push(await measureList(client, afterwards.length));
  return [
    createSingleValueResult(PART, `index loaded ${from}, after the search index`, 'ms', loaded),
    ...(meanwhile.length > 0
      ? [summarizeSamples(PART, `whole list screen while it is loaded ${from}`, 'ms', meanwhile)]
      : []),
    summarizeSamples(PART, `whole list screen after it was loaded ${from}`, 'ms', afterwards),
  ];
}

async function measureList(client: BenchClient, i: number): Promise<BenchSample> {
  const query = FILTER_QUERIES[i % FILTER_QUERIES.length]!;
  const { ms } = await client.sendQuery<IssueListResponse<{ totalCount: number }>>(ISSUE_LIST_SCREEN_QUERY, {
    query,
    offset: 0,
  });
  return { value: ms, of: query };
}

/** Measures requests for the duplicates of random issues, and of drafts with their texts. */
async function measureRequests(client: BenchClient): Promise<BenchResult[]> {
  const random = createSeededRandom(1);
  const { project } = (await client.sendQuery<IssueTexts>(TEXT_QUERY, { number: 1 })).data;
  const ofIssues: BenchSample[] = [];
  const ofDrafts: BenchSample[] = [];
  for (let request = 0; request < WARM_UP_REQUESTS + REQUESTS; request++) {
    const number = 1 + Math.floor(random() * project.issueCount);
    const { issue } = (await client.sendQuery<IssueTexts>(TEXT_QUERY, { number })).data.project;
    if (!issue) continue;
    const ofIssue = await client.sendQuery(ISSUE_QUERY, { number });
    const draft = { title: issue.title, body: issue.body };
    const ofDraft = await client.sendQuery(DRAFT_QUERY, draft);
    if (request < WARM_UP_REQUESTS) continue;
    ofIssues.push({ value: ofIssue.ms, of: `issue ${number}` });
    ofDrafts.push({ value: ofDraft.ms, of: `text of issue ${number}` });
  }
  return [
    summarizeSamples(PART, 'likely duplicates of an issue, over HTTP', 'ms', ofIssues),
    summarizeSamples(PART, 'likely duplicates of a draft, over HTTP', 'ms', ofDrafts),
  ];
}

async function measureMemory({ url }: RunningServer): Promise<BenchResult> {
  const bytes = [...(await fetchServerMetric(url, 'winnow_duplicates_memory_bytes')).values()];
  return createSingleValueResult(
    PART,
    'index: memory',
    'MB',
    bytes.reduce((sum, each) => sum + each, 0) / 1e6,
  );
}
