import type { Progress } from '../../../shared/progress';
import { barProgress } from './barProgress';
import { lineProgress } from './lineProgress';

/** A bar where a person watches, a line every few seconds where the output is kept. */
export function showProgress(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? barProgress(stream) : lineProgress((line) => void stream.write(`${line}\n`));
}
