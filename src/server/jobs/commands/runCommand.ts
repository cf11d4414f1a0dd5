import { cancelable } from '../progress/cancelable';
import { type ExitCode, type Surroundings, UsageError } from './Command';
import { usageOf } from './help';
import type { Prepared } from './parse';

export interface Teller extends Surroundings {
  /** A line for standard error. */
  fail: (line: string) => void;
}

/** Runs what was asked for. A failure is told in one line. */
export async function runPrepared({ run }: Prepared, teller: Teller): Promise<ExitCode | 2> {
  try {
    return await run({ ...teller, progress: cancelable(teller.progress, teller.signal) });
  } catch (error) {
    return explain(error, teller.fail);
  }
}

/** Tells an error and answers the exit code it means: 2 for wrong usage, else 1. */
export function explain(error: unknown, fail: (line: string) => void): 1 | 2 {
  fail(error instanceof Error ? error.message : String(error));
  if (!(error instanceof UsageError)) return 1;
  fail(usageOf(error.command));
  return 2;
}
