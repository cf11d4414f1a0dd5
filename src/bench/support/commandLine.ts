import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { measureDuration } from './measure';

const CLI_PATH = path.resolve(__dirname, '../../../build/server/cli.js');
const execFileAsync = promisify(execFile);

const PEAK_MEMORY_PATTERN = /peak (\d+) KiB\s*$/;

export interface CommandMeasurement {
  /** Duration in milliseconds, from the start of the process to its end. */
  ms: number;
  /** Peak memory in MB (2^20 bytes). */
  peakMemory: number;
}

/** Runs one command of the built command line on a database, as `winnow` does, and measures it. */
export async function measureCommand(dataDir: string, ...args: string[]): Promise<CommandMeasurement> {
  const cli = JSON.stringify(CLI_PATH);
  // The measured process reports its own peak memory when it exits, because sampling from outside could miss
  // it.
  const reportPeak = `process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS + ' KiB'))`;
  const script = `process.argv.splice(1, 0, ${cli}); ${reportPeak}; require(${cli})`;
  const { ms, value } = await measureDuration(() =>
    execFileAsync(process.execPath, ['-e', script, '--', ...args], createChildProcessOptions(dataDir)),
  );
  const found = PEAK_MEMORY_PATTERN.exec(value.stderr);
  if (!found) throw new Error(`The command did not report its memory: ${value.stderr}`);
  return { ms, peakMemory: Number(found[1]) / 1024 };
}

/**
 * Runs one command of the built `winnow` command line on a database.
 * @returns its duration in milliseconds
 */
export async function runWinnowCommand(dataDir: string, ...args: string[]): Promise<number> {
  const { ms } = await measureDuration(() =>
    execFileAsync(process.execPath, [CLI_PATH, ...args], createChildProcessOptions(dataDir)),
  );
  return ms;
}

const createChildProcessOptions = (dataDir: string) => ({
  env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' },
  maxBuffer: 64 * 2 ** 20,
});
