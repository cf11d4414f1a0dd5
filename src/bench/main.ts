/**
 * Runs the benchmarks: `npm run bench -- [--issues N] [--only PART,...] [--data DIR] [--out FILE]`. Measures the
 * build in build/ on a demo tracker of N issues (created once and reused), prints a table and writes the results
 * as JSON. The parts are rates, server, search, access, browser, writes, edits, live and bulk. The last four change
 * the tracker and run only if named in --only.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../cli/launch/ensureBuilt';
import { startServer } from '../testing/browser/startServer';
import { runAccessBenchmark } from './access/runAccessBenchmark';
import { runBrowserBenchmark } from './browser/runBrowserBenchmark';
import { runBulkBenchmark } from './bulk/runBulkBenchmark';
import { BenchClient } from './support/client';
import { type BenchDataset, openBenchDataset, BENCH_PROJECT_KEY } from './support/dataset';
import { runEditsBenchmark } from './edits/runEditsBenchmark';
import { runLiveBenchmark } from './live/runLiveBenchmark';
import type { BenchResult } from './support/measure';
import { runRatesBenchmark } from './rates/runRatesBenchmark';
import { createBenchReport, formatBenchResultTable, writeBenchReport } from './support/report';
import { waitUntilSearchIndexLoaded } from './search/figures';
import { runSearchBenchmark } from './search/runSearchBenchmark';
import { runServerBenchmark } from './server/runServerBenchmark';
import { runWritesBenchmark } from './writes/runWritesBenchmark';

const { values } = parseArgs({
  options: {
    issues: { type: 'string', default: '10000' },
    only: { type: 'string', default: 'rates,server,search,access,browser' },
    data: { type: 'string' },
    out: { type: 'string', default: 'bench-results.json' },
  },
});

void main();

async function main(): Promise<void> {
  if (!ensureBuilt(path.resolve(__dirname, '../..')))
    throw new Error('The build failed, so there is nothing to measure.');
  const data = await openBenchDataset(Number(values.issues), values.data);
  const results: BenchResult[] = [];
  for (const part of values.only.split(',')) {
    results.push(...(await runBenchmark(part, data)));
    await writeBenchReport(values.out, createBenchReport(data.issues, results));
  }
  console.log(formatBenchResultTable(results));
}

/** A failing part of the benchmark is reported; the remaining parts still run. */
async function runBenchmark(part: string, data: BenchDataset): Promise<BenchResult[]> {
  try {
    if (part === 'rates') return await runRatesBenchmark(data);
    if (part === 'search') return await runSearchBenchmark(data, BENCH_PROJECT_KEY);
    const server = await startServer({ dataDir: data.dataDir, demo: 0 });
    try {
      await waitUntilSearchIndexLoaded(server.url);
      const access = await server.access();
      if (part === 'server') return await runServerBenchmark(new BenchClient(access, BENCH_PROJECT_KEY));
      if (part === 'access') return await runAccessBenchmark(access, BENCH_PROJECT_KEY);
      if (part === 'writes') return await runWritesBenchmark(new BenchClient(access, BENCH_PROJECT_KEY));
      if (part === 'browser') return await runBrowserBenchmark(server.url, BENCH_PROJECT_KEY);
      if (part === 'edits') return await runEditsBenchmark(server.url, BENCH_PROJECT_KEY);
      if (part === 'bulk') return await runBulkBenchmark(access, BENCH_PROJECT_KEY);
      if (part === 'live') return await runLiveBenchmark(access, BENCH_PROJECT_KEY);
      throw new Error(
        `Unknown part ${part}. Use rates, server, search, access, browser, writes, edits, live or bulk.`,
      );
    } finally {
      await server.stop();
    }
  } catch (error) {
    console.error(`${part}:`, error);
    process.exitCode = 1;
    return [];
  }
}
