/**
 * Several triagers work through the same queue at once, also while the server is killed. No issue is given to two of
 * them.
 */
import { ROLES } from '../shared/issue';
import type { ServerApiCredentials } from '../testing/Access';
import { postGraphQL as post } from '../testing/postGraphQL';
import {
  describeEachServerProcessDatabase,
  describeServerProcessOnOneDatabase,
  type ServerProcessDatabase,
} from '../testing/processDatabases';
import { type ServerProcess, startServerProcess } from '../testing/sourceServer';
import { insertTestApiToken } from '../testing/testToken';
import { waitUntil } from '../testing/waitUntil';
import { IS_LONG_TEST_RUN } from '../testing/randomCases';

/** Enough for eight triagers, who have two issues each, to be in the middle of the queue when the server is killed. */
const QUEUE_LENGTH = IS_LONG_TEST_RUN ? 200 : 48;
const describeDatabases = IS_LONG_TEST_RUN
  ? describeEachServerProcessDatabase
  : describeServerProcessOnOneDatabase;
const TRIAGER_LOGINS = Array.from({ length: 8 }, (_, index) => `triager-${index + 1}`);

interface Triager {
  login: string;
  token: string;
  /** Numbers of all issues that the server has given to this triager. */
  received: Set<number>;
}

interface TestQueue {
  projectId: string;
  query: string;
  /** Number of issues that were decided and whose decision was acknowledged. */
  decided: number;
}

describeDatabases('triagers of one queue', (getDatabase) => {
  let server: ServerProcess;
  let environment: Record<string, string>;
  let tokens: string[];

  beforeAll(async () => {
    environment = { ...getDatabase().environment, WINNOW_DEMO: String(2 * QUEUE_LENGTH) };
    server = startServerProcess(environment);
    await server.ready;
    await stop(server);
    tokens = await insertTriagers(getDatabase());
    server = startServerProcess(environment);
    await server.ready;
  }, 600_000);
  afterAll(() => stop(server));

  const createTriagers = (count: number): Triager[] =>
    TRIAGER_LOGINS.slice(0, count).map((login, index) => ({
      login,
      token: tokens[index]!,
      received: new Set(),
    }));
  const createQueue = async (query: string): Promise<TestQueue> => {
    const { data } = await post<{ projects: { nodes: { id: string }[] } }>(
      { url: await server.ready, token: tokens[0]! },
      '{ projects(first: 1) { nodes { id } } }',
    );
    return { projectId: data.projects.nodes[0]!.id, query, decided: 0 };
  };

  it('gives each issue to one of two triagers', async () => {
    const queue = await createQueue(`number:1..${QUEUE_LENGTH}`);
    const triagers = createTriagers(2);
    const url = await server.ready;
    await Promise.all(triagers.map((triager) => triageQueue({ url, token: triager.token }, queue, triager)));
    expectOneTriagerPerIssue(triagers);
    expect(queue.decided).toBe(QUEUE_LENGTH);
  }, 600_000);

  it('gives each issue to one of eight triagers, also after the server was killed', async () => {
    const queue = await createQueue(`number:${QUEUE_LENGTH + 1}..${2 * QUEUE_LENGTH}`);
    const triagers = createTriagers(8);
    const url = await server.ready;
    let isKilled = false;
    const interrupted = Promise.all(
      triagers.map((triager) =>
        triageQueue({ url, token: triager.token }, queue, triager).catch((error: unknown) => {
          // Errors are expected only after the server was killed.
          if (!isKilled) throw error;
        }),
      ),
    );
    await waitUntil(() => queue.decided >= QUEUE_LENGTH / 4);
    isKilled = true;
    server.child.kill('SIGKILL');
    await interrupted;
    await server.ended;
    const decidedBefore = queue.decided;
    expect(decidedBefore).toBeLessThan(QUEUE_LENGTH);
    await getDatabase().expectConsistent();
    server = startServerProcess(environment);
    const access = { url: await server.ready };
    await Promise.all(
      triagers.map((triager) => triageQueue({ ...access, token: triager.token }, queue, triager)),
    );
    expectOneTriagerPerIssue(triagers);
    // At most one decision of each triager was stored without an acknowledgement.
    expect(queue.decided).toBeGreaterThanOrEqual(QUEUE_LENGTH - triagers.length);
    const { data } = await post<{ project: { triage: { remainingCount: number } } }>(
      { ...access, token: tokens[0]! },
      `query ($id: ID!, $query: String) { project: node(id: $id) { ... on Project { triage(query: $query) { remainingCount } } } }`,
      { id: queue.projectId, query: queue.query },
    );
    expect(data.project.triage.remainingCount).toBe(0);
  }, 600_000);
});

async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended;
}

/** Adds triagers to the demo project, and returns their API tokens. No server may be running. */
async function insertTriagers(database: ServerProcessDatabase): Promise<string[]> {
  const tokens: string[] = [];
  await database.expectConsistent(async (store) => {
    const { db } = store;
    const users = await db
      .insertInto('app_user')
      .values(
        TRIAGER_LOGINS.map((login) => ({
          login,
          name: login,
          email: null,
          avatar_url: null,
          created_at: new Date(),
          disabled: false,
          placeholder: false,
          site_role: 'user' as const,
        })),
      )
      .returning('id')
      .execute();
    const { id } = await db.selectFrom('project').select('id').executeTakeFirstOrThrow();
    const role = ROLES.indexOf('triager');
    await db
      .insertInto('membership')
      .values(users.map((user) => ({ project_id: id, user_id: user.id, role })))
      .execute();
    for (const user of users) tokens.push(await insertTestApiToken(store, user.id, 'admin'));
  });
  return tokens;
}

/** Takes issues of the queue, the current one and the next, and snoozes the current one, until the queue is empty. */
async function triageQueue(
  credentials: ServerApiCredentials,
  queue: TestQueue,
  triager: Triager,
): Promise<void> {
  for (;;) {
    const { data } = await post<{
      taken: { leases: { issue: { id: string; number: number } }[]; errors: { message: string }[] };
    }>(
      credentials,
      `mutation ($input: TakeTriageLeaseInput!) { taken: takeTriageLease(input: $input) {
        leases { issue { id number } } errors { message } } }`,
      { input: { projectId: queue.projectId, query: queue.query, count: 2 } },
    );
    expect(data.taken.errors).toEqual([]);
    for (const { issue } of data.taken.leases) triager.received.add(issue.number);
    const [current] = data.taken.leases;
    if (!current) return;
    const decided = await post<{ decided: { errors: { message: string }[] } }>(
      credentials,
      `mutation ($input: SnoozeTriageInput!) { decided: snoozeTriage(input: $input) { errors { message } } }`,
      { input: { issueId: current.issue.id, untilComment: true } },
    );
    expect(decided.data.decided.errors).toEqual([]);
    queue.decided++;
  }
}

function expectOneTriagerPerIssue(triagers: readonly Triager[]): void {
  const all = triagers.flatMap(({ received }) => [...received]);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(QUEUE_LENGTH);
}
