import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../../testing/browser/startServer';
import { BenchClient } from '../support/client';
import { runWinnowCommand } from '../support/commandLine';
import { BENCH_PROJECT_KEY } from '../support/dataset';
import {
  type BenchResult,
  type BenchSample,
  createSingleValueResult,
  summarizeSamples,
} from '../support/measure';
import { writeGithubIssuesFile } from '../support/generatedIssueFiles';

/** Interval between the starts of two reads during the import, in milliseconds. */
const READ_INTERVAL_MS = 50;
/** Reads before the import, which are not measured: the first ones compile the server's code. */
const WARM_UP_READ_COUNT = 50;
/** How long reads are measured before the import, for comparison. */
const READS_BEFORE_IMPORT_MS = 5_000;
const READ_PROJECT_ISSUES = 2_000;

const LIST_AND_ISSUE_QUERY = `query ($project: String!, $offset: Int!, $number: Int!) { project(key: $project) {
  issues(query: "is:open", first: 50, offset: $offset) { totalCount nodes { id title state { name } labels(first: 5) { nodes { name } } } }
  issue(number: $number) { bodyHTML timeline(first: 50) { nodes { __typename } } } } }`;

/** Measures an import through a running server, and the response times of another project's pages meanwhile. */
export async function measureImportThroughServer(issues: number): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-bench-'));
  const dataDir = path.join(folder, 'data');
  try {
    const file = path.join(folder, 'issues.ndjson');
    await writeGithubIssuesFile(file, issues);
    const demo = ['demo', '--issues', String(READ_PROJECT_ISSUES), '--project', BENCH_PROJECT_KEY];
    await runWinnowCommand(dataDir, ...demo);
    const server = await startServer({ dataDir, demo: 0 });
    try {
      const client = new BenchClient(await server.createApiCredentials(), BENCH_PROJECT_KEY);
      for (let n = 0; n < WARM_UP_READ_COUNT; n++) await readListAndIssue(client, n);
      const before = await readRegularly(client, setTimeout(READS_BEFORE_IMPORT_MS));
      const args = ['import', 'github', file, '--project', 'IMPORTED', '--create'];
      const importing = runWinnowCommand(dataDir, ...args);
      const during = await readRegularly(client, importing);
      const seconds = (await importing) / 1000;
      const note = `${issues.toLocaleString('en')} issues, a read every ${READ_INTERVAL_MS} ms`;
      return [
        createSingleValueResult(
          'rates',
          'GitHub import through the server',
          'issues/s',
          issues / seconds,
          note,
        ),
        summarizeSamples('rates', 'list and issue before the import', 'ms', before),
        summarizeSamples('rates', 'list and issue during the import', 'ms', during),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts a read every READ_INTERVAL_MS until the promise is settled. */
async function readRegularly(client: BenchClient, until: Promise<unknown>): Promise<BenchSample[]> {
  const reads: Promise<BenchSample>[] = [];
  let isOver = false;
  const over = until.finally(() => (isOver = true));
  for (let n = 0; !isOver; n++) {
    reads.push(readListAndIssue(client, n));
    await Promise.race([setTimeout(READ_INTERVAL_MS), over]);
  }
  return Promise.all(reads);
}

async function readListAndIssue(client: BenchClient, n: number): Promise<BenchSample> {
  const offset = (n * 50) % 1_000;
  const number = 1 + (n % READ_PROJECT_ISSUES);
  return {
    value: (await client.sendQuery(LIST_AND_ISSUE_QUERY, { offset, number })).ms,
    of: `issue ${number}`,
  };
}
