import type { Progress } from '../../../shared/progress';
import { barProgress } from './barProgress';
import { lineProgress } from './lineProgress';

/** Shows a progress bar on a terminal, and a line every few seconds in a log file. */
export function showProgress(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? barProgress(stream) : lineProgress((line) => void stream.write(`${line}\n`));
}
