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
  createSingleValueResult,
  summarizeSamples,
} from '../support/measure';
import { createSeededRandom } from '../../testing/createSeededRandom';
import { FILTER_QUERIES, WORD_SEARCH_QUERIES } from '../support/queries';
import { type IssueListResponse, ISSUE_LIST_SCREEN_QUERY } from '../server/operations';
import { measureSearchIndexUpdates } from './measureSearchIndexUpdates';
import { measureSearchSnippets } from './measureSearchSnippets';
import { waitUntilSearchIndexLoaded, fetchServerMetric } from '../support/searchMetrics';
import { measureMixedReadLoad } from './measureMixedReadLoad';

/** How often each query is measured, by search mode. SQL takes seconds for some queries. */
const REQUESTS_PER_QUERY_BY_SEARCH_MODE = { index: 5, sql: 1 };

export async function runSearchBenchmark({ dataDir }: BenchDataset, project: string): Promise<BenchResult[]> {
  return [
    ...(await measureOnServerWithSearchMode(dataDir, 'index', async (server) => {
      const loaded = await waitUntilSearchIndexLoaded(server.url);
      const client = new BenchClient(await server.createApiCredentials(), project);
      return [
        createSingleValueResult('search', 'index: in memory after the server is ready', 'ms', loaded),
        ...(await measureListScreenLatency(client, 'index')),
        ...(await measureSearchSnippets(client)),
        ...(await measureSearchIndexMemory(server)),
        ...(await measureMixedReadLoad(server.url, client)),
      ];
    })),
    ...(await measureOnServerWithSearchMode(dataDir, 'sql', async (server) =>
      measureListScreenLatency(new BenchClient(await server.createApiCredentials(), project), 'sql'),
    )),
    ...(await measureSearchIndexUpdates(dataDir, project)),
  ];
}

async function measureOnServerWithSearchMode(
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
async function measureListScreenLatency(client: BenchClient, mode: 'index' | 'sql'): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const [what, queries] of [
    ['filters', FILTER_QUERIES],
    ['words', WORD_SEARCH_QUERIES],
  ] as const) {
    const random = createSeededRandom(1);
    const totals = new Map<string, number>();
    const samples: BenchSample[] = [];
    for (let round = 0; round < REQUESTS_PER_QUERY_BY_SEARCH_MODE[mode]; round++) {
      for (const query of queries) {
        // In the first round the query's total count is unknown, so the page's offset is among the first 50
        // rows.
        const offset = Math.floor(random() * (totals.get(query) ?? 50));
        const { ms, data } = await client.sendQuery<IssueListResponse<{ totalCount: number }>>(
          ISSUE_LIST_SCREEN_QUERY,
          {
            query,
            offset,
          },
        );
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

async function measureSearchIndexMemory(server: RunningServer): Promise<BenchResult[]> {
  const projects = await fetchServerMetric(server.url, 'winnow_search_memory_bytes');
  const lists = await fetchServerMetric(server.url, 'winnow_search_lists_bytes');
  const bytes = [...projects.values(), ...lists.values()];
  return [
    createSingleValueResult(
      'search',
      'index: memory',
      'MB',
      bytes.reduce((sum, each) => sum + each, 0) / 1e6,
      'columns, orders and cached lists',
    ),
  ];
}
