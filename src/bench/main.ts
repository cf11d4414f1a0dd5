/**
 * `npm run bench -- [--issues N] [--only rates,server,search,access,browser,writes,edits,live,bulk] [--data
 * DIR] [--out FILE]` Measures the build in build/ on a demo tracker of N issues (created once and kept),
 * prints a table and writes the results as JSON. The parts `writes`, `edits`, `live` and `bulk` change the
 * tracker and run only if named in --only.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../cli/launch/ensureBuilt';
import { startServer } from '../testing/browser/startServer';
import { accessPart } from './access/accessPart';
import { browserPart } from './browser/browserPart';
import { bulkPart } from './bulk/bulkPart';
import { BenchClient } from './support/client';
import { type Dataset, openDataset, BENCH_PROJECT_KEY } from './support/dataset';
import { editsPart } from './edits/editsPart';
import { livePart } from './live/livePart';
import type { Result } from './support/measure';
import { ratesPart } from './rates/ratesPart';
import { createReport, formatTable, writeReport } from './support/report';
import { waitUntilLoaded } from './search/figures';
import { searchPart } from './search/searchPart';
import { serverPart } from './server/serverPart';
import { writesPart } from './writes/writesPart';

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
  if (!ensureBuilt(path.resolve(__dirname, '../..'))) throw new Error('There is no build to measure.');
  const data = await openDataset(Number(values.issues), values.data);
  const results: Result[] = [];
  for (const part of values.only.split(',')) {
    results.push(...(await runPart(part, data)));
    await writeReport(values.out, createReport(data.issues, results));
  }
  console.log(formatTable(results));
}

/** A failing part of the benchmark is reported; the remaining parts still run. */
async function runPart(part: string, data: Dataset): Promise<Result[]> {
  try {
    if (part === 'rates') return await ratesPart(data);
    if (part === 'search') return await searchPart(data, BENCH_PROJECT_KEY);
    const server = await startServer({ dataDir: data.dataDir, demo: 0 });
    try {
      await waitUntilLoaded(server.url);
      const access = await server.access();
      if (part === 'server') return await serverPart(new BenchClient(access, BENCH_PROJECT_KEY));
      if (part === 'access') return await accessPart(access, BENCH_PROJECT_KEY);
      if (part === 'writes') return await writesPart(new BenchClient(access, BENCH_PROJECT_KEY));
      if (part === 'browser') return await browserPart(server.url, BENCH_PROJECT_KEY);
      if (part === 'edits') return await editsPart(server.url, BENCH_PROJECT_KEY);
      if (part === 'bulk') return await bulkPart(access, BENCH_PROJECT_KEY);
      if (part === 'live') return await livePart(access, BENCH_PROJECT_KEY);
      throw new Error(
        'There is no such part: rates, server, search, access, browser, writes, edits, live, bulk.',
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
