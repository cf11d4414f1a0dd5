/**
 * Measures pages and writes of ordinary users, first without attacks and then while others send expensive requests:
 * responses that are not read, an issue with long HTML, and import files that are slow to inspect.
 */
import { getFirstPageVariables } from '../../shared/issueList/firstPageVariables';
import { parseIssueListUrl } from '../../shared/issueList/issueListUrlState';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerApiCredentials } from '../../testing/Access';
import type { RunningServer } from '../../testing/browser/startServer';
import { randomClientAddressHeader } from '../../testing/browser/signIn';
import { createSeededRandom } from '../../testing/createSeededRandom';
import { BenchClient, sendPersistedOperation } from '../support/client';
import {
  type BenchResult,
  type BenchSample,
  computePercentile,
  createSingleValueResult,
  measureDuration,
  summarizeSamples,
} from '../support/measure';
import { readServerProcessUsage } from '../support/serverProcess';
import {
  type Attack,
  createExpandingIssueAttack,
  createExpensiveImportsAttack,
  createUnreadResponsesAttack,
  EXPANDING_MARKDOWN,
} from './attacks';

const READERS = 50;
const READ_INTERVAL_MS = 2_000;
/** A page that takes longer counts as failed, and its latency as this duration. */
const READ_TIMEOUT_MS = 30_000;
const WRITERS = 10;
const WRITE_INTERVAL_MS = 5_000;
/** Duration of the period without attacks, in minutes, before the attacks start. The first minute is a warm-up. */
const QUIET_MINUTES = 3;
const MINUTE_MS = 60_000;
const MEMORY_SAMPLE_INTERVAL_MS = 500;
const PART = 'hostileLoad';
/** Comments with long HTML on the issue that is attacked. */
const EXPANDING_COMMENT_COUNT = 50;

interface MeasuredPeriod {
  pages: BenchSample[];
  writes: BenchSample[];
  failedPages: string[];
  failedWrites: string[];
  /** Ids of the comments that the server acknowledged. */
  comments: string[];
}

/**
 * @param issues number of issues of the project
 * @param minutes duration of the period with attacks
 */
export async function runHostileLoadBenchmark(
  server: RunningServer,
  project: string,
  issues: number,
  minutes: number,
): Promise<BenchResult[]> {
  const admin = new BenchClient(await server.createApiCredentials('admin'), project);
  const people = await createPeople(server, admin, READERS + WRITERS);
  const attacks = await createAttacks(server, admin, project);
  const warmUp = createEmptyPeriod();
  await runPeople(server, project, people, issues, warmUp, MINUTE_MS);
  const restMemory = (await readServerProcessUsage(server)).memory;
  const quiet = createEmptyPeriod();
  await runPeople(server, project, people, issues, quiet, (QUIET_MINUTES - 1) * MINUTE_MS);

  const attacked = createEmptyPeriod();
  const end = new AbortController();
  const attacking = Promise.all(attacks.map((attack) => attack.run(end.signal)));
  const memory = sampleMemory(server, end.signal);
  await runPeople(server, project, people, issues, attacked, minutes * MINUTE_MS);
  end.abort();
  await attacking;
  const memories = await memory;

  const comments = [warmUp, quiet, attacked].flatMap((period) => period.comments);
  const failedPages = [...quiet.failedPages, ...attacked.failedPages];
  const failedWrites = [...quiet.failedWrites, ...attacked.failedWrites];
  const quietPages = summarizeSamples(PART, 'page, without attacks', 'ms', quiet.pages);
  const attackedPages = summarizeSamples(PART, 'page, with attacks', 'ms', attacked.pages);
  const lost = await countLostComments(admin, comments);
  const inMinute = (minute: number) =>
    computePercentile(memories.slice(...minuteRange(minute)), 0.5) / 2 ** 20;
  const result = (what: string, unit: string, value: number, note?: string) =>
    createSingleValueResult(PART, what, unit, value, note);
  return [
    quietPages,
    attackedPages,
    result('page p95, ratio', 'times', attackedPages.p95 / quietPages.p95),
    summarizeSamples(PART, 'write, without attacks', 'ms', quiet.writes),
    summarizeSamples(PART, 'write, with attacks', 'ms', attacked.writes),
    result('failed pages', 'requests', failedPages.length, failedPages[0]),
    result('failed writes', 'requests', failedWrites.length, failedWrites[0]),
    result('acknowledged writes that are lost', 'comments', lost, `of ${comments.length}`),
    result('memory at rest', 'MB', restMemory / 2 ** 20),
    result('memory above rest at most', 'MB', (Math.max(...memories) - restMemory) / 2 ** 20),
    result('memory in minute 2', 'MB', inMinute(2)),
    result(`memory in minute ${minutes}`, 'MB', inMinute(minutes)),
    ...attacks.map(({ name, counts: { requests, rejected } }) =>
      result(`attack, ${name}`, 'requests', requests, [...rejected].map((each) => each.join(' ')).join(', ')),
    ),
  ];
}

async function createAttacks(server: RunningServer, admin: BenchClient, project: string): Promise<Attack[]> {
  const { projectId, number } = await createExpandingIssue(admin);
  const reader = await server.createApiCredentials('reader');
  // Two people import two files each at the same time.
  const importers = await Promise.all(
    ['admin', 'admin', 'maintainer', 'maintainer'].map((login) => server.createApiCredentials(login)),
  );
  return [
    createUnreadResponsesAttack(reader, project),
    createExpandingIssueAttack(server.url, HOSTILE_PROJECT_KEY, number),
    createExpensiveImportsAttack(importers, project, projectId),
  ];
}

const HOSTILE_PROJECT_KEY = 'HOSTILE';

/** Creates a public project with an issue whose comments have long HTML. */
async function createExpandingIssue(admin: BenchClient): Promise<{ projectId: string; number: number }> {
  const { createProject } = await admin
    .sendQuery<{ createProject: { project: { id: string } } }>(
      `mutation { createProject(input: { key: "${HOSTILE_PROJECT_KEY}", name: "Hostile", visibility: PUBLIC }) {
      project { id } } }`,
    )
    .then(({ data }) => data);
  const { id: projectId } = createProject.project;
  await admin.sendQuery(
    `mutation ($projectId: ID!) { setMember(input: { projectId: $projectId, login: "maintainer", role: MAINTAINER }) {
      errors { message } } }`,
    { projectId },
  );
  const { data } = await admin.sendQuery<{ createIssue: { issue: { id: string; number: number } } }>(
    `mutation ($projectId: ID!) { createIssue(input: { projectId: $projectId, title: "Tables" }) {
      issue { id number } } }`,
    { projectId },
  );
  const { id, number } = data.createIssue.issue;
  for (let n = 0; n < EXPANDING_COMMENT_COUNT; n++)
    await addComment(admin, id, `${n}\n\n${EXPANDING_MARKDOWN}`);
  return { projectId, number };
}

/** Creates accounts, each of which can read and comment on the issues of the measured project. */
async function createPeople(
  server: RunningServer,
  admin: BenchClient,
  count: number,
): Promise<ServerApiCredentials[]> {
  const { data } = await admin.sendQuery<{ project: { id: string } }>(
    'query ($project: String!) { project(key: $project) { id } }',
  );
  const people: ServerApiCredentials[] = [];
  for (let n = 0; n < count; n++) {
    const login = `person-${n}`;
    await admin.sendQuery(
      'mutation ($login: String!) { createUser(input: { login: $login, name: $login }) { errors { message } } }',
      { login },
    );
    await admin.sendQuery(
      `mutation ($projectId: ID!, $login: String!) {
        setMember(input: { projectId: $projectId, login: $login, role: REPORTER }) { errors { message } } }`,
      { projectId: data.project.id, login },
    );
    people.push(await server.createApiCredentials(login));
  }
  return people;
}

/** Lets the people read and write for a time, and adds what they did to `period`. */
async function runPeople(
  { url }: RunningServer,
  project: string,
  people: readonly ServerApiCredentials[],
  issues: number,
  period: MeasuredPeriod,
  ms: number,
): Promise<void> {
  const until = performance.now() + ms;
  await Promise.all(
    people.map(async (credentials, index) => {
      const random = createSeededRandom(index);
      const isWriter = index >= READERS;
      const interval = isWriter ? WRITE_INTERVAL_MS : READ_INTERVAL_MS;
      const client = new BenchClient(credentials, project);
      // Requests with a token have stricter cost limits, because programs send them. Pages are requested without one,
      // as a browser does.
      const visitor = randomClientAddressHeader();
      await sleep(random() * interval);
      while (performance.now() < until) {
        const started = performance.now();
        const number = 1 + Math.floor(random() * issues);
        if (isWriter) await write(client, number, period);
        else await readPage(url, visitor, project, number, period);
        await sleep(Math.max(0, started + interval - performance.now()));
      }
    }),
  );
}

/** Requests the screen of an issue if its number is even, otherwise a page of the list. */
async function readPage(
  url: string,
  headers: Record<string, string>,
  project: string,
  number: number,
  { pages, failedPages }: MeasuredPeriod,
): Promise<void> {
  const [operation, variables] =
    number % 2 === 0
      ? ['IssueScreenQuery', { key: project, number, hasAround: false }]
      : ['ListedIssuesQuery', getFirstPageVariables(parseIssueListUrl(project, new URLSearchParams()), null)];
  const timeout = AbortSignal.timeout(READ_TIMEOUT_MS);
  const { ms } = await measureDuration(() =>
    sendPersistedOperation(url, operation, variables, headers, timeout).catch((error: Error) =>
      failedPages.push(error.message),
    ),
  );
  pages.push({ value: ms, of: operation });
}

async function write(client: BenchClient, number: number, period: MeasuredPeriod): Promise<void> {
  try {
    const { data } = await client.sendQuery<{ project: { issue: { id: string } } }>(
      'query ($project: String!, $number: Int!) { project(key: $project) { issue(number: $number) { id } } }',
      { number },
    );
    const { ms, value } = await measureDuration(() =>
      addComment(client, data.project.issue.id, 'The same happens here after an update.'),
    );
    period.writes.push({ value: ms });
    period.comments.push(value);
  } catch (error) {
    period.failedWrites.push(String(error));
  }
}

/** @returns the id of the comment */
async function addComment(client: BenchClient, issueId: string, body: string): Promise<string> {
  const { data } = await client.sendQuery<{
    addComment: { comment: { id: string } | null; errors: { message: string }[] };
  }>(
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } errors { message } } }',
    { input: { issueId, body, idempotencyKey: randomUUID() } },
  );
  const { comment, errors } = data.addComment;
  if (!comment) throw new Error(errors[0]?.message);
  return comment.id;
}

async function countLostComments(client: BenchClient, ids: readonly string[]): Promise<number> {
  let lost = 0;
  for (let start = 0; start < ids.length; start += 50) {
    const { data } = await client.sendQuery<{ nodes: ({ id: string } | null)[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: ids.slice(start, start + 50) },
    );
    lost += data.nodes.filter((node) => node === null).length;
  }
  return lost;
}

/** @returns the server's memory at each MEMORY_SAMPLE_INTERVAL_MS until the signal is aborted, in bytes */
async function sampleMemory(server: RunningServer, signal: AbortSignal): Promise<number[]> {
  const samples: number[] = [];
  while (!signal.aborted) {
    samples.push((await readServerProcessUsage(server)).memory);
    await sleep(MEMORY_SAMPLE_INTERVAL_MS);
  }
  return samples;
}

function minuteRange(minute: number): [number, number] {
  const samples = MINUTE_MS / MEMORY_SAMPLE_INTERVAL_MS;
  return [(minute - 1) * samples, minute * samples];
}

const createEmptyPeriod = (): MeasuredPeriod => ({
  pages: [],
  writes: [],
  failedPages: [],
  failedWrites: [],
  comments: [],
});
