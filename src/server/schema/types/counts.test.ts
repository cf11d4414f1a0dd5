/** Counts of the same issues are equal in all fields that return them, before and after a write. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { insertTestEvent } from '../../../testing/insertTestEvent';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { createSearchService, type SearchService } from '../../search/createSearchService';

const ISSUE_COUNTS_QUERY = `{
  projects(first: 10) { nodes { key openCount } }
  project(key: "NET") {
    openCount
    listed: issues(query: "is:open", first: 1) {
      totalCount sections { count }
      facets(of: [STATE, TYPE, PRIORITY], top: 100) { none values { count } }
    }
    grouped: issues(query: "is:open", groupBy: { field: MILESTONE }, first: 1) { groups { count } }
  }
}`;

interface IssueCountsResponse {
  projects: { nodes: { key: string; openCount: number }[] };
  project: {
    openCount: number;
    listed: {
      totalCount: number;
      sections: { count: number }[];
      facets: { none: number; values: { count: number }[] }[];
    };
    grouped: { groups: { count: number }[] };
  };
}

const sumCounts = (counted: readonly { count: number }[]): number =>
  counted.reduce((all, { count }) => all + count, 0);

describeEachDatabaseEngine('counts of issues', (open) => {
  let folder: string;
  let test: TestServer;
  let search: SearchService;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
    test = await openTestServer(open, {}, (store) => {
      search = createSearchService({ store, mode: 'index', budget: 64 * 1024 * 1024, folder });
      return search;
    });
    await search.loadAllProjects();
  });

  afterAll(async () => {
    await test.close();
    await search.close();
    await rm(folder, { recursive: true });
  });

  const counts = async (): Promise<number[]> => {
    const { projects, project } = (await test.queryAsMaintainer(
      ISSUE_COUNTS_QUERY,
    )) as unknown as IssueCountsResponse;
    const { listed, grouped } = project;
    return [
      project.openCount,
      projects.nodes.find(({ key }) => key === 'NET')!.openCount,
      listed.totalCount,
      sumCounts(listed.sections),
      ...listed.facets.map(({ none, values }) => none + sumCounts(values)),
      sumCounts(grouped.groups),
    ];
  };
  /** The number that all counts agree on. Fails if they differ. */
  const agreed = async (): Promise<number> => {
    const all = await counts();
    expect(new Set(all.slice(0, 4)).size).toBe(1);
    // The other counts are sums over facet values and groups. A facet ignores query terms of its own field,
    // but `is:` is not a term of the state field.
    expect(all.slice(4)).toEqual(all.slice(4).map(() => all[0]));
    return all[0]!;
  };

  it('are equal in the project, the list, its facets, sections and groups', async () => {
    const before = await agreed();
    expect(before).toBeGreaterThan(0);
    await closeOneIssue(test);
    expect(await agreed()).toBe(before - 1);
  });
});

/** Closes an open issue with an event and the project's next version. */
async function closeOneIssue({ store, tracker }: TestServer): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    const { rows: changed } = await sql<{ number: number }>`UPDATE issue SET
        state_id = (SELECT id FROM workflow_state WHERE project_id = ${tracker.netId} AND category = 3 LIMIT 1)
      WHERE project_id = ${tracker.netId} AND number = (
        SELECT number FROM issue JOIN workflow_state s ON s.project_id = issue.project_id AND s.id = state_id
        WHERE issue.project_id = ${tracker.netId} AND s.category < 3 LIMIT 1) RETURNING number`.execute(tx);
    await insertTestEvent(tx, tracker.netId, changed[0]!.number);
  });
}
