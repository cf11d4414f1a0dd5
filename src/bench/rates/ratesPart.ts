import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../../testing/browser/startServer';
import { winnow } from '../commandLine';
import type { Dataset } from '../dataset';
import { type Result, type Sample, single, summarize } from '../measure';
import { writeGithubFile } from './githubFile';

const STARTS = 5;

/** How fast trackers are made and brought in, and how soon the server is there. */
export async function ratesPart(data: Dataset): Promise<Result[]> {
  const seconds = data.madeInMs / 1000;
  return [
    single('rates', 'demo tracker made in', 's', seconds, `${data.issues.toLocaleString('en')} issues`),
    single('rates', 'demo', 'issues/s', data.issues / seconds),
    ...(await importRate(Math.min(data.issues, 50_000))),
    await startTimes(data.dataDir, 'SIGTERM'),
    await startTimes(data.dataDir, 'SIGKILL'),
  ];
}

async function importRate(issues: number): Promise<Result[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-bench-'));
  try {
    const file = path.join(folder, 'issues.ndjson');
    await writeGithubFile(file, issues);
    const args = ['import', 'github', file, '--project', 'IMPORTED', '--create'];
    const first = await winnow(path.join(folder, 'data'), ...args);
    const again = await winnow(path.join(folder, 'data'), ...args);
    const note = `${issues.toLocaleString('en')} issues, 3 comments each on average`;
    return [
      single('rates', 'GitHub import', 'issues/s', issues / (first / 1000), note),
      single('rates', 'the same file again', 'issues/s', issues / (again / 1000)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startTimes(dataDir: string, after: 'SIGTERM' | 'SIGKILL'): Promise<Result> {
  const samples: Sample[] = [];
  for (let i = 0; i <= STARTS; i++) {
    const server = await startServer({ dataDir, demo: 0 });
    // The first start follows whatever was before.
    if (i > 0) samples.push({ value: server.startMs });
    await server.stop(after);
  }
  return summarize(
    'rates',
    after === 'SIGTERM' ? 'server start' : 'server start after kill -9',
    'ms',
    samples,
  );
}
