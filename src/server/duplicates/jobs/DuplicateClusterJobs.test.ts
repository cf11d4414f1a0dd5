import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { waitUntil } from '../../../testing/waitUntil';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';
import { encodeGlobalId } from '../../domain/base/ids';
import {
  cancelDuplicateSearch,
  claimDuplicateClusters,
  claimDuplicateSearch,
  requestDuplicateSearch,
  updateDuplicateSearch,
} from '../../store/write/duplicateSearches';
import { runInTransaction } from '../../store/write/transaction';
import { buildClusters, type DuplicatePair } from '../clusters/buildClusters';
import type { DuplicatePairSource } from '../service/createDuplicateService';
import { DuplicateClusterJobs } from './DuplicateClusterJobs';

const pair = (number: number, otherNumber: number, score = 0.9): DuplicatePair => ({
  number,
  otherNumber,
  score,
});

/** The small tracker has 120 issues: every third is Done, the others are in Backlog. */
describeEachDatabaseEngine('searches for clusters', (open) => {
  let server: MutationTestServer;
  /** The pairs that the index would find. */
  let pairs: DuplicatePair[];
  /** The numbers after which issues were compared. */
  let comparedAfter: number[];
  let onCompare: () => Promise<void>;
  let onCluster: () => Promise<void>;
  let onPrepare: () => Promise<void>;
  /** The options of servers, and whether their indexes are ready. */
  let options: { pairsMax?: number; heartbeatMs?: number };
  let isIndexReady: boolean;
  const jobs: DuplicateClusterJobs[] = [];

  beforeEach(async () => {
    server = await openMutationTestServer(open);
    pairs = [pair(10, 11), pair(11, 13), pair(10, 13), pair(100, 101, 0.7)];
    comparedAfter = [];
    onCompare = async () => undefined;
    onCluster = async () => undefined;
    onPrepare = async () => undefined;
    options = {};
    isIndexReady = true;
  });
  afterEach(async () => {
    await Promise.all(jobs.splice(0).map((job) => job.close()));
    await server.close();
  });

  const createSource = async (): Promise<DuplicatePairSource> => ({
    version: await server.readProjectVersion(),
    preparePairs: () => onPrepare(),
    async findPairs(after) {
      comparedAfter.push(after);
      await onCompare();
      const lastNumber = Math.min(120, after + 20);
      // The search asks for as many issues as it likes; the last chunk is smaller.
      // As in the index, each pair is found from both of its issues.
      const isFound = (number: number) => number > after && number <= lastNumber;
      const found = [
        ...pairs.filter(({ number }) => isFound(number)),
        ...pairs.filter(({ otherNumber }) => isFound(otherNumber)),
      ];
      return { pairs: found, count: lastNumber === 120 ? 0 : 1_000_000, lastNumber };
    },
    endPairs: async () => undefined,
    async findPairsOf(numbers) {
      await onCompare();
      return pairs.filter(
        ({ number, otherNumber }) => numbers.includes(number) || numbers.includes(otherNumber),
      );
    },
    explainPairs: async (found) => found.map(({ number, otherNumber }) => [`${number} and ${otherNumber}`]),
    async clusterPairs(found, sizeMax) {
      await onCluster();
      return buildClusters(found, sizeMax).map(({ numbers }) => numbers);
    },
  });
  /** A server process. */
  const openJobs = async (): Promise<DuplicateClusterJobs> => {
    const source = await createSource();
    const opened = new DuplicateClusterJobs({
      store: server.store,
      duplicates: {
        getPairSource: (projectId) => (isIndexReady && projectId === server.tracker.netId ? source : null),
      },
      ...options,
      onFailure: (error) => {
        if (!(error instanceof CrashError)) throw error;
      },
    });
    jobs.push(opened);
    return opened;
  };
  const readSearch = async () => {
    const query = `{ project(key: "NET") { duplicateSearch { state issuesDone clusterCount openIssueCount }
      duplicateClusters(first: 10) { nodes { strength members { issue { number } because } } } } }`;
    const { data } = (await server.postAsMaintainer({ query })).json<{
      data: {
        project: {
          duplicateSearch: {
            state: string;
            issuesDone: number;
            clusterCount: number;
            openIssueCount: number;
          };
          duplicateClusters: {
            nodes: { strength: number; members: { issue: { number: number }; because: string[] }[] }[];
          };
        };
      };
    }>();
    const { duplicateSearch, duplicateClusters } = data.project;
    return {
      ...duplicateSearch,
      clusters: duplicateClusters.nodes.map(({ members }) => members.map(({ issue }) => issue.number)),
    };
  };
  const readSearchRow = () =>
    server.store.db
      .selectFrom('duplicate_search')
      .selectAll()
      .where('project_id', '=', server.tracker.netId)
      .executeTakeFirstOrThrow();
  const readScores = () =>
    server.store.db
      .selectFrom('duplicate_pair')
      .select(['number', 'other_number', 'score'])
      .orderBy('number')
      .orderBy('other_number')
      .execute();
  const dismiss = (number: number, other: number, undo = false) =>
    server.mutate(
      'dismissDuplicate',
      { issueId: server.getGlobalId('Issue', number), otherId: server.getGlobalId('Issue', other), undo },
      'errors { ...Errors }',
    );

  it('find the clusters of a project that has never been searched', async () => {
    await (await openJobs()).runOnce();
    expect(await readSearch()).toMatchObject({
      state: 'DONE',
      clusterCount: 2,
      openIssueCount: 5,
      clusters: [
        [10, 11, 13],
        [100, 101],
      ],
    });
  });

  it('continue after the last stored step when their server has crashed', async () => {
    onCompare = async () => {
      if (comparedAfter.length === 3) throw new CrashError();
    };
    await (await openJobs()).runOnce();
    expect(await readSearch()).toMatchObject({ state: 'RUNNING', clusters: [] });
    const stored = await server.store.db
      .selectFrom('duplicate_search')
      .select('last_number')
      .where('project_id', '=', server.tracker.netId)
      .executeTakeFirstOrThrow();
    // The other server sends no heartbeat any more.
    await server.store.db
      .updateTable('duplicate_search')
      .set({ beat_at: new Date(0) })
      .execute();
    comparedAfter = [];
    onCompare = async () => undefined;
    await (await openJobs()).runOnce();
    expect(comparedAfter[0]).toBe(stored.last_number);
    expect((await readSearch()).clusters).toEqual([
      [10, 11, 13],
      [100, 101],
    ]);
  });

  const purge = async (number: number, text: string) => {
    const input = { issueId: server.getGlobalId('Issue', number), text };
    const { errors } = await server.mutate('purgeText', input, 'errors { ...Errors }');
    expect(errors).toEqual([]);
  };
  /** Purges a text of an issue the next time that issues are compared. */
  const purgeWhileComparing = (number: number, text: string) => {
    onCompare = async () => {
      onCompare = async () => undefined;
      await purge(number, text);
    };
  };
  const readPairs = async () => {
    const rows = await server.store.db
      .selectFrom('duplicate_pair')
      .select(['number', 'other_number'])
      .orderBy('number')
      .orderBy('other_number')
      .execute();
    return rows.map((row) => [row.number, row.other_number]);
  };
  const changeBody = (number: number, body: string) =>
    server.mutate('updateIssue', { id: server.getGlobalId('Issue', number), body }, 'errors { ...Errors }');

  it('store no pairs of an issue of which a text is purged during the comparison', async () => {
    await changeBody(10, 'The secret');
    const job = await openJobs();
    purgeWhileComparing(10, 'secret');
    await job.runOnce();
    expect(await readPairs()).toEqual([
      [11, 13],
      [100, 101],
    ]);
    await (await openJobs()).runOnce();
    expect((await readSearch()).clusters).toEqual([
      [10, 11, 13],
      [100, 101],
    ]);
  });

  it('store no reasons of a cluster in which a text is purged while the clusters are formed', async () => {
    await changeBody(10, 'The secret');
    const job = await openJobs();
    onCluster = () => purge(10, 'secret');
    await job.runOnce();
    const members = await server.store.db
      .selectFrom('duplicate_cluster_member')
      .select(['number', 'reasons'])
      .orderBy('number')
      .execute();
    expect(members.map(({ number, reasons }) => [number, reasons.length])).toEqual([
      [10, 0],
      [11, 0],
      [13, 0],
      [100, 1],
      [101, 1],
    ]);
  });

  it('store no pairs of an issue of which a text is purged during an update', async () => {
    await (await openJobs()).runOnce();
    await changeBody(10, 'The secret');
    const job = await openJobs();
    purgeWhileComparing(10, 'secret');
    await job.runOnce();
    expect(await readPairs()).toEqual([
      [11, 13],
      [100, 101],
    ]);
  });

  it('run on one of two servers', async () => {
    const first = await openJobs();
    const second = await openJobs();
    // On the embedded engine, the first check of a server takes over every running search, without waiting for
    // heartbeats.
    pairs = [];
    await first.runOnce();
    await second.runOnce();
    pairs = [pair(10, 11)];
    await requestDuplicateSearch(server.store.db, server.tracker.netId);
    comparedAfter = [];
    onCompare = async () => {
      if (comparedAfter.length === 2) await second.runOnce();
    };
    await first.runOnce();
    expect(comparedAfter).toEqual([0, 20, 40, 60, 80, 100]);
    expect((await readSearch()).clusters).toEqual([[10, 11]]);
  });

  it('stop when they are canceled, and keep the clusters of the search before', async () => {
    const opened = await openJobs();
    await opened.runOnce();
    pairs = [];
    comparedAfter = [];
    await requestDuplicateSearch(server.store.db, server.tracker.netId);
    onCompare = () =>
      runInTransaction(server.store.db, (tx) => cancelDuplicateSearch(tx, server.tracker.netId));
    await opened.runOnce();
    expect(await readSearch()).toMatchObject({ state: 'CANCELED', clusterCount: 2 });
  });

  it('keep the pairs of the search before until they are complete', async () => {
    pairs = [10, 11, 13, 14].flatMap((number, i, all) =>
      all.slice(i + 1).map((other) => pair(number, other)),
    );
    const opened = await openJobs();
    await opened.runOnce();
    expect((await readSearch()).clusters).toEqual([[10, 11, 13, 14]]);
    await requestDuplicateSearch(server.store.db, server.tracker.netId);
    onCompare = () =>
      runInTransaction(server.store.db, (tx) => cancelDuplicateSearch(tx, server.tracker.netId));
    await opened.runOnce();
    for (const other of [10, 11, 13]) await dismiss(14, other);
    await opened.runOnce();
    expect((await readSearch()).clusters).toEqual([[10, 11, 13]]);
    // A later search deletes the pairs that this one and the canceled one have left.
    onCompare = async () => undefined;
    await requestDuplicateSearch(server.store.db, server.tracker.netId);
    await opened.runOnce();
    expect((await readSearch()).clusters).toEqual([[10, 11, 13]]);
    expect(await readScores()).toHaveLength(6);
  });

  it.each([
    ['different', [0.9, 0.8, 0.95, 0.7, 0.85]],
    ['equal', [0.9, 0.9, 0.9, 0.9, 0.9]],
  ])('keep exactly the strongest pairs beyond the limit, with %s scores', async (_, scores) => {
    options = { pairsMax: 3 };
    pairs = scores.map((score, i) => pair(20 * i + 1, 20 * i + 2, score));
    await (await openJobs()).runOnce();
    const strongest = pairs.toSorted((a, b) => b.score - a.score).slice(0, 3);
    expect(await readScores()).toEqual(
      strongest
        .map(({ number, otherNumber, score }) => ({
          number,
          other_number: otherNumber,
          score: Math.round(score * 10_000),
        }))
        .sort((a, b) => a.number - b.number),
    );
  });

  it('count each pair once, although it is found from both of its issues', async () => {
    pairs = [1, 2, 3].map((number) => pair(number, number + 1, 0.6));
    options = { pairsMax: 3 };
    await (await openJobs()).runOnce();
    expect(await readScores()).toHaveLength(3);
  });

  it('send heartbeats with the time of the database while a step takes long', async () => {
    options = { heartbeatMs: 20 };
    const beats = new Set<number>();
    onPrepare = () =>
      waitUntil(async () => {
        beats.add((await readSearchRow()).beat_at!.getTime());
        return beats.size > 2;
      });
    await (await openJobs()).runOnce();
    expect(beats.size).toBeGreaterThan(2);
    await requestDuplicateSearch(server.store.db, server.tracker.netId);
    const { netId } = server.tracker;
    await claimDuplicateSearch(server.store.db, netId, { runner: 'this', heartbeatTimeoutMs: 0, version: 1 });
    const isNow = await runInTransaction(server.store.db, async (tx) => {
      await updateDuplicateSearch(tx, netId, 'this');
      return (await sql<{ is: boolean }>`SELECT beat_at = now() AS is FROM duplicate_search`.execute(tx))
        .rows;
    });
    expect(isNow).toEqual([{ is: true }]);
  });

  it('do not delay the updates of other projects', async () => {
    const opened = await openJobs();
    await opened.runOnce();
    await requestDuplicateSearch(server.store.db, server.tracker.netId);
    const { id } = await server.store.db
      .selectFrom('project')
      .select('id')
      .where('id', '<>', server.tracker.netId)
      .executeTakeFirstOrThrow();
    const readVersions = () =>
      server.store.db
        .selectFrom('duplicate_search')
        .innerJoin('project', 'project.id', 'project_id')
        .select(['duplicate_search.version', 'project.version as projectVersion'])
        .where('project_id', '=', id)
        .executeTakeFirstOrThrow();
    await sql`INSERT INTO duplicate_search (project_id, state, version) VALUES (${id}, 2, 0)
      ON CONFLICT (project_id) DO UPDATE SET state = 2, version = 0`.execute(server.store.db);
    let isUpdated = false;
    onPrepare = async () => {
      await waitUntil(async () => {
        const { version, projectVersion } = await readVersions();
        return version === projectVersion;
      });
      isUpdated = true;
    };
    opened.start();
    await waitUntil(async () => (await readSearch()).state === 'DONE');
    expect(isUpdated).toBe(true);
  });

  it('remove clusters that are not found any more', async () => {
    const opened = await openJobs();
    await opened.runOnce();
    pairs = [pair(100, 101), pair(20, 22, 0.8)];
    await requestDuplicateSearch(server.store.db, server.tracker.netId);
    await opened.runOnce();
    expect((await readSearch()).clusters).toEqual([
      [100, 101],
      [20, 22],
    ]);
  });

  it('need no new search for issues that are edited, merged, closed, deleted or dismissed', async () => {
    await (await openJobs()).runOnce();
    const update = async () => (await openJobs()).runOnce();
    // 14 becomes a duplicate of 100.
    pairs.push(pair(14, 100));
    await server.mutate(
      'updateIssue',
      { id: server.getGlobalId('Issue', 14), title: 'Changed' },
      'errors { ...Errors }',
    );
    await update();
    expect((await readSearch()).clusters).toContainEqual([14, 100, 101]);
    await dismiss(10, 13);
    await dismiss(11, 13);
    await update();
    expect((await readSearch()).clusters).toContainEqual([10, 11]);
    await dismiss(11, 13, true);
    await dismiss(10, 13, true);
    await update();
    expect((await readSearch()).clusters).toContainEqual([10, 11, 13]);
    await server.mutate('deleteIssue', { id: server.getGlobalId('Issue', 13) }, 'errors { ...Errors }');
    await update();
    expect((await readSearch()).clusters).toContainEqual([10, 11]);
    await server.mutate(
      'mergeDuplicates',
      { canonicalId: server.getGlobalId('Issue', 10), duplicateIds: [server.getGlobalId('Issue', 11)] },
      'errors { ...Errors }',
    );
    await update();
    expect(await readSearch()).toMatchObject({
      state: 'DONE',
      clusterCount: 1,
      openIssueCount: 3,
      clusters: [[14, 100, 101]],
    });
  });

  it('update counts once while the index is missing, and texts when it is ready', async () => {
    const opened = await openJobs();
    await opened.runOnce();
    isIndexReady = false;
    pairs.push(pair(14, 100));
    await server.mutate(
      'updateIssue',
      { id: server.getGlobalId('Issue', 14), title: 'Changed' },
      'errors { ...Errors }',
    );
    await opened.runOnce();
    const { version, text_version } = await readSearchRow();
    expect(version).toBe(await server.readProjectVersion());
    expect(text_version).toBeLessThan(version);
    expect((await readSearch()).clusters).not.toContainEqual([14, 100, 101]);
    isIndexReady = true;
    await (await openJobs()).runOnce();
    expect((await readSearchRow()).text_version).toBe(version);
    expect((await readSearch()).clusters).toContainEqual([14, 100, 101]);
  });

  it('leave updates to the server that has begun them, until it sends no heartbeat', async () => {
    const { netId } = server.tracker;
    const opened = await openJobs();
    await opened.runOnce();
    await dismiss(10, 13);
    await dismiss(11, 13);
    await claimDuplicateClusters(server.store.db, netId, { runner: 'other', heartbeatTimeoutMs: 30_000 });
    await opened.runOnce();
    expect((await readSearchRow()).version).toBeLessThan(await server.readProjectVersion());
    await server.store.db
      .updateTable('duplicate_search')
      .set({ beat_at: new Date(0) })
      .execute();
    await opened.runOnce();
    expect(await readSearchRow()).toMatchObject({
      version: await server.readProjectVersion(),
      runner: null,
    });
  });

  it('start and update in the background', async () => {
    (await openJobs()).start();
    await waitUntil(async () => (await readSearch()).clusterCount === 2);
    const cancel = await server.mutate(
      'startDuplicateSearch',
      { projectId: encodeGlobalId('Project', server.tracker.netId) },
      'errors { ...Errors }',
    );
    expect(cancel.errors).toEqual([]);
    await waitUntil(async () => (await readSearch()).state === 'DONE');
  });
});

class CrashError extends Error {}
