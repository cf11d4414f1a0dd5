/**
 * Benchmarks searches answered by the in-memory index and by SQL: everything that the list screen shows, in
 * one request.
 */
import { type RunningServer, startServer } from '../../testing/browser/startServer';
import { BenchClient } from '../support/client';
import type { BenchDataset } from '../support/dataset';
import {
  type BenchResult,
  type BenchSample,
  createSeededRandom,
  createSingleResult,
  summarizeSamples,
} from '../support/measure';
import { FILTER_QUERIES, WORD_QUERIES } from '../support/queries';
import { type IssueListResponse, LIST_SCREEN_QUERY } from '../server/operations';
import { measureIndexUpdates } from './measureIndexUpdates';
import { waitUntilIndexLoaded, fetchMetric } from './figures';
import { measureMixedLoad } from './measureMixedLoad';

/** How often each query is measured, by search mode. SQL takes seconds for some queries. */
const ROUNDS_BY_SEARCH_MODE = { index: 5, sql: 1 };

export async function runSearchBenchmark({ dataDir }: BenchDataset, project: string): Promise<BenchResult[]> {
  return [
    ...(await measureWithServer(dataDir, 'index', async (server) => {
      const loaded = await waitUntilIndexLoaded(server.url);
      const client = new BenchClient(await server.access(), project);
      return [
        createSingleResult('search', 'index: in memory after the server is ready', 'ms', loaded),
        ...(await measureListScreen(client, 'index')),
        ...(await measureIndexMemory(server)),
        ...(await measureMixedLoad(server.url, client)),
      ];
    })),
    ...(await measureWithServer(dataDir, 'sql', async (server) =>
      measureListScreen(new BenchClient(await server.access(), project), 'sql'),
    )),
    ...(await measureIndexUpdates(dataDir, project)),
  ];
}

async function measureWithServer(
  dataDir: string,
  mode: 'index' | 'sql',
  measure: (server: RunningServer) => Promise<BenchResult[]>,
): Promise<BenchResult[]> {
  const server = await startServer({ dataDir, demo: 0, env: { WINNOW_SEARCH: mode } });
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/**
 * Measures requests for a whole list screen: the count, eight facets, the sections and the page at a random
 * offset. The first, uncached response of each query is included.
 */
async function measureListScreen(client: BenchClient, mode: 'index' | 'sql'): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const [what, queries] of [
    ['filters', FILTER_QUERIES],
    ['words', WORD_QUERIES],
  ] as const) {
    const random = createSeededRandom(1);
    const totals = new Map<string, number>();
    const samples: BenchSample[] = [];
    for (let round = 0; round < ROUNDS_BY_SEARCH_MODE[mode]; round++) {
      for (const query of queries) {
        // In the first round the query's total count is unknown, so the page's offset is among the first 50
        // rows.
        const offset = Math.floor(random() * (totals.get(query) ?? 50));
        const { ms, data } = await client.send<IssueListResponse<{ totalCount: number }>>(LIST_SCREEN_QUERY, {
          query,
          offset,
        });
        totals.set(query, data.project.issues.totalCount);
        samples.push({ value: ms, of: query === '' ? 'no query' : query });
      }
    }
    results.push(
      summarizeSamples(
        'search',
        `${mode}: whole list screen, ${queries.length} queries with ${what}`,
        'ms',
        samples,
      ),
    );
  }
  return results;
}

async function measureIndexMemory(server: RunningServer): Promise<BenchResult[]> {
  const projects = await fetchMetric(server.url, 'winnow_search_memory_bytes');
  const lists = await fetchMetric(server.url, 'winnow_search_lists_bytes');
  const bytes = [...projects.values(), ...lists.values()];
  return [
    createSingleResult(
      'search',
      'index: memory',
      'MB',
      bytes.reduce((sum, each) => sum + each, 0) / 1e6,
      'columns, orders and cached lists',
    ),
  ];
}
