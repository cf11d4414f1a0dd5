/** Query fields against both database engines. */
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { FIRST_ISSUE_CREATED_AT_MS } from '../../../testing/smallTracker';
import { encodeGlobalId } from '../../domain/base/ids';
import { openTestServer, type TestServer } from '../../../testing/testServer';

const DAY_MS = 86_400_000;
const formatTimeDaysAfterFirstIssue = (count: number) =>
  new Date(FIRST_ISSUE_CREATED_AT_MS + count * DAY_MS).toISOString();

describeEachDatabaseEngine('a query', (open) => {
  let test: TestServer;
  beforeAll(async () => {
    test = await openTestServer(open);
  });
  afterAll(() => test.close());
  const ask = (query: string, variables?: Record<string, unknown>) =>
    test.queryAsMaintainer(query, variables);
  const issue = async (number: number, fields: string) =>
    (await ask(`{ project(key: "NET") { issue(number: ${number}) { ${fields} } } }`)).project.issue;

  it('returns the viewer', async () => {
    const { viewer } = await ask('{ viewer { login name avatarUrl placeholder siteRole createdAt } }');
    expect(viewer).toEqual({
      login: 'maintainer',
      name: 'MAINTAINER',
      avatarUrl: null,
      placeholder: false,
      siteRole: 'USER',
      createdAt: formatTimeDaysAfterFirstIssue(0),
    });
  });

  it('returns a project by its key, case-insensitive', async () => {
    const { project } = await ask(`{ project(key: "net") {
      key name description visibility version openCount issueCount viewerCan } }`);
    expect(project).toEqual({
      key: 'NET',
      name: 'Network',
      description: 'Packets',
      visibility: 'PUBLIC',
      version: expect.any(String) as unknown,
      openCount: 80,
      issueCount: 120,
      viewerCan: ['READ', 'VOTE', 'FILE', 'TRIAGE', 'EDIT', 'BULK_EDIT', 'MAINTAIN'],
    });
  });

  it('returns likely duplicates of an issue by the words of its title, without the issue itself', async () => {
    const { likelyDuplicates } = (await issue(
      5,
      'likelyDuplicates(first: 3) { issue { number title } score because }',
    )) as unknown as {
      likelyDuplicates: { issue: { number: number; title: string }; score: number; because: string[] }[];
    };
    expect(likelyDuplicates).toHaveLength(3);
    for (const { issue: found, score, because } of likelyDuplicates) {
      expect(found.number).not.toBe(5);
      expect(found.title).toMatch(/^Packet \d+ is lost$/);
      // Both titles have “packet” and “lost”; some of the others have a third word, a number of three digits.
      expect([1, 2 / 3]).toContain(score);
      expect(because).toEqual(['2 title words in common']);
    }
  });

  it('returns labels, milestones, members and workflow of a project, filtered by a part of the name', async () => {
    const { project } = await ask(`{ project(key: "NET") {
      labels(first: 2) { nodes { name color description } totalCount pageInfo { hasNextPage endCursor } }
      matching: labels(matching: "NET") { nodes { name } totalCount }
      milestones { nodes { title description dueOn state } }
      members { nodes { role user { login } } }
      mika: members(matching: "mik") { totalCount }
      workflow { states { name category position color } transitions { from { name } to { name } leastRole asks } } } }`);
    expect(project.labels.nodes.map((label) => label.name)).toEqual(['component::net', 'crash']);
    expect(project.labels.totalCount).toBe(3);
    expect(project.labels.pageInfo.hasNextPage).toBe(true);
    expect(project.matching).toEqual({ nodes: [{ name: 'component::net' }], totalCount: 1 });
    expect(project.milestones.nodes).toEqual([
      { title: '1.0', description: 'First', dueOn: formatTimeDaysAfterFirstIssue(200), state: 'OPEN' },
    ]);
    expect(project.members.nodes).toEqual([
      { role: 'MAINTAINER', user: { login: 'maintainer' } },
      { role: 'DEVELOPER', user: { login: 'mika' } },
    ]);
    expect(project.mika.totalCount).toBe(1);
    expect(project.workflow.states.map((state) => state.name).slice(0, 2)).toEqual(['Untriaged', 'Backlog']);
    expect(project.workflow.transitions).toContainEqual(
      expect.objectContaining({ from: { name: 'Untriaged' }, to: { name: 'Backlog' }, asks: 'NOTHING' }),
    );
    expect(project.workflow.transitions).toContainEqual(
      expect.objectContaining({ to: { name: 'Duplicate' }, asks: 'TARGET' }),
    );
    const next = await ask(
      `query ($after: String) { project(key: "NET") { labels(first: 2, after: $after) { nodes { name } } } }`,
      {
        after: project.labels.pageInfo.endCursor,
      },
    );
    expect(next.project.labels.nodes).toEqual([{ name: 'perf' }]);
  });

  it('returns opened and closed issues per week, including empty weeks', async () => {
    const { project } = await ask('{ project(key: "NET") { trend(weeks: 260) { week opened closed } } }');
    const weeks = project.trend;
    expect(weeks).toHaveLength(260);
    const sum = (key: 'opened' | 'closed') => weeks.reduce((total, point) => total + point[key], 0);
    expect([sum('opened'), sum('closed')]).toEqual([120, 40]);
    expect(weeks.find(({ week }) => week === formatTimeDaysAfterFirstIssue(0))).toEqual({
      week: formatTimeDaysAfterFirstIssue(0),
      opened: 7,
      closed: 2,
    });
  });

  it('returns a private project as missing to non-members', async () => {
    const secret = encodeGlobalId('Issue', test.tracker.secId, 1);
    const { project, projects, nodes } = await ask(
      `query ($ids: [ID!]!) { project(key: "SEC") { name } projects { nodes { key } totalCount } nodes(ids: $ids) { id } }`,
      {
        ids: [
          secret,
          encodeGlobalId('Project', test.tracker.secId),
          encodeGlobalId('StateChanged', test.tracker.secId, 1),
        ],
      },
    );
    expect(project).toBeNull();
    expect(projects).toEqual({ nodes: [{ key: 'NET' }], totalCount: 1 });
    expect(nodes).toEqual([null, null, null]);
    const { search } = await ask('{ search(query: "secret") { totalCount nodes { key } } }');
    expect(search).toEqual({ totalCount: 0, nodes: [] });
  });

  it('returns the fields of an issue', async () => {
    expect(
      await issue(
        6,
        `key number title body bodyHTML type priority state { name category } author { login }
         assignees { nodes { login } totalCount } labels { nodes { name } } milestone { title } parent { key }
         createdAt updatedAt closedAt closedBy { login } dueOn commentCount voteCount locked version sourceUrl
         project { key } viewerCan viewerCanSetType`,
      ),
    ).toEqual({
      key: 'NET-6',
      number: 6,
      title: 'Packet 6 is lost',
      body: 'Body of 6',
      bodyHTML: '<p>Body of 6</p>\n',
      type: 'FEATURE',
      priority: 'NONE',
      state: { name: 'Done', category: 'DONE' },
      author: { login: 'ada' },
      assignees: { nodes: [], totalCount: 0 },
      milestone: { title: '1.0' },
      parent: null,
      dueOn: null,
      labels: { nodes: [{ name: 'component::net' }, { name: 'crash' }] },
      createdAt: formatTimeDaysAfterFirstIssue(5),
      updatedAt: formatTimeDaysAfterFirstIssue(5.5),
      closedAt: formatTimeDaysAfterFirstIssue(5.5),
      closedBy: { login: 'mika' },
      commentCount: 0,
      voteCount: 0,
      locked: false,
      version: 1,
      sourceUrl: null,
      project: { key: 'NET' },
      viewerCan: ['READ', 'VOTE', 'FILE', 'TRIAGE', 'EDIT', 'BULK_EDIT', 'MAINTAIN'],
      viewerCanSetType: true,
    });
    expect(await issue(4, 'assignees(first: 1) { nodes { login } totalCount }')).toEqual({
      assignees: { nodes: [{ login: 'mika' }], totalCount: 2 },
    });
    expect(await issue(5, 'parent { key }')).toEqual({ parent: { key: 'NET-1' } });
    expect(await issue(7, 'author { login }')).toEqual({ author: null });
  });

  it('resolves the old number of a renumbered issue, and returns null for an unknown one', async () => {
    expect(await issue(900, 'number')).toEqual({ number: 3 });
    expect(await issue(121, 'number')).toBeNull();
    expect(await issue(-1, 'number')).toBeNull();
    expect(await issue(2_147_483_647, 'number')).toBeNull();
  });

  it('renders references only to issues that the viewer can read', async () => {
    expect((await issue(1, 'bodyHTML')).bodyHTML).toBe(
      '<p>See <a href="/projects/NET/issues/2">#2</a>, #999, SEC-1 and <a href="/people/mika">@mika</a>.</p>\n',
    );
  });

  it('returns links from both ends, but none to unreadable issues', async () => {
    const { links } = await issue(1, 'links { totalCount nodes { kind to { key } } }');
    expect(links.totalCount).toBe(3);
    expect(links.nodes).toEqual(
      expect.arrayContaining([
        { kind: 'DUPLICATES', to: { key: 'NET-2' } },
        { kind: 'BLOCKED_BY', to: { key: 'NET-4' } },
        { kind: 'CHILD', to: { key: 'NET-5' } },
      ]),
    );
  });

  it('returns an object of each type by its id', async () => {
    const { project } = await ask(`{ project(key: "NET") { id
      issue(number: 4) { id author { id } assignees { nodes { id } } labels { nodes { id } } state { id } }
      milestones { nodes { id } } members { nodes { id } }
      commented: issue(number: 1) { timeline(first: 30) { nodes { ... on Node { id } } } } } }`);
    const ids = JSON.stringify(project).match(/(?<="id":")[^"]+/g) ?? [];
    expect(ids.length).toBeGreaterThan(25);
    const { nodes } = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids });
    expect(nodes.map((node) => node.id)).toEqual(ids);
    expect(new Set(nodes.map((node) => node.__typename)).size).toBeGreaterThan(20);
  });

  it.each([
    '',
    'nonsense',
    'SXNzdWU',
    encodeGlobalId('Issue', 1),
    encodeGlobalId('Issue', 1, 999_999),
    encodeGlobalId('Issue', 999, 1),
    encodeGlobalId('Issue', 1, 99_999_999_999),
    encodeGlobalId('User', 99_999_999_999),
    encodeGlobalId('Query', 1),
    encodeGlobalId('Labeled', 1, 1),
    encodeGlobalId('Label', 1, 77),
    encodeGlobalId('__proto__', 1, 1),
  ])('returns null for the invalid id %j', async (id) => {
    expect(await ask('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
  });

  it('returns a color for groups of labels and states only', async () => {
    const groups = async (groupBy: string) => {
      const { project } = await ask(
        `{ project(key: "NET") { issues(groupBy: ${groupBy}) { groups { label color } } } }`,
      );
      return Object.fromEntries(project.issues.groups.map(({ label, color }) => [label, color]));
    };
    expect(await groups('{ field: LABEL_SCOPE, labelScope: "component" }')).toEqual({
      'component::net': '#000002',
      'No component': null,
    });
    expect(Object.values(await groups('{ field: STATE }'))).not.toContain(null);
    expect(new Set(Object.values(await groups('{ field: PRIORITY }')))).toEqual(new Set([null]));
  });

  it('returns each part of an issue list only if selected', async () => {
    const { project } =
      await ask(`{ project(key: "NET") { issues(query: "is:open label:crash typo:x", first: 3) {
      totalCount nodes { number } edges { cursor node { number } } pageInfo { hasNextPage hasPreviousPage }
      facets(of: [STATE, LABEL], top: 2) { field distinct none values { key label count selection color } }
      sections { key label count color } groups { key } problems { start end message } snapshot version } } }`);
    const list = project.issues;
    expect(list.totalCount).toBe(40);
    expect(list.nodes.map((node) => node.number)).toEqual([118, 116, 112]);
    expect(list.edges.map((edge) => edge.node.number)).toEqual([118, 116, 112]);
    expect(list.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    expect(list.facets[1]).toMatchObject({
      field: 'LABEL',
      values: [{ label: 'crash', count: 40, color: '#000000' }, {}],
    });
    expect(list.facets[0]?.values[0]).toMatchObject({
      label: 'Backlog',
      color: expect.stringMatching(/^#/) as unknown,
    });
    expect(list.sections.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    expect(list.sections[0]?.color).toBeNull();
    const next = await ask(
      `query ($after: String) { project(key: "NET") { issues(query: "is:open label:crash", first: 2, after: $after) { nodes { number } } } }`,
      { after: list.edges[2]?.cursor },
    );
    expect(next.project.issues.nodes.map((node) => node.number)).toEqual([110, 106]);
  });

  it('returns how the query uses the filter for issues without a value', async () => {
    const { project } = await ask(
      `{ project(key: "NET") { issues(query: "no:label -no:milestone") { facets(of: [LABEL, MILESTONE, TYPE]) { noneSelection } } } }`,
    );
    const selections = project.issues.facets.map(({ noneSelection }) => noneSelection);
    expect(selections).toEqual(['INCLUDED', 'EXCLUDED', 'NONE']);
  });

  it('counts issues without reading rows', async () => {
    test.statements.length = 0;
    await ask('{ project(key: "NET") { issues(query: "is:open") { totalCount } } }');
    expect(test.statements.some((sql) => /SELECT issue\.\*/.test(sql))).toBe(false);
  });

  it('returns all values of a facet in pages', async () => {
    const page = async (after: string | null) =>
      (
        await ask(
          `query ($after: String) { project(key: "NET") { facetValues(field: LABEL, first: 2, after: $after) {
            nodes { label count color } totalCount pageInfo { hasNextPage endCursor } } } }`,
          { after },
        )
      ).project.facetValues;
    const first = await page(null);
    expect(first.totalCount).toBe(3);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await page(first.pageInfo.endCursor);
    expect([...first.nodes, ...second.nodes].map((value) => value.label).sort()).toEqual([
      'component::net',
      'crash',
      'perf',
    ]);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('searches all readable projects as one list', async () => {
    const { search } = await ask(`{ search(query: "packet", first: 2) {
      totalCount nodes { key } sections { key count } problems { message } snapshot version
      facets(of: [TYPE]) { values { label count } none distinct } pageInfo { endCursor hasNextPage } } }`);
    expect(search.totalCount).toBe(120);
    expect(search.sections.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(120);
    expect(search.facets[0]?.values.map((value) => value.count)).toEqual([60, 60]);
    const next = await ask(
      `query ($after: String) { search(query: "packet", first: 2, after: $after) { nodes { key } } }`,
      {
        after: search.pageInfo.endCursor,
      },
    );
    expect(next.search.nodes).not.toEqual(search.nodes);
    await expect(ask('{ search(query: "x", after: "nonsense") { nodes { key } } }')).rejects.toThrow(
      'cursor',
    );
  });

  it.each([
    ['{ project(key: "NET") { labels(first: 201) { totalCount } } }', '`first` must be between 1 and 200.'],
    ['{ project(key: "NET") { labels(first: 1, last: 1) { totalCount } } }', 'not both'],
    ['{ project(key: "NET") { labels(after: "?") { nodes { id } } } }', 'cursor'],
    ['{ project(key: "NET") { trend(weeks: 0) { week } } }', 'must be between 1 and 260'],
    ['{ project(key: "NET") { issues { facets(of: [TYPE], top: 0) { none } } } }', '`top`'],
  ])('rejects %s', async (query, message) => {
    await expect(ask(query)).rejects.toThrow(message);
  });

  it('reads a page of the issue list with six statements', async () => {
    const page = `{ project(key: "NET") { issues(first: 50) { nodes {
      key title type priority createdAt updatedAt commentCount
      author { login } assignees(first: 3) { nodes { login avatarUrl } } labels(first: 5) { nodes { name color } }
      milestone { title } state { name category color } } } } }`;
    await ask(page);
    test.statements.length = 0;
    const { project } = await ask(page);
    expect(project.issues.nodes.length).toBe(50);
    expect(test.statements.length).toBeLessThanOrEqual(6);
  });
});
