/** Undoing edits of single fields, on both engines. */
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../../testing/writeTestServer';

describeEachDatabaseEngine('updateIssue with undo', (open) => {
  let server: MutationTestServer;

  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());

  const update = async (number: number, input: Record<string, unknown>) => {
    const id = server.getGlobalId('Issue', number);
    const { errors } = await server.mutate('updateIssue', { id, ...input }, `errors { ...Errors }`);
    expect(errors).toEqual([]);
  };
  const undo = (number: number, input: Record<string, unknown>) => update(number, { ...input, undo: true });
  const readUpdatedAt = async (number: number) => (await server.readIssue(number)).updatedAt;

  it('restores when the issue was last updated, for one edit after another', async () => {
    const label = server.getGlobalId('Label', 2);
    const original = await server.readIssue(20);
    await update(20, { priority: 'URGENT' });
    await update(20, { addLabelIds: [label], milestoneId: server.getGlobalId('Milestone', 1) });
    const edited = await readUpdatedAt(20);
    await update(20, { title: 'Other title', body: 'Other text, see #21' });
    await undo(20, { title: original.title, body: original.body });
    expect(await readUpdatedAt(20)).toBe(edited);
    await undo(20, { removeLabelIds: [label], milestoneId: null });
    await undo(20, { priority: 'HIGH' });
    expect(await server.readIssue(20)).toEqual({ ...original, version: original.version + 6 });
  });

  it('keeps the time of the undo if something else has happened to the issue since', async () => {
    await update(22, { priority: 'URGENT' });
    const issueId = server.getGlobalId('Issue', 22);
    await server.mutate('addComment', { issueId, body: 'Still there' }, `errors { ...Errors }`);
    const commented = await readUpdatedAt(22);
    await undo(22, { priority: 'NONE' });
    expect(Date.parse(await readUpdatedAt(22))).toBeGreaterThanOrEqual(Date.parse(commented));
  });

  it('keeps the time of the undo if the last change was made by another user, or was a different one', async () => {
    const original = await readUpdatedAt(23);
    await update(23, { priority: 'URGENT' });
    await server.store.db
      .updateTable('event')
      .set({ actor_id: server.tracker.users.mika })
      .where('project_id', '=', server.tracker.netId)
      .where('issue_number', '=', 23)
      .execute();
    await undo(23, { priority: 'NONE' });
    expect(await readUpdatedAt(23)).not.toBe(original);
    const before = await readUpdatedAt(24);
    await update(24, { priority: 'URGENT', type: 'QUESTION' });
    await undo(24, { priority: 'NONE' });
    expect(await readUpdatedAt(24)).not.toBe(before);
  });
});
