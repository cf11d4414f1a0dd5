/** The messages of subscriptions to project changes. */
import { sql } from 'kysely';
import {
  LIVE_REPLAYED_EVENTS_MAX,
  LIVE_UPDATE_ISSUES_MAX,
  LIVE_UPDATE_BURST_INTERVAL_MIN_MS,
} from '../../../shared/limits';
import { getDefaultWorkflowStateId } from '../../../shared/workflow';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  type LiveTestServer,
  openLiveTestServer,
  parseReceivedProjectChanges,
  PROJECTS_CHANGED_SUBSCRIPTION,
  insertTestEvents,
  waitForProjectChanges,
} from '../../../testing/liveTestServer';
import type { TestServer } from '../../../testing/testServer';
import { waitUntil } from '../../../testing/waitUntil';
import { encodeGlobalId } from '../../domain/base/ids';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';
import type { DatabaseStore } from '../../store/DatabaseStore';

async function readProjectVersion({ db }: DatabaseStore, projectId: number): Promise<number> {
  const row = await db
    .selectFrom('project')
    .select('version')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return row.version;
}

describeEachDatabaseEngine('a subscription to project changes', (open) => {
  let live: LiveTestServer;
  let test: TestServer;
  let store: DatabaseStore;
  let netId: number;

  beforeAll(async () => {
    live = await openLiveTestServer(open);
    ({ test } = live);
    ({ store } = test);
    ({ netId } = test.tracker);
  });
  afterEach(() => live.closeStreams());
  afterAll(() => test.close());

  it('starts with the current version', async () => {
    const version = await readProjectVersion(store, netId);
    const stream = await live.subscribe();
    expect(parseReceivedProjectChanges(stream)).toEqual([
      {
        version: String(version),
        moved: false,
        reset: false,
        deleted: [],
        project: { key: 'NET' },
        issues: [],
        progressChanged: [],
      },
    ]);
    expect(stream.comments).toBe(1);
  });

  it('sends each changed issue once in its current state for changes in quick succession', async () => {
    const stream = await live.subscribe();
    await store.db.updateTable('issue').set({ title: 'Changed' }).where('number', '=', 7).execute();
    const version = await insertTestEvents(store, netId, 7, 7, 7, 8);
    const changes = await waitForProjectChanges(stream, version);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ moved: true, reset: false });
    expect(changes[0]!.issues.map(({ number, title }) => [number, title])).toEqual([
      [7, 'Changed'],
      [8, 'Packet 8 is lost'],
    ]);
  });

  it('sends all changes in order without gaps', async () => {
    const stream = await live.subscribe();
    const start = await readProjectVersion(store, netId);
    const end = start + 60;
    for (let version = start; version < end; version++)
      await insertTestEvents(store, netId, 1 + (version % 100));
    const changes = await waitForProjectChanges(stream, end);
    const versions = changes.map(({ version }) => Number(version));
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(new Set(versions).size).toBe(versions.length);
    const touched = Array.from({ length: 60 }, (_, i) => 1 + ((start + i) % 100));
    expect(new Set(changes.flatMap(({ issues }) => issues.map(({ number }) => number)))).toEqual(
      new Set(touched),
    );
  });

  it('resumes from the version given as since', async () => {
    const since = await readProjectVersion(store, netId);
    const version = await insertTestEvents(store, netId, 3, 4, 3);
    const stream = await live.subscribe(since);
    expect(parseReceivedProjectChanges(stream)).toHaveLength(1);
    expect(parseReceivedProjectChanges(stream)[0]).toMatchObject({
      version: String(version),
      moved: true,
      reset: false,
    });
    expect(
      parseReceivedProjectChanges(stream)[0]!
        .issues.map(({ number }) => number)
        .sort(),
    ).toEqual([3, 4]);
  });

  it('sends a reset for a version that does not exist yet', async () => {
    const stream = await live.subscribe((await readProjectVersion(store, netId)) + 5);
    expect(parseReceivedProjectChanges(stream)[0]).toMatchObject({ reset: true, moved: true, issues: [] });
  });

  const mutate = (name: string, input: object) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { errors { code } } }`;
    return test.postAsMaintainer({ query, variables: { input } });
  };
  const toStateId = (state: Parameters<typeof getDefaultWorkflowStateId>[0]) =>
    encodeGlobalId('WorkflowState', netId, getDefaultWorkflowStateId(state));
  const toIssueId = (number: number) => encodeGlobalId('Issue', netId, number);

  it('sends deleted issues by id', async () => {
    const stream = await live.subscribe();
    const gone = encodeGlobalId('Issue', netId, 90);
    await mutate('deleteIssue', { id: gone });
    const version = await insertTestEvents(store, netId, 91);
    const changes = await waitForProjectChanges(stream, version);
    expect(changes.flatMap(({ deleted }) => deleted)).toEqual([gone]);
    expect(changes.flatMap(({ issues }) => issues.map(({ number }) => number))).toEqual([91]);
  });

  it('sends the issues above a closed one separately, because their versions are unchanged', async () => {
    await mutate('updateIssue', { id: toIssueId(42), parentId: toIssueId(41) });
    await mutate('updateIssue', { id: toIssueId(43), parentId: toIssueId(42) });
    for (const number of [42, 43])
      await mutate('setIssueState', { id: toIssueId(number), stateId: toStateId('Backlog') });
    const stream = await live.subscribe();
    await mutate('setIssueState', { id: toIssueId(43), stateId: toStateId('Done') });
    const changes = await waitForProjectChanges(stream, await readProjectVersion(store, netId));
    expect(changes.flatMap(({ issues }) => issues.map(({ number }) => number))).toEqual([43]);
    const progress = changes.flatMap(({ progressChanged }) => progressChanged);
    expect(progress.sort((a, b) => a.number - b.number)).toEqual([
      { number: 41, subIssueCount: 2, closedSubIssueCount: 1 },
      { number: 42, subIssueCount: 1, closedSubIssueCount: 1 },
    ]);
  });

  it('sends only moved if the issues above changed ones are too many', async () => {
    const stream = await live.subscribe();
    const version = await insertTestEvents(store, netId, 50);
    const numbers = Array.from({ length: LIVE_UPDATE_ISSUES_MAX }, (_, i) => 10_000 + i);
    await sql`INSERT INTO sub_issue_progress (project_id, number, total, closed, version)
      SELECT ${netId}, number, 1, 0, ${version} FROM unnest(${numbers}::int[]) AS number`.execute(store.db);
    const changes = await waitForProjectChanges(stream, version);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ moved: true, reset: false, issues: [], progressChanged: [] });
  });

  it('sends only moved for too many issues, and a reset for too many events', async () => {
    const stream = await live.subscribe();
    const since = await readProjectVersion(store, netId);
    const issues = Array.from({ length: LIVE_UPDATE_ISSUES_MAX + 1 }, (_, i) =>
      createNewIssueWithDefaults({ number: 1_000 + i }),
    );
    await bulkLoadIssues(store, netId, issues);
    const version = await readProjectVersion(store, netId);
    const changes = await waitForProjectChanges(stream, version);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ moved: true, reset: false, issues: [] });

    const comment = { authorId: null, body: '', createdAt: new Date(0), editedAt: null, sourceId: null };
    const long = createNewIssueWithDefaults({
      number: 5_000,
      comments: Array(LIVE_REPLAYED_EVENTS_MAX).fill(comment) as [],
    });
    await bulkLoadIssues(store, netId, [long]);
    await waitForProjectChanges(stream, await readProjectVersion(store, netId));
    expect(parseReceivedProjectChanges(stream).at(-1)).toMatchObject({
      moved: true,
      reset: true,
      issues: [],
    });
    expect(parseReceivedProjectChanges(await live.subscribe(since))[0]).toMatchObject({ reset: true });
  });

  it('sends at most one message per second while changes exceed one message', async () => {
    const stream = await live.subscribe();
    const from = (i: number) => 6_000 + i * 300;
    const started = performance.now();
    for (let i = 0; i < 8; i++) {
      const issues = Array.from({ length: 300 }, (_, nth) =>
        createNewIssueWithDefaults({ number: from(i) + nth }),
      );
      await bulkLoadIssues(store, netId, issues);
    }
    const version = await readProjectVersion(store, netId);
    const changes = await waitForProjectChanges(stream, version);
    // Timers can fire a millisecond early.
    const took = performance.now() - started;
    expect((changes.length - 1) * (LIVE_UPDATE_BURST_INTERVAL_MIN_MS - 1)).toBeLessThanOrEqual(took);
    // Single changes are sent immediately again.
    await insertTestEvents(store, netId, 2);
    await waitUntil(() => parseReceivedProjectChanges(stream).at(-1)?.issues.length === 1);
  });

  it('reads and executes once for all subscribers', async () => {
    const streams = await Promise.all(Array.from({ length: 30 }, () => live.subscribe()));
    test.statements.length = 0;
    const version = await insertTestEvents(store, netId, 11);
    for (const stream of streams) expect(await waitForProjectChanges(stream, version)).toHaveLength(1);
    const reads = test.statements.filter((statement) => /^\s*(with|select)/i.test(statement));
    expect(reads.filter((statement) => statement.includes('array_agg(issue_number'))).toHaveLength(1);
    expect(reads.filter((statement) => statement.includes('issue.*'))).toHaveLength(1);
  });

  it('reads missed events once when many subscribers resume together', async () => {
    const since = await readProjectVersion(store, netId);
    await insertTestEvents(store, netId, 12, 13);
    test.statements.length = 0;
    const streams = await Promise.all(Array.from({ length: 20 }, (_, i) => live.subscribe(since - i)));
    for (const stream of streams)
      expect(parseReceivedProjectChanges(stream)[0]!.issues.length).toBeGreaterThanOrEqual(2);
    expect(
      test.statements.filter((statement) => statement.includes('array_agg(issue_number')).length,
    ).toBeLessThanOrEqual(2);
  });

  it('covers several projects in one stream and leaves out unreadable ones', async () => {
    const of = [netId, test.tracker.secId].map((id) => ({ projectId: encodeGlobalId('Project', id) }));
    const stream = await live.openStream({ query: PROJECTS_CHANGED_SUBSCRIPTION, variables: { of } });
    await waitUntil(() => stream.events.length > 0);
    await insertTestEvents(store, test.tracker.secId, 1);
    const version = await insertTestEvents(store, netId, 15);
    const changes = await waitForProjectChanges(stream, version);
    expect(new Set(changes.map(({ project }) => project.key))).toEqual(new Set(['NET']));
  });
});
