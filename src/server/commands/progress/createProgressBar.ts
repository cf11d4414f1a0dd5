import { SingleBar } from 'cli-progress';
import type { ProgressReporter } from '../../../shared/progress';
import { formatUnitsPerSecond, formatTimeLeft } from './formatUnitsPerSecond';

/** Shows a progress bar that is redrawn in place on a terminal. */
export function createProgressBar(stream: NodeJS.WriteStream): ProgressReporter {
  let bar: SingleBar | null = null;
  let startedAt = 0;
  let completed = 0;
  let total: number | null = null;
  const payload = () => {
    const elapsedSeconds = (performance.now() - startedAt) / 1000;
    return {
      rate: formatUnitsPerSecond(completed, elapsedSeconds),
      left: formatTimeLeft(completed, total, elapsedSeconds),
    };
  };
  return {
    start(title, units) {
      bar?.stop();
      startedAt = performance.now();
      completed = 0;
      total = units;
      bar = new SingleBar({
        format:
          total === null ? `${title} {value} · {rate}` : `${title} {bar} {percentage}% · {rate} · {left}`,
        barCompleteChar: '█',
        barIncompleteChar: '░',
        barsize: 24,
        stream,
        hideCursor: true,
        // Without this option of the progress bar, a total of 0 is displayed as "NaN %".
        emptyOnZero: true,
      });
      bar.start(total ?? 0, 0, payload());
    },
    advance(units) {
      completed += units;
      bar?.update(completed, payload());
    },
    finish() {
      bar?.update(completed, payload());
      bar?.stop();
      bar = null;
    },
  };
}
