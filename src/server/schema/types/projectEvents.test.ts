/** Project.events: the activity of a project in pages. */
import { sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';

describeEachDatabaseEngine('Project.events', (open) => {
  let server: MutationTestServer;

  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());

  interface ProjectEventPage {
    edges: {
      cursor: string;
      node: { id: string; sequence: string; kind: string; issueNumber: number | null };
    }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
    totalCount: number;
  }

  const ask = async <T>(query: string): Promise<T> => {
    const answer = (await server.postAsMaintainer({ query })).json<{
      data: T;
      errors?: { message: string }[];
    }>();
    if (answer.errors) throw new Error(answer.errors[0]!.message);
    return answer.data;
  };
  const events = async (args: string): Promise<ProjectEventPage> => {
    const { project } = await ask<{
      project: { events: ProjectEventPage };
    }>(`{ project(key: "NET") { events(${args}) {
      edges { cursor node { id sequence kind issueNumber actor { login } createdAt issue { number } item { __typename } } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } } }`);
    return project.events;
  };
  const sequences = ({ edges }: ProjectEventPage) => edges.map(({ node }) => Number(node.sequence));

  it('returns every event, newest first, in forward and backward pages', async () => {
    // An import writes the events of one batch of issues after those of another. So an event can be older than the events
    // with lower sequences.
    const old = createNewIssueWithDefaults({ number: 9_000, createdAt: new Date('2001-01-01') });
    await bulkLoadIssues(server.store, server.tracker.netId, [old]);
    const version = await server.readProjectVersion();
    const forward: number[] = [];
    for (let after = ''; ;) {
      const page = await events(`first: 100${after}`);
      expect(page.totalCount).toBe(version);
      forward.push(...sequences(page));
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    const { rows } = await sql<{ sequence: number }>`SELECT sequence FROM event
      WHERE project_id = ${server.tracker.netId} ORDER BY created_at DESC, sequence DESC`.execute(
      server.store.db,
    );
    expect(forward).toEqual(rows.map(({ sequence }) => sequence));
    expect(forward).not.toEqual(forward.toSorted((a, b) => b - a));
    const backward: number[] = [];
    for (let before = ''; ;) {
      const page = await events(`last: 100${before}`);
      backward.unshift(...sequences(page));
      if (!page.pageInfo.hasPreviousPage) break;
      before = `, before: "${page.pageInfo.startCursor}"`;
    }
    expect(backward).toEqual(forward);
  });

  it('filters by actor, kind and issue', async () => {
    const { mika } = server.tracker.users;
    expect(mika).toBeGreaterThan(0);
    const comments = await events(
      `first: 200, actorId: "${server.getUserGlobalId('mika')}", kinds: [COMMENTED]`,
    );
    expect(comments.totalCount).toBe(131);
    expect(new Set(comments.edges.map(({ node }) => node.kind))).toEqual(new Set(['COMMENTED']));
    const ofOne = await events('first: 200, issue: 1');
    expect(new Set(ofOne.edges.map(({ node }) => node.issueNumber))).toEqual(new Set([1]));
    expect(ofOne.edges).toHaveLength(ofOne.totalCount);
  });

  it('includes project events, and watch events only for the watching user', async () => {
    const watch = { issueId: server.getGlobalId('Issue', 3), watching: true };
    await server.mutate('setWatch', watch, 'errors { ...Errors }');
    const mine = await events('first: 1');
    expect(mine.edges[0]!.node).toMatchObject({ kind: 'WATCHED', issueNumber: 3, item: null });
    const node = `{ node(id: "${mine.edges[0]!.node.id}") { __typename } }`;
    expect(await ask(node)).toEqual({ node: { __typename: 'Event' } });
    await server.store.db
      .updateTable('event')
      .set({ actor_id: server.tracker.users.ada })
      .where('project_id', '=', server.tracker.netId)
      .where('kind', '=', getEventKindCode('watched'))
      .execute();
    expect((await events('first: 1, kinds: [WATCHED]')).edges).toEqual([]);
    expect(await ask(node)).toEqual({ node: null });
    const input = { id: server.getGlobalId('Label', 1), name: 'Crash' };
    await server.mutate('updateLabel', input, 'errors { ...Errors }');
    expect((await events('first: 1')).edges[0]!.node).toMatchObject({
      kind: 'LABEL_CHANGED',
      issueNumber: null,
      issue: null,
      actor: { login: 'maintainer' },
    });
  });

  it('rejects contradictory arguments', async () => {
    await expect(events('first: 5, before: "MQ"')).rejects.toThrow('Use `after` with `first`');
    await expect(events('first: 5, actorId: "x"')).rejects.toThrow('actorId');
  });
});
