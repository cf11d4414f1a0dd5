/** Permissions to read projects, their issues, and fields that lead to issues of other projects. */
import { isObjectType } from 'graphql';
import { encodeGlobalId } from '../../server/domain/base/ids';
import { graphqlSchema } from '../../server/schema';
import { bulkLoadIssues } from '../../server/store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../server/store/load/NewIssue';
import { describeEachDatabaseEngine } from '../databases';
import { GRAPHQL_FIELDS_WITH_ACCESS_CHECK, GRAPHQL_FIELDS_WITHOUT_ACCESS_CHECK } from './fields';
import {
  canReadProject,
  getExpectedPermissionResult,
  requestAsEachTestActor,
  isOperationAllowed,
  TEST_ACTORS,
  TEST_PROJECT_NAMES,
  type TestProjectName,
} from './permissionTable';
import { insertTestImportJob } from './importMutations';
import { getUniqueProjectTitleWord, PermissionTestServer } from './PermissionTestServer';

/**
 * GraphQL connections and payloads contain only other objects, no data of their own, so they need no access
 * rule.
 */
const WRAPPER_GRAPHQL_TYPE_PATTERN = /(?<!Issue)Connection$|Edge$|Payload$|^PageInfo$|^Mutation$/;

test('every field of the schema has an access rule', () => {
  const found = Object.values(graphqlSchema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') && !WRAPPER_GRAPHQL_TYPE_PATTERN.test(type.name)
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  );
  const ruled = [GRAPHQL_FIELDS_WITHOUT_ACCESS_CHECK, GRAPHQL_FIELDS_WITH_ACCESS_CHECK].flatMap((rules) =>
    Object.entries(rules).flatMap(([type, fields]) => fields.split(' ').map((field) => `${type}.${field}`)),
  );
  expect(ruled.sort()).toEqual(found.sort());
});

const NODE_QUERY = 'query ($id: ID!) { node(id: $id) { __typename id } nodes(ids: [$id]) { __typename } }';
const PROJECT_QUERY = `query ($key: String!) {
  project(key: $key) { id issueCount issues(first: 1) { totalCount } facetValues(field: STATE) { totalCount } }
  issueContainer(projectKey: $key) { id issues(first: 1) { totalCount } facetValues(field: STATE) { totalCount } } }`;
const PROJECTS_QUERY = '{ projects(first: 200) { totalCount nodes { key } } }';
const SEARCH_SELECTION = `totalCount nodes { title } sections { key count } groups { key label count }
  facets(of: [STATE, PROJECT]) { values { key label count } } problems { message }`;
const SEARCH_GRAPHQL_QUERY = `query ($query: String!) {
  search(query: $query, groupBy: { field: PROJECT }, first: 50) { ${SEARCH_SELECTION} }
  facetValues(query: $query, field: PROJECT) { totalCount nodes { key label count } }
  issueContainer {
    issues(query: $query, groupBy: { field: PROJECT }, first: 50) { ${SEARCH_SELECTION} }
    facetValues(query: $query, field: PROJECT) { totalCount nodes { key label count } } } }`;
const ISSUE_LINKS_QUERY = `query ($key: String!, $number: Int!) { project(key: $key) { issue(number: $number) {
  bodyHTML parent { key } links(first: 10) { nodes { to { key } } }
  timeline(first: 50) { nodes {
    ... on Linked { to { key } } ... on Unlinked { to { key } } ... on Referenced { from { key } title }
    ... on StateChanged { canonical { key } } ... on ParentChanged { parent { key } } } } } } }`;
const SETTABLE_TYPE_QUERY = 'query ($id: ID!) { node(id: $id) { ... on Issue { viewerCanSetType } } }';
const COMPARISON_QUERY = `query ($ids: [ID!]!, $withId: ID!) { nodes(ids: $ids) {
  ... on Issue { comparison(withId: $withId) { other { id } words { spellings } } } } }`;
const PROJECT_CHANGED_SUBSCRIPTION = 'subscription ($id: ID!) { projectChanged(projectId: $id) { version } }';
const TESTED_GRAPHQL_OPERATIONS = [
  NODE_QUERY,
  PROJECT_QUERY,
  PROJECTS_QUERY,
  SEARCH_GRAPHQL_QUERY,
  ISSUE_LINKS_QUERY,
  SETTABLE_TYPE_QUERY,
  COMPARISON_QUERY,
  PROJECT_CHANGED_SUBSCRIPTION,
];

describeEachDatabaseEngine('permissions to read projects and their issues', (open) => {
  let testServer: PermissionTestServer;
  /**
   * Number of an issue in the project `open` that is linked to each of the other projects in all possible
   * ways.
   */
  let linked: number;
  const nodes: { type: string; projectName: TestProjectName; id: string }[] = [];

  beforeAll(async () => {
    testServer = await PermissionTestServer.openWithTestData(open, TESTED_GRAPHQL_OPERATIONS);
    linked = await insertLinkedIssue(testServer);
    for (const projectName of TEST_PROJECT_NAMES)
      nodes.push(...(await insertObjectOfEachGraphQLType(testServer, projectName)));
  });
  afterAll(() => testServer.close());

  test('nodes are readable by id with their project', async () => {
    expect(nodes.length).toBeGreaterThan(30);
    const found = await requestAsEachTestActor(async (actor) => {
      const seen: string[] = [];
      for (const { id, type, projectName } of nodes) {
        const { data } = await testServer.sendGraphQLRequest(actor, NODE_QUERY, { id });
        const node = data!['node'] as { __typename: string } | null;
        expect((data!['nodes'] as unknown[])[0] === null).toBe(node === null);
        if (node) seen.push(`${projectName} ${type}`);
      }
      return seen;
    });
    expect(found).toEqual(
      await requestAsEachTestActor((actor) =>
        nodes
          .filter(({ type, projectName }) =>
            type === 'Invitation' || type === 'ImportJob'
              ? isOperationAllowed(actor, 'MAINTAIN', projectName)
              : canReadProject(actor, projectName),
          )
          .map(({ type, projectName }) => `${projectName} ${type}`),
      ),
    );
  });

  test('projects are readable by key and in the list according to visibility and membership', async () => {
    const found = await requestAsEachTestActor(async (actor) => {
      const seen: TestProjectName[] = [];
      for (const projectName of TEST_PROJECT_NAMES) {
        const { data } = await testServer.sendGraphQLRequest(actor, PROJECT_QUERY, {
          key: testServer.getProjectKey(projectName),
        });
        const { issueCount, ...project } = (data!['project'] ?? {}) as Record<string, unknown>;
        if (data!['project']) seen.push(projectName);
        expect(typeof issueCount).toBe(data!['project'] ? 'number' : 'undefined');
        expect(data!['issueContainer']).toEqual(data!['project'] && project);
      }
      const { projects } = (await testServer.sendGraphQLRequest(actor, PROJECTS_QUERY)).data as {
        projects: { totalCount: number; nodes: { key: string }[] };
      };
      expect(projects.totalCount).toBe(projects.nodes.length);
      expect(projects.nodes.map(({ key }) => key).sort()).toEqual(
        seen.map((projectName) => testServer.getProjectKey(projectName)).sort(),
      );
      return seen;
    });
    expect(found).toEqual(
      await requestAsEachTestActor((actor) =>
        TEST_PROJECT_NAMES.filter((projectName) => canReadProject(actor, projectName)),
      ),
    );
  });

  test('an unreadable project is indistinguishable from a missing one', async () => {
    for (const actor of TEST_ACTORS.filter((actor) => !canReadProject(actor, 'closed'))) {
      const [closed, none] = await Promise.all(
        [testServer.getProjectKey('closed'), 'NOWHERE'].map((key) =>
          testServer.sendGraphQLRequest(actor, PROJECT_QUERY, { key }),
        ),
      );
      expect(closed).toEqual(none);
      const ids = [testServer.getGlobalId('Issue', 'closed', 1), encodeGlobalId('Issue', 999_999, 1)];
      const [hidden, absent] = await Promise.all(
        ids.map((id) => testServer.sendGraphQLRequest(actor, NODE_QUERY, { id })),
      );
      expect(hidden).toEqual(absent);
      const [follow, nothing] = await Promise.all(
        [testServer.getProjectId('closed'), encodeGlobalId('Project', 999_999)].map((id) =>
          testServer.sendGraphQLRequest(actor, PROJECT_CHANGED_SUBSCRIPTION, { id }),
        ),
      );
      expect(follow!.errors[0]!.extensions.code).toBe('NOT_FOUND');
      expect(follow!.errors).toEqual(nothing!.errors);
    }
  });

  test('search results, counts, sections and facets include readable projects only', async () => {
    const found = await requestAsEachTestActor(async (actor) => {
      const seen: TestProjectName[] = [];
      for (const projectName of TEST_PROJECT_NAMES) {
        const { search, facetValues, issueContainer } = (
          await testServer.sendGraphQLRequest(actor, SEARCH_GRAPHQL_QUERY, {
            query: getUniqueProjectTitleWord(projectName),
          })
        ).data as {
          search: {
            totalCount: number;
            nodes: unknown[];
            sections: unknown[];
            groups: { key: string; count: number }[];
            facets: { values: { key: string; count: number }[] }[];
          };
          facetValues: { totalCount: number; nodes: { key: string; count: number }[] };
          issueContainer: unknown;
        };
        expect(issueContainer).toEqual({ issues: search, facetValues });
        const [states, projects] = search.facets.map(({ values }) => values);
        const sum = states!.reduce((all, { count }) => all + count, 0);
        expect([search.nodes.length, sum]).toEqual([search.totalCount, search.totalCount]);
        const { totalCount: count } = search;
        const expected = count > 0 ? [{ key: testServer.getProjectKey(projectName), count }] : [];
        expect(projects!.map((value) => ({ key: value.key, count: value.count }))).toEqual(expected);
        expect(facetValues.nodes.map((value) => ({ key: value.key, count: value.count }))).toEqual(expected);
        expect(facetValues.totalCount).toBe(expected.length);
        expect(search.groups.map((group) => ({ key: group.key, count: group.count }))).toEqual(expected);
        expect(search.sections.length > 0).toBe(search.totalCount > 0);
        if (search.totalCount > 0) seen.push(projectName);
        // The query `project:KEY` reveals nothing about an unreadable project.
        const [named, none] = await Promise.all(
          [testServer.getProjectKey(projectName), 'NOWHERE'].map((key) =>
            testServer.sendGraphQLRequest(actor, SEARCH_GRAPHQL_QUERY, { query: `project:${key}` }),
          ),
        );
        const textOf = (reply: unknown, key: string) =>
          JSON.stringify(reply).replaceAll(key, '').replaceAll(key.toLowerCase(), '');
        if (!canReadProject(actor, projectName))
          expect(textOf(named, testServer.getProjectKey(projectName))).toBe(textOf(none, 'NOWHERE'));
      }
      return seen;
    });
    expect(found).toEqual(
      await requestAsEachTestActor((actor) =>
        TEST_PROJECT_NAMES.filter((projectName) => canReadProject(actor, projectName)),
      ),
    );
  });

  test('viewerCanSetType is true for the actors who may change the type of the issue', async () => {
    const [found, expected]: Record<string, boolean | null>[] = [{}, {}];
    for (const projectName of TEST_PROJECT_NAMES) {
      for (const own of [false, true]) {
        const actors = TEST_ACTORS.filter((actor) => !own || actor !== 'anonymous');
        const issues = await testServer.insertTestIssues(
          projectName,
          actors.map((actor) => testServer.getTestObjectAuthorId(actor, own)),
        );
        for (const [index, actor] of actors.entries()) {
          const id = testServer.getGlobalId('Issue', projectName, issues[index]!.number);
          const { data } = await testServer.sendGraphQLRequest(actor, SETTABLE_TYPE_QUERY, { id });
          const description = `${actor}, ${own ? 'own' : 'other'}, ${projectName}`;
          const node = data!['node'] as { viewerCanSetType: boolean } | null;
          found![description] = node && node.viewerCanSetType;
          const result = getExpectedPermissionResult(actor, 'TRIAGE', projectName, own);
          expected![description] = result === 'NOT_FOUND' ? null : result === 'yes';
        }
      }
    }
    expect(found).toEqual(expected);
  });

  test('an issue is compared with issues of its own, readable project only', async () => {
    const ids = TEST_PROJECT_NAMES.map((projectName) => testServer.getGlobalId('Issue', projectName, 1));
    const found = await requestAsEachTestActor(async (actor) => {
      const seen: TestProjectName[] = [];
      for (const projectName of TEST_PROJECT_NAMES) {
        const { number } = (
          await testServer.insertTestIssues(projectName, [testServer.users.get('owner')!])
        )[0]!;
        const withId = testServer.getGlobalId('Issue', projectName, number);
        const { data } = await testServer.sendGraphQLRequest(actor, COMPARISON_QUERY, { ids, withId });
        const nodes = data!['nodes'] as ({ comparison: { other: { id: string } } | null } | null)[];
        const compared = nodes.flatMap((node) => node?.comparison ?? []);
        if (compared.length > 0) seen.push(projectName);
        expect(compared.map(({ other }) => other.id)).toEqual(seen.at(-1) === projectName ? [withId] : []);
      }
      return seen;
    });
    expect(found).toEqual(
      await requestAsEachTestActor((actor) =>
        TEST_PROJECT_NAMES.filter((projectName) => canReadProject(actor, projectName)),
      ),
    );
  });

  test('links, parents, references and state changes lead to readable issues only', async () => {
    const found = await requestAsEachTestActor(async (actor) => {
      const variables = { key: testServer.getProjectKey('open'), number: linked };
      const { data } = await testServer.sendGraphQLRequest(actor, ISSUE_LINKS_QUERY, variables);
      const text = JSON.stringify(data);
      return TEST_PROJECT_NAMES.filter((projectName) => {
        const mentions = [
          `"key":"${testServer.getProjectKey(projectName)}-1"`,
          `/projects/${testServer.getProjectKey(projectName)}/issues/1`,
        ].map((words) => text.includes(words));
        expect(new Set(mentions).size).toBe(1);
        if (!mentions[0]) expect(text).not.toContain(getUniqueProjectTitleWord(projectName));
        return mentions[0];
      });
    });
    expect(found).toEqual(
      await requestAsEachTestActor((actor) =>
        TEST_PROJECT_NAMES.filter((projectName) => canReadProject(actor, projectName)),
      ),
    );
  });
});

/** Creates an object of each GraphQL type in a project and returns their global ids. */
async function insertObjectOfEachGraphQLType(testServer: PermissionTestServer, projectName: TestProjectName) {
  const { db } = testServer.store;
  const project_id = testServer.projects[projectName];
  const [filed] = await testServer.insertTestIssues(projectName, [testServer.users.get('owner')!]);
  const { number, comment } = filed!;
  const { sequence } = await db
    .selectFrom('event')
    .select('sequence')
    .where('project_id', '=', project_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bulk_operation')
    .values({
      project_id,
      number: 7,
      actor_id: null,
      state: 0,
      query: null,
      change: '{}',
      comment: null,
      undo_of: null,
      message: null,
      started_at: null,
      ended_at: null,
      runner: null,
      beat_at: null,
    })
    .execute();
  const invitation = await testServer.insertTestInvitation(projectName);
  const of = (type: string, id: number) => ({
    type,
    projectName,
    id: testServer.getGlobalId(type, projectName, id),
  });
  return [
    { type: 'Project', projectName, id: testServer.getProjectId(projectName) },
    of('Issue', number),
    of('Comment', comment),
    of('Label', 1),
    of('Milestone', 1),
    of('WorkflowState', 1),
    of('Membership', testServer.users.get('owner')!),
    of('BulkOperation', 7),
    of('Event', sequence),
    of('Invitation', invitation.id),
    of('ImportJob', await insertTestImportJob(testServer, projectName)),
  ];
}

/** Creates an issue in the project `open` that is linked to issue 1 of each project in all possible ways. */
async function insertLinkedIssue(testServer: PermissionTestServer): Promise<number> {
  const number = 500;
  const at = { actorId: null, createdAt: new Date(1_600_000_000_000), sourceId: null };
  const events = TEST_PROJECT_NAMES.flatMap((projectName) => {
    const issue = { number: 1, project: testServer.projects[projectName] };
    return [
      { ...at, kind: 'linked' as const, before: null, after: { kind: 'relates', ...issue } },
      { ...at, kind: 'unlinked' as const, before: { kind: 'relates', ...issue }, after: null },
      {
        ...at,
        kind: 'referenced' as const,
        before: null,
        after: { ...issue, title: `${getUniqueProjectTitleWord(projectName)} one` },
      },
    ];
  });
  await bulkLoadIssues(testServer.store, testServer.projects.open, [
    createNewIssueWithDefaults({
      number,
      title: 'Leads everywhere',
      parentNumber: 1,
      events,
      body: TEST_PROJECT_NAMES.map((projectName) => `${testServer.getProjectKey(projectName)}-1`).join(
        ' and ',
      ),
      links: TEST_PROJECT_NAMES.map((projectName) => ({
        kind: 'relates',
        toNumber: 1,
        toProjectId: testServer.projects[projectName],
      })),
    }),
  ]);
  return number;
}
