/** Issue lists do not reveal links to and from projects that the viewer cannot read. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createSearchService, type SearchService } from '../../server/search/createSearchService';
import { bulkLoadIssues } from '../../server/store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../server/store/load/NewIssue';
import { describeEachDatabaseEngine } from '../databases';
import {
  TEST_ACTORS,
  type TestActor,
  type TestProjectName,
  TEST_PROJECT_NAMES,
  canReadProject,
} from './permissionTable';
import { PermissionTestServer } from './PermissionTestServer';

const ISSUE_LIST_QUERY = `query ($key: String!, $query: String!) { project(key: $key) { issues(query: $query, first: 50) {
  totalCount nodes { number } facets(of: [STATE]) { values { count } } problems { message suggestion } } } }`;

/**
 * Numbers of the first test issues in the project `open`, with one issue per test project: they link to issue
 * 1 of that project, duplicate it, or are duplicated by an issue of it.
 */
const FIRST_LINKED_ISSUE_NUMBER = 100;
const FIRST_DUPLICATE_ISSUE_NUMBER = 200;
const FIRST_CANONICAL_ISSUE_NUMBER = 300;

describeEachDatabaseEngine('links to projects that the viewer cannot read', (open) => {
  let folder: string;
  let testServer: PermissionTestServer;
  let search: SearchService;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
    testServer = await PermissionTestServer.openWithTestData(open, [ISSUE_LIST_QUERY], (store) => {
      search = createSearchService({ store, mode: 'index', budget: 256 * 1024 * 1024, folder });
      return search;
    });
    const { store, projects } = testServer;
    for (const [index, projectName] of TEST_PROJECT_NAMES.entries()) {
      const to = { toProjectId: projects[projectName], toNumber: 1 };
      await bulkLoadIssues(store, projects.open, [
        createNewIssueWithDefaults({
          number: FIRST_LINKED_ISSUE_NUMBER + index,
          links: [{ kind: 'relates', ...to }],
        }),
        createNewIssueWithDefaults({
          number: FIRST_DUPLICATE_ISSUE_NUMBER + index,
          links: [{ kind: 'duplicates', ...to }],
        }),
        createNewIssueWithDefaults({ number: FIRST_CANONICAL_ISSUE_NUMBER + index }),
      ]);
      const back = { toProjectId: projects.open, toNumber: FIRST_CANONICAL_ISSUE_NUMBER + index };
      await testServer.writeToProject(projectName, () =>
        bulkLoadIssues(store, projects[projectName], [
          createNewIssueWithDefaults({ number: 900, links: [{ kind: 'duplicates', ...back }] }),
        ]),
      );
    }
  });
  afterAll(async () => {
    await testServer.close();
    await search.close();
    await rm(folder, { recursive: true, force: true });
  });

  interface IssueListResult {
    totalCount: number;
    nodes: { number: number }[];
    facets: { values: { count: number }[] }[];
    problems: { message: string; suggestion: string | null }[];
  }

  const list = async (actor: TestActor, query: string): Promise<IssueListResult> => {
    const { data } = await testServer.sendGraphQLRequest(actor, ISSUE_LIST_QUERY, {
      key: testServer.getProjectKey('open'),
      query,
    });
    const { issues } = data!['project'] as { issues: IssueListResult };
    expect(issues.totalCount).toBe(issues.nodes.length);
    const counted = issues.facets[0]!.values.reduce((sum, { count }) => sum + count, 0);
    if (!query.includes('state:')) expect(counted).toBe(issues.totalCount);
    return issues;
  };

  const hundreds = async (actor: TestActor, query: string, from: number): Promise<TestProjectName[]> => {
    const { nodes } = await list(actor, query);
    const numbers = new Set(nodes.map(({ number }) => number));
    return TEST_PROJECT_NAMES.filter((_, index) => numbers.has(from + index));
  };

  const check = async (): Promise<void> => {
    for (const actor of TEST_ACTORS) {
      const seen = TEST_PROJECT_NAMES.filter((projectName) => canReadProject(actor, projectName));
      const found = {
        links: await hundreds(actor, 'has:links', FIRST_LINKED_ISSUE_NUMBER),
        back: await hundreds(actor, 'has:links', FIRST_CANONICAL_ISSUE_NUMBER),
        duplicates: await hundreds(actor, 'has:duplicates', FIRST_CANONICAL_ISSUE_NUMBER),
        none: await hundreds(actor, '-has:links', FIRST_LINKED_ISSUE_NUMBER),
      };
      expect([actor, found]).toEqual([
        actor,
        {
          links: seen,
          back: seen,
          duplicates: seen,
          none: TEST_PROJECT_NAMES.filter((projectName) => !seen.includes(projectName)),
        },
      ]);
      for (const [index, projectName] of TEST_PROJECT_NAMES.entries()) {
        const of = await list(actor, `duplicate-of:${testServer.getProjectKey(projectName)}-1`);
        expect(of.nodes).toEqual(
          canReadProject(actor, projectName) ? [{ number: FIRST_DUPLICATE_ISSUE_NUMBER + index }] : [],
        );
        // Spelling suggestions for a query must not reveal keys of unreadable projects.
        const mistyped = await list(actor, `project:${testServer.getProjectKey(projectName)}X`);
        const isRevealed = JSON.stringify(mistyped.problems).includes(
          `\`${testServer.getProjectKey(projectName)}\``,
        );
        if (!canReadProject(actor, projectName)) expect(isRevealed).toBe(false);
      }
    }
  };

  test('are hidden when lists are searched by SQL', check);

  test('are hidden when lists are searched in memory', async () => {
    await search.loadAllProjects();
    await check();
  });
});
