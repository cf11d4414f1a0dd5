/** Undoing new comments and issues, on both engines. */
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { buildMutationText } from '../../../../testing/multiUserTestServer';
import { openCheckedMutationTestServer } from '../../../../testing/openCheckedMutationTestServer';
import { waitUntil } from '../../../../testing/waitUntil';
import type { MutationTestServer } from '../../../../testing/writeTestServer';
import { encodeGlobalId } from '../../base/ids';

describeEachDatabaseEngine('undoing new comments and issues', (open) => {
  let server: MutationTestServer;

  beforeAll(async () => {
    server = await openCheckedMutationTestServer(open);
  });
  afterAll(() => server.close());
  afterEach(() => server.setMaintainersRole('maintainer'));

  const issue = (number: number) => server.getGlobalId('Issue', number);
  const comment = async (number: number, body: string) => {
    const input = { issueId: issue(number), body };
    return (await server.mutate('addComment', input, 'comment { id }')).comment.id;
  };
  const commentAsMika = async (number: number) => {
    const query = buildMutationText('addComment', 'errors { message }');
    const variables = { input: { issueId: issue(number), body: 'An answer' } };
    await server.postAnonymously({ query, variables }, await server.createUserAuthorizationHeader('mika'));
  };
  const undoComment = (id: string) =>
    server.mutate(
      'deleteComment',
      { id, undo: true },
      'comment { id } issue { ...Fields } errors { ...Errors }',
    );
  const file = async (title: string) => {
    const input = { projectId: encodeGlobalId('Project', server.tracker.netId), title };
    return (await server.mutate('createIssue', input, 'issue { id number }')).issue!;
  };
  const undoIssue = (id: string) =>
    server.mutate('deleteIssue', { id, undo: true }, 'deletedIssueId errors { ...Errors }');
  /** Makes an object older than the period in which it can be undone. */
  const age = (table: 'comment' | 'issue', column: 'id' | 'number', value: number) =>
    server.store.db
      .updateTable(table)
      .set({ created_at: new Date(Date.now() - 3_600_001) })
      .where('project_id', '=', server.tracker.netId)
      .where(column as never, '=', value as never)
      .execute();

  it('removes a comment as if it had not been written', async () => {
    await server.setMaintainersRole('reporter');
    const before = await server.readIssue(30);
    const id = await comment(30, 'Zzyzx for @ada');
    expect(await server.findIssueNumbers('zzyzx')).toEqual([30]);
    const { errors, issue: after, comment: undone } = await undoComment(id);
    expect(errors).toEqual([]);
    expect(undone).toBeNull();
    expect(after).toEqual({ ...before, version: before.version + 2 });
    expect(await server.findIssueNumbers('zzyzx')).toEqual([]);
    expect(await server.findIssueNumbers('watching:@me number:30')).toEqual([]);
    expect((await server.findRowsContaining('zzyzx')).rows).toEqual([]);
    expect((await undoComment(id)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('keeps watching an issue that was watched before the comment', async () => {
    await server.mutate('setWatch', { issueId: issue(31), watching: true }, 'errors { ...Errors }');
    await undoComment(await comment(31, 'Here'));
    expect(await server.findIssueNumbers('watching:@me number:31')).toEqual([31]);
  });

  it('does not undo a comment that was answered, is old, or is by another user', async () => {
    const answered = await comment(32, 'Question');
    await commentAsMika(32);
    expect((await undoComment(answered)).errors).toMatchObject([
      { code: 'CONFLICT', message: 'mika has commented since. Delete the comment instead.' },
    ]);
    const old = await comment(33, 'Old');
    const { id } = await server.store.db
      .selectFrom('comment')
      .select('id')
      .where('project_id', '=', server.tracker.netId)
      .where('issue_number', '=', 33)
      .executeTakeFirstOrThrow();
    await age('comment', 'id', id);
    expect((await undoComment(old)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await undoComment(server.getGlobalId('Comment', 1))).errors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
  });

  it('does not find a comment that its author undoes while another change of it waits', async () => {
    // The embedded engine runs one transaction at a time.
    if (server.store.engine === 'embedded') return;
    const id = await comment(34, 'Oops');
    const { db } = server.store;
    const waitForBlockedTransactions = (count: number) =>
      waitUntil(async () => {
        const { rows } = await sql`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
        return rows.length === count;
      });
    const changes: Promise<{ errors: readonly unknown[] }>[] = [];
    await db.transaction().execute(async (tx) => {
      await sql`SELECT FROM issue WHERE project_id = ${server.tracker.netId} AND number = 34 FOR UPDATE`.execute(
        tx,
      );
      changes.push(undoComment(id));
      await waitForBlockedTransactions(1);
      changes.push(server.mutate('setCommentHidden', { id, hidden: true }, 'errors { ...Errors }'));
      await waitForBlockedTransactions(2);
    });
    expect((await changes[0])!.errors).toEqual([]);
    expect((await changes[1])!.errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Comment not found.' }]);
  });

  it('withdraws a new issue for its author, and does not reuse its number', async () => {
    await server.setMaintainersRole('reporter');
    const { id, number } = await file('Too early');
    expect(await undoIssue(id)).toMatchObject({ deletedIssueId: id, errors: [] });
    expect((await file('Later')).number).toBe(number + 1);
  });

  it('does not withdraw an issue that another user has commented on, or that is old', async () => {
    const { id, number } = await file('Discussed');
    await commentAsMika(number);
    expect((await undoIssue(id)).errors).toMatchObject([
      { code: 'CONFLICT', message: 'mika has changed or commented on the issue since.' },
    ]);
    const old = await file('Old');
    await age('issue', 'number', old.number);
    expect((await undoIssue(old.id)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    await server.setMaintainersRole('reporter');
    expect((await undoIssue(issue(40))).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await server.mutate('deleteIssue', { id: old.id }, 'errors { ...Errors }')).errors).toMatchObject(
      [{ code: 'FORBIDDEN' }],
    );
  });
});
