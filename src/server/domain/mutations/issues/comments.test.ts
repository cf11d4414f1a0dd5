/** Mutations of comments, votes and watches. */
import { findStoreInconsistencies } from '../../../../testing/findStoreInconsistencies';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import {
  openMutationTestServer,
  type MutationTestQueryResult,
  type MutationTestServer,
} from '../../../../testing/writeTestServer';

describeEachDatabaseEngine('comments, votes and watches', (open) => {
  let server: MutationTestServer;

  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());
  afterEach(() => server.setMaintainersRole('maintainer'));

  const id = (number: number) => server.getGlobalId('Issue', number);
  const add = (number: number, body: string, more = {}) =>
    server.mutate(
      'addComment',
      { issueId: id(number), body, ...more },
      COMMENT_PAYLOAD_FIELDS + TIMELINE_EDGE_FIELDS,
    );
  const edit = (comment: MutationTestQueryResult, body: string) =>
    server.mutate('updateComment', { id: comment.id, body }, COMMENT_PAYLOAD_FIELDS);
  const remove = (comment: MutationTestQueryResult) =>
    server.mutate('deleteComment', { id: comment.id }, COMMENT_PAYLOAD_FIELDS);
  const hide = (comment: MutationTestQueryResult, hidden: boolean) =>
    server.mutate('setCommentHidden', { id: comment.id, hidden }, COMMENT_PAYLOAD_FIELDS);
  /** Adds a comment and makes another user its author directly in the database. */
  const byMika = async (number: number): Promise<MutationTestQueryResult> => {
    const { comment } = await add(number, 'Said by mika');
    await server.store.db
      .updateTable('comment')
      .set({ author_id: server.tracker.users.mika })
      .where('project_id', '=', server.tracker.netId)
      .where('body', '=', 'Said by mika')
      .execute();
    return comment;
  };

  it('can be added and found, and make their author a watcher', async () => {
    const before = await server.readIssue(10);
    const { comment, issue, errors, timelineEdge } = await add(10, 'A pangolin for @ada, see #11');
    expect(errors).toEqual([]);
    expect(comment).toMatchObject({
      body: 'A pangolin for @ada, see #11',
      author: { login: 'maintainer' },
      hidden: false,
      editedAt: null,
      removedAt: null,
      issue: { number: 10 },
    });
    expect(timelineEdge.node).toEqual({ __typename: 'Comment', id: comment.id });
    expect(issue).toMatchObject({
      commentCount: 1,
      version: before.version + 1,
      updatedAt: comment.createdAt,
    });
    expect(await server.findIssueNumbers('pangolin')).toEqual([10]);
    expect(await server.findIssueNumbers('watching:@me')).toContain(10);
    expect(await server.findIssueNumbers('mentions:ada')).toContain(10);
    expect(await server.findIssueNumbers('commenter:maintainer')).toEqual([10]);
    expect(await server.readEventKinds(11)).toContain('referenced');
  });

  it('are added once per idempotency key', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add(12, 'Once', { idempotencyKey: 'said' })));
    expect(new Set(answers.map(({ comment }) => comment.id)).size).toBe(1);
    expect(await server.readIssue(12)).toMatchObject({ commentCount: 1 });
  });

  it('can be edited, and are found by their new text only', async () => {
    const { comment } = await add(14, 'An aardwolf for @mika');
    const { comment: edited, issue } = await edit(comment, 'A bandicoot');
    expect(edited).toMatchObject({ body: 'A bandicoot', editedAt: issue!.updatedAt });
    expect(await server.findIssueNumbers('aardwolf')).toEqual([]);
    expect(await server.findIssueNumbers('bandicoot')).toEqual([14]);
    expect(await server.findIssueNumbers('mentions:mika')).not.toContain(14);
    const version = await server.readProjectVersion();
    await edit(comment, 'A bandicoot');
    expect(await server.readProjectVersion()).toBe(version);
  });

  it('leave a placeholder without their text when they are deleted', async () => {
    const { comment } = await add(16, 'A secret capybara');
    await edit(comment, 'A secret capybara indeed');
    const { comment: gone, issue } = await remove(comment);
    expect(gone).toMatchObject({ body: '', author: { login: 'maintainer' } });
    expect(gone.removedAt).toBe(issue!.updatedAt);
    expect(issue).toMatchObject({ commentCount: 0 });
    expect(await server.findIssueNumbers('capybara')).toEqual([]);
    const { rows } = await server.findRowsContaining('capybara');
    expect(rows).toEqual([]);
    expect((await edit(comment, 'Back')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await remove(comment)).errors).toMatchObject([{ message: 'This comment was deleted.' }]);
  });

  it('hides and unhides a comment', async () => {
    const { comment } = await add(18, 'Buy now');
    expect((await hide(comment, true)).comment).toMatchObject({ hidden: true, body: 'Buy now' });
    expect((await hide(comment, false)).comment).toMatchObject({ hidden: false });
    expect(await server.readEventKinds(18)).toEqual([
      'opened',
      'commented',
      'comment_hidden',
      'comment_shown',
    ]);
  });

  it('list their edits with the texts, newest first, until a text is purged or the comment deleted', async () => {
    const { comment } = await add(19, 'My token is abc123.');
    await edit(comment, 'My token is secret: abc123.');
    await edit(comment, 'My token is secret.');
    await hide(comment, true);
    const readEdits = async () => {
      const query = `query ($id: ID!) { node(id: $id) { ... on Comment {
        edits(first: 1) { totalCount nodes { before after editor { login } } }
        all: edits { nodes { before after } } } } }`;
      const response = await server.postAsMaintainer({ query, variables: { id: comment.id } });
      return response.json<{ data: { node: Record<'edits' | 'all', object> } }>().data.node;
    };
    const texts = { before: 'My token is secret: abc123.', after: 'My token is secret.' };
    expect(await readEdits()).toEqual({
      edits: { totalCount: 2, nodes: [{ ...texts, editor: { login: 'maintainer' } }] },
      all: { nodes: [texts, { before: 'My token is abc123.', after: 'My token is secret: abc123.' }] },
    });
    await server.mutate('purgeText', { issueId: id(19), text: 'abc123' }, 'errors { ...Errors }');
    expect(JSON.stringify(await readEdits())).not.toContain('abc123');
    await remove(comment);
    expect(await readEdits()).toEqual({ edits: { totalCount: 0, nodes: [] }, all: { nodes: [] } });
  });

  it('appear in the timeline as events when they are hidden, shown or purged', async () => {
    const { comment } = await add(21, 'Buy abc123 now');
    await hide(comment, true);
    await hide(comment, false);
    await server.mutate('purgeText', { issueId: id(21), text: 'abc123' }, 'errors { ...Errors }');
    const query = `{ project(key: "NET") { issue(number: 21) { timeline(last: 5) { nodes { __typename
      ... on CommentHidden { comment { id } } ... on CommentShown { comment { id } } } } } } }`;
    const response = await server.postAsMaintainer({ query });
    const { nodes } = response.json<{ data: { project: { issue: { timeline: { nodes: object[] } } } } }>()
      .data.project.issue.timeline;
    expect(nodes).toEqual([
      { __typename: 'Comment' },
      { __typename: 'CommentHidden', comment: { id: comment.id } },
      { __typename: 'CommentShown', comment: { id: comment.id } },
      { __typename: 'TextPurged' },
    ]);
  });

  it('must satisfy the rules for texts', async () => {
    expect((await add(20, '  \n ')).errors).toMatchObject([
      { code: 'VALIDATION_FAILED', path: ['body'], message: 'A comment must not be empty.' },
    ]);
    expect((await add(20, 'x'.repeat(65_537))).errors).toMatchObject([{ path: ['body'] }]);
    expect((await add(9999, 'Hello')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('require the permission to comment', async () => {
    const theirs = await byMika(22);
    const { comment: own } = await add(22, 'Mine');
    await server.setMaintainersRole('reader');
    expect((await add(22, 'Hello')).errors).toMatchObject([{ code: 'FORBIDDEN', requires: 'REPORTER' }]);
    await server.setMaintainersRole('reporter');
    expect((await edit(own, 'Still mine')).errors).toEqual([]);
    expect((await edit(theirs, 'Mine now')).errors).toMatchObject([{ requires: 'DEVELOPER' }]);
    expect((await remove(theirs)).errors).toMatchObject([{ requires: 'MAINTAINER' }]);
    expect((await hide(own, true)).errors).toMatchObject([{ requires: 'MAINTAINER' }]);
    expect((await remove(own)).errors).toEqual([]);
  });

  it('are restricted to maintainers on a locked issue', async () => {
    const { comment } = await add(24, 'Before');
    await server.mutate('updateIssue', { id: id(24), locked: true }, 'errors { ...Errors }');
    await server.setMaintainersRole('developer');
    for (const { errors } of [await add(24, 'After'), await edit(comment, 'After'), await remove(comment)]) {
      expect(errors).toMatchObject([
        { code: 'FORBIDDEN', message: 'Only maintainers can comment on a locked issue.' },
      ]);
    }
    await server.setMaintainersRole('maintainer');
    expect((await add(24, 'After')).errors).toEqual([]);
  });

  it('counts each voter once and does not change the time of update', async () => {
    const before = await server.readIssue(30);
    const vote = (voted: boolean) =>
      server.mutate(
        'setVote',
        { issueId: id(30), voted },
        'issue { ...Fields viewerHasVoted } errors { ...Errors }',
      );
    expect((await vote(true)).issue).toMatchObject({ voteCount: 1, viewerHasVoted: true });
    const { issue } = await vote(true);
    expect(issue).toMatchObject({ voteCount: 1, version: before.version + 1, updatedAt: before.updatedAt });
    expect((await vote(false)).issue).toMatchObject({ voteCount: 0, viewerHasVoted: false });
    expect(await server.findIssueNumbers('votes:>0')).toEqual([]);
  });

  it('shows watches to the viewer only', async () => {
    const before = await server.readIssue(31);
    const watch = (watching: boolean) =>
      server.mutate(
        'setWatch',
        { issueId: id(31), watching },
        'issue { ...Fields viewerIsWatching } errors { ...Errors }',
      );
    const { issue } = await watch(true);
    expect(issue).toMatchObject({ viewerIsWatching: true, version: before.version });
    expect(await server.findIssueNumbers('watching:@me')).toContain(31);
    expect((await watch(false)).issue).toMatchObject({ viewerIsWatching: false });
    expect(await server.findIssueNumbers('watching:@me')).not.toContain(31);
  });

  it('leave a consistent store', async () => {
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
  });
});

const COMMENT_PAYLOAD_FIELDS = `
  comment { id body createdAt editedAt removedAt hidden author { login } issue { number } }
  issue { ...Fields } errors { ...Errors }`;
const TIMELINE_EDGE_FIELDS = ` timelineEdge { cursor node { __typename ... on Comment { id } } }`;
