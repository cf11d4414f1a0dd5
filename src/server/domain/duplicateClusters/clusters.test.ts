import { sql } from 'kysely';
import {
  type BulkMutationPayload,
  type BulkTestServer,
  createBulkTestServer,
} from '../../../testing/bulkTestServer';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';
import { selectDuplicateClusterPage } from '../../store/read/duplicateClusters';
import { encodeGlobalId } from '../base/ids';

interface Cluster {
  id: string;
  strength: number;
  level: string;
  issueCount: number;
  openIssueCount: number;
  suggestedCanonical: { number: number };
  suggestionReasons: string[];
  members: { issue: { number: number }; score: number; because: string[] }[];
}

const FIELDS = `id strength level issueCount openIssueCount suggestedCanonical { number } suggestionReasons
  members { issue { number } score because }`;

/** The small tracker has 120 issues: every third is Done, the others are in Backlog. */
describeEachDatabaseEngine('clusters of likely duplicates', (open) => {
  let server: MutationTestServer;
  let bulk: BulkTestServer;

  beforeEach(async () => {
    server = await openMutationTestServer(open);
    bulk = createBulkTestServer(server);
  });
  afterEach(() => server.close());

  const insertCluster = async (numbers: number[], strength: number): Promise<string> => {
    const project_id = server.tracker.netId;
    const cluster = Math.min(...numbers);
    await server.store.db
      .insertInto('duplicate_cluster')
      .values({ project_id, number: cluster, strength, open_count: numbers.length, is_unsettled: true })
      .execute();
    await server.store.db
      .insertInto('duplicate_cluster_member')
      .values(
        numbers.map((number) => ({
          project_id,
          cluster,
          number,
          score: strength - number,
          reasons: [`reason ${number}`],
        })),
      )
      .execute();
    return encodeGlobalId('DuplicateCluster', project_id, cluster);
  };
  const readClusters = async (
    args = '',
    first = 10,
  ): Promise<{
    nodes: Cluster[];
    totalCount: number;
    pageInfo: { endCursor: string; hasNextPage: boolean };
  }> => {
    const query = `{ project(key: "NET") { duplicateClusters(first: ${first}${args}) {
      nodes { ${FIELDS} } totalCount pageInfo { endCursor hasNextPage } } } }`;
    const response = (await server.postAsMaintainer({ query })).json<{
      data: { project: { duplicateClusters: Awaited<ReturnType<typeof readClusters>> } };
    }>();
    return response.data.project.duplicateClusters;
  };
  const readNode = async (id: string): Promise<unknown> => {
    const query = `query ($id: ID!) { node(id: $id) { ... on DuplicateCluster { openIssueCount } } }`;
    return (await server.postAsMaintainer({ query, variables: { id } })).json<{ data: { node: unknown } }>()
      .data.node;
  };
  const readSettledToday = async (): Promise<number> => {
    const query = `{ project(key: "NET") { duplicateSearch { settledToday } } }`;
    return (await server.postAsMaintainer({ query })).json<{
      data: { project: { duplicateSearch: { settledToday: number } } };
    }>().data.project.duplicateSearch.settledToday;
  };
  const merge = (canonical: number, ...duplicates: number[]): Promise<BulkMutationPayload> =>
    server.mutate(
      'mergeDuplicates',
      {
        canonicalId: server.getGlobalId('Issue', canonical),
        duplicateIds: duplicates.map((number) => server.getGlobalId('Issue', number)),
      },
      'operation { id number changed failed reasons { message } } errors { ...Errors }',
    ) as unknown as Promise<BulkMutationPayload>;

  it('are listed strongest first, by level and in pages', async () => {
    await insertCluster([10, 11, 13], 9_700);
    await insertCluster([14, 16], 8_500);
    await insertCluster([17, 19], 8_500);
    await insertCluster([20, 22], 6_100);
    const { nodes, totalCount } = await readClusters();
    expect(totalCount).toBe(4);
    expect(nodes.map(({ strength, level, openIssueCount }) => [strength, level, openIssueCount])).toEqual([
      [0.97, 'ALMOST_CERTAIN', 3],
      [0.85, 'LIKELY', 2],
      [0.85, 'LIKELY', 2],
      [0.61, 'POSSIBLE', 2],
    ]);
    expect(nodes[0]!.members).toEqual(
      [10, 11, 13].map((number) => ({
        issue: { number },
        score: (9_700 - number) / 10_000,
        because: [`reason ${number}`],
      })),
    );
    expect((await readClusters(', strength: LIKELY')).totalCount).toBe(2);
    const first = await readClusters('', 2);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await readClusters(`, after: "${first.pageInfo.endCursor}"`, 2);
    expect([...first.nodes, ...second.nodes]).toEqual(nodes);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('are read from where a page begins in the index', async () => {
    const page = selectDuplicateClusterPage(
      server.tracker.netId,
      'all',
      { min: 0, max: 10_001 },
      { strength: 8_500, number: 17 },
      10,
    );
    const plan = await server.store.db.transaction().execute(async (tx) => {
      // With so few clusters, PostgreSQL would read the whole table instead of the index.
      await sql`SET LOCAL enable_seqscan = off`.execute(tx);
      return (await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${page}`.execute(tx)).rows;
    });
    const conditions = plan.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Index Cond'));
    expect(conditions).toContainEqual(expect.stringMatching(/strength <= /));
  });

  it('are settled by a merge, and are back after its undo', async () => {
    const id = await insertCluster([10, 11, 13], 9_700);
    const { operation, errors } = await merge(10, 11, 13);
    expect(errors).toEqual([]);
    expect(operation).toMatchObject({ changed: 2, failed: 0, reasons: [] });
    expect(await readSettledToday()).toBe(2);
    expect((await server.readIssue(13)).state.name).toBe('Duplicate');
    expect((await readClusters()).nodes).toEqual([]);
    expect(await readNode(id)).toBeNull();
    await bulk.undoToEnd(operation!);
    expect(await readSettledToday()).toBe(0);
    expect(await readNode(id)).toEqual({ openIssueCount: 3 });
    expect((await readClusters()).nodes).toMatchObject([{ issueCount: 3, openIssueCount: 3 }]);
  });

  it('keep the issues that are not merged yet', async () => {
    await insertCluster([10, 11, 13, 14], 9_700);
    await merge(10, 11);
    const [cluster] = (await readClusters()).nodes;
    expect(cluster).toMatchObject({ issueCount: 3, openIssueCount: 3 });
    expect(cluster!.members.map(({ issue }) => issue.number)).toEqual([10, 13, 14]);
  });

  it('are shown with one open issue and a closed one that it may duplicate', async () => {
    await insertCluster([11, 12], 9_000);
    await insertCluster([15, 18], 9_000);
    const { nodes } = await readClusters();
    expect(nodes).toMatchObject([{ issueCount: 2, openIssueCount: 1, suggestedCanonical: { number: 12 } }]);
    await merge(12, 11);
    expect((await readClusters()).nodes).toEqual([]);
  });

  it('suggest the issue that is the oldest, has most votes and is described best', async () => {
    await insertCluster([10, 11, 13], 9_000);
    await server.store.db.updateTable('issue').set({ vote_count: 31 }).where('number', '=', 10).execute();
    await server.store.db
      .updateTable('issue_text')
      .set({ body: 'x'.repeat(10_000) })
      .where('number', '=', 10)
      .execute();
    expect((await readClusters()).nodes[0]).toMatchObject({
      suggestedCanonical: { number: 10 },
      suggestionReasons: ['oldest', 'most votes (31)', 'best described'],
    });
    await server.store.db.updateTable('issue').set({ vote_count: 1_000 }).where('number', '=', 13).execute();
    await server.store.db
      .updateTable('issue_text')
      .set({ body: 'x'.repeat(20_000) })
      .where('number', '=', 13)
      .execute();
    expect((await readClusters()).nodes[0]).toMatchObject({
      suggestedCanonical: { number: 13 },
      suggestionReasons: ['most votes (1,000)', 'best described'],
    });
  });

  it('reject merges of an issue into itself, of no issue, and of more issues than the role allows', async () => {
    expect((await merge(10, 10)).errors).toMatchObject([
      {
        code: 'VALIDATION_FAILED',
        path: ['duplicateIds'],
        message: 'An issue cannot be a duplicate of itself.',
      },
    ]);
    expect((await merge(10)).errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['duplicateIds'] }]);
    expect((await merge(9_999, 10)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await server.setMaintainersRole('reporter');
    expect((await merge(10, 11)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('are searched once, however often a search is started, until it is canceled', async () => {
    const change = async (name: string): Promise<unknown> => {
      const payload = (await server.mutate(
        name,
        { projectId: encodeGlobalId('Project', server.tracker.netId) },
        'project { duplicateSearch { state } } errors { ...Errors }',
      )) as unknown as { project: { duplicateSearch: { state: string } } };
      return payload.project.duplicateSearch.state;
    };
    // The server of the test has no indexes.
    expect(await change('startDuplicateSearch')).toBe('UNAVAILABLE');
    expect(await change('startDuplicateSearch')).toBe('UNAVAILABLE');
    expect(await change('cancelDuplicateSearch')).toBe('CANCELED');
    expect(await change('cancelDuplicateSearch')).toBe('CANCELED');
    expect(await change('startDuplicateSearch')).toBe('UNAVAILABLE');
  });
});
