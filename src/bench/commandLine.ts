import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { timed } from './measure';

const CLI = path.resolve(__dirname, '../../build/server/cli.js');
const run = promisify(execFile);

/** Runs one command of the built command line on a database. @returns how long it took, in milliseconds */
export async function winnow(dataDir: string, ...args: string[]): Promise<number> {
  const { ms } = await timed(() =>
    run(process.execPath, [CLI, ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' },
      maxBuffer: 64 * 2 ** 20,
    }),
  );
  return ms;
}
