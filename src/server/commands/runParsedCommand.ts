import { describeDiskError } from '../store/errors/diskErrors';
import { type CommandContext, type ExitCode, UsageError } from './CliCommand';
import { formatCommandUsage } from './help';
import type { ParsedCommand } from './parse';
import type { ProgressReporter } from '../../shared/progress';

/** Runs a command until it ends or `context.signal` aborts. Errors are printed as one line. */
export async function runParsedCommand(
  { run }: ParsedCommand,
  context: CommandContext,
): Promise<ExitCode | 2> {
  try {
    return await run({
      ...context,
      progress: createCancelableProgressReporter(context.progress, context.signal),
    });
  } catch (error) {
    return printCommandError(error, context.printError);
  }
}

/** Prints an error message and returns the exit code: 2 for invalid arguments, 1 for other errors. */
export function printCommandError(error: unknown, printError: (line: string) => void): 1 | 2 {
  printError(describeDiskError(error) ?? (error instanceof Error ? error.message : String(error)));
  if (!(error instanceof UsageError)) return 1;
  printError(formatCommandUsage(error.command));
  return 2;
}

/**
 * Wraps a progress reporter to make work cancelable. Once `signal` is aborted, `start` and `advance` throw
 * the signal's reason, which rolls back the transaction that reports its progress.
 */
export function createCancelableProgressReporter(
  progress: ProgressReporter,
  signal: AbortSignal,
): ProgressReporter {
  return {
    start: (title, total) => {
      signal.throwIfAborted();
      progress.start(title, total);
    },
    advance: (units) => {
      signal.throwIfAborted();
      progress.advance(units);
    },
    finish: () => progress.finish(),
  };
}
