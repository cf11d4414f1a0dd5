/**
 * The server killed during a bulk edit: the next one goes on with it, so that in the end each issue was
 * changed exactly once, or the operation was cleanly canceled before it changed any.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { EVENT_KINDS } from '../shared/issue';
import { BULK_HEARTBEAT_TIMEOUT } from '../shared/limits';
import { type Access, createToken } from '../testing/Access';
import { postGraphQL } from '../testing/postGraphQL';
import { describeEachProcess, type ProcessDatabase } from '../testing/processDatabases';
import { endAll, type Run, runServer } from '../testing/sourceServer';
import type { Store } from './store/Store';

/** `npm run test:long` kills it fifty times. */
const KILLS = process.env.WINNOW_LONG === '1' ? 50 : 5;
/** Many enough that there is a middle to be killed in. */
const ISSUES = 3_000;
/** Every fifth kill comes at any time within so many milliseconds of the request; the others in the middle. */
const WITHIN = 900;

describeEachProcess('a server that is killed during a bulk edit', (make) => {
  let database: ProcessDatabase;
  beforeAll(async () => {
    database = await make();
  });
  afterAll(async () => {
    endAll();
    await database.remove();
  });

  it(
    `goes on with it after each of ${KILLS} kills, and changes each issue once`,
    async () => {
      const environment = { ...database.environment, WINNOW_DEMO: String(ISSUES) };
      let server = runServer(environment);
      await server.ready;
      const token = await createToken(database.environment);
      const ready = async (): Promise<Access> => ({ url: await server.ready, token });
      let access = await ready();
      const projectId = await findProject(access);
      const ended: Operation[] = [];
      let inTheMiddle = 0;
      /** What all of them are, but for those that an operation was canceled before. */
      let priority = 'LOW';
      for (let kill = 0; kill < KILLS; kill++) {
        // Another one than they have, so that there is something to be killed in.
        const other = priority === 'LOW' ? 'URGENT' : 'LOW';
        const input = { projectId, query: '', change: { priority: other }, idempotencyKey: `kill ${kill}` };
        await killDuring(server, access, input, kill % 5 === 4 ? null : { number: ended.length + 1 });
        await database.expectConsistent(async (store) => {
          if (await isPartlyDone(store)) inTheMiddle++;
          await letTimePass(store);
        });
        server = runServer(environment);
        access = await ready();
        // Where the answer was lost, the same key finds the operation, or begins it.
        const operation = await endOf(access, await bulkUpdate(access, input));
        ended.push(operation);
        if (operation.state === 'CANCELED') expect(operation.changed).toBe(0);
        else {
          priority = other;
          expect(operation).toMatchObject({ state: 'DONE', matched: ISSUES, failed: 0 });
          expect(operation.changed + operation.skipped).toBe(ISSUES);
          expect(await countOf(access, `priority:${priority.toLowerCase()}`)).toBe(ISSUES);
        }
      }
      server.child.kill('SIGTERM');
      await server.ended;
      await database.expectConsistent((store) => expectOnce(store, ended));
      expect(inTheMiddle).toBeGreaterThanOrEqual(KILLS / 2);
    },
    KILLS * 60_000,
  );
});

interface Operation {
  number: number;
  state: string;
  matched: number;
  changed: number;
  skipped: number;
  failed: number;
}

const OPERATION = 'number state matched changed skipped failed';

async function findProject(access: Access): Promise<string> {
  const { data } = await postGraphQL<{ project: { id: string } }>(access, '{ project(key: "NET") { id } }');
  return data.project.id;
}

/** @param until the operation that is to have changed some of its issues by then; null: at any time */
async function killDuring(
  server: Run,
  access: Access,
  input: object,
  until: Pick<Operation, 'number'> | null,
): Promise<void> {
  const asked = bulkUpdate(access, input).catch(() => null);
  if (until) {
    const most = Math.random() * ISSUES * 0.6;
    await whenIt(access, until, (operation) => Number(operation?.changed) > most);
  } else await setTimeout(Math.random() * WITHIN);
  server.child.kill('SIGKILL');
  await Promise.all([asked, server.ended]);
}

/** Whether an operation was left with some of its issues changed, and others not. */
async function isPartlyDone({ db }: Store): Promise<boolean> {
  const { rows } = await sql`SELECT FROM bulk_operation
    WHERE ended_at IS NULL AND changed > 0 AND changed + skipped + failed < matched`.execute(db);
  return rows.length > 0;
}

/** Another server takes over from one that has said nothing for a while; here that while is over. */
async function letTimePass({ db }: Store): Promise<void> {
  await sql`UPDATE bulk_operation SET beat_at = beat_at - make_interval(secs => ${BULK_HEARTBEAT_TIMEOUT / 1000})`.execute(
    db,
  );
}

async function bulkUpdate(access: Access, input: object): Promise<Operation> {
  const { data } = await postGraphQL<{
    bulk: { operation: Operation | null; errors: { message: string }[] };
  }>(
    access,
    `mutation ($input: BulkUpdateIssuesInput!) {
      bulk: bulkUpdateIssues(input: $input) { operation { ${OPERATION} } errors { message } } }`,
    { input },
  );
  if (!data.bulk.operation) throw new Error(data.bulk.errors[0]?.message);
  return data.bulk.operation;
}

/** The operation once it has ended: by itself, whoever began it. */
async function endOf(access: Access, begun: Operation): Promise<Operation> {
  return (await whenIt(access, begun, (operation) => operation?.state !== 'RUNNING')) ?? begun;
}

/** An operation once it is so. Asked now and then: who reads comes before it. */
async function whenIt(
  access: Access,
  which: Pick<Operation, 'number'>,
  isSo: (operation: Operation | null) => boolean,
): Promise<Operation | null> {
  for (;;) {
    const operation = await readOperation(access, which);
    if (isSo(operation)) return operation;
    await setTimeout(30);
  }
}

/** Null: there is none of that number yet. */
async function readOperation(
  access: Access,
  { number }: Pick<Operation, 'number'>,
): Promise<Operation | null> {
  const { data } = await postGraphQL<{ project: { bulkOperation: Operation | null } }>(
    access,
    `query ($number: Int!) { project(key: "NET") { bulkOperation(number: $number) { ${OPERATION} } } }`,
    { number },
  );
  return data.project.bulkOperation;
}

async function countOf(access: Access, query: string): Promise<number> {
  const { data } = await postGraphQL<{ project: { issues: { totalCount: number } } }>(
    access,
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
