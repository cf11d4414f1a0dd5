import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findWritableCacheFolder } from '../../testing/browser/cacheDirectory';
import { runWinnowCommand } from './commandLine';

export const BENCH_PROJECT_KEY = 'BENCH';

export interface BenchDataset {
  dataDir: string;
  issues: number;
  /** How long the creation of the tracker took, in milliseconds. */
  madeInMs: number;
}

/**
 * Returns the benchmark's demo tracker with this number of issues in all. Reuses the one of an earlier run, or
 * creates it.
 * @param folder the tracker's folder; by default in the cache beside node_modules
 * @param projectKeys the projects that the issues are in, with the same number in each
 */
export async function openBenchDataset(
  issues: number,
  folder?: string,
  projectKeys: readonly string[] = [BENCH_PROJECT_KEY],
): Promise<BenchDataset> {
  const name = projectKeys.length === 1 ? `bench-${issues}` : `bench-${issues}-of-${projectKeys.length}`;
  const home = folder ?? path.join(await findWritableCacheFolder(), name);
  const stamp = path.join(home, 'dataset.json');
  const dataDir = path.join(home, 'data');
  const existing = await readFile(stamp, 'utf8').catch(() => null);
  if (existing !== null) {
    const { issues: has, madeInMs } = JSON.parse(existing) as BenchDataset;
    if (has === issues) return { dataDir, issues, madeInMs };
    throw new Error(
      `${home} contains a tracker of ${has} issues, not ${issues}. Choose another folder with --data.`,
    );
  }
  console.error(`Creating a demo tracker of ${issues.toLocaleString('en')} issues in ${home} ...`);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  let madeInMs = 0;
  for (const key of projectKeys) {
    const size = String(Math.floor(issues / projectKeys.length));
    madeInMs += await runWinnowCommand(dataDir, 'demo', '--issues', size, '--project', key);
  }
  await writeFile(stamp, JSON.stringify({ dataDir, issues, madeInMs }));
  return { dataDir, issues, madeInMs };
}
