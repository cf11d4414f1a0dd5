/**
 * The server killed during a bulk edit: the next one goes on with it, so that in the end each issue was
 * changed exactly once, or the operation was cleanly canceled before it changed any.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { EVENT_KINDS } from '../shared/issue';
import { eventually } from '../testing/eventually';
import { expectConsistent } from '../testing/expectConsistent';
import { postGraphQL } from '../testing/postGraphQL';
import { endAll, type Run, runServer } from '../testing/sourceServer';
import type { Store } from './store/Store';

/** `npm run test:long` kills it fifty times. */
const KILLS = process.env.WINNOW_LONG === '1' ? 50 : 5;
/** Many enough that there is a middle to be killed in. */
const ISSUES = 4_000;
/** The kill comes within so many milliseconds of the request. */
const WITHIN = 900;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'winnow-kill-bulk-'));
});
afterAll(async () => {
  endAll();
  await rm(dataDir, { recursive: true, force: true });
});

it(
  `goes on with a bulk edit after each of ${KILLS} kills, and changes each issue once`,
  async () => {
    const environment = { DATA_DIR: dataDir, WINNOW_DEMO: String(ISSUES) };
    let server = runServer(environment);
    let url = await server.ready;
    const projectId = await findProject(url);
    const ended: Operation[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const priority = kill % 2 === 0 ? 'URGENT' : 'LOW';
      const input = { projectId, query: '', change: { priority }, idempotencyKey: `kill ${kill}` };
      await killDuring(server, url, input);
      await expectConsistent(dataDir);
      server = runServer(environment);
      url = await server.ready;
      // Where the answer was lost, the same key finds the operation, or begins it.
      const operation = await endOf(url, await bulkUpdate(url, input));
      ended.push(operation);
      if (operation.state === 'CANCELED') expect(operation.changed).toBe(0);
      else {
        expect(operation).toMatchObject({ state: 'DONE', matched: ISSUES, failed: 0 });
        expect(operation.changed + operation.skipped).toBe(ISSUES);
        expect(await countOf(url, `priority:${priority.toLowerCase()}`)).toBe(ISSUES);
      }
    }
    server.child.kill('SIGTERM');
    await server.ended;
    await expectConsistent(dataDir, (store) => expectOnce(store, ended));
  },
  KILLS * 60_000,
);

interface Operation {
  number: number;
  state: string;
  matched: number;
  changed: number;
  skipped: number;
  failed: number;
}

const OPERATION = 'number state matched changed skipped failed';

async function findProject(url: string): Promise<string> {
  const { data } = await postGraphQL<{ project: { id: string } }>(url, '{ project(key: "NET") { id } }');
  return data.project.id;
}

async function killDuring(server: Run, url: string, input: object): Promise<void> {
  const asked = bulkUpdate(url, input).catch(() => null);
  await setTimeout(Math.random() * WITHIN);
  server.child.kill('SIGKILL');
  await Promise.all([asked, server.ended]);
}

async function bulkUpdate(url: string, input: object): Promise<Operation> {
  const { data } = await postGraphQL<{
    bulk: { operation: Operation | null; errors: { message: string }[] };
  }>(
    url,
    `mutation ($input: BulkUpdateIssuesInput!) {
      bulk: bulkUpdateIssues(input: $input) { operation { ${OPERATION} } errors { message } } }`,
    { input },
  );
  if (!data.bulk.operation) throw new Error(data.bulk.errors[0]?.message);
  return data.bulk.operation;
}

/** The operation once it has ended: by itself, whoever began it. */
async function endOf(url: string, { number }: Operation): Promise<Operation> {
  let operation: Operation | null = null;
  await eventually(async () => {
    const { data } = await postGraphQL<{ project: { bulkOperation: Operation } }>(
      url,
      `query ($number: Int!) { project(key: "NET") { bulkOperation(number: $number) { ${OPERATION} } } }`,
      { number },
    );
    operation = data.project.bulkOperation;
    return operation.state !== 'RUNNING';
  });
  return operation!;
}

async function countOf(url: string, query: string): Promise<number> {
  const { data } = await postGraphQL<{ project: { issues: { totalCount: number } } }>(
    url,
    'query ($query: String!) { project(key: "NET") { issues(query: $query) { totalCount } } }',
    { query },
  );
  return data.project.issues.totalCount;
}

/** Each operation has one event for each issue that it changed. */
async function expectOnce({ db }: Store, operations: readonly Operation[]): Promise<void> {
  const kind = EVENT_KINDS.indexOf('priority_changed');
  for (const { number, changed } of operations) {
    const { rows } = await sql<{ events: number; issues: number }>`
      SELECT count(*)::int AS events, count(DISTINCT issue_number)::int AS issues FROM event
      WHERE project_id = (SELECT id FROM project WHERE key = 'NET')
        AND bulk_number = ${number} AND kind = ${kind}`.execute(db);
    expect(rows).toEqual([{ events: changed, issues: changed }]);
  }
}
