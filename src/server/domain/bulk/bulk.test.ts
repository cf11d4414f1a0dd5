import {
  type BulkTestServer,
  createBulkTestServer,
  type BulkOperationResult,
} from '../../../testing/bulkTestServer';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { buildMutationText } from '../../../testing/multiUserTestServer';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';
import { checkStoreConsistency, type StoreInconsistency } from '../../store/check/checkStoreConsistency';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';

/** The small tracker has 120 issues: every third is Done, the others are in Backlog. */
describeEachDatabaseEngine('bulk edits', (open) => {
  let server: MutationTestServer;
  let bulk: BulkTestServer;
  let wrongBefore: StoreInconsistency[];

  beforeEach(async () => {
    server = await openMutationTestServer(open);
    bulk = createBulkTestServer(server);
    wrongBefore = await findStoreInconsistencies(server);
  });

  afterEach(async () => {
    expect(await findStoreInconsistencies(server)).toEqual(wrongBefore);
    await server.close();
  });

  const label = (id: number): string => server.id('Label', id);
  const ids = (...numbers: number[]): string[] => numbers.map((number) => server.id('Issue', number));
  const outcomes = (
    operation: { items: { nodes: { number: number; outcome: string }[] } },
    outcome: string,
  ) => operation.items.nodes.filter((item) => item.outcome === outcome).map(({ number }) => number);

  it('changes labels, assignees, priority, milestone and type, with an event for each change', async () => {
    const done = await bulk.runToEnd({
      query: 'number:10..19',
      change: {
        addLabelIds: [label(1)],
        removeLabelIds: [label(2)],
        addAssigneeIds: [server.userId('mika')],
        removeAssigneeIds: [server.userId('maintainer')],
        priority: 'URGENT',
        milestoneId: server.id('Milestone', 1),
        type: 'TASK',
      },
    });
    expect(done).toMatchObject({ state: 'DONE', matched: 10, changed: 10, skipped: 0, failed: 0 });
    expect(
      await server.find(
        'number:10..19 label:crash -label:perf assignee:mika priority:urgent type:task milestone:1.0',
      ),
    ).toHaveLength(10);
    expect((await server.events(11)).slice(1)).toEqual([
      'type_changed',
      'priority_changed',
      'milestoned',
      'unlabeled',
      'labeled',
      'assigned',
    ]);
  });

  it('replaces labels and assignees, and removes the milestone', async () => {
    await bulk.runToEnd({
      query: '',
      exceptIds: ids(120),
      change: { labelIds: [label(1)], assigneeIds: [server.userId('mika')], clearMilestone: true },
    });
    expect(
      await server.find('label:crash -label:component::net -label:perf assignee:mika no:milestone'),
    ).toHaveLength(119);
    expect(await server.find('number:120 label:component::net milestone:1.0')).toEqual([120]);
  });

  it('changes the state where a transition allows it, and reports the other issues as failed', async () => {
    const done = await bulk.runToEnd({
      query: 'number:1..9',
      change: { stateId: server.stateId('In review') },
    });
    expect(done).toMatchObject({ state: 'DONE', matched: 9, changed: 6, skipped: 0, failed: 3 });
    expect(outcomes(done, 'FAILED')).toEqual([3, 6, 9]);
    expect(done.reasons).toEqual([
      {
        outcome: 'FAILED',
        code: 'TRANSITION_NOT_ALLOWED',
        count: 3,
        message: 'You cannot change the state from Done to In review. Possible states: Untriaged or Backlog.',
      },
    ]);
    expect(await server.find('state:"In review"')).toEqual([1, 2, 4, 5, 7, 8]);
  });

  it('links duplicates to the end of the chain of duplicates', async () => {
    const done = await bulk.runToEnd({
      ids: ids(1, 2, 3, 4),
      change: { stateId: server.stateId('Duplicate'), canonicalIssueId: ids(1)[0] },
    });
    // Issue 1 is already a duplicate of issue 2, so the new links lead to issue 2.
    expect(outcomes(done, 'FAILED')).toEqual([1, 2, 3]);
    expect(outcomes(done, 'CHANGED')).toEqual([4]);
    expect((await server.issue(4)).links.nodes).toContainEqual({ kind: 'DUPLICATES', to: { number: 2 } });
    await bulk.undo(done);
    expect((await server.issue(4)).links.nodes).not.toContainEqual({ kind: 'DUPLICATES', to: { number: 2 } });
    expect((await server.issue(4)).state.name).toBe('Backlog');
  });

  it('predicts in the preview the exact outcome of each issue', async () => {
    const asked = {
      query: 'number:1..30',
      exceptIds: ids(7, 8),
      expectedCount: 28,
      change: { stateId: server.stateId('Done'), addLabelIds: [label(2)] },
    };
    const version = await server.version();
    const preview = await bulk.runToEnd({ ...asked, dryRun: true });
    expect(preview).toMatchObject({ state: 'PREVIEWED', matched: 28, frozen: 28 });
    expect(await server.version()).toBe(version);
    const { changed, skipped, failed } = preview;
    expect([changed, skipped, failed]).toEqual([23, 5, 0]);
    await bulk.control('run', preview);
    const done = await bulk.waitForEnd(preview.number);
    expect(done).toMatchObject({ state: 'DONE', changed, skipped, failed });
    expect(outcomes(done, 'SKIPPED')).toEqual(outcomes(preview, 'SKIPPED'));
    const again = await bulk.control('run', preview);
    expect(again.errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('runs on the issues of the preview, with their current values', async () => {
    const preview = await bulk.runToEnd({
      query: 'state:Backlog number:1..8',
      change: { stateId: server.stateId('In review') },
      dryRun: true,
    });
    expect(preview).toMatchObject({ matched: 6, changed: 6 });
    const input = { id: ids(1)[0], stateId: server.stateId('Done') };
    await server.mutate('setIssueState', input, 'errors { ...Errors }');
    await bulk.control('run', preview);
    const done = await bulk.waitForEnd(preview.number);
    expect(done).toMatchObject({ changed: 5, failed: 1 });
    expect(outcomes(done, 'FAILED')).toEqual([1]);
  });

  it('rejects empty changes, invalid queries and unexpected counts', async () => {
    const change = { priority: 'HIGH' };
    const refused = async (input: Record<string, unknown>) => (await bulk.bulkUpdate(input)).errors[0];
    expect(await refused({ query: '', expectedCount: 119, change })).toMatchObject({
      code: 'CONFLICT',
      message: 'The list has changed: it now has 120 issues instead of 119.',
    });
    expect(await refused({ query: 'lable:crash', change })).toMatchObject({ code: 'QUERY_SYNTAX' });
    expect(await refused({ query: '', change: {} })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refused({ query: '', ids: ids(1), change })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refused({ change })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refused({ query: '', change: { addLabelIds: [label(99)] } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await refused({ query: '', change, comment: ' ' })).toMatchObject({ path: ['comment'] });
    const duplicate = { stateId: server.stateId('Duplicate') };
    expect(await refused({ query: '', change: duplicate })).toMatchObject({ path: ['canonicalIssueId'] });
    expect(await refused({ ids: [server.idIn('SEC', 'Issue', 1)], change })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await server.find('priority:high')).toHaveLength(24);
  });

  it('enforces the role and its limit of issues per bulk edit', async () => {
    const change = { priority: 'HIGH' };
    await server.setMaintainersRole('reporter');
    expect((await bulk.bulkUpdate({ query: '', change })).errors).toMatchObject([
      { __typename: 'AccessError', requires: 'TRIAGER' },
    ]);
    await server.setMaintainersRole('triager');
    expect((await bulk.runToEnd({ query: '', change })).state).toBe('DONE');
    await insertTestIssues(server, 1_000);
    expect((await bulk.bulkUpdate({ query: '', change })).errors).toMatchObject([
      { __typename: 'LimitError', code: 'LIMIT_EXCEEDED', limit: 1_000 },
    ]);
  });

  it('adds a comment to all issues, and removes it by undo', async () => {
    const done = await bulk.runToEnd({ query: 'number:1..3', change: {}, comment: 'Zzyzx, @ada' });
    expect(done).toMatchObject({ changed: 3 });
    expect(await server.find('zzyzx')).toEqual([1, 2, 3]);
    expect(await server.find('mentions:ada')).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(await server.issue(3)).toMatchObject({ commentCount: 1 });
    const undone = await bulk.undo(done);
    expect(undone).toMatchObject({ changed: 3 });
    expect(await server.find('zzyzx')).toEqual([]);
    expect(await server.issue(3)).toMatchObject({ commentCount: 0 });
    await bulk.undo(undone);
    expect(await server.find('zzyzx')).toEqual([1, 2, 3]);
    expect(await server.issue(3)).toMatchObject({ commentCount: 1 });
  });

  it('requires for undoing comments of others, or on locked issues, the permission to delete them individually', async () => {
    const change = { priority: 'URGENT' };
    const done = await bulk.runToEnd({ query: 'number:1..3', change, comment: 'Zzyzx' });
    const undoing = {
      query: buildMutationText('undoBulkOperation', 'operation { number }'),
      variables: { input: { id: done.id } },
    };
    // A developer cannot delete comments by other users.
    const answer = await server.anonymous(undoing, await server.as('mika'));
    const { number } = answer.json<{ data: { payload: { operation: BulkOperationResult } } }>().data.payload
      .operation;
    const undone = await bulk.waitForEnd(number);
    expect(undone).toMatchObject({ state: 'DONE', changed: 3 });
    expect(undone.reasons).toMatchObject([
      {
        outcome: 'CHANGED',
        code: 'FORBIDDEN',
        message: 'Only maintainers can delete comments by other people.',
        count: 3,
      },
    ]);
    expect(await server.find('zzyzx')).toEqual([1, 2, 3]);
    expect(await server.find('priority:urgent')).toEqual([]);

    const own = await bulk.runToEnd({ query: 'number:4..5', change: {}, comment: 'Plover' });
    await server.mutate('updateIssue', { id: ids(4)[0], locked: true }, 'errors { ...Errors }');
    await server.setMaintainersRole('developer');
    expect((await bulk.undo(own)).reasons).toMatchObject([
      { outcome: 'SKIPPED', code: 'FORBIDDEN', count: 1 },
    ]);
    expect(await server.find('plover')).toEqual([4]);
  });

  it('runs once per idempotency key', async () => {
    const input = { query: '', change: { priority: 'LOW' }, idempotencyKey: 'once' };
    const first = await bulk.runToEnd(input);
    const version = await server.version();
    expect((await bulk.runToEnd(input)).number).toBe(first.number);
    expect(await server.version()).toBe(version);
  });

  it('undo reverts each field unchanged since, and reports the others', async () => {
    // Closed by a mutation, so that an event records when and by whom.
    const close = { id: ids(2)[0], stateId: server.stateId('Done') };
    await server.mutate('setIssueState', close, 'errors { ...Errors }');
    const before = await server.issue(2);
    const done = await bulk.runToEnd({
      query: 'number:1..6',
      change: {
        priority: 'URGENT',
        type: 'TASK',
        addLabelIds: [label(1)],
        stateId: server.stateId('Backlog'),
        addAssigneeIds: [server.userId('ada')],
        milestoneId: server.id('Milestone', 1),
      },
    });
    expect(done).toMatchObject({ changed: 6 });
    const touch = { id: ids(1)[0], priority: 'LOW', removeLabelIds: [label(1)] };
    await server.mutate('updateIssue', touch, 'errors { ...Errors }');
    const undone = await bulk.undo(done);
    expect(undone).toMatchObject({ state: 'DONE', changed: 6 });
    expect(undone.reasons).toEqual([
      {
        outcome: 'CHANGED',
        code: 'CONFLICT',
        count: 1,
        message: 'A label and the priority were changed since and were not restored.',
      },
    ]);
    expect(await server.issue(1)).toMatchObject({ priority: 'LOW', type: 'BUG', milestone: null });
    const after = await server.issue(2);
    // The original closing time and user are restored.
    expect({ ...after, version: 0, updatedAt: '' }).toEqual({ ...before, version: 0, updatedAt: '' });
    expect(await bulk.operation(done.number)).toMatchObject({ state: 'UNDONE', canUndo: false });
  });

  it('can undo an undo', async () => {
    const done = await bulk.runToEnd({ query: '', change: { priority: 'URGENT' } });
    const undone = await bulk.undo(done);
    expect(await server.find('priority:urgent')).toEqual([]);
    const redone = await bulk.undo(undone);
    expect(redone).toMatchObject({ state: 'DONE', matched: 120, changed: 120 });
    expect(await server.find('priority:urgent')).toHaveLength(120);
    expect((await bulk.control('undo', undone)).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('skips an issue whose changed fields were all changed since', async () => {
    const done = await bulk.runToEnd({ ids: ids(1, 2), change: { priority: 'URGENT' } });
    await server.mutate('updateIssue', { id: ids(1)[0], priority: 'LOW' }, 'errors { ...Errors }');
    const undone = await bulk.undo(done);
    expect(undone).toMatchObject({ changed: 1, skipped: 1 });
    expect(outcomes(undone, 'SKIPPED')).toEqual([1]);
    expect(await server.issue(1)).toMatchObject({ priority: 'LOW' });
  });

  it('runs two operations on overlapping sets at the same time', async () => {
    await insertTestIssues(server, 500);
    const [one, two] = await Promise.all([
      bulk.runToEnd({ query: 'number:1..400', change: { addLabelIds: [label(1)] } }),
      bulk.runToEnd({ query: 'number:200..600', change: { priority: 'URGENT', removeLabelIds: [label(1)] } }),
    ]);
    expect([one.state, two.state]).toEqual(['DONE', 'DONE']);
    expect(await server.find('number:1..199 label:crash')).toHaveLength(199);
    expect(await server.find('number:401..600 -label:crash')).toHaveLength(200);
  });
});

/**
 * The differences between stored and recomputed data that `winnow check` finds. Test data has some from the
 * start.
 */
async function findStoreInconsistencies({ store }: MutationTestServer): Promise<StoreInconsistency[]> {
  const progress = { start: () => undefined, advance: () => undefined, finish: () => undefined };
  return (await checkStoreConsistency(store, progress, new AbortController().signal)).differences;
}

async function insertTestIssues({ store, tracker }: MutationTestServer, count: number): Promise<void> {
  const issues = Array.from({ length: count }, (_, index) =>
    createNewIssueWithDefaults({ number: 121 + index }),
  );
  await bulkLoadIssues(store, tracker.netId, issues);
}
