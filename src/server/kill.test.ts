/**
 * Kills the server during writes. Acknowledged writes must be durable, other writes atomic, and a retry with
 * the same idempotency key must apply a write exactly once.
 */
import { setTimeout } from 'node:timers/promises';
import { type ServerApiCredentials, createTestApiToken } from '../testing/Access';
import { waitUntil } from '../testing/waitUntil';
import { postGraphQL as post } from '../testing/postGraphQL';
import { describeEachServerProcessDatabase } from '../testing/processDatabases';
import { type ServerProcess, startServerProcess } from '../testing/sourceServer';
import { createTestRandom, IS_LONG_TEST_RUN } from '../testing/randomCases';

let random: () => number;
beforeEach(() => void (random = createTestRandom()));
/** `npm run test:long` kills the server 50 times. */
const SERVER_KILL_COUNT = IS_LONG_TEST_RUN ? 50 : 3;
const CONCURRENT_WRITER_COUNT = 6;

interface SentMutation {
  name: 'createIssue' | 'addComment' | 'updateIssue';
  input: Record<string, unknown> & { idempotencyKey: string };
  /** Id of the created or changed object, or null while the write is not acknowledged. */
  id: string | null;
  /** Unique text of this request, to find its effect. */
  text: string;
}

const MUTATION_PAYLOAD_SELECTIONS = {
  createIssue: 'issue { id }',
  addComment: 'comment { id }',
  updateIssue: 'issue { id }',
} as const;

describeEachServerProcessDatabase('a server that is killed during writes', (getDatabase) => {
  it(
    `loses no acknowledged write and leaves no partial write in ${SERVER_KILL_COUNT} kills`,
    async () => {
      const database = getDatabase();
      const environment = { ...database.environment, WINNOW_DEMO: '40' };
      const all: SentMutation[] = [];
      let server = startServerProcess(environment);
      await server.ready;
      const token = await createTestApiToken(database.environment);
      const ready = async (): Promise<ServerApiCredentials> => ({ url: await server.ready, token });
      let credentials = await ready();
      const targets = await fetchMutationTargetIds(credentials);
      for (let kill = 1; kill <= SERVER_KILL_COUNT; kill++) {
        const sent = await sendMutationsUntilKilled(server, credentials, targets, kill);
        // Each writer was waiting for the response to one request when the server was killed.
        expect(sent.filter(({ id }) => id === null)).toHaveLength(CONCURRENT_WRITER_COUNT);
        all.push(...sent);
        await database.expectConsistent();
        server = startServerProcess(environment);
        credentials = await ready();
        await expectAcknowledgedWritesExist(credentials, sent);
        await expectWritesAppliedOnce(credentials, sent);
      }
      await expectAcknowledgedWritesExist(
        credentials,
        all.filter(({ name }) => name !== 'updateIssue'),
      );
      server.child.kill('SIGTERM');
      await server.ended;
      await database.expectConsistent();
    },
    SERVER_KILL_COUNT * 60_000,
  );
});

interface MutationTargetIds {
  projectId: string;
  /** Issues that the writers change, one per writer. */
  issueIds: string[];
}

async function fetchMutationTargetIds(credentials: ServerApiCredentials): Promise<MutationTargetIds> {
  const { data } = await post<{ projects: { nodes: { id: string; issues: { nodes: { id: string }[] } }[] } }>(
    credentials,
    `{ projects { nodes { id issues(first: ${CONCURRENT_WRITER_COUNT}) { nodes { id } } } } }`,
  );
  const [project] = data.projects.nodes;
  return { projectId: project!.id, issueIds: project!.issues.nodes.map(({ id }) => id) };
}

/** Sends requests from several concurrent writers until the server is killed. Returns all requests. */
async function sendMutationsUntilKilled(
  server: ServerProcess,
  credentials: ServerApiCredentials,
  targets: MutationTargetIds,
  kill: number,
): Promise<SentMutation[]> {
  const sent: SentMutation[] = [];
  let isKilled = false;
  const writers = targets.issueIds.map(async (issueId, writer) => {
    for (let n = 0; ; n++) {
      const text = `kill${kill}writer${writer}number${n}`;
      const request = createTestMutation(n, text, targets.projectId, issueId);
      sent.push(request);
      try {
        request.id = await sendTestMutation(credentials, request);
      } catch (error) {
        // Errors are expected only after the server was killed.
        if (isKilled) return;
        throw error;
      }
    }
  });
  await waitUntil(() => sent.filter(({ id }) => id !== null).length >= 3 * CONCURRENT_WRITER_COUNT);
  await setTimeout(random() * 500);
  isKilled = true;
  server.child.kill('SIGKILL');
  await Promise.all(writers);
  await server.ended;
  return sent;
}

function createTestMutation(n: number, text: string, projectId: string, issueId: string): SentMutation {
  const base = { id: null, text };
  switch (n % 3) {
    case 0:
      return {
        ...base,
        name: 'createIssue',
        input: { projectId, title: text, body: `@maintainer ${text}`, idempotencyKey: text },
      };
    case 1:
      return { ...base, name: 'addComment', input: { issueId, body: text, idempotencyKey: text } };
    default:
      return { ...base, name: 'updateIssue', input: { id: issueId, title: text, idempotencyKey: text } };
  }
}

/** Sends a mutation and returns the id of the created or changed object. */
async function sendTestMutation(
  credentials: ServerApiCredentials,
  { name, input }: SentMutation,
): Promise<string> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { payload: ${name}(input: $input) { object: ${MUTATION_PAYLOAD_SELECTIONS[name]} errors { message } } }`;
  const { data } = await post<{ payload: { object: { id: string } | null; errors: { message: string }[] } }>(
    credentials,
    query,
    { input },
  );
  if (!data.payload.object) throw new Error(data.payload.errors[0]?.message);
  return data.payload.object.id;
}

/** Expects acknowledged objects to exist, and titles to be the last acknowledged one or one that was sent later. */
async function expectAcknowledgedWritesExist(
  credentials: ServerApiCredentials,
  sent: readonly SentMutation[],
): Promise<void> {
  const acknowledged = sent.filter(({ id, name }) => id !== null && name !== 'updateIssue');
  for (let from = 0; from < acknowledged.length; from += 100) {
    const page = acknowledged.slice(from, from + 100);
    const { data } = await post<{ nodes: ({ text: string } | null)[] }>(
      credentials,
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Issue { text: title } ... on Comment { text: body } } }',
      { ids: page.map(({ id }) => id) },
    );
    expect(data.nodes.map((node) => node?.text)).toEqual(page.map(({ text }) => text));
  }
  const retitled = sent.filter(({ name }) => name === 'updateIssue');
  for (const id of new Set(retitled.map(({ input }) => String(input['id'])))) {
    const updates = retitled.filter(({ input }) => input['id'] === id);
    const last = updates.findLastIndex((update) => update.id !== null);
    const { data } = await post<{ node: { title: string } }>(
      credentials,
      `{ node(id: "${id}") { ... on Issue { title } } }`,
    );
    if (last >= 0) expect(updates.slice(last).map(({ text }) => text)).toContain(data.node.title);
  }
}

/** Repeats requests with the same idempotency keys and expects each of them to be applied exactly once. */
async function expectWritesAppliedOnce(
  credentials: ServerApiCredentials,
  sent: readonly SentMutation[],
): Promise<void> {
  const retries = [
    ...sent.filter(({ id }) => id === null),
    ...sent.filter(({ id }) => id !== null).slice(-6),
  ];
  for (const request of retries) {
    const id = await sendTestMutation(credentials, request);
    if (request.id !== null) expect(id).toBe(request.id);
    request.id = id;
    if (request.name === 'updateIssue') continue;
    const { data } = await post<{ search: { totalCount: number } }>(
      credentials,
      'query ($query: String!) { search(query: $query) { totalCount } }',
      // The text is in the new issue or in the issue that was commented on.
      { query: `${request.text} ` },
    );
    expect(data.search.totalCount).toBe(1);
  }
}
