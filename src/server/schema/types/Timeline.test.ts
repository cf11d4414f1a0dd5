/** Issue.timeline: pages from both ends and around an item, and the type of each kind of event. */
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { encodeGlobalId } from '../../domain/base/ids';
import { type TestQueryData, openTestServer, type TestServer } from '../../../testing/testServer';

describeEachDatabaseEngine('Issue.timeline', (open) => {
  let test: TestServer;
  beforeAll(async () => {
    test = await openTestServer(open);
  });
  afterAll(() => test.close());

  const timeline = async (number: number, args: string, fields = '... on Comment { id body }') =>
    (
      await test.queryAsMaintainer(`{ project(key: "NET") { issue(number: ${number}) { timeline(${args}) {
        totalCount offset pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        edges { cursor } nodes { __typename ${fields} } } } } }`)
    ).project.issue.timeline;
  const bodies = (page: TestQueryData) => page.nodes.map((node) => Number(String(node.body).split(' ')[1]));
  const span = (page: TestQueryData) => [bodies(page)[0], bodies(page).at(-1), page.offset, page.totalCount];

  it('returns pages from the start', async () => {
    const first = await timeline(2, 'first: 50');
    expect(span(first)).toEqual([0, 49, 0, 130]);
    expect([first.pageInfo.hasPreviousPage, first.pageInfo.hasNextPage]).toEqual([false, true]);
    const second = await timeline(2, `first: 100, after: "${first.pageInfo.endCursor}"`);
    expect(span(second)).toEqual([50, 129, 50, 130]);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('returns pages from the end', async () => {
    const last = await timeline(2, 'last: 50');
    expect(span(last)).toEqual([80, 129, 80, 130]);
    const before = await timeline(2, `last: 100, before: "${last.pageInfo.startCursor}"`);
    expect(span(before)).toEqual([0, 79, 0, 130]);
  });

  it('returns the items between two cursors', async () => {
    const head = await timeline(2, 'first: 3');
    const tail = await timeline(2, 'last: 3');
    const between = `after: "${head.pageInfo.endCursor}", before: "${tail.pageInfo.startCursor}"`;
    expect(span(await timeline(2, `first: 200, ${between}`))).toEqual([3, 126, 3, 130]);
    expect(span(await timeline(2, `last: 2, ${between}`))).toEqual([125, 126, 125, 130]);
  });

  it('returns a page around a comment, shifted at the ends', async () => {
    const all = await timeline(2, 'first: 200');
    const around = (index: number) => timeline(2, `first: 20, around: "${all.nodes[index]?.id}"`);
    expect(span(await around(60))).toEqual([50, 69, 50, 130]);
    expect(span(await around(2))).toEqual([0, 19, 0, 130]);
    expect(span(await around(128))).toEqual([110, 129, 110, 130]);
    expect(span(await timeline(2, `first: 200, around: "${all.nodes[5]?.id}"`))).toEqual([0, 129, 0, 130]);
  });

  it('is empty for an issue without comments and events', async () => {
    expect(await timeline(3, 'first: 5')).toMatchObject({ totalCount: 0, offset: 0, nodes: [] });
    expect(await timeline(3, 'last: 5')).toMatchObject({ totalCount: 0, offset: 0, nodes: [] });
  });

  it('rejects contradictory arguments and ids of other issues', async () => {
    const elsewhere = encodeGlobalId('Comment', test.tracker.netId, 1);
    await expect(timeline(3, `first: 5, around: "${elsewhere}"`)).rejects.toThrow(
      'Item not found in this timeline.',
    );
    await expect(timeline(2, 'first: 5, around: "nonsense"')).rejects.toThrow(
      'Item not found in this timeline.',
    );
    await expect(timeline(2, `around: "${elsewhere}", last: 5`)).rejects.toThrow(
      '`around` can be combined only with `first`.',
    );
    await expect(timeline(2, 'first: 5, after: "nonsense"')).rejects.toThrow('cursor');
    await expect(timeline(2, 'first: 500')).rejects.toThrow('must be between 1 and 200');
  });

  it('returns every kind of event with its own fields', async () => {
    const { nodes } = await timeline(
      1,
      'first: 100',
      `... on IssueEvent { actor { login } createdAt }
       ... on Comment { bodyHTML editedAt author { login } viewerCan }
       ... on StateChanged { from { name } to { name } reason canonical { key } }
       ... on Labeled { label { name } } ... on Unlabeled { label { name } }
       ... on Assigned { assignee { login } } ... on Unassigned { assignee { login } }
       ... on Milestoned { milestone { title } } ... on Demilestoned { milestone { title } }
       ... on Renamed { fromTitle toTitle } ... on TypeChanged { fromType toType }
       ... on PriorityChanged { fromPriority toPriority }
       ... on Linked { kind to { key } } ... on Unlinked { kind to { key } }
       ... on Referenced { origin: from { key } commit url title sourceIssue }
       ... on ParentChanged { parent { key } } ... on DueChanged { due } ... on Transferred { source }`,
    );
    const actor = { login: 'maintainer' };
    const events = nodes.slice(1).map(({ createdAt, ...event }) => {
      expect(createdAt).toMatch(/^2024-/);
      return event;
    });
    expect(nodes[0]).toMatchObject({ __typename: 'Comment', author: { login: 'mika' }, editedAt: null });
    const reference = {
      __typename: 'Referenced',
      actor,
      origin: null,
      commit: null,
      url: null,
      title: null,
      sourceIssue: null,
    };
    expect(events).toEqual([
      {
        __typename: 'StateChanged',
        actor,
        from: { name: 'Untriaged' },
        to: { name: 'Backlog' },
        reason: 'sure',
        canonical: { key: 'NET-2' },
      },
      { __typename: 'Labeled', actor, label: { name: 'crash' } },
      { __typename: 'Unlabeled', actor, label: { name: 'crash' } },
      { __typename: 'Assigned', actor, assignee: { login: 'mika' } },
      { __typename: 'Unassigned', actor, assignee: { login: 'mika' } },
      { __typename: 'Milestoned', actor, milestone: { title: '1.0' } },
      { __typename: 'Demilestoned', actor, milestone: { title: '1.0' } },
      { __typename: 'Renamed', actor, fromTitle: 'Old', toTitle: 'New' },
      { __typename: 'TypeChanged', actor, fromType: 'BUG', toType: 'FEATURE' },
      { __typename: 'PriorityChanged', actor, fromPriority: 'NONE', toPriority: 'URGENT' },
      { __typename: 'Locked', actor },
      { __typename: 'Unlocked', actor },
      { __typename: 'Linked', actor, kind: 'DUPLICATES', to: { key: 'NET-2' } },
      { __typename: 'Unlinked', actor, kind: 'RELATES', to: { key: 'NET-3' } },
      { ...reference, origin: { key: 'NET-4' } },
      // The referencing issue is in a project that the viewer cannot read.
      reference,
      // A javascript: URL is not returned.
      { ...reference, commit: 'abc' },
      { __typename: 'BodyEdited', actor },
      { __typename: 'ParentChanged', actor, parent: { key: 'NET-3' } },
      { __typename: 'DueChanged', actor, due: '2024-05-01T00:00:00.000Z' },
      { __typename: 'Transferred', actor, source: 'owner/name#1' },
    ]);
  });

  it('reads a long page with a constant number of statements', async () => {
    test.statements.length = 0;
    await timeline(2, 'first: 100', '... on Comment { id bodyHTML author { login avatarUrl } viewerCan }');
    expect(test.statements.length).toBeLessThanOrEqual(6);
  });
});
