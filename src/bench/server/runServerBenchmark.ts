import type { BenchClient, QueryVariables } from '../support/client';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';
import { createSeededRandom } from '../../testing/createSeededRandom';
import { BENCH_QUERIES } from '../support/queries';
import {
  ISSUE_COUNT_QUERY,
  ALL_FACETS_QUERY,
  type IssueListResponse,
  ISSUE_PAGE_QUERY,
  ISSUE_LIST_SECTIONS_QUERY,
  ISSUE_LIST_SNAPSHOT_QUERY,
} from './operations';

const MEASURED_LIST_POSITION_FRACTIONS = [0, 0.5, 0.999];
const REQUESTS_PER_LIST_POSITION = 40;

/** Measures the server's response times over HTTP, including GraphQL. */
export async function runServerBenchmark(client: BenchClient): Promise<BenchResult[]> {
  return [
    ...(await measureListPageLatency(client, '', 'unfiltered')),
    ...(await measureListPageLatency(client, 'is:open', 'is:open, in a snapshot')),
    ...(await measureQueryMixLatency(client)),
  ];
}

async function measureListPageLatency(
  client: BenchClient,
  query: string,
  name: string,
): Promise<BenchResult[]> {
  const { data } = await client.sendQuery<IssueListResponse<{ totalCount: number }>>(ISSUE_COUNT_QUERY, {
    query,
  });
  const total = data.project.issues.totalCount;
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
