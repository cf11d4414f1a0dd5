/** Deleting and merging labels, and deleting milestones, on both engines. The small tracker has 120 issues. */
import { getEventKindByCode } from '../../../shared/events/kinds';
import { type BulkOperationResult, createBulkTestServer } from '../../../testing/bulkTestServer';
import {
  createStoreWithPausableTransactions,
  type TransactionPauseControl,
} from '../../../testing/createStoreWithPausableTransactions';
import { describeEachDatabaseEngine, type OpenTestStoreCallback } from '../../../testing/databases';
import { openCheckedMutationTestServer } from '../../../testing/openCheckedMutationTestServer';
import type { MutationTestServer } from '../../../testing/writeTestServer';
import { encodeGlobalId } from '../base/ids';

const PAYLOAD_FIELDS = `operation { id number state matched changed deletedLabel { name isDeleted } } errors { ...Errors }`;

interface DeletionPayload {
  operation: (BulkOperationResult & { deletedLabel: { name: string; isDeleted: boolean } | null }) | null;
  errors: { code: string; message: string }[];
}

describeEachDatabaseEngine('deleting labels and milestones', (open) => {
  let server: MutationTestServer;
  let gate: TransactionPauseControl;

  beforeEach(async () => {
    const openWithGate: OpenTestStoreCallback = async (options) => {
      const gated = createStoreWithPausableTransactions(await open(options));
      gate = gated.gate;
      return gated.store;
    };
    server = await openCheckedMutationTestServer(openWithGate);
  });
  afterEach(() => server.close());

  const label = (id: number) => server.getGlobalId('Label', id);
  const issue = (number: number) => server.getGlobalId('Issue', number);
  const send = async (mutation: string, input: Record<string, unknown>): Promise<DeletionPayload> =>
    (await server.mutate(mutation, input, PAYLOAD_FIELDS)) as unknown as DeletionPayload;
  /** Sends a mutation and waits until its operation has ended. */
  const sendToEnd = async (mutation: string, input: Record<string, unknown>) => {
    const { operation, errors } = await send(mutation, input);
    expect(errors).toEqual([]);
    return createBulkTestServer(server).waitForOperationEnd(operation!.number);
  };
  const readLabels = async () => {
    const query = `{ project(key: "NET") { labels(first: 50) { nodes { name issueCount } } milestones(first: 5) { nodes { title } } } }`;
    return (await server.postAsMaintainer({ query })).json<{
      data: {
        project: {
          labels: { nodes: { name: string; issueCount: number }[] };
          milestones: { nodes: { title: string }[] };
        };
      };
    }>().data.project;
  };
  const readProjectEvents = async () => {
    const rows = await server.store.db
      .selectFrom('event')
      .select(['kind', 'before', 'after', 'bulk_number'])
      .where('project_id', '=', server.tracker.netId)
      .where('issue_number', '=', 0)
      .orderBy('sequence')
      .execute();
    return rows.map(({ kind, ...event }) => ({ kind: getEventKindByCode(kind), ...event }));
  };
  const readAudit = () =>
    server.store.db.selectFrom('audit_entry').select(['action', 'subject', 'details']).execute();

  it('deletes a label that 60 issues have, by a bulk operation that can be undone', async () => {
    const before = await readLabels();
    const name = await labelNameOf(2);
    const first = 1;
    const issueBefore = await server.readIssue(first);
    const id = label(2);
    const done = await sendToEnd('deleteLabel', { id, expectedIssueCount: 60 });
    expect(done).toMatchObject({ state: 'DONE', matched: 60, changed: 60, canUndo: true });
    expect((await readLabels()).labels.nodes.map((each) => each.name)).not.toContain(name);
    expect(await server.findIssueNumbers('no:label')).toContain(first);
    expect(await readProjectEvents()).toMatchObject([{ kind: 'label_deleted', before: { name } }]);
    expect(await readAudit()).toContainEqual({
      action: 'label_deleted',
      subject: 'NET',
      details: { label: name, issues: 60 },
    });
    // The issue's history still names the label, and the label can no longer be used.
    expect(await readTimelineLabels(first)).toContainEqual({ name, isDeleted: true });
    const added = await server.mutate(
      'updateIssue',
      { id: issue(first), addLabelIds: [id] },
      'errors { ...Errors }',
    );
    expect(added.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await send('updateLabel', { id, name: 'x' }).catch(() => null))?.operation).toBeUndefined();
    expect((await send('deleteLabel', { id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);

    await createBulkTestServer(server).undoToEnd(done);
    expect(await readLabels()).toEqual(before);
    const { version: _version, ...restored } = await server.readIssue(first);
    expect(issueBefore).toMatchObject(restored);
    expect((await readProjectEvents()).at(-1)).toMatchObject({ kind: 'label_restored', after: { name } });
  });

  it('deletes an unused label at once, and does not reuse its id', async () => {
    const created = await server.mutate(
      'createLabel',
      { projectId: projectId(), name: 'Fresh' },
      'label { id }',
    );
    const { id } = created.label;
    expect(await send('deleteLabel', { id, expectedIssueCount: 0 })).toMatchObject({
      operation: null,
      errors: [],
    });
    const again = await server.mutate(
      'createLabel',
      { projectId: projectId(), name: 'fresh' },
      'label { id }',
    );
    expect(again.label.id).not.toBe(id);
  });

  it('returns the first result of a repeated deletion', async () => {
    const unused = { projectId: projectId(), name: 'Fresh' };
    const { id } = (await server.mutate('createLabel', unused, 'label { id }')).label;
    for (const [key, labelId] of Object.entries({ unused: id, used: label(2) })) {
      const input = { id: labelId, idempotencyKey: key };
      const first = await send('deleteLabel', input);
      expect(first.errors).toEqual([]);
      if (first.operation) await createBulkTestServer(server).waitForOperationEnd(first.operation.number);
      const { operation, errors } = await send('deleteLabel', input);
      expect(errors).toEqual([]);
      expect(operation?.number).toBe(first.operation?.number);
    }
  });

  it('rejects a deletion if the number of issues is not the expected one, or for other roles', async () => {
    const { name, issueCount } = (await readLabels()).labels.nodes[0]!;
    const id = label(await labelIdOf(name));
    expect((await send('deleteLabel', { id, expectedIssueCount: issueCount - 1 })).errors).toMatchObject([
      {
        code: 'CONFLICT',
        message: `${issueCount} issues have this label now. Check the number and try again.`,
      },
    ]);
    await server.setMaintainersRole('developer');
    expect((await send('deleteLabel', { id })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    await server.setMaintainersRole('maintainer');
  });

  it('does not undo the deletion while another label has the name', async () => {
    const { name } = (await readLabels()).labels.nodes[0]!;
    const done = await sendToEnd('deleteLabel', { id: label(await labelIdOf(name)) });
    await server.mutate('createLabel', { projectId: projectId(), name }, 'errors { ...Errors }');
    const undo = await createBulkTestServer(server).sendControlMutation('undo', done);
    expect(undo.errors).toMatchObject([
      { code: 'CONFLICT', message: `A label named ${name} exists now. Rename it to undo the deletion.` },
    ]);
  });

  it('merges a label into another one, whose issues its name then finds', async () => {
    const [from, into] = [await labelNameOf(2), await labelNameOf(1)];
    const fromIssues = await server.findIssueNumbers(`label:${from}`);
    const intoIssues = await server.findIssueNumbers(`label:${into}`);
    expect((await send('mergeLabels', { id: label(2), intoId: label(2) })).errors).toMatchObject([
      { code: 'VALIDATION_FAILED' },
    ]);
    const done = await sendToEnd('mergeLabels', { id: label(2), intoId: label(1) });
    const all = [...new Set([...fromIssues, ...intoIssues])].sort((a, b) => a - b);
    expect(await server.findIssueNumbers(`label:${into}`)).toEqual(all);
    expect(await server.findIssueNumbers(`label:${from}`)).toEqual(all);
    // After two merges in a row, queries for the first label find issues with the last one.
    await sendToEnd('mergeLabels', { id: label(1), intoId: label(3) });
    expect(await server.findIssueNumbers(`label:${from}`)).toEqual(
      await server.findIssueNumbers(`label:${await labelNameOf(3)}`),
    );
    expect((await createBulkTestServer(server).undoToEnd(done)).state).toBe('DONE');
    expect(await server.findIssueNumbers(`label:${from}`)).toEqual(fromIssues);
  });

  it('deletes a milestone, and leaves issues alone that were moved to another one meanwhile', async () => {
    const { milestone } = await server.mutate(
      'createMilestone',
      { projectId: projectId(), title: 'Later' },
      'milestone { id }',
    );
    const numbers = await server.findIssueNumbers('milestone:1.0');
    const last = numbers.at(-1)!;
    const paused = gate.pauseWhen(async ({ db }) => {
      const row = await db.selectFrom('bulk_operation').select('frozen').executeTakeFirst();
      return row?.frozen === numbers.length;
    });
    const [ended] = await Promise.all([
      sendToEnd('deleteMilestone', {
        id: server.getGlobalId('Milestone', 1),
        expectedIssueCount: numbers.length,
      }),
      paused.then(async () => {
        const change = async (number: number, milestoneId: string) =>
          server.mutate('updateIssue', { id: issue(number), milestoneId }, 'errors { ...Errors }');
        await change(last, milestone.id);
        // Issue 1 gets the milestone after the operation has fixed its set of issues.
        await change(1, server.getGlobalId('Milestone', 1));
        gate.resumeAll();
      }),
    ]);
    expect(ended).toMatchObject({
      state: 'DONE',
      matched: numbers.length + 1,
      changed: numbers.length,
      skipped: 1,
    });
    expect((await readLabels()).milestones.nodes).toEqual([{ title: 'Later' }]);
    expect(await server.findIssueNumbers('milestone:Later')).toEqual([last]);
    expect(await server.readIssue(1)).toMatchObject({ milestone: null });
  });

  const projectId = () => encodeGlobalId('Project', server.tracker.netId);
  const labelIdOf = async (name: string) =>
    (
      await server.store.db
        .selectFrom('label')
        .select('id')
        .where('project_id', '=', server.tracker.netId)
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).id;
  const labelNameOf = async (id: number) =>
    (
      await server.store.db
        .selectFrom('label')
        .select('name')
        .where('project_id', '=', server.tracker.netId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).name;
  const readTimelineLabels = async (number: number) => {
    const query = `query ($number: Int!) { project(key: "NET") { issue(number: $number) { timeline(last: 100) { nodes {
      ... on Unlabeled { label { name isDeleted } } } } } } }`;
    const { data } = (await server.postAsMaintainer({ query, variables: { number } })).json<{
      data: { project: { issue: { timeline: { nodes: { label?: unknown }[] } } } };
    }>();
    return data.project.issue.timeline.nodes.flatMap(({ label: each }) => each ?? []);
  };
});
