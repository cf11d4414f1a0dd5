/** What the command line can do, told apart from how its words and lines get here. */
import type { ParseArgsConfig } from 'node:util';
import type { Progress } from '../../../shared/progress';
import type { Search } from '../../search/list/Search';
import type { Store } from '../../store/Store';

/** Where a command runs and whom it tells. */
export interface Surroundings {
  store: Store;
  /** The running server's search; null: the command runs alone. */
  search: Search | null;
  /** Relative file names are relative to this folder. */
  cwd: string;
  /** A line for standard output. */
  print: (line: string) => void;
  progress: Progress;
  /** Has a server that the command runs in start anew once it has ended: all that it knew has changed. */
  restart: () => void;
  /** What was on standard input, of a command that reads it. */
  input: string;
  /** Aborted when nobody waits for the command any more. */
  signal: AbortSignal;
}

/** 0: done; 1: failed, and said why. */
export type ExitCode = 0 | 1;

export type Run = (surroundings: Surroundings) => Promise<ExitCode>;

export type Options = NonNullable<ParseArgsConfig['options']>;

export interface Parsed {
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
}

export interface Command {
  name: string;
  /** The words after the name, as the help shows them. */
  usage: string;
  summary: string;
  /** An option and what it is for, a line each, for the command's own help. */
  help: readonly string[];
  options: Options;
  /** Whether it may begin with a database that isn't there yet. */
  creates: boolean;
  /** The option that has it read standard input; absent: it never does. */
  inputOption?: string;
  /** Checks the words and answers what is to be done. @throws UsageError */
  prepare(parsed: Parsed): Run;
}

/** The words are wrong: exit code 2. */
export class UsageError extends Error {
  readonly command: Command | null;

  constructor(message: string, command: Command | null = null) {
    super(message);
    this.name = 'UsageError';
    this.command = command;
  }
}
