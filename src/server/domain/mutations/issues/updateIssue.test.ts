/** Mutations of a single issue, on both engines. */
import { findStoreInconsistencies } from '../../../../testing/findStoreInconsistencies';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../../testing/writeTestServer';
import { deleteExpiredIdempotencyKeys } from '../../../store/write/idempotency';
import { getDefaultWorkflowStateId } from '../../../../shared/workflow';

describeEachDatabaseEngine('updateIssue', (open) => {
  let server: MutationTestServer;

  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());
  afterEach(() => server.setMaintainersRole('maintainer'));

  const id = (number: number) => server.getGlobalId('Issue', number);
  const update = (input: Record<string, unknown>) =>
    server.mutate('updateIssue', input, ISSUE_PAYLOAD_FIELDS);
  const move = (input: Record<string, unknown>) =>
    server.mutate('setIssueState', input, ISSUE_PAYLOAD_FIELDS);
  const getStateGlobalId = (name: Parameters<typeof getDefaultWorkflowStateId>[0]) =>
    server.getGlobalId('WorkflowState', getDefaultWorkflowStateId(name));

  it.each<[string, () => ReturnType<typeof update>]>([
    ['texts', () => update({ id: id(20), title: 'Returned', body: 'See #21 and #20', priority: 'HIGH' })],
    ['a label', () => update({ id: id(20), addLabelIds: [server.getGlobalId('Label', 1)] })],
    ['nothing', () => update({ id: id(20), priority: 'HIGH' })],
    ['a date', () => update({ id: id(20), dueOn: '2024-09-01T00:00:00.000Z' })],
    ['the state', () => move({ id: id(20), stateId: getStateGlobalId('In progress') })],
    ['the state to a closed one', () => move({ id: id(20), stateId: getStateGlobalId('Done') })],
  ])('a change of %s returns the issue as a later query does', async (_what, change) => {
    const { issue, errors } = await change();
    expect(errors).toEqual([]);
    expect(issue).toEqual(await server.readIssue(20));
  });

  it('changes all fields at once, in one new version', async () => {
    const before = await server.readIssue(10);
    const { issue, errors } = await update({
      id: id(10),
      title: ' Now found ',
      body: 'New body #11',
      type: 'TASK',
      priority: 'URGENT',
      labelIds: [server.getGlobalId('Label', 1), server.getGlobalId('Label', 2)],
      locked: true,
      assigneeIds: [server.getUserGlobalId('mika')],
      milestoneId: server.getGlobalId('Milestone', 1),
      parentId: id(11),
      dueOn: '2024-09-01T00:00:00.000Z',
    });
    expect(errors).toEqual([]);
    expect(issue).toMatchObject({
      title: 'Now found',
      body: 'New body #11',
      type: 'TASK',
      priority: 'URGENT',
      locked: true,
      labels: { nodes: [{ name: 'crash' }, { name: 'perf' }] },
      assignees: { nodes: [{ login: 'mika' }] },
      milestone: { title: '1.0' },
      parent: { number: 11 },
      dueOn: '2024-09-01T00:00:00.000Z',
      version: before.version + 1,
    });
    expect(Date.parse(issue!.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    expect(await server.readEventKinds(10)).toEqual([
      'opened',
      'renamed',
      'body_edited',
      'type_changed',
      'priority_changed',
      'milestoned',
      'due_changed',
      'locked',
      'unlabeled',
      'labeled',
      'assigned',
      'parent_changed',
    ]);
  });

  it('makes the new words searchable and the old ones not', async () => {
    await update({ id: id(12), title: 'Quixotic', body: 'zanzibar' });
    expect(await server.findIssueNumbers('zanzibar')).toEqual([12]);
    expect(await server.findIssueNumbers('quixotic')).toEqual([12]);
    expect(await server.findIssueNumbers('"body of 12"')).toEqual([]);
  });

  it('changes nothing if any field is invalid, and reports each invalid field', async () => {
    const version = await server.readProjectVersion();
    const { issue, errors } = await update({
      id: id(13),
      title: '',
      priority: 'HIGH',
      addLabelIds: [server.getGlobalId('Label', 99)],
    });
    expect(issue).toBeNull();
    expect(errors).toMatchObject([
      { __typename: 'FieldError', code: 'VALIDATION_FAILED', path: ['title'] },
      { __typename: 'FieldError', code: 'NOT_FOUND', path: ['addLabelIds'] },
    ]);
    expect(await server.readProjectVersion()).toBe(version);
  });

  it('reports a conflict of texts with its author and the current text', async () => {
    const issue = await server.readIssue(14);
    const baseVersion = issue.version;
    await update({ id: id(14), body: 'Theirs', baseVersion });
    const { errors } = await update({ id: id(14), body: 'Mine', title: 'My title', baseVersion });
    expect(errors).toMatchObject([
      { __typename: 'ConflictError', code: 'CONFLICT', path: ['body'], current: { body: 'Theirs' } },
    ]);
    expect(errors[0]!.message).toMatch(/^maintainer changed the description \d seconds? ago\.$/);
    // Changes of the title and of the body do not conflict, nor do changes of other fields.
    expect((await update({ id: id(14), title: 'My title', baseVersion })).errors).toEqual([]);
    expect((await update({ id: id(14), priority: 'LOW', baseVersion })).errors).toEqual([]);
  });

  it('requires the role for each change', async () => {
    await server.setMaintainersRole('developer');
    const { errors } = await update({ id: id(15), locked: true });
    expect(errors).toMatchObject([
      { __typename: 'AccessError', code: 'FORBIDDEN', path: ['locked'], requires: 'MAINTAINER' },
    ]);
    expect(errors[0]!.message).toBe('Only maintainers can lock issues.');
  });

  it('returns NOT_FOUND for unknown, invisible and malformed issue ids', async () => {
    for (const wrong of [
      id(9999),
      server.getGlobalIdInProject('SEC', 'Issue', 1),
      server.getGlobalId('Label', 1),
      'nonsense',
    ]) {
      const { errors } = await update({ id: wrong, priority: 'HIGH' });
      expect(errors).toMatchObject([{ code: 'NOT_FOUND', path: ['id'] }]);
    }
  });

  describe('with an idempotency key', () => {
    it('runs once for repeated requests', async () => {
      const input = { id: id(20), priority: 'URGENT', idempotencyKey: 'once' };
      const first = await update(input);
      await update({ id: id(20), priority: 'LOW' });
      const again = await update({ ...input, clientMutationId: 'again' });
      expect(first.issue).toMatchObject({ priority: 'URGENT' });
      // The repeated response has the current values of the issue.
      expect(again).toMatchObject({ issue: { priority: 'LOW' }, errors: [], clientMutationId: 'again' });
    });

    it('runs once for two parallel requests', async () => {
      const before = await server.readProjectVersion();
      const input = { id: id(21), priority: 'URGENT', idempotencyKey: 'at-once' };
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => update(input)));
      for (const { errors, issue } of answers) {
        expect(errors).toEqual([]);
        expect(issue).toMatchObject({ priority: 'URGENT' });
      }
      expect(await server.readProjectVersion()).toBe(before + 1);
    });

    it('is rejected with a different input', async () => {
      await update({ id: id(22), priority: 'HIGH', idempotencyKey: 'taken' });
      const { errors } = await update({ id: id(22), priority: 'LOW', idempotencyKey: 'taken' });
      expect(errors).toMatchObject([{ code: 'CONFLICT', path: ['idempotencyKey'] }]);
      // The same idempotency key can be used with another mutation.
      const moved = await move({
        id: id(22),
        stateId: server.getStateGlobalId('In progress'),
        idempotencyKey: 'taken',
      });
      expect(moved.errors).toEqual([]);
    });

    it('remembers the key for a day', async () => {
      const input = { id: id(24), priority: 'HIGH', idempotencyKey: 'old' };
      await update(input);
      const age = (hours: number) =>
        server.store.db
          .updateTable('idempotency')
          .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
          .where('key', '=', 'old')
          .execute();
      await age(23);
      await deleteExpiredIdempotencyKeys(server.store.db);
      expect((await update({ ...input, priority: 'LOW' })).errors).toMatchObject([{ code: 'CONFLICT' }]);
      await age(25);
      await deleteExpiredIdempotencyKeys(server.store.db);
      expect((await update({ ...input, priority: 'LOW' })).errors).toEqual([]);
    });

    it('can be repeated after a rejection', async () => {
      const input = { id: id(23), title: '', idempotencyKey: 'refused' };
      expect((await update(input)).errors).toHaveLength(1);
      expect((await update({ ...input, title: 'Right' })).errors).toEqual([]);
    });
  });

  describe('setIssueState', () => {
    it('records who closed an issue and when, and clears it on reopening', async () => {
      const done = await move({ id: id(31), stateId: server.getStateGlobalId('Done'), reason: ' Shipped ' });
      expect(done.issue).toMatchObject({ state: { name: 'Done' }, closedBy: { login: 'maintainer' } });
      expect(done.issue!.closedAt).toBe(done.issue!.updatedAt);
      const reopened = await move({ id: id(31), stateId: server.getStateGlobalId('Backlog') });
      expect(reopened.issue).toMatchObject({ state: { name: 'Backlog' }, closedAt: null, closedBy: null });
    });

    it('rejects a missing transition and lists the possible ones', async () => {
      await move({ id: id(32), stateId: server.getStateGlobalId('Done') });
      const { errors } = await move({ id: id(32), stateId: server.getStateGlobalId('In review') });
      expect(errors).toMatchObject([
        {
          __typename: 'TransitionError',
          code: 'TRANSITION_NOT_ALLOWED',
          allowed: [{ name: 'Untriaged' }, { name: 'Backlog' }],
        },
      ]);
    });

    it('links a duplicate to the end of the chain and rejects cycles', async () => {
      const duplicate = (from: number, to: number) =>
        move({ id: id(from), stateId: server.getStateGlobalId('Duplicate'), canonicalIssueId: id(to) });
      expect((await duplicate(40, 41)).errors).toEqual([]);
      expect((await duplicate(41, 43)).errors).toEqual([]);
      expect((await duplicate(44, 40)).issue).toMatchObject({
        links: { nodes: [{ kind: 'DUPLICATES', to: { number: 43 } }] },
      });
      expect((await duplicate(43, 44)).errors).toMatchObject([
        { code: 'DUPLICATE_CYCLE', message: 'NET-44 is already a duplicate of this issue.' },
      ]);
      expect((await duplicate(43, 43)).errors).toMatchObject([{ code: 'DUPLICATE_CYCLE' }]);
      const issue = await server.readIssue(43);
      expect(issue.links).toEqual({
        nodes: [
          { kind: 'DUPLICATED_BY', to: { number: 41 } },
          { kind: 'DUPLICATED_BY', to: { number: 44 } },
        ],
      });
      const reopened = await move({ id: id(44), stateId: server.getStateGlobalId('Backlog') });
      expect(reopened.issue).toMatchObject({ links: { nodes: [] } });
    });

    it('accepts only one of two concurrent changes that would together create a cycle', async () => {
      const answers = await Promise.all(
        [
          [50, 52],
          [52, 50],
        ].map(([from, to]) =>
          move({ id: id(from!), stateId: getStateGlobalId('Duplicate'), canonicalIssueId: id(to!) }),
        ),
      );
      expect(answers.map(({ errors }) => errors[0]?.code ?? 'done').sort()).toEqual([
        'DUPLICATE_CYCLE',
        'done',
      ]);
    });
  });

  it('applies all parallel changes of different fields', async () => {
    const before = await server.readIssue(60);
    const changes = [
      { priority: 'URGENT' },
      { addLabelIds: [server.getGlobalId('Label', 2)] },
      { removeLabelIds: [server.getGlobalId('Label', 3)] },
      { title: 'Together' },
      { addAssigneeIds: [server.getUserGlobalId('ada')] },
      { type: 'QUESTION' },
    ];
    await Promise.all(changes.map((change) => update({ id: id(60), ...change })));
    const issue = await server.readIssue(60);
    expect(issue).toMatchObject({
      priority: 'URGENT',
      title: 'Together',
      type: 'QUESTION',
      labels: { nodes: [{ name: 'crash' }, { name: 'perf' }] },
      version: before.version + changes.length,
    });
    expect(issue.assignees.nodes.map(({ login }) => login)).toContain('ada');
  });

  it('leaves a consistent store', async () => {
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
  });
});

const ISSUE_PAYLOAD_FIELDS = `issue { ...Fields } errors { ...Errors } clientMutationId`;
