/** Compares another commit with this one. See USAGE. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { RunningServer } from '../../testing/browser/startServer';
import { runBrowserBenchmark } from '../browser/runBrowserBenchmark';
import { ISSUE_LIST_SCREEN_QUERY, ISSUE_PAGE_QUERY } from '../server/operations';
import { callBulkMutation, waitUntilBulkEditFinished } from '../support/bulkEdits';
import type { BenchClient } from '../support/client';
import { BENCH_PROJECT_KEY } from '../support/dataset';
import { writeGithubIssuesFile } from '../support/generatedIssueFiles';
import { measureDuration } from '../support/measure';
import { readServerProcessUsage } from '../support/serverProcess';
import { CheckedOutBuild } from './CheckedOutBuild';
import { COMPARED_BUILDS, type ComparedBuild, ComparedFigures } from './figures';

const USAGE = `npm run bench:compare -- COMMIT [--full] [--issues N] [--browser] [--keep]

Checks out COMMIT and the current commit, installs and builds both, and measures a dozen figures from outside, alternately.
Prints the medians, the ratio of new to old, and how much two runs of one build differ. Nothing else should be running.
Uncommitted changes are not measured.

--issues   size of the tracker, default 100000
--full     1,000,000 issues
--browser  measures the list in the browser instead: at full speed, and with the page's processor slowed four times
--keep     keeps the folder with both commits`;

const BUILD_COUNT = 2;
const START_COUNT = 4;
const REQUEST_COUNT = 60;
const BULK_EDIT_COUNT = 4;
const IMPORT_COUNT = 2;
/** How often the list is measured in the browser, with each build and at each speed of the processor. */
const BROWSER_RUN_COUNT = 2;
const BROWSER_CPU_SLOWDOWNS = [1, 4] as const;
const IMPORTED_ISSUES = 5_000;
/** A server is quiet when it has used less than this fraction of a processor for QUIET_SECONDS. */
const QUIET_LOAD_MAX = 0.05;
const QUIET_SECONDS = 3;
const QUIET_TIMEOUT_SECONDS = 1_800;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    issues: { type: 'string' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const figures = new ComparedFigures();

void main();

async function main(): Promise<void> {
  const [commit] = positionals;
  if (values.help || commit === undefined) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const issues = Number(values.issues ?? (values.full ? 1_000_000 : 100_000));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-compare-'));
  try {
    const builds = await checkOutBuilds(commit, folder);
    await measureInstallationAndBuilds(builds);
    await measureDemos(builds, issues);
    if (values.browser) await measureInBrowser(builds);
    else {
      await measureStarts(builds);
      await measureRequests(builds);
      await measureImports(builds, folder);
    }
    console.log(figures.format());
  } finally {
    if (!values.keep) await rm(folder, { recursive: true, force: true });
  }
}

type Builds = Record<ComparedBuild, CheckedOutBuild>;

async function checkOutBuilds(commit: string, folder: string): Promise<Builds> {
  const repository = path.resolve(__dirname, '../../..');
  const checkOut = async (build: ComparedBuild, of: string) => {
    await mkdir(path.join(folder, build));
    return CheckedOutBuild.checkOut(repository, of, path.join(folder, build));
  };
  return { old: await checkOut('old', commit), new: await checkOut('new', 'HEAD') };
}

/** Calls `measure` for each build in turn, `count` times. */
async function alternate(
  builds: Builds,
  count: number,
  measure: (build: CheckedOutBuild, name: ComparedBuild, round: number) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < count; round++) {
    // Every second round begins with the other build.
    const order = round % 2 === 0 ? COMPARED_BUILDS : COMPARED_BUILDS.toReversed();
    for (const name of order) await measure(builds[name], name, round);
  }
}

async function measureInstallationAndBuilds(builds: Builds): Promise<void> {
  await alternate(builds, 1, async (build, name) => {
    report(`npm ci of the ${name} commit`);
    const { packages, seconds } = await build.installPackages();
    figures.addSample('installed packages', '', name, packages);
    figures.addSample('npm ci', 's', name, seconds);
  });
  await alternate(builds, BUILD_COUNT, async (build, name) => {
    report(`build of the ${name} commit`);
    const { seconds, cpuSeconds } = await build.build();
    figures.addSample('build', 's', name, seconds);
    figures.addSample('build, processor', 's', name, cpuSeconds);
  });
}

async function measureDemos(builds: Builds, issues: number): Promise<void> {
  await alternate(builds, 1, async (build, name) => {
    report(`demo of the ${name} commit`);
    const size = ['--issues', String(issues), '--project', BENCH_PROJECT_KEY];
    const { seconds } = await build.runCommand(build.dataDir, 'demo', ...size);
    figures.addSample('demo', 's', name, seconds);
    const server = await build.startServer();
    const { cpuSeconds } = await waitUntilQuiet(server);
    figures.addSample('first start, processor until quiet', 's', name, cpuSeconds);
    await server.stop();
  });
}

async function measureStarts(builds: Builds): Promise<void> {
  await alternate(builds, START_COUNT, async (build, name) => {
    report(`start of the ${name} commit`);
    const server = await build.startServer();
    figures.addSample('start', 's', name, server.startMs / 1_000);
    const client = await build.createClient(server, BENCH_PROJECT_KEY);
    const { ms } = await client.sendQuery(ISSUE_LIST_SCREEN_QUERY, { query: 'is:open' });
    figures.addSample('first list screen after the start', 'ms', name, ms);
    const { cpuSeconds, seconds } = await waitUntilQuiet(server);
    figures.addSample('later start, processor until quiet', 's', name, cpuSeconds);
    figures.addSample('later start, until quiet', 's', name, seconds);
    await server.stop();
  });
}

/** Sends requests to servers of both builds, which run at the same time. */
async function measureRequests(builds: Builds): Promise<void> {
  const servers = { old: await builds.old.startServer(), new: await builds.new.startServer() };
  try {
    for (const name of COMPARED_BUILDS) await waitUntilQuiet(servers[name]);
    const clients = {
      old: await builds.old.createClient(servers.old, BENCH_PROJECT_KEY),
      new: await builds.new.createClient(servers.new, BENCH_PROJECT_KEY),
    };
    report('requests');
    await alternate(builds, REQUEST_COUNT, async (_build, name) => {
      const client = clients[name];
      const measure = async (what: string, query: string, variables: object) => {
        const { ms } = await client.sendQuery(query, { ...variables });
        figures.addSample(what, 'ms', name, ms);
      };
      const offset = Math.floor(Math.random() * 10_000);
      await measure('list screen', ISSUE_LIST_SCREEN_QUERY, { query: 'is:open', offset });
      await measure('list screen of two words', ISSUE_LIST_SCREEN_QUERY, { query: 'packet lost' });
      await measure('page of 50', ISSUE_PAGE_QUERY, { query: '', offset });
      figures.addSample('edit', 'ms', name, await measureEdit(client));
    });
    await alternate(builds, BULK_EDIT_COUNT, async (_build, name, round) => {
      const ms = await measureBulkEdit(clients[name], round % 2 === 0 ? 'LOW' : 'HIGH');
      figures.addSample('bulk edit of all questions', 's', name, ms / 1_000);
    });
    for (const name of COMPARED_BUILDS) {
      figures.addSample('memory', 'MB', name, (await readServerProcessUsage(servers[name])).memory / 2 ** 20);
      figures.addSample(
        'scripts of the list, compressed',
        'KB',
        name,
        (await measureScriptBytes(servers[name])) / 1_000,
      );
    }
  } finally {
    for (const name of COMPARED_BUILDS) await servers[name].stop();
  }
}

/** Measures the list in the browser, with servers of both builds that run at the same time. */
async function measureInBrowser(builds: Builds): Promise<void> {
  const servers = { old: await builds.old.startServer(), new: await builds.new.startServer() };
  try {
    for (const name of COMPARED_BUILDS) await waitUntilQuiet(servers[name]);
    for (const slowdown of BROWSER_CPU_SLOWDOWNS) {
      const suffix = slowdown === 1 ? '' : `, processor slowed ${slowdown} times`;
      await alternate(builds, BROWSER_RUN_COUNT, async (_build, name) => {
        report(`browser with the ${name} commit${suffix}`);
        const results = await runBrowserBenchmark(servers[name].url, BENCH_PROJECT_KEY, slowdown);
        for (const { what, unit, median } of results)
          figures.addSample(`${what}${suffix}`, unit, name, median);
      });
    }
  } finally {
    for (const name of COMPARED_BUILDS) await servers[name].stop();
  }
}

async function measureImports(builds: Builds, folder: string): Promise<void> {
  const file = path.join(folder, 'issues.ndjson');
  await writeGithubIssuesFile(file, IMPORTED_ISSUES);
  await alternate(builds, IMPORT_COUNT, async (build, name) => {
    report(`import with the ${name} commit`);
    const dataDir = path.join(folder, 'import');
    // The first import also creates the database.
    for (const key of ['FIRST', 'SECOND']) {
      const args = ['import', 'github', file, '--project', key, '--create'];
      const { seconds } = await build.runCommand(dataDir, ...args);
      if (key === 'SECOND') figures.addSample(`import of ${IMPORTED_ISSUES} issues`, 's', name, seconds);
    }
    await rm(dataDir, { recursive: true, force: true });
  });
}

interface IssueIds {
  project: { id: string; issues: { nodes: { id: string }[] } };
}

const fetchIds = async (client: BenchClient, query: string): Promise<IssueIds['project']> => {
  const { data } = await client.sendQuery<IssueIds>(
    `query ($project: String!, $query: String!) { project(key: $project) {
      id issues(query: $query, first: 1) { nodes { id } } } }`,
    { query },
  );
  return data.project;
};

/** @returns the time of the mutation in milliseconds */
async function measureEdit(client: BenchClient): Promise<number> {
  const { issues } = await fetchIds(client, 'is:open');
  const { ms } = await client.sendQuery(
    'mutation ($input: UpdateIssueInput!) { updateIssue(input: $input) { errors { message } } }',
    { input: { id: issues.nodes[0]!.id, title: `Measured ${Math.random()}` } },
  );
  return ms;
}

/** Changes the priority of all questions. @returns the time until all are changed, in milliseconds */
async function measureBulkEdit(client: BenchClient, priority: 'LOW' | 'HIGH'): Promise<number> {
  const { id } = await fetchIds(client, '');
  const { ms } = await measureDuration(async () => {
    const operation = await callBulkMutation(client, 'bulkUpdateIssues', 'BulkUpdateIssuesInput', {
      projectId: id,
      query: 'type:question',
      change: { priority },
      idempotencyKey: String(Math.random()),
    });
    await waitUntilBulkEditFinished(client, operation);
  });
  return ms;
}

/** @returns the compressed bytes of the scripts that the page of the list names */
async function measureScriptBytes({ url }: RunningServer): Promise<number> {
  const response = await fetch(`${url}/projects/${BENCH_PROJECT_KEY}/issues`);
  const named = `${await response.text()} ${response.headers.get('link') ?? ''}`;
  const scripts = new Set([...named.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([script]) => script));
  let bytes = 0;
  for (const script of scripts) {
    const { headers } = await fetch(`${url}${script}`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    bytes += Number(headers.get('content-length'));
  }
  return bytes;
}

/** Waits until a server does nothing. @returns how long it took, and its processor time since it was started */
async function waitUntilQuiet(server: RunningServer): Promise<{ seconds: number; cpuSeconds: number }> {
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1_000;
  let busyUntil = 0;
  let { cpuSeconds } = await readServerProcessUsage(server);
  while (elapsed() - busyUntil < QUIET_SECONDS) {
    if (elapsed() > QUIET_TIMEOUT_SECONDS) throw new Error('The server does not become quiet.');
    await sleep(1_000);
    const now = (await readServerProcessUsage(server)).cpuSeconds;
    if (now - cpuSeconds > QUIET_LOAD_MAX) busyUntil = elapsed();
    cpuSeconds = now;
  }
  return { seconds: busyUntil, cpuSeconds };
}

const report = (what: string) => console.error(`${new Date().toLocaleTimeString('en-GB')} ${what}`);
