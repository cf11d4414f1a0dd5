/** `winnow <command>`: in the server that holds the database, or by itself where there is none. */
import { text } from 'node:stream/consumers';
import { showProgress } from '../server/jobs/progress/showProgress';
import { runAnywhere } from './runAnywhere';

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // Asked twice: at once. The database is made for that.
    if (abort.signal.aborted) process.exit(1);
    abort.abort(new Error('Canceled.'));
  });
}
// A reader that closed the pipe (`winnow check | head`) has seen enough.
process.stdout.on('error', () => process.exit(1));

const terminal = {
  print: (line: string) => void process.stdout.write(`${line}\n`),
  fail: (line: string) => void process.stderr.write(`${line}\n`),
  progress: showProgress(process.stderr),
  signal: abort.signal,
  // npm runs us in the package's folder; file names are meant from where npm was called.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  readInput: () => text(process.stdin),
};

void runAnywhere(process.argv.slice(2), process.env, terminal).then((code) => {
  process.exitCode = code;
});
