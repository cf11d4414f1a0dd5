/** Runs the benchmarks. See USAGE. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../cli/launch/ensureBuilt';
import { startServer } from '../testing/browser/startServer';
import { runCredentialLatencyBenchmark } from './access/runCredentialLatencyBenchmark';
import { runChangeArrivalBenchmark } from './arrival/runChangeArrivalBenchmark';
import { runBrowserBenchmark, runColumnScrollBenchmark } from './browser/runBrowserBenchmark';
import { runBulkEditBenchmark } from './bulk/runBulkEditBenchmark';
import { runColumnsBenchmark } from './columns/runColumnsBenchmark';
import { BenchClient } from './support/client';
import { type BenchDataset, openBenchDataset, BENCH_PROJECT_KEY } from './support/dataset';
import { runClustersBenchmark } from './duplicates/runClustersBenchmark';
import { runDuplicatesBenchmark } from './duplicates/runDuplicatesBenchmark';
import { runSuggestionsBenchmark } from './duplicates/runSuggestionsBenchmark';
import { runEditsBenchmark } from './edits/runEditsBenchmark';
import { runImportsBenchmark } from './imports/runImportsBenchmark';
import { runHostileLoadBenchmark } from './hostileLoad/runHostileLoadBenchmark';
import { insertInbox } from './inbox/insertInbox';
import { measureEditCost } from './inbox/measureEditCost';
import { measureNotificationFanOut } from './inbox/measureNotificationFanOut';
import { runHomeBenchmark } from './inbox/runHomeBenchmark';
import { runInboxBenchmark } from './inbox/runInboxBenchmark';
import { runLiveUpdateBenchmark } from './live/runLiveUpdateBenchmark';
import type { BenchResult } from './support/measure';
import { runImportAndServerStartBenchmark } from './rates/runImportAndServerStartBenchmark';
import {
  createBenchReport,
  formatBenchComparisonTable,
  formatBenchResultTable,
  readBenchReport,
  writeBenchReport,
} from './support/report';
import { waitUntilSearchIndexLoaded } from './support/searchMetrics';
import { runSearchBenchmark } from './search/runSearchBenchmark';
import { runSearchAllBenchmark, SEARCHED_PROJECT_KEYS } from './searchAll/runSearchAllBenchmark';
import { runServerBenchmark } from './server/runServerBenchmark';
import { runTriageBenchmark } from './triage/runTriageBenchmark';
import { runTriageScreenBenchmark } from './triageScreen/runTriageScreenBenchmark';
import { runSavedViewsBenchmark } from './views/runSavedViewsBenchmark';
import { runWritesBenchmark } from './writes/runWritesBenchmark';

const USAGE = `npm run bench -- [--issues N] [--only PART,...] [--data DIR] [--out FILE] [--compare FILE] [--slow-cpu N] [--known-duplicates DIR] [--minutes N]

Measures the production build (built first if the sources have changed) on a demo tracker, prints a table and writes the
results to a JSON file.

--issues        size of the tracker, default 10000
--only          the parts to measure: rates, server, search, access, browser (these five by default); columns; searchAll,
                which uses and changes its own tracker with 20 projects; inbox, home, arrival, views, writes, edits, triageScreen, live, bulk,
                hostileLoad, which change the tracker; suggestions (likely duplicates over HTTP); duplicates, clusters, triage (suggested labels) and imports,
                which do not use the tracker in --data and can also be started by name, for example npm run bench -- imports
--data          folder of the tracker, created if it does not exist; default: a folder of the cache
--out           file for the results, default bench-results.json
--compare       file of an earlier run; the table then shows its results, the new ones and their ratios
--slow-cpu      the pages of the parts browser and columns run N times slower
--columns-only  measures only the in-memory columns, with issues that are in no database, up to ten million
--known-duplicates  folder of the real trackers, with known duplicates and labels, default ../shared/data
--minutes       duration of the attacks in the part hostileLoad, default 10
--help          prints this text`;

/** Parts that do not use the tracker in --data. They read real trackers or generate their own issues. */
const BENCHMARKS_WITHOUT_TRACKER: Partial<
  Record<string, (issues: number, realTrackers: string | undefined) => BenchResult[] | Promise<BenchResult[]>>
> = {
  duplicates: runDuplicatesBenchmark,
  clusters: runClustersBenchmark,
  triage: (_issues, realTrackers) => runTriageBenchmark(realTrackers),
  imports: runImportsBenchmark,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    issues: { type: 'string', default: '10000' },
    only: { type: 'string', default: 'rates,server,search,access,browser' },
    data: { type: 'string' },
    out: { type: 'string', default: 'bench-results.json' },
    compare: { type: 'string' },
    'slow-cpu': { type: 'string', default: '1' },
    'known-duplicates': { type: 'string' },
    minutes: { type: 'string', default: '10' },
    'columns-only': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

void main();

async function main(): Promise<void> {
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (values['columns-only']) {
    const issues = Number(values.issues);
    const results = await runColumnsBenchmark(issues);
    await writeBenchReport(values.out, createBenchReport(issues, results));
    console.log(formatBenchResultTable(results));
    return;
  }
  const parts = positionals.length > 0 ? positionals : values.only.split(',');
  const old = values.compare === undefined ? null : await readBenchReport(values.compare);
  const formatTable = (results: BenchResult[]) =>
    old ? formatBenchComparisonTable(old.results, results) : formatBenchResultTable(results);
  const runWithoutTracker = parts.length === 1 ? BENCHMARKS_WITHOUT_TRACKER[parts[0]!] : undefined;
  if (runWithoutTracker) {
    const issues = Number(values.issues);
    const results = await runWithoutTracker(issues, values['known-duplicates']);
    await writeBenchReport(values.out, createBenchReport(issues, results));
    console.log(formatTable(results));
    return;
  }
  if (!ensureBuilt(path.resolve(__dirname, '../..')))
    throw new Error('The build failed, so there is nothing to measure.');
  const issues = Number(values.issues);
  const results: BenchResult[] = [];
  for (const part of parts) {
    const data =
      part === 'searchAll'
        ? await openBenchDataset(issues, values.data && path.join(values.data, part), SEARCHED_PROJECT_KEYS)
        : await openBenchDataset(issues, values.data);
    results.push(...(await runBenchmark(part, data)));
    await writeBenchReport(values.out, createBenchReport(issues, results));
  }
  console.log(formatTable(results));
}

/** A failing part of the benchmark is reported; the remaining parts still run. */
async function runBenchmark(part: string, data: BenchDataset): Promise<BenchResult[]> {
  try {
    const runWithoutTracker = BENCHMARKS_WITHOUT_TRACKER[part];
    if (runWithoutTracker) return runWithoutTracker(data.issues, values['known-duplicates']);
    if (part === 'rates') return await runImportAndServerStartBenchmark(data);
    if (part === 'server') return await runServerBenchmark(data, BENCH_PROJECT_KEY);
    if (part === 'search') return await runSearchBenchmark(data, BENCH_PROJECT_KEY);
    if (part === 'suggestions') return await runSuggestionsBenchmark(data, BENCH_PROJECT_KEY);
    const editCost = part === 'inbox' ? await measureEditCost(data.dataDir) : [];
    if (part === 'inbox' || part === 'home') await insertInbox(data.dataDir);
    const server = await startServer({ dataDir: data.dataDir, demo: 0 });
    try {
      await waitUntilSearchIndexLoaded(server.url);
      const credentials = await server.createApiCredentials();
      if (part === 'searchAll')
        return await runSearchAllBenchmark(new BenchClient(credentials, SEARCHED_PROJECT_KEYS[0]!));
      if (part === 'access') return await runCredentialLatencyBenchmark(credentials, BENCH_PROJECT_KEY);
      if (part === 'writes') return await runWritesBenchmark(new BenchClient(credentials, BENCH_PROJECT_KEY));
      if (part === 'inbox')
        return [
          ...editCost,
          ...(await runInboxBenchmark(new BenchClient(credentials, BENCH_PROJECT_KEY))),
          ...(await measureNotificationFanOut(credentials, BENCH_PROJECT_KEY)),
        ];
      if (part === 'home')
        return await runHomeBenchmark(new BenchClient(credentials, BENCH_PROJECT_KEY), BENCH_PROJECT_KEY);
      if (part === 'arrival')
        return await runChangeArrivalBenchmark(server.createApiCredentials, BENCH_PROJECT_KEY);
      if (part === 'browser')
        return await runBrowserBenchmark(server.url, BENCH_PROJECT_KEY, Number(values['slow-cpu']));
      if (part === 'columns')
        return await runColumnScrollBenchmark(server.url, BENCH_PROJECT_KEY, Number(values['slow-cpu']));
      if (part === 'views') return await runSavedViewsBenchmark(credentials, BENCH_PROJECT_KEY);
      if (part === 'edits') return await runEditsBenchmark(server.url, BENCH_PROJECT_KEY);
      if (part === 'triageScreen') return await runTriageScreenBenchmark(server.url, BENCH_PROJECT_KEY);
      if (part === 'bulk') return await runBulkEditBenchmark(credentials, BENCH_PROJECT_KEY);
      if (part === 'live') return await runLiveUpdateBenchmark(credentials, BENCH_PROJECT_KEY);
      if (part === 'hostileLoad')
        return await runHostileLoadBenchmark(server, BENCH_PROJECT_KEY, data.issues, Number(values.minutes));
      throw new Error(
        `Unknown part ${part}. Use rates, server, search, access, browser, columns, searchAll, inbox, home, arrival, views, writes, edits, triageScreen, live, bulk, hostileLoad, suggestions, duplicates, clusters, triage or imports.`,
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
