/** Simulates concurrent clients that read issue lists, like the browsers of a team. */
import { type BenchClient } from '../support/client';
import {
  type BenchResult,
  type BenchSample,
  createSingleValueResult,
  summarizeSamples,
} from '../support/measure';
import { createSeededRandom } from '../../testing/createSeededRandom';
import { FILTER_QUERIES } from '../support/queries';
import {
  ISSUE_COUNT_QUERY,
  ALL_FACETS_QUERY,
  ISSUE_PAGE_QUERY,
  ISSUE_LIST_SECTIONS_QUERY,
} from '../server/operations';
import { fetchServerMetric } from '../support/searchMetrics';

const CONCURRENT_READER_COUNT = 8;
/** Duration of the concurrent load, in milliseconds. */
const MIXED_READ_LOAD_DURATION_MS = 10_000;

/**
 * Reads mostly list pages, sometimes counts and facets, and measures the response times and the server's event
 * loop delay.
 */
export async function measureMixedReadLoad(url: string, client: BenchClient): Promise<BenchResult[]> {
  const end = performance.now() + MIXED_READ_LOAD_DURATION_MS;
  const samples: BenchSample[] = [];
  const reader = async (seed: number): Promise<void> => {
    const random = createSeededRandom(seed);
    while (performance.now() < end) {
      const query = FILTER_QUERIES[Math.floor(random() * FILTER_QUERIES.length)]!;
      const operation = [
        ISSUE_PAGE_QUERY,
        ISSUE_PAGE_QUERY,
        ISSUE_PAGE_QUERY,
        ISSUE_COUNT_QUERY,
        ALL_FACETS_QUERY,
        ISSUE_LIST_SECTIONS_QUERY,
      ][Math.floor(random() * 6)]!;
      const { ms } = await client.sendQuery(operation, { query });
      samples.push({ value: ms, of: query });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_READER_COUNT }, (_, i) => reader(i + 1)));
  const lag = (await fetchServerMetric(url, 'nodejs_eventloop_lag_p99_seconds')).get('') ?? NaN;
  return [
    createSingleValueResult(
      'search',
      `index: ${CONCURRENT_READER_COUNT} concurrent readers`,
      'responses/s',
      samples.length / (MIXED_READ_LOAD_DURATION_MS / 1_000),
    ),
    summarizeSamples(
      'search',
      `index: a response, with ${CONCURRENT_READER_COUNT} concurrent readers`,
      'ms',
      samples,
    ),
    createSingleValueResult('search', 'index: event loop delay, p99', 'ms', lag * 1_000),
  ];
}
