import { type BulkTestServer, createBulkTestServer } from '../../../testing/bulkTestServer';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openCheckedMutationTestServer } from '../../../testing/openCheckedMutationTestServer';
import type { MutationTestServer } from '../../../testing/writeTestServer';

/** The small tracker has 120 issues: every third is Done, the others are in Backlog. */
describeEachDatabaseEngine('running a previewed bulk edit with a comment', (open) => {
  let server: MutationTestServer;
  let bulk: BulkTestServer;

  beforeEach(async () => {
    server = await openCheckedMutationTestServer(open);
    bulk = createBulkTestServer(server);
  });
  afterEach(() => server.close());

  const previewClosing = () =>
    bulk.runBulkUpdateToEnd({
      query: 'number:1..6',
      change: { stateId: server.getStateGlobalId('Done') },
      dryRun: true,
    });
  const run = (input: Record<string, unknown>) =>
    server.mutate('runBulkOperation', input, 'operation { number } errors { ...Errors }');

  it('adds the comment to all issues, also to those that the preview reports as unchanged', async () => {
    const preview = await previewClosing();
    expect(preview).toMatchObject({ changed: 4, skipped: 2 });
    expect((await run({ id: preview.id, comment: 'Zzyzx, @ada' })).errors).toEqual([]);
    const done = await bulk.waitForOperationEnd(preview.number);
    expect(done).toMatchObject({ state: 'DONE', changed: 6, skipped: 0, failed: 0 });
    expect(await server.findIssueNumbers('zzyzx')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await server.findIssueNumbers('mentions:ada number:1..6')).toHaveLength(6);

    await bulk.undoToEnd(done);
    expect(await server.findIssueNumbers('zzyzx')).toEqual([]);
    expect(await server.findIssueNumbers('state:Done number:1..6')).toEqual([3, 6]);
  });

  it('returns VALIDATION_FAILED for an invalid comment, and the preview can still be run', async () => {
    const preview = await previewClosing();
    for (const comment of ['  ', 'x'.repeat(65_537)]) {
      expect((await run({ id: preview.id, comment })).errors).toMatchObject([
        { code: 'VALIDATION_FAILED', path: ['comment'] },
      ]);
    }
    await run({ id: preview.id, comment: null });
    expect(await bulk.waitForOperationEnd(preview.number)).toMatchObject({ state: 'DONE', changed: 4 });
    expect(await server.readIssue(3)).toMatchObject({ commentCount: 0 });
  });

  it('replaces the comment of the preview', async () => {
    const preview = await bulk.runBulkUpdateToEnd({
      query: 'number:1..2',
      change: {},
      comment: 'Xyzzy',
      dryRun: true,
    });
    await run({ id: preview.id, comment: 'Plugh' });
    await bulk.waitForOperationEnd(preview.number);
    expect(await server.findIssueNumbers('plugh')).toEqual([1, 2]);
    expect(await server.findIssueNumbers('xyzzy')).toEqual([]);
  });

  it('adds the comment once if the request is repeated', async () => {
    const preview = await previewClosing();
    const input = { id: preview.id, comment: 'Zzyzx', idempotencyKey: 'run-with-comment' };
    await run(input);
    await bulk.waitForOperationEnd(preview.number);
    expect(await run(input)).toMatchObject({ operation: { number: preview.number }, errors: [] });
    expect(await server.readIssue(3)).toMatchObject({ commentCount: 1 });
  });

  it('reports locked issues as failed for a user who may not comment on them', async () => {
    await server.mutate(
      'updateIssue',
      { id: server.getGlobalId('Issue', 2), locked: true },
      'errors { ...Errors }',
    );
    await server.setMaintainersRole('developer');
    const preview = await previewClosing();
    await run({ id: preview.id, comment: 'Zzyzx' });
    const done = await bulk.waitForOperationEnd(preview.number);
    expect(done).toMatchObject({ changed: 5, failed: 1 });
    expect(done.reasons).toMatchObject([{ outcome: 'FAILED', code: 'FORBIDDEN', count: 1 }]);
    expect(await server.findIssueNumbers('zzyzx')).toEqual([1, 3, 4, 5, 6]);
  });
});
