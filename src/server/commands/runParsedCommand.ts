import { describeDiskError } from '../store/errors/diskErrors';
import { type CommandContext, type ExitCode, UsageError } from './CliCommand';
import { formatCommandUsage } from './help';
import type { ParsedCommand } from './parse';
import { createCancelableProgressReporter } from './progress/createCancelableProgressReporter';

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
