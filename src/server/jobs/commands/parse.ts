import { parseArgs } from 'node:util';
import { type Command, type Run, UsageError } from './Command';
import { COMMANDS } from './index';

export interface Prepared {
  command: Command;
  run: Run;
}

/** What the words after `winnow` ask for; null: help. @throws UsageError */
export function prepareCommand(words: readonly string[]): Prepared | { help: Command | null } {
  const [name, ...rest] = words;
  if (name === undefined) throw new UsageError('Which command?');
  if (name === 'help' || name === '--help' || name === '-h') return { help: find(rest[0]) };
  const command = find(name);
  if (!command) throw new UsageError(`There is no command ${name}.`);
  if (rest.includes('--help') || rest.includes('-h')) return { help: command };
  try {
    const parsed = parseArgs({ args: [...rest], options: command.options, allowPositionals: true });
    return { command, run: command.prepare(parsed as Parameters<Command['prepare']>[0]) };
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(error.message, command);
    if (isParseError(error)) throw new UsageError(firstSentence(error.message), command);
    throw error;
  }
}

const find = (name: string | undefined): Command | null =>
  COMMANDS.find((command) => command.name === name) ?? null;

function isParseError(error: unknown): error is Error {
  return String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}

/** Node goes on about how to pass a positional argument that begins with a dash. */
const firstSentence = (message: string): string => `${message.split(/[.\n]/, 1)[0]}.`;
