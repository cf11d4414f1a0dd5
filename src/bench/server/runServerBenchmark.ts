import { startServer } from '../../testing/browser/startServer';
import { waitUntilSearchIndexLoaded } from '../support/searchMetrics';
import { BenchClient, type QueryVariables } from '../support/client';
import type { BenchDataset } from '../support/dataset';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';
import { createSeededRandom } from '../../testing/createSeededRandom';
import { BENCH_QUERIES, WARM_UP_QUERIES } from '../support/queries';
import {
  ISSUE_COUNT_QUERY,
  ALL_FACETS_QUERY,
  ISSUE_LIST_SCREEN_QUERY,
  type IssueListResponse,
  ISSUE_PAGE_QUERY,
  ISSUE_LIST_SECTIONS_QUERY,
  ISSUE_LIST_SNAPSHOT_QUERY,
} from './operations';

const MEASURED_LIST_POSITION_FRACTIONS = [0, 0.5, 0.999];
const REQUESTS_PER_LIST_POSITION = 40;

/** How often the server is started to measure the first list screen of each query. */
const SERVER_STARTS_FOR_FIRST_SCREENS = 3;

/** Measures the server's response times over HTTP, including GraphQL. */
export async function runServerBenchmark({ dataDir }: BenchDataset, project: string): Promise<BenchResult[]> {
  const totals = new Map<string, number>();
  const results = await withBenchServer(dataDir, project, async (client) => {
    const measured = [
      ...(await measureListPageLatency(client, '', 'unfiltered')),
      ...(await measureListPageLatency(client, 'is:open', 'is:open, in a snapshot')),
      ...(await measureQueryMixLatency(client)),
    ];
    for (const query of BENCH_QUERIES) totals.set(query, await fetchIssueCount(client, query));
    return measured;
  });
  const firstScreens: BenchSample[] = [];
  for (let start = 0; start < SERVER_STARTS_FOR_FIRST_SCREENS; start++)
    firstScreens.push(
      ...(await withBenchServer(dataDir, project, (client) =>
        measureFirstListScreens(client, totals, start),
      )),
    );
  const what = `first list screen, ${BENCH_QUERIES.length} queries`;
  return [...results, summarizeSamples('server', what, 'ms', firstScreens)];
}

/** Starts a server, waits until its search index is loaded, and stops it after `measure`. */
async function withBenchServer<Result>(
  dataDir: string,
  project: string,
  measure: (client: BenchClient) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ dataDir, demo: 0 });
  try {
    await waitUntilSearchIndexLoaded(server.url);
    return await measure(new BenchClient(await server.createApiCredentials(), project));
  } finally {
    await server.stop();
  }
}

/**
 * Measures the whole list screen of each query once: the count, eight facets, the sections and the page at a random
 * rank. The server must have been started just before, so that it has cached nothing of these queries. Other queries
 * run first, because V8 has not compiled the server's code yet.
 * @param totals the number of issues of each query
 */
async function measureFirstListScreens(
  client: BenchClient,
  totals: ReadonlyMap<string, number>,
  seed: number,
): Promise<BenchSample[]> {
  for (const query of WARM_UP_QUERIES) await client.sendQuery(ISSUE_LIST_SCREEN_QUERY, { query, offset: 0 });
  const random = createSeededRandom(seed);
  const samples: BenchSample[] = [];
  for (const query of BENCH_QUERIES) {
    const offset = Math.floor(random() * totals.get(query)!);
    const { ms } = await client.sendQuery(ISSUE_LIST_SCREEN_QUERY, { query, offset });
    samples.push({ value: ms, of: query === '' ? 'no query' : query });
  }
  return samples;
}

async function measureListPageLatency(
  client: BenchClient,
  query: string,
  name: string,
): Promise<BenchResult[]> {
  const total = await fetchIssueCount(client, query);
  const variables: QueryVariables =
    query === '' ? { query } : { query, snapshot: await fetchIssueListSnapshot(client, query) };
  const results: BenchResult[] = [];
  for (const rank of MEASURED_LIST_POSITION_FRACTIONS) {
    const random = createSeededRandom(rank * 1000 + 1);
    const samples: BenchSample[] = [];
    for (let i = -3; i < REQUESTS_PER_LIST_POSITION; i++) {
      // Random offsets near the wanted rank of the list, so that the same page is not requested repeatedly.
      const near = Math.floor(rank * total + random() * 0.0005 * total);
      const offset = Math.max(0, Math.min(near, total - 50));
      const { ms } = await client.sendQuery(ISSUE_PAGE_QUERY, { ...variables, offset });
      if (i >= 0) samples.push({ value: ms, of: `row ${offset}` });
    }
    results.push(summarizeSamples('server', `page at ${rank * 100}%, ${name}`, 'ms', samples));
  }
  return results;
}

async function fetchIssueCount(client: BenchClient, query: string): Promise<number> {
  const { data } = await client.sendQuery<IssueListResponse<{ totalCount: number }>>(ISSUE_COUNT_QUERY, {
    query,
  });
  return data.project.issues.totalCount;
}

async function fetchIssueListSnapshot(client: BenchClient, query: string): Promise<string> {
  const { data } = await client.sendQuery<IssueListResponse<{ snapshot: string }>>(
    ISSUE_LIST_SNAPSHOT_QUERY,
    { query },
  );
  return data.project.issues.snapshot;
}

/** Sends each query of the benchmark's query mix three times. The first, uncached response is included. */
async function measureQueryMixLatency(client: BenchClient): Promise<BenchResult[]> {
  const parts = {
    'first page': ISSUE_PAGE_QUERY,
    count: ISSUE_COUNT_QUERY,
    facets: ALL_FACETS_QUERY,
    sections: ISSUE_LIST_SECTIONS_QUERY,
  };
  const results: BenchResult[] = [];
  for (const [name, operation] of Object.entries(parts)) {
    const samples: BenchSample[] = [];
    for (let round = 0; round < 3; round++) {
      for (const query of BENCH_QUERIES) {
        const { ms } = await client.sendQuery(operation, { query });
        samples.push({ value: ms, of: query === '' ? 'no query' : query });
      }
    }
    results.push(summarizeSamples('server', `${name}, ${BENCH_QUERIES.length} queries`, 'ms', samples));
  }
  return results;
}
