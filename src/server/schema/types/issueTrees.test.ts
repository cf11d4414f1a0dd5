/** Lists with trees in the API: the same from memory and from SQL, and no issues of other projects. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { encodeGlobalId } from '../../domain/base/ids';
import { createSearchService, type SearchService } from '../../search/createSearchService';

const TREES_QUERY = `query ($trees: Boolean!, $of: ID!, $first: Int, $offset: Int) { project(key: "NET") {
  id
  issues(trees: $trees, first: 200) {
    totalCount topLevelCount subIssueCounts snapshot
    nodes { id number parent { number } }
    subIssues(of: $of, first: $first, offset: $offset) { totalCount subIssueCounts nodes { number parent { number } } }
  }
} }`;

interface ListedNode {
  id: string;
  number: number;
  parent: { number: number } | null;
}

interface TreesResponse {
  project: {
    id: string;
    issues: {
      totalCount: number;
      topLevelCount: number;
      subIssueCounts: number[];
      nodes: ListedNode[];
      subIssues: { totalCount: number; subIssueCounts: number[]; nodes: ListedNode[] };
    };
  };
}

describe.each(['index', 'sql'] as const)('lists with trees, with the search mode %s', (mode) => {
  describeEachDatabaseEngine('in the API', (open) => {
    let folder: string;
    let test: TestServer;
    let search: SearchService;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
      test = await openTestServer(open, {}, (store) => {
        search = createSearchService({ store, mode, budget: 64 * 1024 * 1024, folder });
        return search;
      });
      await sql`UPDATE issue SET parent_number = number / 3
        WHERE project_id = ${test.tracker.netId} AND number BETWEEN 3 AND 40`.execute(test.store.db);
      await search.loadAllProjects();
    });

    afterAll(async () => {
      await test.close();
      await search.close();
      await rm(folder, { recursive: true });
    });

    const read = async (variables: Record<string, unknown>): Promise<TreesResponse['project']['issues']> =>
      ((await test.queryAsMaintainer(TREES_QUERY, variables)) as unknown as TreesResponse).project.issues;
    const getId = (number: number): string => encodeGlobalId('Issue', test.tracker.netId, number);

    it('nest each sub-issue below its parent, and count them', async () => {
      const flat = await read({ trees: false, of: getId(1) });
      expect(flat.topLevelCount).toBe(flat.totalCount);
      expect(flat.subIssueCounts).toEqual([]);
      expect(flat.subIssues).toEqual({ totalCount: 0, subIssueCounts: [], nodes: [] });

      const countSubIssues = (number: number): number =>
        flat.nodes.filter(({ parent }) => parent?.number === number).length;
      const trees = await read({ trees: true, of: getId(3), first: 2, offset: 1 });
      const topLevel = flat.nodes.filter(({ parent }) => parent === null);
      expect(trees.nodes).toEqual(topLevel);
      expect(trees).toMatchObject({ totalCount: flat.totalCount, topLevelCount: topLevel.length });
      expect(trees.subIssueCounts).toEqual(topLevel.map(({ number }) => countSubIssues(number)));
      expect(trees.subIssues).toEqual({
        totalCount: 3,
        subIssueCounts: [10, 11].map(countSubIssues),
        nodes: [10, 11].map((number) => ({ number, parent: { number: 3 } })),
      });
    });

    it('have no sub-issues of issues of other projects, and reject invalid parts', async () => {
      for (const of of [
        encodeGlobalId('Issue', test.tracker.secId, 1),
        'unknown',
        getId(1_000),
        getId(9_999_999_999),
      ]) {
        const { subIssues } = await read({ trees: true, of });
        expect(subIssues).toEqual({ totalCount: 0, subIssueCounts: [], nodes: [] });
      }
      await expect(read({ trees: true, of: getId(1), first: 201 })).rejects.toThrow('at most 200');
      await expect(read({ trees: true, of: getId(1), offset: -1 })).rejects.toThrow('negative');
    });
  });
});
