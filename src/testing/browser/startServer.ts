import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type ServerApiCredentials, createTestApiToken } from '../Access';

const SERVER_SCRIPT_PATH = path.resolve(__dirname, '../../../build/server/main.js');
const SERVER_READY_LINE_PATTERN = /Winnow is ready: (\S+)/;

export interface ServerProcessOptions {
  dataDir: string;
  /** Number of demo issues that the server creates in an empty database. */
  demo: number;
  /** Port to listen on. By default 0: any free port. */
  port?: number;
  env?: Record<string, string>;
  /** The server's script. By default that of this build. */
  script?: string;
  /** Command-line options of Node itself. */
  nodeOptions?: readonly string[];
}

export interface RunningServer {
  url: string;
  port: number;
  pid: number;
  /** Milliseconds from the start of the process until its ready message. */
  startMs: number;
  /** Creates API access for a demo user, by default the maintainer. */
  createApiCredentials(login?: string): Promise<ServerApiCredentials>;
  /** The server's output so far, standard output and standard error. */
  getOutput(): string;
  /** Stops the server, or kills it with SIGKILL, and waits for its exit. Resolves with the exit code. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * Starts the built server and waits until it is ready.
 * @throws Error with the server's output if the server exits before it is ready
 */
export async function startServer({
  dataDir,
  demo,
  port = 0,
  env,
  script = SERVER_SCRIPT_PATH,
  nodeOptions = [],
}: ServerProcessOptions): Promise<RunningServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      WINNOW_DEMO: String(demo),
      LOG_LEVEL: 'warn',
      // Trusts the client addresses that randomClientAddressHeader (signIn.ts) sends.
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
  });
  const exited = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (text: string) => {
      output += text;
      const [, ready] = SERVER_READY_LINE_PATTERN.exec(output) ?? [];
      if (ready) resolve(ready);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code}:\n${output}`)));
  });
  killChildProcessOnExit(child);
  return {
    url: url.replace(/\/$/, ''),
    port: Number(new URL(url).port),
    pid: child.pid!,
    startMs: performance.now() - started,
    createApiCredentials: async (login) => ({
      url: url.replace(/\/$/, ''),
      token: await createTestApiToken({ DATA_DIR: dataDir, ...env }, login),
    }),
    getOutput: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/** Kills the server when the test process exits, so that an aborted test leaves no server behind. */
function killChildProcessOnExit(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}
