import { parseArgs } from 'node:util';
import { type Command, type Run, UsageError } from './Command';
import { COMMANDS } from './index';

export interface Prepared {
  command: Command;
  run: Run;
  /** Whether it is to be given what is on standard input. */
  readsInput: boolean;
}

/** What the words after `winnow` ask for; null: help. @throws UsageError */
export function prepareCommand(words: readonly string[]): Prepared | { help: Command | null } {
  const [name] = words;
  if (name === undefined) throw new UsageError('Which command?');
  if (name === 'help' || name === '--help' || name === '-h') return { help: find(words.slice(1)) };
  const command = find(words);
  if (!command) throw new UsageError(unknown(name));
  const rest = words.slice(command.name.split(' ').length);
  if (rest.includes('--help') || rest.includes('-h')) return { help: command };
  try {
    const parsed = parseArgs({ args: [...rest], options: command.options, allowPositionals: true });
    const { inputOption } = command;
    const readsInput = inputOption !== undefined && parsed.values[inputOption] === true;
    return { command, run: command.prepare(parsed as Parameters<Command['prepare']>[0]), readsInput };
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(error.message, command);
    if (isParseError(error)) throw new UsageError(firstSentence(error.message), command);
    throw error;
  }
}

/** By its name, of a word or two. */
function find([first, second]: readonly string[]): Command | null {
  return COMMANDS.find(({ name }) => name === first || name === `${first} ${second}`) ?? null;
}

function unknown(word: string): string {
  const several = COMMANDS.filter(({ name }) => name.startsWith(`${word} `)).map(({ name }) => name);
  return several.length > 0 ? `It is one of ${several.join(', ')}.` : `There is no command ${word}.`;
}

function isParseError(error: unknown): error is Error {
  return String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}

/** Node goes on about how to pass a positional argument that begins with a dash. */
const firstSentence = (message: string): string => `${message.split(/[.\n]/, 1)[0]}.`;
