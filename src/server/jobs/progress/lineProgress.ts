import type { Progress } from '../../../shared/progress';
import { rateOf, timeLeft } from './figures';

/** Milliseconds between two lines. */
const INTERVAL = 5_000;

export function lineProgress(
  write: (line: string) => void,
  now: () => number = performance.now.bind(performance),
): Progress {
  let what = '';
  let total: number | null = null;
  let done = 0;
  let started = 0;
  let told = 0;
  const tell = () => {
    const seconds = (now() - started) / 1000;
    const share = total === null ? done.toLocaleString('en') : `${percent(done, total)}%`;
    write(
      [`${what}: ${share}`, rateOf(done, seconds), timeLeft(done, total, seconds)]
        .filter(Boolean)
        .join(' · '),
    );
    told = now();
  };
  return {
    start(name, units) {
      what = name;
      total = units;
      done = 0;
      started = told = now();
    },
    advance(units) {
      done += units;
      if (now() - told >= INTERVAL) tell();
    },
    finish: tell,
  };
}

const percent = (done: number, total: number): number => (total > 0 ? Math.floor((100 * done) / total) : 100);
