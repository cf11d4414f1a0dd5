/** The activity of a project by user and by issue, and what events about the project itself changed. */
import { sql } from 'kysely';
import { type EventKind, getEventKindCode } from '../../../shared/events/kinds';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';
import { readProjectActivity } from '../../store/read/activity';

describeEachDatabaseEngine('activity of a project', (open) => {
  let server: MutationTestServer;
  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());

  const ask = async <T>(fields: string): Promise<T> => {
    const query = `{ project(key: "NET") { ${fields} } }`;
    const answer = (await server.postAsMaintainer({ query })).json<{ data: { project: T } }>();
    return answer.data.project;
  };
  const findActors = async (args = ''): Promise<string[]> => {
    const { actors } = await ask<{ actors: { login: string }[] }>(`actors${args} { login }`);
    return actors.map(({ login }) => login);
  };
  const insertUser = async (login: string, kind: EventKind | null): Promise<number> => {
    const { db } = server.store;
    const { rows } = await sql<{ id: number }>`INSERT INTO app_user (login, name)
      VALUES (${login}, ${`Name of ${login}`}) RETURNING id`.execute(db);
    const { id } = rows[0]!;
    if (kind !== null) {
      await sql`UPDATE event SET actor_id = ${id}, kind = ${getEventKindCode(kind)}
        WHERE (project_id, sequence) IN (SELECT project_id, min(sequence) FROM event
          WHERE project_id = ${server.tracker.netId} AND kind = ${getEventKindCode('commented')}
          GROUP BY project_id)`.execute(db);
    }
    return id;
  };

  it('finds users who only have events, and no user without visible events', async () => {
    const ids = {
      'only-labels': await insertUser('only-labels', 'labeled'),
      'only-watches': await insertUser('only-watches', 'watched'),
      'only-account': await insertUser('only-account', null),
    };
    expect(await findActors('(matching: "only-")')).toEqual(['only-labels']);
    expect(await findActors('(matching: "NAME OF ONLY")')).toEqual(['only-labels']);
    expect(await findActors()).toEqual(expect.arrayContaining(['mika', 'only-labels']));
    for (const [login, id] of Object.entries(ids)) {
      const globalId = Buffer.from(`User:${id}`).toString('base64url');
      const { actor } = await ask<{ actor: { login: string } | null }>(`actor(id: "${globalId}") { login }`);
      expect(actor).toEqual(login === 'only-labels' ? { login } : null);
    }
    expect(await ask(`actor(id: "x") { login }`)).toEqual({ actor: null });
  });

  it('finds the only event of a user, behind thousands of others, with three statements', async () => {
    const id = await insertUser('only-once', null);
    const { db } = server.store;
    await sql`INSERT INTO event (project_id, sequence, issue_number, actor_id, kind, created_at)
      SELECT ${server.tracker.netId}, -n, 1, CASE WHEN n = 5000 THEN ${id}::int ELSE 1 END, ${getEventKindCode('locked')},
        '2000-01-01'::timestamptz - n * interval '1 second' FROM generate_series(1, 5000) n`.execute(db);
    const filter = {
      kinds: null,
      collapsesBulkOperations: true,
      viewerId: null,
      restrictedProjects: [],
      actorId: id,
      issueNumber: null,
    };
    server.statements.length = 0;
    const page = { after: null, older: true, count: 50 };
    const found = await readProjectActivity(db, server.tracker.netId, filter, page);
    expect(found).toMatchObject({ events: [{ actor_id: id }], stoppedAt: null });
    expect(server.statements.length).toBeLessThanOrEqual(3);
  });

  it('says what an event changed in labels, milestones, members and settings', async () => {
    const mutate = (name: string, input: Record<string, unknown>) =>
      server.mutate(name, input, 'errors { ...Errors }');
    const label = server.getGlobalId('Label', 1);
    const milestone = server.getGlobalId('Milestone', 1);
    const { id: projectId } = await ask<{ id: string }>('id');
    await mutate('createLabel', { projectId, name: 'fresh' });
    await mutate('updateLabel', { id: label, name: 'defect', color: '#aa0000', description: 'Wrong' });
    await mutate('updateMilestone', { id: milestone, dueOn: '2030-01-02T00:00:00.000Z', closed: true });
    await mutate('setMember', { projectId, login: 'mika', role: 'TRIAGER' });
    await mutate('updateProject', { id: projectId, name: 'Networks', visibility: 'INTERNAL' });
    const { events } = await ask<{ events: { nodes: { kind: string; details: unknown }[] } }>(
      'events(first: 5, issue: 0) { nodes { kind details { subject changes { field from to } } } }',
    );
    expect(events.nodes.toReversed()).toEqual([
      { kind: 'LABEL_CREATED', details: { subject: 'fresh', changes: [] } },
      {
        kind: 'LABEL_CHANGED',
        details: {
          subject: 'crash',
          changes: [
            { field: 'NAME', from: 'crash', to: 'defect' },
            { field: 'COLOR', from: '#000000', to: '#aa0000' },
            { field: 'DESCRIPTION', from: null, to: 'Wrong' },
          ],
        },
      },
      {
        kind: 'MILESTONE_CHANGED',
        details: {
          subject: '1.0',
          changes: [
            { field: 'DUE_DATE', from: '2024-07-19T00:00:00.000Z', to: '2030-01-02T00:00:00.000Z' },
            { field: 'CLOSED_AT', from: null, to: expect.stringMatching(/^20/) as string },
          ],
        },
      },
      {
        kind: 'MEMBER_CHANGED',
        details: { subject: 'mika', changes: [{ field: 'ROLE', from: 'DEVELOPER', to: 'TRIAGER' }] },
      },
      {
        kind: 'PROJECT_CHANGED',
        details: {
          subject: null,
          changes: [
            { field: 'NAME', from: 'Network', to: 'Networks' },
            { field: 'VISIBILITY', from: 'PUBLIC', to: 'INTERNAL' },
          ],
        },
      },
    ]);
  });

  it('has no details for events of issues, and keeps the names of deleted labels', async () => {
    const { created } = await ask<{ created: { nodes: unknown[] } }>(
      'created: events(first: 1, issue: 1) { nodes { details { subject } } }',
    );
    expect(created.nodes).toEqual([{ details: null }]);
    await server.store.db.deleteFrom('label').where('name', '=', 'fresh').execute();
    const { events } = await ask<{ events: { nodes: unknown[] } }>(
      'events(first: 1, kinds: [LABEL_CREATED]) { nodes { details { subject } } }',
    );
    expect(events.nodes).toEqual([{ details: { subject: 'fresh' } }]);
  });
});
