/** Runs the command line from its sources as a separate process, without a build. */
import { spawn } from 'node:child_process';
import path from 'node:path';

interface CliResult {
  code: number | null;
  out: string;
  err: string;
}

/** Time limit of a command in milliseconds. Then it is killed. */
const CLI_PROCESS_TIMEOUT_MS = 180_000;

/**
 * Runs a command line and collects its output. The exit code is null if the command was killed at the time limit.
 * @param fileBlocksMax maximum size of the files that the command writes, in blocks of the shell's `ulimit -f`
 */
export function runCliProcess(
  args: readonly string[],
  environment: Record<string, string>,
  { fileBlocksMax = 'unlimited', folder = '.' }: { fileBlocksMax?: string; folder?: string } = {},
): Promise<CliResult> {
  const child = spawn(
    'bash',
    [
      '-c',
      `ulimit -f ${fileBlocksMax}; exec "$@"`,
      'bash',
      process.execPath,
      '-r',
      path.resolve('src/testing/register.js'),
      path.resolve('src/cli/main.ts'),
      ...args,
    ],
    {
      env: { PATH: process.env['PATH'], WINNOW_DEMO: '0', INIT_CWD: path.resolve(folder), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: CLI_PROCESS_TIMEOUT_MS,
      killSignal: 'SIGKILL',
    },
  );
  let out = '';
  let err = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}
