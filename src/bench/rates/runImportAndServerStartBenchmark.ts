import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../../testing/browser/startServer';
import { measureCommand, runWinnowCommand } from '../support/commandLine';
import type { BenchDataset } from '../support/dataset';
import {
  type BenchResult,
  type BenchSample,
  createSingleValueResult,
  summarizeSamples,
} from '../support/measure';
import { waitUntilLargestProjectInMemory } from '../support/searchMetrics';
import { writeGithubIssuesFile } from '../support/generatedIssueFiles';
import { measureImportThroughServer } from './measureImportThroughServer';

const SERVER_START_COUNT = 5;
const BENCH_IMPORT_ISSUES_MAX = 50_000;
const BENCH_SERVER_IMPORT_ISSUES_MAX = 20_000;

/** Measures the demo generator, the import and the server's start. */
export async function runImportAndServerStartBenchmark(data: BenchDataset): Promise<BenchResult[]> {
  const seconds = data.madeInMs / 1000;
  return [
    createSingleValueResult(
      'rates',
      'creation of the demo tracker',
      's',
      seconds,
      `${data.issues.toLocaleString('en')} issues`,
    ),
    createSingleValueResult('rates', 'demo generator', 'issues/s', data.issues / seconds),
    ...(await measureGithubImportRate(Math.min(data.issues, BENCH_IMPORT_ISSUES_MAX))),
    ...(await measureImportThroughServer(Math.min(data.issues, BENCH_SERVER_IMPORT_ISSUES_MAX))),
    ...(await measureGithubImportMemory(Math.min(data.issues, BENCH_IMPORT_ISSUES_MAX))),
    await measureServerStartTimes(data.dataDir, 'SIGTERM'),
    await measureServerStartTimes(data.dataDir, 'SIGKILL'),
    await measureIndexStartTimes(data.dataDir, 'from its file'),
    await measureIndexStartTimes(data.dataDir, 'from the database'),
  ];
}

async function measureGithubImportRate(issues: number): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-bench-'));
  try {
    const file = path.join(folder, 'issues.ndjson');
    await writeGithubIssuesFile(file, issues);
    const args = ['import', 'github', file, '--project', 'IMPORTED', '--create'];
    const first = await runWinnowCommand(path.join(folder, 'data'), ...args);
    const again = await runWinnowCommand(path.join(folder, 'data'), ...args);
    const note = `${issues.toLocaleString('en')} issues, 3 comments each on average`;
    return [
      createSingleValueResult('rates', 'GitHub import', 'issues/s', issues / (first / 1000), note),
      createSingleValueResult('rates', 'the same file again', 'issues/s', issues / (again / 1000)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Compares the peak memory of two imports, one with ten times the input of the other. Both import into
 * existing databases, because creating a database needs more memory than either import.
 */
async function measureGithubImportMemory(issues: number): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-bench-'));
  try {
    const peakOf = async (count: number) => {
      const file = path.join(folder, 'issues.ndjson');
      const dataDir = path.join(folder, String(count));
      const importInto = (key: string) => ['import', 'github', file, '--project', key, '--create'] as const;
      await writeGithubIssuesFile(file, 1);
      await runWinnowCommand(dataDir, ...importInto('FIRST'));
      await writeGithubIssuesFile(file, count);
      return (await measureCommand(dataDir, ...importInto('IMPORTED'))).peakMemory;
    };
    const small = await peakOf(Math.ceil(issues / 10));
    const large = await peakOf(issues);
    const note = `${small.toFixed(0)} MB, ${large.toFixed(0)} MB for ${issues.toLocaleString('en')} issues`;
    return [
      createSingleValueResult(
        'rates',
        'GitHub import, memory at 10 times the input',
        'x',
        large / small,
        note,
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureServerStartTimes(dataDir: string, after: 'SIGTERM' | 'SIGKILL'): Promise<BenchResult> {
  const samples: BenchSample[] = [];
  for (let i = 0; i <= SERVER_START_COUNT; i++) {
    const server = await startServer({ dataDir, demo: 0 });
    // The first server start is not measured, because what happened before it differs between benchmark runs.
    if (i > 0) samples.push({ value: server.startMs });
    await server.stop(after);
  }
  return summarizeSamples(
    'rates',
    after === 'SIGTERM' ? 'server start' : 'server start after kill -9',
    'ms',
    samples,
  );
}

/** Measures from the start of the process until lists of the largest project are read from memory. */
async function measureIndexStartTimes(
  dataDir: string,
  source: 'from its file' | 'from the database',
): Promise<BenchResult> {
  const samples: BenchSample[] = [];
  for (let i = 0; i <= SERVER_START_COUNT; i++) {
    if (source === 'from the database')
      await rm(path.join(dataDir, 'columns'), { recursive: true, force: true });
    const server = await startServer({ dataDir, demo: 0 });
    const waited = await waitUntilLargestProjectInMemory(server.url);
    // The first start is not measured, because there may be no file yet.
    if (i > 0) samples.push({ value: server.startMs + waited });
    await server.stop();
  }
  return summarizeSamples('rates', `server start until the index answers, ${source}`, 'ms', samples);
}
