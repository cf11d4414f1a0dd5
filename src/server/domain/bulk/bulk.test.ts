import {
  type BulkTestServer,
  createBulkTestServer,
  getNumbersWithOutcome,
} from '../../../testing/bulkTestServer';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openCheckedMutationTestServer } from '../../../testing/openCheckedMutationTestServer';
import type { MutationTestServer } from '../../../testing/writeTestServer';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';

/** The small tracker has 120 issues: every third is Done, the others are in Backlog. */
describeEachDatabaseEngine('bulk edits', (open) => {
  let server: MutationTestServer;
  let bulk: BulkTestServer;

  beforeEach(async () => {
    server = await openCheckedMutationTestServer(open);
    bulk = createBulkTestServer(server);
  });

  afterEach(() => server.close());

  const label = (id: number): string => server.getGlobalId('Label', id);

  it('changes labels, assignees, priority, milestone and type, with an event for each change', async () => {
    const done = await bulk.runBulkUpdateToEnd({
      query: 'number:10..19',
      change: {
        addLabelIds: [label(1)],
        removeLabelIds: [label(2)],
        addAssigneeIds: [server.getUserGlobalId('mika')],
        removeAssigneeIds: [server.getUserGlobalId('maintainer')],
        priority: 'URGENT',
        milestoneId: server.getGlobalId('Milestone', 1),
        type: 'TASK',
      },
    });
    expect(done).toMatchObject({ state: 'DONE', matched: 10, changed: 10, skipped: 0, failed: 0 });
    expect(
      await server.findIssueNumbers(
        'number:10..19 label:crash -label:perf assignee:mika priority:urgent type:task milestone:1.0',
      ),
    ).toHaveLength(10);
    expect((await server.readEventKinds(11)).slice(1)).toEqual([
      'type_changed',
      'priority_changed',
      'milestoned',
      'unlabeled',
      'labeled',
      'assigned',
    ]);
  });

  it('replaces labels and assignees, and removes the milestone', async () => {
    await bulk.runBulkUpdateToEnd({
      query: '',
      exceptIds: bulk.getIssueIds(120),
      change: { labelIds: [label(1)], assigneeIds: [server.getUserGlobalId('mika')], clearMilestone: true },
    });
    expect(
      await server.findIssueNumbers(
        'label:crash -label:component::net -label:perf assignee:mika no:milestone',
      ),
    ).toHaveLength(119);
    expect(await server.findIssueNumbers('number:120 label:component::net milestone:1.0')).toEqual([120]);
  });

  it('changes the state where a transition allows it, and reports the other issues as failed', async () => {
    const done = await bulk.runBulkUpdateToEnd({
      query: 'number:1..9',
      change: { stateId: server.getStateGlobalId('In review') },
    });
    expect(done).toMatchObject({ state: 'DONE', matched: 9, changed: 6, skipped: 0, failed: 3 });
    expect(getNumbersWithOutcome(done, 'FAILED')).toEqual([3, 6, 9]);
    expect(done.reasons).toEqual([
      {
        outcome: 'FAILED',
        code: 'TRANSITION_NOT_ALLOWED',
        count: 3,
        message: 'You cannot change the state from Done to In review. Possible states: Untriaged or Backlog.',
      },
    ]);
    expect(await server.findIssueNumbers('state:"In review"')).toEqual([1, 2, 4, 5, 7, 8]);
  });

  it('links duplicates to the end of the chain of duplicates', async () => {
    const done = await bulk.runBulkUpdateToEnd({
      ids: bulk.getIssueIds(1, 2, 3, 4),
      change: { stateId: server.getStateGlobalId('Duplicate'), canonicalIssueId: bulk.getIssueIds(1)[0] },
    });
    // Issue 1 is already a duplicate of issue 2, so the new links lead to issue 2.
    expect(getNumbersWithOutcome(done, 'FAILED')).toEqual([1, 2, 3]);
    expect(getNumbersWithOutcome(done, 'CHANGED')).toEqual([4]);
    expect((await server.readIssue(4)).links.nodes).toContainEqual({ kind: 'DUPLICATES', to: { number: 2 } });
    await bulk.undoToEnd(done);
    expect((await server.readIssue(4)).links.nodes).not.toContainEqual({
      kind: 'DUPLICATES',
      to: { number: 2 },
    });
    expect((await server.readIssue(4)).state.name).toBe('Backlog');
  });

  it('predicts in the preview the exact outcome of each issue', async () => {
    const asked = {
      query: 'number:1..30',
      exceptIds: bulk.getIssueIds(7, 8),
      expectedCount: 28,
      change: { stateId: server.getStateGlobalId('Done'), addLabelIds: [label(2)] },
    };
    const version = await server.readProjectVersion();
    const preview = await bulk.runBulkUpdateToEnd({ ...asked, dryRun: true });
    expect(preview).toMatchObject({ state: 'PREVIEWED', matched: 28, frozen: 28 });
    expect(await server.readProjectVersion()).toBe(version);
    const { changed, skipped, failed } = preview;
    expect([changed, skipped, failed]).toEqual([23, 5, 0]);
    await bulk.sendControlMutation('run', preview);
    const done = await bulk.waitForOperationEnd(preview.number);
    expect(done).toMatchObject({ state: 'DONE', changed, skipped, failed });
    expect(getNumbersWithOutcome(done, 'SKIPPED')).toEqual(getNumbersWithOutcome(preview, 'SKIPPED'));
    const again = await bulk.sendControlMutation('run', preview);
    expect(again.errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('runs on the issues of the preview, with their current values', async () => {
    const preview = await bulk.runBulkUpdateToEnd({
      query: 'state:Backlog number:1..8',
      change: { stateId: server.getStateGlobalId('In review') },
      dryRun: true,
    });
    expect(preview).toMatchObject({ matched: 6, changed: 6 });
    const input = { id: bulk.getIssueIds(1)[0], stateId: server.getStateGlobalId('Done') };
    await server.mutate('setIssueState', input, 'errors { ...Errors }');
    await bulk.sendControlMutation('run', preview);
    const done = await bulk.waitForOperationEnd(preview.number);
    expect(done).toMatchObject({ changed: 5, failed: 1 });
    expect(getNumbersWithOutcome(done, 'FAILED')).toEqual([1]);
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
    expect(await refused({ query: '', ids: bulk.getIssueIds(1), change })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await refused({ change })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refused({ query: '', change: { addLabelIds: [label(99)] } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await refused({ query: '', change, comment: ' ' })).toMatchObject({ path: ['comment'] });
    const duplicate = { stateId: server.getStateGlobalId('Duplicate') };
    expect(await refused({ query: '', change: duplicate })).toMatchObject({ path: ['canonicalIssueId'] });
    expect(await refused({ ids: [server.getGlobalIdInProject('SEC', 'Issue', 1)], change })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await server.findIssueNumbers('priority:high')).toHaveLength(24);
  });

  it('enforces the role and its limit of issues per bulk edit', async () => {
    const change = { priority: 'HIGH' };
    await server.setMaintainersRole('reporter');
    expect((await bulk.bulkUpdate({ query: '', change })).errors).toMatchObject([
      { __typename: 'AccessError', requires: 'TRIAGER' },
    ]);
    await server.setMaintainersRole('triager');
    expect((await bulk.runBulkUpdateToEnd({ query: '', change })).state).toBe('DONE');
    await insertTestIssues(server, 1_000);
    expect((await bulk.bulkUpdate({ query: '', change })).errors).toMatchObject([
      { __typename: 'LimitError', code: 'LIMIT_EXCEEDED', limit: 1_000 },
    ]);
  });

  it('runs once per idempotency key', async () => {
    const input = { query: '', change: { priority: 'LOW' }, idempotencyKey: 'once' };
    const first = await bulk.runBulkUpdateToEnd(input);
    const version = await server.readProjectVersion();
    expect((await bulk.runBulkUpdateToEnd(input)).number).toBe(first.number);
    expect(await server.readProjectVersion()).toBe(version);
  });

  it('rejects parents that do not exist, and locking without the maintainer role', async () => {
    const gone = { ids: bulk.getIssueIds(3), change: { parentId: bulk.getIssueIds(999)[0] } };
    expect((await bulk.bulkUpdate(gone)).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['parentId'] }]);
    await server.setMaintainersRole('developer');
    expect(
      (await bulk.bulkUpdate({ ids: bulk.getIssueIds(3), change: { locked: true } })).errors,
    ).toMatchObject([{ code: 'FORBIDDEN', path: ['locked'] }]);
  });

  it('is one entry of the activity that collapses bulk operations, also in filtered pages', async () => {
    interface ActivityPage {
      totalCount: number;
      nodes: { kind: string; bulkOperation: { number: number } | null }[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
    }
    const activity = async (args: string): Promise<ActivityPage> => {
      const query = `{ project(key: "NET") { events(${args}, collapseBulk: true) {
        totalCount nodes { kind bulkOperation { number } } pageInfo { endCursor hasNextPage } } } }`;
      const answer = await server.postAsMaintainer({ query });
      return answer.json<{ data: { project: { events: ActivityPage } } }>().data.project.events;
    };
    const { totalCount } = await activity('first: 1');
    const change = { priority: 'URGENT', addLabelIds: [label(1)], type: 'TASK' };
    const done = await bulk.runBulkUpdateToEnd({ query: 'number:1..60', change });
    await server.mutate('updateIssue', { id: bulk.getIssueIds(1)[0], type: 'BUG' }, 'errors { ...Errors }');
    await bulk.undoToEnd(done);
    const first = await activity('first: 2');
    const second = await activity(`first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(first.totalCount).toBe(totalCount + 3);
    expect(
      [...first.nodes, ...second.nodes].map(({ bulkOperation }) => bulkOperation?.number ?? null),
    ).toEqual([done.number + 1, null, done.number, null]);
    const filtered = await activity('first: 2, kinds: [PRIORITY_CHANGED]');
    expect(filtered.nodes).toEqual([
      { kind: 'PRIORITY_CHANGED', bulkOperation: { number: done.number + 1 } },
      { kind: 'PRIORITY_CHANGED', bulkOperation: { number: done.number } },
    ]);
  });

  it('runs two operations on overlapping sets at the same time', async () => {
    await insertTestIssues(server, 500);
    const [one, two] = await Promise.all([
      bulk.runBulkUpdateToEnd({ query: 'number:1..400', change: { addLabelIds: [label(1)] } }),
      bulk.runBulkUpdateToEnd({
        query: 'number:200..600',
        change: { priority: 'URGENT', removeLabelIds: [label(1)] },
      }),
    ]);
    expect([one.state, two.state]).toEqual(['DONE', 'DONE']);
    expect(await server.findIssueNumbers('number:1..199 label:crash')).toHaveLength(199);
    expect(await server.findIssueNumbers('number:401..600 -label:crash')).toHaveLength(200);
  });
});

async function insertTestIssues({ store, tracker }: MutationTestServer, count: number): Promise<void> {
  const issues = Array.from({ length: count }, (_, index) =>
    createNewIssueWithDefaults({ number: 121 + index }),
  );
  await bulkLoadIssues(store, tracker.netId, issues);
}
