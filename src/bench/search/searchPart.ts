/**
 * Benchmarks searches answered by the in-memory index and by SQL: everything that the list screen shows, in
 * one request.
 */
import { type RunningServer, startServer } from '../../testing/browser/startServer';
import { BenchClient } from '../support/client';
import type { Dataset } from '../support/dataset';
import { type Result, type Sample, seededRandom, singleResult, summarize } from '../support/measure';
import { FILTER_QUERIES, WORD_QUERIES } from '../support/queries';
import { type ListResponse, LIST_SCREEN } from '../server/operations';
import { applyCosts } from './applyCosts';
import { waitUntilLoaded, readMetric } from './figures';
import { mixedLoad } from './mixedLoad';

/** Repetitions per query, by search mode. SQL takes seconds for some queries. */
const ROUNDS = { index: 5, sql: 1 };

export async function searchPart({ dataDir }: Dataset, project: string): Promise<Result[]> {
  return [
    ...(await withServer(dataDir, 'index', async (server) => {
      const loaded = await waitUntilLoaded(server.url);
      const client = new BenchClient(await server.access(), project);
      return [
        singleResult('search', 'index: in memory after the server is ready', 'ms', loaded),
        ...(await measureListScreen(client, 'index')),
        ...(await measureIndexMemory(server)),
        ...(await mixedLoad(server.url, client)),
      ];
    })),
    ...(await withServer(dataDir, 'sql', async (server) =>
      measureListScreen(new BenchClient(await server.access(), project), 'sql'),
    )),
    ...(await applyCosts(dataDir, project)),
  ];
}

async function withServer(
  dataDir: string,
  mode: 'index' | 'sql',
  measure: (server: RunningServer) => Promise<Result[]>,
): Promise<Result[]> {
  const server = await startServer({ dataDir, demo: 0, env: { WINNOW_SEARCH: mode } });
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/**
 * Measures one request for the count, eight facets, the groups and the page at a random offset. The first,
 * uncached response is included.
 */
async function measureListScreen(client: BenchClient, mode: 'index' | 'sql'): Promise<Result[]> {
  const results: Result[] = [];
  for (const [what, queries] of [
    ['filters', FILTER_QUERIES],
    ['words', WORD_QUERIES],
  ] as const) {
    const random = seededRandom(1);
    const totals = new Map<string, number>();
    const samples: Sample[] = [];
    for (let round = 0; round < ROUNDS[mode]; round++) {
      for (const query of queries) {
        // In the first round the query's total count is unknown, so the page's offset is among the first 50
        // rows.
        const offset = Math.floor(random() * (totals.get(query) ?? 50));
        const { ms, data } = await client.send<ListResponse<{ totalCount: number }>>(LIST_SCREEN, {
          query,
          offset,
        });
        totals.set(query, data.project.issues.totalCount);
        samples.push({ value: ms, of: query === '' ? 'no query' : query });
      }
    }
    results.push(
      summarize('search', `${mode}: whole answer, ${queries.length} queries of ${what}`, 'ms', samples),
    );
  }
  return results;
}

async function measureIndexMemory(server: RunningServer): Promise<Result[]> {
  const projects = await readMetric(server.url, 'winnow_search_memory_bytes');
  const lists = await readMetric(server.url, 'winnow_search_lists_bytes');
  const bytes = [...projects.values(), ...lists.values()];
  return [
    singleResult(
      'search',
      'index: memory',
      'MB',
      bytes.reduce((sum, each) => sum + each, 0) / 1e6,
      'columns, orders, lists written down',
    ),
  ];
}
