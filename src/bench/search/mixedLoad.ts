/** Concurrent readers, like the browsers of a team. */
import { type BenchClient } from '../support/client';
import { type Result, type Sample, seededRandom, single, summarize } from '../support/measure';
import { FILTER_QUERIES } from '../support/queries';
import { COUNT, FACETS, PAGE, SECTIONS } from '../server/operations';
import { readMetric } from './figures';

const READERS = 8;
/** Duration of the measurement, in milliseconds. */
const DURATION = 10_000;

/** Reads mostly pages, sometimes counts and facets, and measures the server's event loop delay. */
export async function mixedLoad(url: string, client: BenchClient): Promise<Result[]> {
  const end = performance.now() + DURATION;
  const samples: Sample[] = [];
  const reader = async (seed: number): Promise<void> => {
    const random = seededRandom(seed);
    while (performance.now() < end) {
      const query = FILTER_QUERIES[Math.floor(random() * FILTER_QUERIES.length)]!;
      const operation = [PAGE, PAGE, PAGE, COUNT, FACETS, SECTIONS][Math.floor(random() * 6)]!;
      const { ms } = await client.send(operation, { query });
      samples.push({ value: ms, of: query });
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, i) => reader(i + 1)));
  const lag = (await readMetric(url, 'nodejs_eventloop_lag_p99_seconds')).get('') ?? NaN;
  return [
    single('search', `index: ${READERS} readers at once`, 'answers/s', samples.length / (DURATION / 1_000)),
    summarize('search', `index: an answer among ${READERS} readers`, 'ms', samples),
    single('search', 'index: delay of the event loop meanwhile, p99', 'ms', lag * 1_000),
  ];
}
