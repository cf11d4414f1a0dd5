import { SingleBar } from 'cli-progress';
import type { Progress } from '../../../shared/progress';
import { rateOf, timeLeft } from './figures';

export function barProgress(stream: NodeJS.WriteStream): Progress {
  let bar: SingleBar | null = null;
  let started = 0;
  let done = 0;
  let total: number | null = null;
  const payload = () => {
    const seconds = (performance.now() - started) / 1000;
    return { rate: rateOf(done, seconds), left: timeLeft(done, total, seconds) };
  };
  return {
    start(what, units) {
      bar?.stop();
      started = performance.now();
      done = 0;
      total = units;
      bar = new SingleBar({
        format: total === null ? `${what} {value} · {rate}` : `${what} {bar} {percentage}% · {rate} · {left}`,
        barCompleteChar: '█',
        barIncompleteChar: '░',
        barsize: 24,
        stream,
        hideCursor: true,
        // The bar would say NaN % of nothing.
        emptyOnZero: true,
      });
      bar.start(total ?? 0, 0, payload());
    },
    advance(units) {
      done += units;
      bar?.update(done, payload());
    },
    finish() {
      bar?.update(done, payload());
      bar?.stop();
      bar = null;
    },
  };
}
