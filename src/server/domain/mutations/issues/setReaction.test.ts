import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { findStoreInconsistencies } from '../../../../testing/findStoreInconsistencies';
import { openMutationTestServer, type MutationTestServer } from '../../../../testing/writeTestServer';

const REACTIONS = 'reactions { content count viewerHasReacted users { login } }';

describeEachDatabaseEngine('reactions', (open) => {
  let server: MutationTestServer;
  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());
  afterEach(() => server.setMaintainersRole('maintainer'));

  const id = (number: number) => server.getGlobalId('Issue', number);
  const react = (subjectId: string, content: string, on = true) =>
    server.mutate(
      'setReaction',
      { subjectId, content, on },
      `issue { ...Fields viewerHasVoted ${REACTIONS} } comment { ${REACTIONS} } errors { ...Errors }`,
    );
  const own = (content: string) => ({
    content,
    count: 1,
    viewerHasReacted: true,
    users: [{ login: 'maintainer' }],
  });
  const addComment = async (number: number) => {
    const { comment } = await server.mutate(
      'addComment',
      { issueId: id(number), body: 'Hello' },
      'comment { id } errors { ...Errors }',
    );
    return comment.id;
  };

  it('adds a reaction once and removes it, without changing the time of update', async () => {
    const before = await server.readIssue(10);
    expect((await react(id(10), 'HEART')).issue).toMatchObject({
      reactions: [own('HEART')],
      version: before.version + 1,
      updatedAt: before.updatedAt,
    });
    const version = await server.readProjectVersion();
    expect((await react(id(10), 'HEART')).issue).toMatchObject({ reactions: [own('HEART')] });
    expect(await server.readProjectVersion()).toBe(version);
    expect((await react(id(10), 'HEART', false)).issue).toMatchObject({ reactions: [] });
  });

  it('counts a thumbs-up for an issue as a vote', async () => {
    expect((await react(id(11), 'THUMBS_UP')).issue).toMatchObject({
      voteCount: 1,
      viewerHasVoted: true,
      reactions: [own('THUMBS_UP')],
    });
    await server.mutate('setVote', { issueId: id(11), voted: false }, 'errors { ...Errors }');
    expect((await react(id(11), 'EYES')).issue).toMatchObject({ voteCount: 0, reactions: [own('EYES')] });
  });

  it('does not count reactions to comments as votes, and deletes them with the comment', async () => {
    const comment = await addComment(12);
    const { issue, comment: reacted } = await react(comment, 'THUMBS_UP');
    expect(reacted).toMatchObject({ reactions: [own('THUMBS_UP')] });
    expect(issue).toMatchObject({ voteCount: 0, reactions: [] });
    const removed = await server.mutate(
      'deleteComment',
      { id: comment },
      `comment { ${REACTIONS} } errors { ...Errors }`,
    );
    expect(removed.comment).toMatchObject({ reactions: [] });
    expect((await react(comment, 'HEART')).errors).toMatchObject([
      { code: 'NOT_FOUND', path: ['subjectId'] },
    ]);
  });

  it('allows readers to react, also on locked issues', async () => {
    await server.mutate('updateIssue', { id: id(13), locked: true }, 'errors { ...Errors }');
    await server.setMaintainersRole('reader');
    expect((await react(id(13), 'ROCKET')).errors).toEqual([]);
  });

  it('shows reactions neither in the timeline nor in the activity of others', async () => {
    const query = `{ project(key: "NET") { issue(number: 10) { timeline(last: 10) { nodes { __typename } } } } }`;
    const response = await server.postAsMaintainer({ query });
    expect(JSON.stringify(response.json())).not.toMatch(/React/i);
  });

  it('adds imported reactions to the counts of a comment, and deletes them with the comment', async () => {
    const comment = await addComment(17);
    await react(comment, 'HEART');
    await server.store.db
      .updateTable('comment')
      .set({ imported_reactions: JSON.stringify({ heart: 3, rocket: 2 }) })
      .where('project_id', '=', server.tracker.netId)
      .where('issue_number', '=', 17)
      .execute();
    expect((await react(comment, 'EYES')).comment).toMatchObject({
      reactions: [
        { ...own('HEART'), count: 4 },
        { content: 'ROCKET', count: 2, viewerHasReacted: false, users: [] },
        own('EYES'),
      ],
    });
    const removed = await server.mutate(
      'deleteComment',
      { id: comment },
      `comment { ${REACTIONS} } errors { ...Errors }`,
    );
    expect(removed.comment).toMatchObject({ reactions: [] });
  });

  it('adds imported reactions to the counts, without users', async () => {
    await react(id(14), 'HEART');
    const { db } = server.store;
    const project_id = server.tracker.netId;
    await db
      .deleteFrom('issue_source')
      .where('project_id', '=', project_id)
      .where('number', '=', 14)
      .execute();
    await db
      .insertInto('issue_source')
      .values({
        project_id,
        number: 14,
        system: 'github',
        source_id: 'a/b#14',
        url: null,
        digest: '',
        raw: JSON.stringify({ reactions: { heart: 3, '-1': 2, unknown: 4 } }),
      })
      .execute();
    expect((await react(id(14), 'EYES')).issue).toMatchObject({
      reactions: [
        { content: 'THUMBS_DOWN', count: 2, viewerHasReacted: false, users: [] },
        { ...own('HEART'), count: 4 },
        own('EYES'),
      ],
    });
  });

  it('leaves a consistent store', async () => {
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
  });
});
