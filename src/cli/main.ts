/** `winnow <command>`: runs the command in the server that uses the database, or in this process if there is none. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createConsoleProgressReporter } from '../server/commands/progress/createConsoleProgressReporter';
import { describeDiskError } from '../server/store/errors/diskErrors';
import { commandMemory } from './commandMemory';
import { runCommandLine } from './runCommandLine';

// Everything that commands write contains private data, also exports and reports.
process.umask(0o077);

const commandAbortController = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A second signal exits at once: the database recovers from a process that dies at any moment.
    if (commandAbortController.signal.aborted) process.exit(1);
    commandAbortController.abort(new Error('Canceled.'));
  });
}
// Writing fails when standard output is a pipe whose reader has exited, for example in `winnow check | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE')
    terminal.printError(`Standard output: ${describeDiskError(error) ?? error.message}`);
  process.exit(1);
});
process.stderr.on('error', () => undefined);

const terminal = {
  print: (line: string) => void process.stdout.write(`${line}\n`),
  waitForOutput: async () => {
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
  },
  printError: (line: string) => void process.stderr.write(`${line}\n`),
  progress: createConsoleProgressReporter(process.stderr),
  memory: commandMemory,
  signal: commandAbortController.signal,
  // npm sets the working folder to the package. INIT_CWD is the folder in which the user called npm.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  readInput: () => text(process.stdin),
};

void runCommandLine(process.argv.slice(2), process.env, terminal).then((code) => {
  process.exitCode = code;
});
