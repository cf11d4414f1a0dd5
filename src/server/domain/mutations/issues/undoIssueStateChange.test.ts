/** Undoing state changes, on both engines. */
import { findStoreInconsistencies } from '../../../../testing/findStoreInconsistencies';
import { STATE_CHANGE_UNDO_PERIOD_MS } from '../../../../shared/limits';
import type { DefaultWorkflowStateName } from '../../../../shared/workflow';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../../testing/writeTestServer';

const ISSUE_PAYLOAD_FIELDS = `issue { ...Fields } errors { ...Errors }`;

describeEachDatabaseEngine('setIssueState with undo', (open) => {
  let server: MutationTestServer;

  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());
  afterEach(() => server.setMaintainersRole('maintainer'));

  const id = (number: number) => server.getGlobalId('Issue', number);
  const move = async (number: number, name: DefaultWorkflowStateName, more: Record<string, unknown> = {}) => {
    const input = { id: id(number), stateId: server.getStateGlobalId(name), ...more };
    return server.mutate('setIssueState', input, ISSUE_PAYLOAD_FIELDS);
  };
  const back = (number: number, name: DefaultWorkflowStateName) => move(number, name, { undo: true });
  const stateOf = async (number: number) => (await server.readIssue(number)).state.name;
  /** Makes another user the actor of the last change. */
  const disown = (number: number) =>
    server.store.db
      .updateTable('event')
      .set({ actor_id: server.tracker.users.mika })
      .where('project_id', '=', server.tracker.netId)
      .where('issue_number', '=', number)
      .execute();

  beforeAll(async () => {
    for (let number = 2; number <= 12; number++) await move(number, 'Backlog');
  });

  it('restores the previous state even without a transition', async () => {
    await move(2, 'In progress');
    await move(2, 'Done');
    expect((await move(2, 'In progress')).errors).toMatchObject([{ code: 'TRANSITION_NOT_ALLOWED' }]);
    const { issue, errors } = await back(2, 'In progress');
    expect(errors).toEqual([]);
    expect(issue).toMatchObject({ state: { name: 'In progress' }, closedAt: null, closedBy: null });
  });

  it('undoes one change of state after another', async () => {
    for (const name of ['In progress', 'In review', 'Done'] as const) await move(3, name);
    for (const name of ['In review', 'In progress', 'Backlog'] as const) {
      expect((await back(3, name)).errors).toEqual([]);
    }
    expect(await stateOf(3)).toBe('Backlog');
    // A new change after several undos is the next one to be undone.
    await move(3, 'Done');
    expect((await back(3, 'Backlog')).errors).toEqual([]);
  });

  it('restores when the issue was last updated, unless something else happened since', async () => {
    const updatedAt = async () => (await server.readIssue(5)).updatedAt;
    const before = await updatedAt();
    await move(5, 'In progress');
    await move(5, 'Done');
    await back(5, 'In progress');
    await back(5, 'Backlog');
    expect(await updatedAt()).toBe(before);
    await move(5, 'In progress');
    await server.mutate('updateIssue', { id: id(5), priority: 'URGENT' }, ISSUE_PAYLOAD_FIELDS);
    const changed = await updatedAt();
    await back(5, 'Backlog');
    expect(Date.parse(await updatedAt())).toBeGreaterThanOrEqual(Date.parse(changed));
  });

  it('restores who closed the issue and when', async () => {
    const closed = (await move(4, 'Done')).issue!;
    await move(4, 'Backlog');
    const { issue } = await back(4, 'Done');
    expect(issue).toMatchObject({
      state: { name: 'Done' },
      closedAt: closed.closedAt,
      closedBy: { login: 'maintainer' },
    });
  });

  it('restores the previous duplicate link and removes the new one', async () => {
    await move(5, 'Duplicate', { canonicalIssueId: id(6) });
    expect((await back(5, 'Backlog')).issue).toMatchObject({ links: { nodes: [] } });
    await move(5, 'Duplicate', { canonicalIssueId: id(6) });
    await move(5, 'Backlog');
    expect((await back(5, 'Duplicate')).issue).toMatchObject({
      state: { name: 'Duplicate' },
      links: { nodes: [{ kind: 'DUPLICATES', to: { number: 6 } }] },
    });
    expect((await server.readIssue(6)).links).toEqual({
      nodes: [{ kind: 'DUPLICATED_BY', to: { number: 5 } }],
    });
  });

  it('does not restore a link that would close a cycle of duplicates', async () => {
    await move(7, 'Duplicate', { canonicalIssueId: id(8) });
    await move(7, 'Backlog');
    await move(8, 'Duplicate', { canonicalIssueId: id(7) });
    const { issue, errors } = await back(7, 'Duplicate');
    expect(errors).toEqual([]);
    expect(issue).toMatchObject({ links: { nodes: [{ kind: 'DUPLICATED_BY', to: { number: 8 } }] } });
  });

  it('is rejected if someone else changed the state last', async () => {
    await move(9, 'Done');
    await disown(9);
    const { errors } = await back(9, 'Backlog');
    expect(errors).toMatchObject([{ __typename: 'ConflictError', code: 'CONFLICT', path: ['stateId'] }]);
    expect(errors[0]!.message).toMatch(/^mika changed the state .+\. Your change cannot be undone\.$/);
    expect(await stateOf(9)).toBe('Done');
  });

  it('is rejected for any other state than the previous one', async () => {
    await move(10, 'Done');
    expect((await back(10, 'In review')).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await back(11, 'Done')).errors).toMatchObject([{ code: 'CONFLICT' }]);
    // The issue is already in that state, so nothing changes.
    const version = await server.readProjectVersion();
    expect((await back(10, 'Done')).errors).toEqual([]);
    expect(await server.readProjectVersion()).toBe(version);
  });

  it('is rejected after a day, and without the permission to change states', async () => {
    await move(12, 'Done');
    await server.setMaintainersRole('reporter');
    expect((await back(12, 'Backlog')).errors).toMatchObject([{ code: 'FORBIDDEN', requires: 'TRIAGER' }]);
    await server.setMaintainersRole('maintainer');
    await server.store.db
      .updateTable('event')
      .set({ created_at: new Date(Date.now() - STATE_CHANGE_UNDO_PERIOD_MS - 1_000) })
      .where('project_id', '=', server.tracker.netId)
      .where('issue_number', '=', 12)
      .execute();
    expect((await back(12, 'Backlog')).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('rejects a reason or a canonical issue', async () => {
    const { errors } = await move(11, 'Done', { undo: true, reason: 'Oops' });
    expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['undo'] }]);
  });

  it('leaves a consistent store', async () => {
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
  });
});
