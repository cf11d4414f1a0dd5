/** Votes and watchers move with duplicate links, whichever mutation adds or removes them. */
import { createBulkTestServer } from '../../../../testing/bulkTestServer';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { openCheckedMutationTestServer } from '../../../../testing/openCheckedMutationTestServer';
import type { DefaultWorkflowStateName } from '../../../../shared/workflow';
import type { MutationTestServer } from '../../../../testing/writeTestServer';

describeEachDatabaseEngine('votes and watchers of duplicates', (open) => {
  let server: MutationTestServer;
  beforeEach(async () => void (server = await openCheckedMutationTestServer(open)));
  afterEach(() => server.close());

  const id = (number: number) => server.getGlobalId('Issue', number);
  const mutate = async (name: string, input: Record<string, unknown>) =>
    (await server.mutate(name, input, 'errors { ...Errors }')).errors.map(({ message }) => message);
  /** Runs a mutation of an issue, and checks that its payload has the same vote counts as a later request. */
  const changeIssue = async (number: number, name: string, input: Record<string, unknown>) => {
    const fields =
      'errors { ...Errors } issue { voteCount links(first: 50) { nodes { to { number voteCount } } } }';
    const { errors, issue } = await server.mutate(name, input, fields);
    if (errors.length > 0) return errors.map(({ message }) => message);
    const { voteCount, links } = issue as unknown as {
      voteCount: number;
      links: { nodes: { to: { number: number; voteCount: number } }[] };
    };
    const ends = links.nodes.map(({ to }) => to);
    expect([voteCount, ...ends.map((end) => end.voteCount)]).toEqual(
      await readCounts(number, ...ends.map((end) => end.number)),
    );
    return [];
  };
  const setState = (number: number, state: DefaultWorkflowStateName, input: Record<string, unknown> = {}) =>
    changeIssue(number, 'setIssueState', {
      id: id(number),
      stateId: server.getStateGlobalId(state),
      ...input,
    });
  const setDuplicate = (number: number, of: number) =>
    setState(number, 'Duplicate', { canonicalIssueId: id(of) });
  const undoState = (number: number) => setState(number, 'Backlog', { undo: true });
  /** Adds votes of users that are known only by their ids. */
  const insertVotes = async (number: number, ...users: number[]) => {
    const project_id = server.tracker.netId;
    await server.store.db
      .insertInto('vote')
      .values(users.map((user_id) => ({ project_id, number, user_id })))
      .execute();
    await server.store.db
      .updateTable('issue')
      .set({ vote_count: users.length })
      .where('project_id', '=', project_id)
      .where('number', '=', number)
      .execute();
  };
  const readUsers = async (table: 'vote' | 'watch', ...numbers: number[]) => {
    const rows = await server.store.db
      .selectFrom(table)
      .select(['number', 'user_id'])
      .where('project_id', '=', server.tracker.netId)
      .orderBy('user_id')
      .execute();
    return numbers.map((number) => rows.filter((row) => row.number === number).map((row) => row.user_id));
  };
  const readCounts = async (...numbers: number[]) => {
    const issues = await Promise.all(numbers.map((number) => server.readIssue(number)));
    return issues.map((issue) => (issue as unknown as { voteCount: number }).voteCount);
  };

  it('move when the state becomes Duplicate, and return when it is undone or left', async () => {
    await insertVotes(10, 901, 902);
    await insertVotes(20, 902, 903);
    expect(await setDuplicate(10, 20)).toEqual([]);
    expect(await readCounts(10, 20)).toEqual([0, 3]);
    expect(await server.findIssueNumbers('votes:3')).toEqual([20]);
    expect(await undoState(10)).toEqual([]);
    expect(await readUsers('vote', 10, 20)).toEqual([
      [901, 902],
      [902, 903],
    ]);
    await setDuplicate(10, 20);
    expect(await setState(10, 'Backlog')).toEqual([]);
    expect(await readCounts(10, 20)).toEqual([2, 2]);
  });

  it('move with a decision in triage, and return when it is undone', async () => {
    await insertVotes(10, 901, 902);
    const decision = { issueId: id(10), decision: 'DUPLICATE', canonicalIssueId: id(20) };
    expect(await changeIssue(10, 'decideTriage', decision)).toEqual([]);
    expect(await readCounts(10, 20)).toEqual([0, 2]);
    expect(await changeIssue(10, 'undoTriage', { issueId: id(10) })).toEqual([]);
    expect(await readCounts(10, 20)).toEqual([2, 0]);
  });

  it('move to another canonical issue', async () => {
    await insertVotes(10, 901);
    await setDuplicate(10, 20);
    await setDuplicate(10, 22);
    expect(await readCounts(10, 20, 22)).toEqual([0, 0, 1]);
  });

  it('move along chains, with an event of the issue at the end', async () => {
    await insertVotes(10, 901);
    await setDuplicate(10, 20);
    await setDuplicate(20, 22);
    expect(await readCounts(10, 20, 22)).toEqual([0, 0, 1]);
    const { version } = await server.readIssue(22);
    expect(await undoState(10)).toEqual([]);
    expect(await readCounts(10, 20, 22)).toEqual([1, 0, 0]);
    expect((await server.readEventKinds(22)).at(-1)).toBe('votes_moved');
    expect((await server.readIssue(22)).version).toBe(version + 1);
  });

  it('move with relations that are added and removed', async () => {
    await insertVotes(10, 901);
    const link = { fromId: id(20), toId: id(10), kind: 'DUPLICATED_BY' };
    expect(await mutate('linkIssues', link)).toEqual([]);
    expect(await readCounts(10, 20)).toEqual([0, 1]);
    expect(await mutate('unlinkIssues', link)).toEqual([]);
    expect(await readCounts(10, 20)).toEqual([1, 0]);
  });

  it('move in bulk, and return when the bulk edit is undone', async () => {
    const bulk = createBulkTestServer(server);
    for (const number of [31, 32, 34, 35]) await insertVotes(number, 900, 900 + number);
    const change = { stateId: server.getStateGlobalId('Duplicate'), canonicalIssueId: id(20) };
    const done = await bulk.runBulkUpdateToEnd({ query: 'number:31..35 is:open', change });
    expect(done).toMatchObject({ state: 'DONE', changed: 4 });
    expect(await readCounts(20, 31, 35)).toEqual([5, 0, 0]);
    expect(await bulk.undoToEnd(done)).toMatchObject({ state: 'DONE', changed: 4 });
    expect(await readCounts(20, 31, 32, 34, 35)).toEqual([0, 2, 2, 2, 2]);
  });

  it('return when the canonical issue is deleted, and leave with a deleted duplicate', async () => {
    await insertVotes(10, 901);
    await insertVotes(11, 902);
    await setDuplicate(10, 20);
    await setDuplicate(11, 20);
    expect(await mutate('deleteIssue', { id: id(10) })).toEqual([]);
    expect(await readCounts(11, 20)).toEqual([0, 1]);
    expect(await mutate('deleteIssue', { id: id(20) })).toEqual([]);
    expect(await readCounts(11)).toEqual([1]);
  });

  it('rejects a vote for a duplicate and names the issue to vote for', async () => {
    await setDuplicate(10, 20);
    expect(await mutate('setVote', { issueId: id(10), voted: true })).toEqual([
      'NET-10 is a duplicate of NET-20, where its votes count. Vote for NET-20 instead.',
    ]);
    expect(await mutate('setReaction', { subjectId: id(10), content: 'THUMBS_UP', on: true })).toHaveLength(
      1,
    );
    expect(await mutate('setVote', { issueId: id(10), voted: false })).toEqual([]);
  });

  it('withdraws a moved vote for good', async () => {
    await mutate('setVote', { issueId: id(10), voted: true });
    await setDuplicate(10, 20);
    await mutate('setVote', { issueId: id(20), voted: false });
    await undoState(10);
    expect(await readCounts(10, 20)).toEqual([0, 0]);
  });

  it('adds watchers to the canonical issue, except those who have muted it, until the undo', async () => {
    const { mika, ada, maintainer } = server.tracker.users;
    const project_id = server.tracker.netId;
    const watch = (number: number, ...users: number[]) =>
      server.store.db
        .insertInto('watch')
        .values(users.map((user_id) => ({ project_id, number, user_id })))
        .execute();
    await watch(10, mika, ada, maintainer);
    await watch(20, ada);
    await mutate('setWatchLevel', { issueId: id(20), level: 'MUTED' });
    await setDuplicate(10, 20);
    expect(await readUsers('watch', 10, 20)).toEqual([
      [maintainer, mika, ada],
      [mika, ada],
    ]);
    await undoState(10);
    expect(await readUsers('watch', 10, 20)).toEqual([[maintainer, mika, ada], [ada]]);
  });

  it('keeps a watcher who has chosen to watch the canonical issue since', async () => {
    await mutate('setWatch', { issueId: id(10), watching: true });
    await setDuplicate(10, 20);
    await mutate('setWatch', { issueId: id(20), watching: true });
    await undoState(10);
    expect(await readUsers('watch', 20)).toEqual([[server.tracker.users.maintainer]]);
  });
});
