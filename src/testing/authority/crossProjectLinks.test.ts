/** Issue lists do not reveal links to and from projects that the viewer cannot read. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createSearch, type RunningSearch } from '../../server/search/createSearch';
import { loadIssues } from '../../server/store/load/loadIssues';
import { newIssue } from '../../server/store/load/NewIssue';
import { describeEachEngine } from '../databases';
import { TEST_ACTORS, type TestActor, type TestProject, TEST_PROJECTS, canRead } from './permissionTable';
import { PermissionTestServer } from './PermissionTestServer';

const LIST = `query ($key: String!, $query: String!) { project(key: $key) { issues(query: $query, first: 50) {
  totalCount nodes { number } facets(of: [STATE]) { values { count } } problems { message suggestion } } } }`;

/**
 * Numbers of the first test issues in the project `open`, with one issue per test project: they link to issue
 * 1 of that project, duplicate it, or are duplicated by an issue of it.
 */
const LINKED = 100;
const DUPLICATE = 200;
const DUPLICATED = 300;

describeEachEngine('links to projects that the viewer cannot read', (open) => {
  let folder: string;
  let testServer: PermissionTestServer;
  let search: RunningSearch;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
    testServer = await PermissionTestServer.open(open, [LIST], (store) => {
      search = createSearch({ store, mode: 'index', budget: 256 * 1024 * 1024, folder });
      return search;
    });
    const { store, projects } = testServer;
    for (const [index, projectName] of TEST_PROJECTS.entries()) {
      const to = { toProjectId: projects[projectName], toNumber: 1 };
      await loadIssues(store, projects.open, [
        newIssue({ number: LINKED + index, links: [{ kind: 'relates', ...to }] }),
        newIssue({ number: DUPLICATE + index, links: [{ kind: 'duplicates', ...to }] }),
        newIssue({ number: DUPLICATED + index }),
      ]);
      const back = { toProjectId: projects.open, toNumber: DUPLICATED + index };
      await loadIssues(store, projects[projectName], [
        newIssue({ number: 900, links: [{ kind: 'duplicates', ...back }] }),
      ]);
    }
  });
  afterAll(async () => {
    await testServer.close();
    await search.close();
    await rm(folder, { recursive: true, force: true });
  });

  interface List {
    totalCount: number;
    nodes: { number: number }[];
    facets: { values: { count: number }[] }[];
    problems: { message: string; suggestion: string | null }[];
  }

  const list = async (actor: TestActor, query: string): Promise<List> => {
    const { data } = await testServer.request(actor, LIST, { key: testServer.keyOf('open'), query });
    const { issues } = data!['project'] as { issues: List };
    expect(issues.totalCount).toBe(issues.nodes.length);
    const counted = issues.facets[0]!.values.reduce((sum, { count }) => sum + count, 0);
    if (!query.includes('state:')) expect(counted).toBe(issues.totalCount);
    return issues;
  };

  const hundreds = async (actor: TestActor, query: string, from: number): Promise<TestProject[]> => {
    const { nodes } = await list(actor, query);
    const numbers = new Set(nodes.map(({ number }) => number));
    return TEST_PROJECTS.filter((_, index) => numbers.has(from + index));
  };

  const check = async (): Promise<void> => {
    for (const actor of TEST_ACTORS) {
      const seen = TEST_PROJECTS.filter((projectName) => canRead(actor, projectName));
      const found = {
        links: await hundreds(actor, 'has:links', LINKED),
        back: await hundreds(actor, 'has:links', DUPLICATED),
        duplicates: await hundreds(actor, 'has:duplicates', DUPLICATED),
        none: await hundreds(actor, '-has:links', LINKED),
      };
      expect([actor, found]).toEqual([
        actor,
        {
          ...{ links: seen, back: seen, duplicates: seen },
          none: TEST_PROJECTS.filter((projectName) => !seen.includes(projectName)),
        },
      ]);
      for (const [index, projectName] of TEST_PROJECTS.entries()) {
        const of = await list(actor, `duplicate-of:${testServer.keyOf(projectName)}-1`);
        expect(of.nodes).toEqual(canRead(actor, projectName) ? [{ number: DUPLICATE + index }] : []);
        // Spelling suggestions for a query must not reveal keys of unreadable projects.
        const mistyped = await list(actor, `project:${testServer.keyOf(projectName)}X`);
        const isRevealed = JSON.stringify(mistyped.problems).includes(`\`${testServer.keyOf(projectName)}\``);
        if (!canRead(actor, projectName)) expect(isRevealed).toBe(false);
      }
    }
  };

  test('are hidden when lists are searched by SQL', check);

  test('are hidden when lists are searched in memory', async () => {
    await search.load();
    await check();
  });
});
