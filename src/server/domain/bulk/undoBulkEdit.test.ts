import {
  type BulkTestServer,
  createBulkTestServer,
  type BulkOperationResult,
  getNumbersWithOutcome,
} from '../../../testing/bulkTestServer';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { buildMutationText } from '../../../testing/multiUserTestServer';
import { openCheckedMutationTestServer } from '../../../testing/openCheckedMutationTestServer';
import type { MutationTestServer } from '../../../testing/writeTestServer';

/** The small tracker has 120 issues: every third is Done, the others are in Backlog. */
describeEachDatabaseEngine('undoing a bulk edit', (open) => {
  let server: MutationTestServer;
  let bulk: BulkTestServer;

  beforeEach(async () => {
    server = await openCheckedMutationTestServer(open);
    bulk = createBulkTestServer(server);
  });

  afterEach(() => server.close());

  const label = (id: number): string => server.getGlobalId('Label', id);

  it('adds a comment to all issues, and removes it by undo', async () => {
    const done = await bulk.runBulkUpdateToEnd({ query: 'number:1..3', change: {}, comment: 'Zzyzx, @ada' });
    expect(done).toMatchObject({ changed: 3 });
    expect(await server.findIssueNumbers('zzyzx')).toEqual([1, 2, 3]);
    expect(await server.findIssueNumbers('mentions:ada')).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(await server.readIssue(3)).toMatchObject({ commentCount: 1 });
    const undone = await bulk.undoToEnd(done);
    expect(undone).toMatchObject({ changed: 3 });
    expect(await server.findIssueNumbers('zzyzx')).toEqual([]);
    expect(await server.readIssue(3)).toMatchObject({ commentCount: 0 });
    await bulk.undoToEnd(undone);
    expect(await server.findIssueNumbers('zzyzx')).toEqual([1, 2, 3]);
    expect(await server.readIssue(3)).toMatchObject({ commentCount: 1 });
  });

  it('requires for undoing comments of others, or on locked issues, the permission to delete them individually', async () => {
    const change = { priority: 'URGENT' };
    const done = await bulk.runBulkUpdateToEnd({ query: 'number:1..3', change, comment: 'Zzyzx' });
    const undoing = {
      query: buildMutationText('undoBulkOperation', 'operation { number }'),
      variables: { input: { id: done.id } },
    };
    // A developer cannot delete comments by other users.
    const answer = await server.postAnonymously(undoing, await server.createUserAuthorizationHeader('mika'));
    const { number } = answer.json<{ data: { payload: { operation: BulkOperationResult } } }>().data.payload
      .operation;
    const undone = await bulk.waitForOperationEnd(number);
    expect(undone).toMatchObject({ state: 'DONE', changed: 3 });
    expect(undone.reasons).toMatchObject([
      {
        outcome: 'CHANGED',
        code: 'FORBIDDEN',
        message: 'Only maintainers can delete comments by other people.',
        count: 3,
      },
    ]);
    expect(await server.findIssueNumbers('zzyzx')).toEqual([1, 2, 3]);
    expect(await server.findIssueNumbers('priority:urgent')).toEqual([]);

    const own = await bulk.runBulkUpdateToEnd({ query: 'number:4..5', change: {}, comment: 'Plover' });
    await server.mutate('updateIssue', { id: bulk.getIssueIds(4)[0], locked: true }, 'errors { ...Errors }');
    await server.setMaintainersRole('developer');
    expect((await bulk.undoToEnd(own)).reasons).toMatchObject([
      { outcome: 'SKIPPED', code: 'FORBIDDEN', count: 1 },
    ]);
    expect(await server.findIssueNumbers('plover')).toEqual([4]);
  });

  it('undo reverts each field unchanged since, and reports the others', async () => {
    // Closed by a mutation, so that an event records when and by whom.
    const close = { id: bulk.getIssueIds(2)[0], stateId: server.getStateGlobalId('Done') };
    await server.mutate('setIssueState', close, 'errors { ...Errors }');
    const before = await server.readIssue(2);
    const done = await bulk.runBulkUpdateToEnd({
      query: 'number:1..6',
      change: {
        priority: 'URGENT',
        type: 'TASK',
        addLabelIds: [label(1)],
        stateId: server.getStateGlobalId('Backlog'),
        addAssigneeIds: [server.getUserGlobalId('ada')],
        milestoneId: server.getGlobalId('Milestone', 1),
      },
    });
    expect(done).toMatchObject({ changed: 6 });
    const touch = { id: bulk.getIssueIds(1)[0], priority: 'LOW', removeLabelIds: [label(1)] };
    await server.mutate('updateIssue', touch, 'errors { ...Errors }');
    const undone = await bulk.undoToEnd(done);
    expect(undone).toMatchObject({ state: 'DONE', changed: 6 });
    expect(undone.reasons).toEqual([
      {
        outcome: 'CHANGED',
        code: 'CONFLICT',
        count: 1,
        message: 'A label and the priority changed after the bulk edit and were not restored.',
      },
    ]);
    expect(await server.readIssue(1)).toMatchObject({ priority: 'LOW', type: 'BUG', milestone: null });
    const after = await server.readIssue(2);
    // The original closing time and user are restored.
    expect({ ...after, version: 0, updatedAt: '' }).toEqual({ ...before, version: 0, updatedAt: '' });
    expect(await bulk.fetchBulkOperation(done.number)).toMatchObject({ state: 'UNDONE', canUndo: false });
  });

  it('changes due date, parent and lock, and undo restores them', async () => {
    const change = { dueOn: '2030-05-04T00:00:00.000Z', parentId: bulk.getIssueIds(20)[0], locked: true };
    await server.mutate(
      'updateIssue',
      { id: bulk.getIssueIds(3)[0], parentId: bulk.getIssueIds(30)[0] },
      'errors { ...Errors }',
    );
    const before = await server.readIssue(3);
    const done = await bulk.runBulkUpdateToEnd({ ids: bulk.getIssueIds(3, 20), change });
    expect(getNumbersWithOutcome(done, 'CHANGED')).toEqual([3]);
    expect(done.reasons).toMatchObject([{ message: 'An issue cannot be its own parent.' }]);
    expect(await server.findIssueNumbers('parent:NET-20 due:2030-05-04')).toEqual([3]);
    expect(await server.readIssue(3)).toMatchObject({ locked: true });
    const undone = await bulk.undoToEnd(done);
    expect({ ...(await server.readIssue(3)), version: 0 }).toEqual({ ...before, version: 0 });
    await bulk.undoToEnd(undone);
    expect(await server.findIssueNumbers('parent:NET-20 due:2030-05-04')).toEqual([3]);
    const cleared = { clearDueDate: true, clearParent: true, locked: false };
    expect(await bulk.runBulkUpdateToEnd({ ids: bulk.getIssueIds(3), change: cleared })).toMatchObject({
      changed: 1,
    });
    expect(await server.readIssue(3)).toMatchObject({ locked: false, dueOn: null, parent: null });
  });

  it('undo does not restore parents that would form a cycle with each other or with later changes', async () => {
    const setParent = async (number: number, parent: number) => {
      const [id, parentId] = bulk.getIssueIds(number, parent);
      const { errors } = await server.mutate('updateIssue', { id, parentId }, 'errors { ...Errors }');
      expect(errors).toEqual([]);
    };
    await setParent(1, 2);
    await setParent(2, 3);
    const [parentId] = bulk.getIssueIds(20);
    const done = await bulk.runBulkUpdateToEnd({ ids: bulk.getIssueIds(1, 2), change: { parentId } });
    expect(done).toMatchObject({ changed: 2 });
    // Each of the two previous parents is possible again, but not both: 1 -> 2 -> 3 -> 1.
    await setParent(3, 1);
    const undone = await bulk.undoToEnd(done);
    expect(undone.reasons).toMatchObject([
      { message: 'NET-3 is a sub-issue of this issue and cannot be its parent.', count: 1 },
    ]);
    expect(await server.findIssueNumbers('parent:NET-2')).toEqual([1]);
    expect(await server.findIssueNumbers('parent:NET-20')).toEqual([2]);
  });

  it('undo restores the time of the last update where nothing else happened since', async () => {
    const numbers = () => server.findIssueNumbers('updated:>30d number:1..9');
    const [{ updatedAt }, before] = [await server.readIssue(9), await numbers()];
    expect(before).toHaveLength(9);
    const done = await bulk.runBulkUpdateToEnd({
      query: 'number:1..9',
      change: { priority: 'URGENT', stateId: server.getStateGlobalId('Backlog') },
      comment: 'Sorry',
    });
    expect(await numbers()).toEqual([]);
    const undone = await bulk.undoToEnd(done);
    expect(await numbers()).toEqual(before);
    expect((await server.readIssue(9)).updatedAt).toBe(updatedAt);
    await bulk.undoToEnd(undone);
    await server.mutate('updateIssue', { id: bulk.getIssueIds(4)[0], type: 'TASK' }, 'errors { ...Errors }');
    const redone = (await bulk.fetchBulkOperation(undone.number)).undoneBy;
    await bulk.undoToEnd(await bulk.fetchBulkOperation(redone!.number));
    expect(await numbers()).toEqual(before.filter((number) => number !== 4));
  });

  it('can undo an undo', async () => {
    const done = await bulk.runBulkUpdateToEnd({ query: '', change: { priority: 'URGENT' } });
    const undone = await bulk.undoToEnd(done);
    expect(await server.findIssueNumbers('priority:urgent')).toEqual([]);
    const redone = await bulk.undoToEnd(undone);
    expect(redone).toMatchObject({ state: 'DONE', matched: 120, changed: 120 });
    expect(await server.findIssueNumbers('priority:urgent')).toHaveLength(120);
    expect((await bulk.sendControlMutation('undo', undone)).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('skips an issue whose changed fields were all changed since', async () => {
    const done = await bulk.runBulkUpdateToEnd({
      ids: bulk.getIssueIds(1, 2),
      change: { priority: 'URGENT' },
    });
    await server.mutate(
      'updateIssue',
      { id: bulk.getIssueIds(1)[0], priority: 'LOW' },
      'errors { ...Errors }',
    );
    const undone = await bulk.undoToEnd(done);
    expect(undone).toMatchObject({ changed: 1, skipped: 1 });
    expect(getNumbersWithOutcome(undone, 'SKIPPED')).toEqual([1]);
    expect(await server.readIssue(1)).toMatchObject({ priority: 'LOW' });
  });
});
