import { type CommandContext, type ExitCode, UsageError } from './Command';
import { formatUsage } from './help';
import type { ParsedCommand } from './parse';
import { createCancelableProgress } from './progress/createCancelableProgress';

/** Runs a command until it ends or `context.signal` aborts. Errors are printed as one line. */
export async function runParsedCommand(
  { run }: ParsedCommand,
  context: CommandContext,
): Promise<ExitCode | 2> {
  try {
    return await run({ ...context, progress: createCancelableProgress(context.progress, context.signal) });
  } catch (error) {
    return printFailure(error, context.printError);
  }
}

/** Prints an error message and returns the exit code: 2 for invalid arguments, 1 for other errors. */
export function printFailure(error: unknown, printError: (line: string) => void): 1 | 2 {
  printError(error instanceof Error ? error.message : String(error));
  if (!(error instanceof UsageError)) return 1;
  printError(formatUsage(error.command));
  return 2;
}
