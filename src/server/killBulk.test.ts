/**
 * Kills the server during bulk edits. The next server must continue the operation, so that each issue is
 * changed exactly once, or the operation must be canceled without any change.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { getEventKindCode } from '../shared/events/kinds';
import { BULK_HEARTBEAT_TIMEOUT_MS } from '../shared/limits';
import { type ServerApiCredentials, createTestApiToken } from '../testing/Access';
import { postGraphQL } from '../testing/postGraphQL';
import { describeEachServerProcessDatabase } from '../testing/processDatabases';
import { type ServerProcess, startServerProcess } from '../testing/sourceServer';
import type { DatabaseStore } from './store/DatabaseStore';
import { createTestRandom, IS_LONG_TEST_RUN } from '../testing/randomCases';

let random: () => number;
beforeEach(() => void (random = createTestRandom()));
/** `npm run test:long` kills the server 50 times. */
const SERVER_KILL_COUNT = IS_LONG_TEST_RUN ? 50 : 3;
/** Enough issues for an operation to take several transactions. */
const DEMO_ISSUE_COUNT = 3_000;
/**
 * Every third kill comes at a random time within this limit, in milliseconds. All others come while the operation runs.
 */
const RANDOM_KILL_DELAY_MAX_MS = 900;

describeEachServerProcessDatabase('a server that is killed during a bulk edit', (getDatabase) => {
  it(
    `is continued after each of ${SERVER_KILL_COUNT} kills and changes each issue exactly once`,
    async () => {
      const database = getDatabase();
      const environment = { ...database.environment, WINNOW_DEMO: String(DEMO_ISSUE_COUNT) };
      let server = startServerProcess(environment);
      await server.ready;
      const token = await createTestApiToken(database.environment);
      const ready = async (): Promise<ServerApiCredentials> => ({ url: await server.ready, token });
      let credentials = await ready();
      const projectId = await fetchProjectId(credentials);
      const endedOperations: BulkOperation[] = [];
      let killsDuringOperation = 0;
      /** Priority of all issues after the last operation that was not canceled. */
      let priority = 'LOW';
      for (let kill = 0; kill < SERVER_KILL_COUNT; kill++) {
        // Must differ from the current priority, so that the operation has issues to change.
        const other = priority === 'LOW' ? 'URGENT' : 'LOW';
        const input = { projectId, query: '', change: { priority: other }, idempotencyKey: `kill ${kill}` };
        await killServerDuringBulkEdit(
          server,
          credentials,
          input,
          kill % 3 === 2 ? null : { number: endedOperations.length + 1 },
        );
        await database.expectConsistent(async (store) => {
          if (await isBulkEditPartlyDone(store)) killsDuringOperation++;
          await expireBulkHeartbeat(store);
        });
        server = startServerProcess(environment);
        credentials = await ready();
        // The retry with the same key returns the operation, or starts it if the request was lost.
        const operation = await waitForBulkOperationEnd(
          credentials,
          await sendBulkUpdate(credentials, input),
        );
        endedOperations.push(operation);
        if (operation.state === 'CANCELED') expect(operation.changed).toBe(0);
        else {
          priority = other;
          expect(operation).toMatchObject({ state: 'DONE', matched: DEMO_ISSUE_COUNT, failed: 0 });
          expect(operation.changed + operation.skipped).toBe(DEMO_ISSUE_COUNT);
          expect(await countMatchingIssues(credentials, `priority:${priority.toLowerCase()}`)).toBe(
            DEMO_ISSUE_COUNT,
          );
        }
      }
      server.child.kill('SIGTERM');
      await server.ended;
      await database.expectConsistent((store) => expectOneEventPerIssue(store, endedOperations));
      expect(killsDuringOperation).toBeGreaterThanOrEqual(SERVER_KILL_COUNT / 3);
    },
    SERVER_KILL_COUNT * 60_000,
  );
});

interface BulkOperation {
  number: number;
  state: string;
  matched: number;
  changed: number;
  skipped: number;
  failed: number;
}

const BULK_OPERATION_FIELDS = 'number state matched changed skipped failed';

async function fetchProjectId(credentials: ServerApiCredentials): Promise<string> {
  const { data } = await postGraphQL<{ project: { id: string } }>(
    credentials,
    '{ project(key: "NET") { id } }',
  );
  return data.project.id;
}

/**
 * Kills the server during a bulk operation.
 * @param until kill after this operation has changed some issues, or at a random time if null
 */
async function killServerDuringBulkEdit(
  server: ServerProcess,
  credentials: ServerApiCredentials,
  input: object,
  until: Pick<BulkOperation, 'number'> | null,
): Promise<void> {
  const request = sendBulkUpdate(credentials, input).catch(() => null);
  if (until) {
    const minChanged = random() * DEMO_ISSUE_COUNT * 0.6;
    await pollBulkOperationUntil(credentials, until, (operation) => Number(operation?.changed) > minChanged);
  } else await setTimeout(random() * RANDOM_KILL_DELAY_MAX_MS);
  server.child.kill('SIGKILL');
  await Promise.all([request, server.ended]);
}

/** Whether a running operation has changed some of its issues and not others. */
async function isBulkEditPartlyDone({ db }: DatabaseStore): Promise<boolean> {
  const { rows } = await sql`SELECT FROM bulk_operation
    WHERE ended_at IS NULL AND changed > 0 AND changed + skipped + failed < matched`.execute(db);
  return rows.length > 0;
}

/**
 * Makes the heartbeat of the running bulk operation older, so that the next server takes it over without
 * waiting for the timeout.
 */
async function expireBulkHeartbeat({ db }: DatabaseStore): Promise<void> {
  await sql`UPDATE bulk_operation SET beat_at = beat_at - make_interval(secs => ${BULK_HEARTBEAT_TIMEOUT_MS / 1000})`.execute(
    db,
  );
}

async function sendBulkUpdate(credentials: ServerApiCredentials, input: object): Promise<BulkOperation> {
  const { data } = await postGraphQL<{
    bulk: { operation: BulkOperation | null; errors: { message: string }[] };
  }>(
    credentials,
    `mutation ($input: BulkUpdateIssuesInput!) {
      bulk: bulkUpdateIssues(input: $input) { operation { ${BULK_OPERATION_FIELDS} } errors { message } } }`,
    { input },
  );
  if (!data.bulk.operation) throw new Error(data.bulk.errors[0]?.message);
  return data.bulk.operation;
}

async function waitForBulkOperationEnd(
  credentials: ServerApiCredentials,
  begun: BulkOperation,
): Promise<BulkOperation> {
  return (
    (await pollBulkOperationUntil(credentials, begun, (operation) => operation?.state !== 'RUNNING')) ?? begun
  );
}

/**
 * Polls a bulk operation until the condition is met. Polls rarely, because bulk edits wait while there are
 * other requests.
 */
async function pollBulkOperationUntil(
  credentials: ServerApiCredentials,
  which: Pick<BulkOperation, 'number'>,
  condition: (operation: BulkOperation | null) => boolean,
): Promise<BulkOperation | null> {
  for (;;) {
    const operation = await fetchBulkOperation(credentials, which);
    if (condition(operation)) return operation;
    await setTimeout(30);
  }
}

/** Reads a bulk operation by its number; null if it does not exist yet. */
async function fetchBulkOperation(
  credentials: ServerApiCredentials,
  { number }: Pick<BulkOperation, 'number'>,
): Promise<BulkOperation | null> {
  const { data } = await postGraphQL<{ project: { bulkOperation: BulkOperation | null } }>(
    credentials,
    `query ($number: Int!) { project(key: "NET") { bulkOperation(number: $number) { ${BULK_OPERATION_FIELDS} } } }`,
    { number },
  );
  return data.project.bulkOperation;
}

async function countMatchingIssues(credentials: ServerApiCredentials, query: string): Promise<number> {
  const { data } = await postGraphQL<{ project: { issues: { totalCount: number } } }>(
    credentials,
    'query ($query: String!) { project(key: "NET") { issues(query: $query) { totalCount } } }',
    { query },
  );
  return data.project.issues.totalCount;
}

/** Expects one event per issue that the bulk operations changed. */
async function expectOneEventPerIssue(
  { db }: DatabaseStore,
  operations: readonly BulkOperation[],
): Promise<void> {
  const kind = getEventKindCode('priority_changed');
  for (const { number, changed } of operations) {
    const { rows } = await sql<{ events: number; issues: number }>`
      SELECT count(*)::int AS events, count(DISTINCT issue_number)::int AS issues FROM event
      WHERE project_id = (SELECT id FROM project WHERE key = 'NET')
        AND bulk_number = ${number} AND kind = ${kind}`.execute(db);
    expect(rows).toEqual([{ events: changed, issues: changed }]);
  }
}
