/** Simulates concurrent clients that read issue lists, like the browsers of a team. */
import { type BenchClient } from '../support/client';
import { type Result, type Sample, seededRandom, singleResult, summarize } from '../support/measure';
import { FILTER_QUERIES } from '../support/queries';
import { COUNT_QUERY, FACETS_QUERY, PAGE_QUERY, SECTIONS_QUERY } from '../server/operations';
import { readMetric } from './figures';

const READER_COUNT = 8;
/** Duration of the concurrent load, in milliseconds. */
const LOAD_DURATION = 10_000;

/**
 * Reads mostly list pages, sometimes counts and facets, and measures the server's event loop delay meanwhile.
 */
export async function mixedLoad(url: string, client: BenchClient): Promise<Result[]> {
  const end = performance.now() + LOAD_DURATION;
  const samples: Sample[] = [];
  const reader = async (seed: number): Promise<void> => {
    const random = seededRandom(seed);
    while (performance.now() < end) {
      const query = FILTER_QUERIES[Math.floor(random() * FILTER_QUERIES.length)]!;
      const operation = [PAGE_QUERY, PAGE_QUERY, PAGE_QUERY, COUNT_QUERY, FACETS_QUERY, SECTIONS_QUERY][
        Math.floor(random() * 6)
      ]!;
      const { ms } = await client.send(operation, { query });
      samples.push({ value: ms, of: query });
    }
  };
  await Promise.all(Array.from({ length: READER_COUNT }, (_, i) => reader(i + 1)));
  const lag = (await readMetric(url, 'nodejs_eventloop_lag_p99_seconds')).get('') ?? NaN;
  return [
    singleResult(
      'search',
      `index: ${READER_COUNT} readers at once`,
      'answers/s',
      samples.length / (LOAD_DURATION / 1_000),
    ),
    summarize('search', `index: an answer among ${READER_COUNT} readers`, 'ms', samples),
    singleResult('search', 'index: delay of the event loop meanwhile, p99', 'ms', lag * 1_000),
  ];
}
