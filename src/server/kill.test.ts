/**
 * The server killed while it is written to: what it acknowledged is there, what it did not is there as a
 * whole or not at all, and the same request with the same key makes it so exactly once.
 */
import { setTimeout } from 'node:timers/promises';
import { type Access, createToken } from '../testing/Access';
import { eventually } from '../testing/eventually';
import { postGraphQL as post } from '../testing/postGraphQL';
import { describeEachProcess, type ProcessDatabase } from '../testing/processDatabases';
import { endAll, type Run, runServer } from '../testing/sourceServer';

/** `npm run test:long` kills it fifty times. */
const KILLS = process.env.WINNOW_LONG === '1' ? 50 : 5;
const WRITERS = 6;

interface Request {
  name: 'createIssue' | 'addComment' | 'updateIssue';
  input: Record<string, unknown> & { idempotencyKey: string };
  /** Of what was made or changed; null: nobody said that it was. */
  id: string | null;
  /** What it says, unlike any other. */
  text: string;
}

const ANSWERS = {
  createIssue: 'issue { id }',
  addComment: 'comment { id }',
  updateIssue: 'issue { id }',
} as const;

describeEachProcess('a server that is killed while it is written to', (make) => {
  let database: ProcessDatabase;
  beforeAll(async () => {
    database = await make();
  });
  afterAll(async () => {
    endAll();
    await database.remove();
  });

  it(
    `loses nothing and leaves nothing half done in ${KILLS} kills`,
    async () => {
      const environment = { ...database.environment, WINNOW_DEMO: '40' };
      const all: Request[] = [];
      let server = runServer(environment);
      await server.ready;
      const token = await createToken(database.environment);
      const ready = async (): Promise<Access> => ({ url: await server.ready, token });
      let access = await ready();
      const place = await findPlace(access);
      for (let kill = 1; kill <= KILLS; kill++) {
        const sent = await writeUntilKilled(server, access, place, kill);
        // Each writer was waiting for an answer.
        expect(sent.filter(({ id }) => id === null)).toHaveLength(WRITERS);
        all.push(...sent);
        await database.expectConsistent();
        server = runServer(environment);
        access = await ready();
        await expectAcknowledged(access, sent);
        await expectOnce(access, sent);
      }
      await expectAcknowledged(
        access,
        all.filter(({ name }) => name !== 'updateIssue'),
      );
      server.child.kill('SIGTERM');
      await server.ended;
      await database.expectConsistent();
    },
    KILLS * 60_000,
  );
});

interface Place {
  projectId: string;
  /** One issue a writer. */
  issueIds: string[];
}

async function findPlace(access: Access): Promise<Place> {
  const { data } = await post<{ projects: { nodes: { id: string; issues: { nodes: { id: string }[] } }[] } }>(
    access,
    `{ projects { nodes { id issues(first: ${WRITERS}) { nodes { id } } } } }`,
  );
  const [project] = data.projects.nodes;
  return { projectId: project!.id, issueIds: project!.issues.nodes.map(({ id }) => id) };
}

/** Several people write at once, each one thing after the other, until the server is gone. */
async function writeUntilKilled(server: Run, access: Access, place: Place, kill: number): Promise<Request[]> {
  const sent: Request[] = [];
  let isKilled = false;
  const writers = place.issueIds.map(async (issueId, writer) => {
    for (let n = 0; ; n++) {
      const text = `kill${kill}writer${writer}number${n}`;
      const request = requestOf(n, text, place.projectId, issueId);
      sent.push(request);
      try {
        request.id = await send(access, request);
      } catch (error) {
        // The server is gone; what it says while it is there is another matter.
        if (isKilled) return;
        throw error;
      }
    }
  });
  await eventually(() => sent.filter(({ id }) => id !== null).length >= 3 * WRITERS);
  await setTimeout(Math.random() * 500);
  isKilled = true;
  server.child.kill('SIGKILL');
  await Promise.all(writers);
  await server.ended;
  return sent;
}

function requestOf(n: number, text: string, projectId: string, issueId: string): Request {
  const more = { id: null, text };
  switch (n % 3) {
    case 0:
      return {
        ...more,
        name: 'createIssue',
        input: { projectId, title: text, body: `@maintainer ${text}`, idempotencyKey: text },
      };
    case 1:
      return { ...more, name: 'addComment', input: { issueId, body: text, idempotencyKey: text } };
    default:
      return { ...more, name: 'updateIssue', input: { id: issueId, title: text, idempotencyKey: text } };
  }
}

/** Answers the id of what was made or changed. */
async function send(access: Access, { name, input }: Request): Promise<string> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { done: ${name}(input: $input) { made: ${ANSWERS[name]} errors { message } } }`;
  const { data } = await post<{ done: { made: { id: string } | null; errors: { message: string }[] } }>(
    access,
    query,
    { input },
  );
  if (!data.done.made) throw new Error(data.done.errors[0]?.message);
  return data.done.made.id;
}

/** What was answered is there; of an issue's titles, the last one that was answered or one sent after it. */
async function expectAcknowledged(access: Access, sent: readonly Request[]): Promise<void> {
  const acknowledged = sent.filter(({ id, name }) => id !== null && name !== 'updateIssue');
  for (let from = 0; from < acknowledged.length; from += 100) {
    const some = acknowledged.slice(from, from + 100);
    const { data } = await post<{ nodes: ({ text: string } | null)[] }>(
      access,
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Issue { text: title } ... on Comment { text: body } } }',
      { ids: some.map(({ id }) => id) },
    );
    expect(data.nodes.map((node) => node?.text)).toEqual(some.map(({ text }) => text));
  }
  const retitled = sent.filter(({ name }) => name === 'updateIssue');
  for (const id of new Set(retitled.map(({ input }) => String(input['id'])))) {
    const updates = retitled.filter(({ input }) => input['id'] === id);
    const last = updates.findLastIndex((update) => update.id !== null);
    const { data } = await post<{ node: { title: string } }>(
      access,
      `{ node(id: "${id}") { ... on Issue { title } } }`,
    );
    if (last >= 0) expect(updates.slice(last).map(({ text }) => text)).toContain(data.node.title);
  }
}

/** Asked again with the same keys, what was done is not done again, and what was not is done. */
async function expectOnce(access: Access, sent: readonly Request[]): Promise<void> {
  const again = [...sent.filter(({ id }) => id === null), ...sent.filter(({ id }) => id !== null).slice(-6)];
  for (const request of again) {
    const id = await send(access, request);
    if (request.id !== null) expect(id).toBe(request.id);
    request.id = id;
    if (request.name === 'updateIssue') continue;
    const { data } = await post<{ search: { totalCount: number } }>(
      access,
      'query ($query: String!) { search(query: $query) { totalCount } }',
      // A text is found wherever it was written: an issue of its own, or one that was commented.
      { query: `${request.text} ` },
    );
    expect(data.search.totalCount).toBe(1);
  }
}
