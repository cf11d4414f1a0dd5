/** A commit that is checked out and built, and measured through its commands and its HTTP API. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '../../testing/browser/startServer';
import { BenchClient } from '../support/client';

const run = promisify(execFile);
const OUTPUT_BYTES_MAX = 256 * 2 ** 20;

export interface MeasuredCommand {
  seconds: number;
  /** Processor time of the command and its child processes, in seconds. */
  cpuSeconds: number;
}

export class CheckedOutBuild {
  readonly #folder: string;
  /** The tracker that the figures are measured on. */
  readonly dataDir: string;

  private constructor(folder: string) {
    this.#folder = path.join(folder, 'source');
    this.dataDir = path.join(folder, 'data');
  }

  /**
   * @param repository folder of the repository
   * @param folder an empty folder
   */
  static async checkOut(repository: string, commit: string, folder: string): Promise<CheckedOutBuild> {
    const build = new CheckedOutBuild(folder);
    await run('git', ['clone', '--quiet', '--no-checkout', repository, build.#folder]);
    await run('git', ['-C', build.#folder, 'checkout', '--quiet', commit]);
    return build;
  }

  async installPackages(): Promise<MeasuredCommand & { packages: number }> {
    const measured = await this.#measureCommand('npm', ['ci']);
    const lock = JSON.parse(
      await readFile(path.join(this.#folder, 'node_modules/.package-lock.json'), 'utf8'),
    ) as { packages: object };
    return { ...measured, packages: Object.keys(lock.packages).length };
  }

  /** Builds from scratch, without caches. */
  async build(): Promise<MeasuredCommand> {
    for (const folder of ['build', 'node_modules/.cache'])
      await rm(path.join(this.#folder, folder), { recursive: true, force: true });
    return this.#measureCommand('npm', ['run', 'build']);
  }

  /** Runs a command of the built command line on a data folder. */
  runCommand(dataDir: string, ...args: string[]): Promise<MeasuredCommand> {
    return this.#measureCommand(process.execPath, [this.#getServerFile('cli.js'), ...args], dataDir);
  }

  startServer(): Promise<RunningServer> {
    return startServer({ dataDir: this.dataDir, demo: 0, script: this.#getServerFile('main.js') });
  }

  /** Creates a client with a token of the maintainer with the scope `admin`. */
  async createClient(server: RunningServer, project: string): Promise<BenchClient> {
    const words = ['token', 'create', '--login', 'maintainer', '--scope', 'admin'];
    const { stdout } = await run(process.execPath, [this.#getServerFile('cli.js'), ...words], {
      env: this.#getEnvironment(this.dataDir),
    });
    return new BenchClient({ url: server.url, token: stdout.split('\n')[0]! }, project);
  }

  #getServerFile = (name: string): string => path.join(this.#folder, 'build/server', name);

  #getEnvironment = (dataDir: string): NodeJS.ProcessEnv => ({
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    NODE_ENV: 'production',
  });

  /** @throws Error with the command's output if it fails */
  async #measureCommand(command: string, args: readonly string[], dataDir = ''): Promise<MeasuredCommand> {
    const script = 'TIMEFORMAT="%R %U %S"; time "$@" >&2';
    const { NODE_ENV: _, ...environment } = this.#getEnvironment(dataDir);
    const { stderr } = await run('bash', ['-c', `set -e; ${script}`, 'bash', command, ...args], {
      cwd: this.#folder,
      // bash formats times with the decimal separator of the locale.
      env: { ...environment, LC_ALL: 'C' },
      maxBuffer: OUTPUT_BYTES_MAX,
    });
    const [seconds = NaN, user = NaN, system = NaN] = stderr
      .trim()
      .split('\n')
      .at(-1)!
      .split(' ')
      .map(Number);
    return { seconds, cpuSeconds: user + system };
  }
}
