import type { ParseArgsConfig } from 'node:util';
import type { ProgressReporter } from '../../shared/progress';
import type { IssueSearch } from '../search/list/IssueSearch';
import type { FileStorageLocation } from '../store/files/openFileStorage';
import type { DatabaseStore } from '../store/DatabaseStore';

/** Database, terminal and working folder of a command. The command runs in the server process if one is running. */
export interface CommandContext {
  store: DatabaseStore;
  /** Storage of attached files. */
  files: FileStorageLocation;
  /** Search of the server process, or null when the command runs in a process without a server. */
  search: IssueSearch | null;
  /**
   * The folder of the word index if this command must bring the index up to date. Null in the server process, whose
   * search does so, and when other processes may use the database.
   */
  wordIndexFolder: string | null;
  /** Absolute path that relative file names are resolved against. */
  cwd: string;
  /** Writes a line to standard output. */
  print: (line: string) => void;
  /**
   * Resolves when the printed lines have been written, so that they do not accumulate. Absent if writing is
   * synchronous.
   */
  waitForOutput?: () => Promise<void>;
  /** Writes a line to standard error. */
  printError: (line: string) => void;
  progress: ProgressReporter;
  /** Restarts the server after the command has replaced all data. No effect when no server is running. */
  restart: () => void;
  /** Content of standard input, for commands that read it. Otherwise empty. */
  input: string;
  /**
   * Controls the memory of the process. Undefined in the server process and in tests, because it would affect their
   * other work.
   */
  memory?: CommandMemory;
  /** Aborted when the user cancels the command or its connection to the server closes. */
  signal: AbortSignal;
}

export interface CommandMemory {
  /** Limits the heap growth between garbage collections in all threads, until the process ends. */
  limitHeapGrowth: () => void;
  /** Runs a full garbage collection of this thread and returns unused memory to the operating system. */
  releaseUnusedMemory: () => void;
}

/** Exit code of a command. 0: success. 1: failure, after an error message was printed. */
export type ExitCode = 0 | 1;

export type CommandRunner = (context: CommandContext) => Promise<ExitCode>;

export type CliOptionDefinitions = NonNullable<ParseArgsConfig['options']>;

/** Command-line arguments after parsing with `parseArgs`. */
export interface ParsedCommandLineArguments {
  /** Values of the options. Options that may be repeated have an array. */
  values: Readonly<Record<string, string | boolean | string[] | undefined>>;
  positionals: readonly string[];
}

export interface CliCommand {
  name: string;
  /** Synopsis of the command's arguments, shown after its name in help and usage messages. */
  usage: string;
  summary: string;
  /** Lines of the command's help, one option per line. */
  help: readonly string[];
  options: CliOptionDefinitions;
  /** Whether the command creates the database if there is none. */
  createsDatabase: boolean;
  /** Name of the option that makes the command read standard input. */
  inputOption?: string;
  /** Validates the arguments and returns the function that runs the command. @throws UsageError */
  createRunner(parsed: ParsedCommandLineArguments): CommandRunner;
}

/** Invalid command-line arguments. Leads to exit code 2. */
export class UsageError extends Error {
  readonly command: CliCommand | null;

  constructor(message: string, command: CliCommand | null = null) {
    super(message);
    this.name = 'UsageError';
    this.command = command;
  }
}
