import { parseArgs } from 'node:util';
import { type CliCommand, type CommandRunner, UsageError } from './CliCommand';
import { CLI_COMMANDS } from './index';

export interface ParsedCommand {
  command: CliCommand;
  run: CommandRunner;
  /** Whether the command needs the content of standard input. */
  readsInput: boolean;
}

/** A request for help. `command` is null for help on all commands. */
export interface CommandHelpRequest {
  help: CliCommand | null;
}

/** Parses the arguments after `winnow`. @throws UsageError */
export function parseCommandLine(args: readonly string[]): ParsedCommand | CommandHelpRequest {
  const [name] = args;
  if (name === undefined) throw new UsageError('Missing command.');
  if (name === 'help' || name === '--help' || name === '-h') return { help: findCliCommand(args.slice(1)) };
  const command = findCliCommand(args);
  if (!command) throw new UsageError(formatUnknownCommandMessage(name));
  const rest = args.slice(command.name.split(' ').length);
  if (rest.includes('--help') || rest.includes('-h')) return { help: command };
  try {
    const parsed = parseArgs({ args: [...rest], options: command.options, allowPositionals: true });
    const { inputOption } = command;
    const readsInput = inputOption !== undefined && parsed.values[inputOption] === true;
    return {
      command,
      run: command.createRunner(parsed as Parameters<CliCommand['createRunner']>[0]),
      readsInput,
    };
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(error.message, command);
    if (isParseArgsError(error)) throw new UsageError(getFirstSentence(error.message), command);
    throw error;
  }
}

/** Command names have one word (`check`) or two (`user create`). */
function findCliCommand([first, second]: readonly string[]): CliCommand | null {
  return CLI_COMMANDS.find(({ name }) => name === first || name === `${first} ${second}`) ?? null;
}

function formatUnknownCommandMessage(word: string): string {
  const subcommands = CLI_COMMANDS.filter(({ name }) => name.startsWith(`${word} `)).map(({ name }) => name);
  return subcommands.length > 0
    ? `Incomplete command: use one of ${subcommands.join(', ')}.`
    : `Unknown command "${word}".`;
}

function isParseArgsError(error: unknown): error is Error {
  return String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}

/**
 * Keeps the first sentence of Node's error message, without its advice on arguments that begin with a dash.
 */
const getFirstSentence = (message: string): string => `${message.split(/[.\n]/, 1)[0]}.`;
