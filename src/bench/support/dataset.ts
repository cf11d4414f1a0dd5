import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findWritableCacheFolder } from '../../testing/browser/cacheDirectory';
import { runWinnowCommand } from './commandLine';

export const BENCH_PROJECT_KEY = 'BENCH';

export interface BenchDataset {
  dataDir: string;
  issues: number;
  /** Time that the creation of the data took, in milliseconds. */
  madeInMs: number;
}

/**
 * Returns the benchmark's demo tracker with this number of issues. Reuses the one of an earlier run, or
 * creates it.
 * @param folder the tracker's folder; by default in the cache beside node_modules
 */
export async function openBenchDataset(issues: number, folder?: string): Promise<BenchDataset> {
  const home = folder ?? path.join(await findWritableCacheFolder(), `bench-${issues}`);
  const stamp = path.join(home, 'dataset.json');
  const dataDir = path.join(home, 'data');
  const kept = await readFile(stamp, 'utf8').catch(() => null);
  if (kept !== null) {
    const { issues: has, madeInMs } = JSON.parse(kept) as BenchDataset;
    if (has === issues) return { dataDir, issues, madeInMs };
    throw new Error(`${home} holds ${has} issues, not ${issues}: give another --data folder.`);
  }
  console.error(`Making a demo tracker of ${issues.toLocaleString('en')} issues in ${home} ...`);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const madeInMs = await runWinnowCommand(
    dataDir,
    'demo',
    '--issues',
    String(issues),
    '--project',
    BENCH_PROJECT_KEY,
  );
  await writeFile(stamp, JSON.stringify({ dataDir, issues, madeInMs }));
  return { dataDir, issues, madeInMs };
}
