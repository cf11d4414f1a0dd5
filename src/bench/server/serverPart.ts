import type { BenchClient, Variables } from '../support/client';
import { type Result, type Sample, seededRandom, summarize } from '../support/measure';
import { BENCH_QUERIES } from '../support/queries';
import {
  COUNT_QUERY,
  FACETS_QUERY,
  type ListResponse,
  PAGE_QUERY,
  SECTIONS_QUERY,
  SNAPSHOT_QUERY,
} from './operations';

const PAGE_POSITIONS = [0, 0.5, 0.999];
const REPETITIONS = 40;

/** Measures the server's response times over HTTP, including GraphQL. */
export async function serverPart(client: BenchClient): Promise<Result[]> {
  return [
    ...(await pagesAtRanks(client, '', 'unfiltered')),
    ...(await pagesAtRanks(client, 'is:open', 'is:open, in a snapshot')),
    ...(await queryMix(client)),
  ];
}

async function pagesAtRanks(client: BenchClient, query: string, name: string): Promise<Result[]> {
  const { data } = await client.send<ListResponse<{ totalCount: number }>>(COUNT_QUERY, { query });
  const total = data.project.issues.totalCount;
  const variables: Variables =
    query === '' ? { query } : { query, snapshot: await snapshotOf(client, query) };
  const results: Result[] = [];
  for (const rank of PAGE_POSITIONS) {
    const random = seededRandom(rank * 1000 + 1);
    const samples: Sample[] = [];
    for (let i = -3; i < REPETITIONS; i++) {
      // Random offsets near the wanted rank of the list, so that the same page is not requested repeatedly.
      const near = Math.floor(rank * total + random() * 0.0005 * total);
      const offset = Math.max(0, Math.min(near, total - 50));
      const { ms } = await client.send(PAGE_QUERY, { ...variables, offset });
      if (i >= 0) samples.push({ value: ms, of: `row ${offset}` });
    }
    results.push(summarize('server', `page at ${rank * 100}%, ${name}`, 'ms', samples));
  }
  return results;
}

async function snapshotOf(client: BenchClient, query: string): Promise<string> {
  const { data } = await client.send<ListResponse<{ snapshot: string }>>(SNAPSHOT_QUERY, { query });
  return data.project.issues.snapshot;
}

/** Sends each query of the benchmark's query mix three times. The first, uncached response is included. */
async function queryMix(client: BenchClient): Promise<Result[]> {
  const parts = {
    'first page': PAGE_QUERY,
    count: COUNT_QUERY,
    facets: FACETS_QUERY,
    sections: SECTIONS_QUERY,
  };
  const results: Result[] = [];
  for (const [name, operation] of Object.entries(parts)) {
    const samples: Sample[] = [];
    for (let round = 0; round < 3; round++) {
      for (const query of BENCH_QUERIES) {
        const { ms } = await client.send(operation, { query });
        samples.push({ value: ms, of: query === '' ? 'no query' : query });
      }
    }
    results.push(summarize('server', `${name}, ${BENCH_QUERIES.length} queries`, 'ms', samples));
  }
  return results;
}
