/** Runs the server from its sources as a separate process, without a build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';

export interface ServerProcess {
  child: ChildProcess;
  /** Resolves with the server's URL once it is ready; rejects if it exits before. */
  ready: Promise<string>;
  /** The server's log output so far. */
  getLogOutput(): string;
  ended: Promise<{ code: number | null; out: string; err: string }>;
}

const runningServerProcesses = new Set<ServerProcess['child']>();

/** Kills all servers that the tests started and that are still running. Call it after the tests. */
export function killAllServerProcesses(): void {
  for (const child of runningServerProcesses) child.kill('SIGKILL');
}

/**
 * Starts the server on a free port. Without WINNOW_DEMO in the environment there is no demo.
 * @param nodeOptions command-line options of Node itself
 * @param logFile file to write the log to, instead of keeping it for `getLogOutput`
 */
export function startServerProcess(
  environment: Record<string, string>,
  nodeOptions: readonly string[] = [],
  logFile?: string,
): ServerProcess {
  const log = logFile === undefined ? 'pipe' : openSync(logFile, 'w');
  const child = spawn(
    process.execPath,
    [...nodeOptions, '-r', path.resolve('src/testing/register.js'), path.resolve('src/server/main.ts')],
    {
      env: { PATH: process.env['PATH'], PORT: '0', WINNOW_DEMO: '0', ...environment },
      stdio: ['ignore', 'pipe', log],
    },
  );
  if (typeof log === 'number') closeSync(log);
  runningServerProcesses.add(child);
  let out = '';
  let err = '';
  child.stderr?.on('data', (data: Buffer) => (err += data.toString()));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => {
      runningServerProcesses.delete(child);
      resolve({ code, out, err });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (data: Buffer) => {
      out += data.toString();
      const url = /Winnow is ready: (\S+)\n/.exec(out)?.[1];
      if (url) resolve(url);
    });
    void ended.then(() => reject(new Error(err)));
  });
  ready.catch(() => undefined);
  return { child, ready, getLogOutput: () => err, ended };
}
