import type { BenchClient, QueryVariables } from '../support/client';
import { type BenchResult, type BenchSample, createSeededRandom, summarizeSamples } from '../support/measure';
import { BENCH_QUERIES } from '../support/queries';
import {
  ISSUE_COUNT_QUERY,
  ALL_FACETS_QUERY,
  type IssueListResponse,
  ISSUE_PAGE_QUERY,
  LIST_SECTIONS_QUERY,
  LIST_SNAPSHOT_QUERY,
} from './operations';

const PAGE_POSITIONS = [0, 0.5, 0.999];
const REQUESTS_PER_POSITION = 40;

/** Measures the server's response times over HTTP, including GraphQL. */
export async function runServerBenchmark(client: BenchClient): Promise<BenchResult[]> {
  return [
    ...(await measurePagesAtRanks(client, '', 'unfiltered')),
    ...(await measurePagesAtRanks(client, 'is:open', 'is:open, in a snapshot')),
    ...(await measureQueryMix(client)),
  ];
}

async function measurePagesAtRanks(client: BenchClient, query: string, name: string): Promise<BenchResult[]> {
  const { data } = await client.send<IssueListResponse<{ totalCount: number }>>(ISSUE_COUNT_QUERY, { query });
  const total = data.project.issues.totalCount;
  const variables: QueryVariables =
    query === '' ? { query } : { query, snapshot: await fetchListSnapshot(client, query) };
  const results: BenchResult[] = [];
  for (const rank of PAGE_POSITIONS) {
    const random = createSeededRandom(rank * 1000 + 1);
    const samples: BenchSample[] = [];
    for (let i = -3; i < REQUESTS_PER_POSITION; i++) {
      // Random offsets near the wanted rank of the list, so that the same page is not requested repeatedly.
      const near = Math.floor(rank * total + random() * 0.0005 * total);
      const offset = Math.max(0, Math.min(near, total - 50));
      const { ms } = await client.send(ISSUE_PAGE_QUERY, { ...variables, offset });
      if (i >= 0) samples.push({ value: ms, of: `row ${offset}` });
    }
    results.push(summarizeSamples('server', `page at ${rank * 100}%, ${name}`, 'ms', samples));
  }
  return results;
}

async function fetchListSnapshot(client: BenchClient, query: string): Promise<string> {
  const { data } = await client.send<IssueListResponse<{ snapshot: string }>>(LIST_SNAPSHOT_QUERY, { query });
  return data.project.issues.snapshot;
}

/** Sends each query of the benchmark's query mix three times. The first, uncached response is included. */
async function measureQueryMix(client: BenchClient): Promise<BenchResult[]> {
  const parts = {
    'first page': ISSUE_PAGE_QUERY,
    count: ISSUE_COUNT_QUERY,
    facets: ALL_FACETS_QUERY,
    sections: LIST_SECTIONS_QUERY,
  };
  const results: BenchResult[] = [];
  for (const [name, operation] of Object.entries(parts)) {
    const samples: BenchSample[] = [];
    for (let round = 0; round < 3; round++) {
      for (const query of BENCH_QUERIES) {
        const { ms } = await client.send(operation, { query });
        samples.push({ value: ms, of: query === '' ? 'no query' : query });
      }
    }
    results.push(summarizeSamples('server', `${name}, ${BENCH_QUERIES.length} queries`, 'ms', samples));
  }
  return results;
}
