import type { ProgressReporter } from '../../../shared/progress';
import { createProgressBar } from './createProgressBar';
import { createProgressLog } from './createProgressLog';

/** Shows a progress bar on a terminal, and a line every few seconds in a log file. */
export function createConsoleProgressReporter(stream: NodeJS.WriteStream): ProgressReporter {
  return stream.isTTY
    ? createProgressBar(stream)
    : createProgressLog((line) => void stream.write(`${line}\n`));
}
