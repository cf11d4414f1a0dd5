/**
 * After each kind of mutation, issue lists from the search indexes in memory and on disk equal those from
 * SQL.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER } from '../../../../shared/progress';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { waitUntil } from '../../../../testing/waitUntil';
import { openMutationTestServer, type MutationTestServer } from '../../../../testing/writeTestServer';
import { ISSUE_FACET_FIELDS } from '../../../search/list/IssueSearch';
import { compareSearchImplementations } from '../../../search/check/compareSearchImplementations';
import { insertDuplicateClusters, insertDuplicatePairs } from '../../../store/write/duplicateClusters';
import { requestDuplicateSearch } from '../../../store/write/duplicateSearches';
import { runInTransaction } from '../../../store/write/transaction';
import { readChangedIssueNumbers } from '../../../search/indexing/readChangedIssueNumbers';
import { createSearchService, type SearchService } from '../../../search/createSearchService';
import { createSqlIssueSearch } from '../../../search/sql/createSqlIssueSearch';
import { checkStoreConsistency } from '../../../store/check/checkStoreConsistency';
import { encodeGlobalId } from '../../base/ids';

describeEachDatabaseEngine('lists after writes', (open) => {
  let folder = '';
  let server: MutationTestServer;
  let search: SearchService;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
    server = await openMutationTestServer(open, (store) => {
      search = createSearchService({ store, mode: 'index', budget: 256 * 1024 * 1024, folder });
      return search;
    });
    // The secret is in the files of the word index from the start.
    await write('updateIssue', { id: id(60), title: `Key ${PURGED_SECRET}`, body: `my ${PURGED_SECRET}!` });
    await search.loadAllProjects();
  });
  afterAll(async () => {
    await server.close();
    await search.close();
    await rm(folder, { recursive: true, force: true });
  });

  const id = (number: number) => server.getGlobalId('Issue', number);
  const write = async (name: string, input: Record<string, unknown>, fields = '') => {
    const payload = await server.mutate(name, input, `errors { ...Errors } ${fields}`);
    expect(payload.errors).toEqual([]);
    return payload;
  };
  /** Returns the id of a new comment on an issue. */
  const commentOf = async (number: number): Promise<string> => {
    const { comment } = await write('addComment', { issueId: id(number), body: 'Words' }, 'comment { id }');
    return comment.id;
  };

  const WRITES: [string, () => Promise<unknown>, string][] = [
    ['title', () => write('updateIssue', { id: id(20), title: 'Wombat' }), 'wombat'],
    ['body', () => write('updateIssue', { id: id(21), body: 'A wombat, @ada' }), 'mentions:ada'],
    ['type', () => write('updateIssue', { id: id(22), type: 'QUESTION' }), 'type:question'],
    ['priority', () => write('updateIssue', { id: id(23), priority: 'URGENT' }), 'priority:urgent'],
    [
      'labels',
      () => write('updateIssue', { id: id(24), labelIds: [server.getGlobalId('Label', 2)] }),
      'label:perf',
    ],
    [
      'assignees',
      () => write('updateIssue', { id: id(25), assigneeIds: [server.getUserGlobalId('ada')] }),
      'assignee:ada',
    ],
    ['milestone', () => write('updateIssue', { id: id(24), milestoneId: null }), 'no:milestone'],
    ['parent', () => write('updateIssue', { id: id(27), parentId: id(28) }), 'parent:NET-28'],
    ['due date', () => write('updateIssue', { id: id(29), dueOn: '2026-05-01T00:00:00Z' }), 'due:2026'],
    ['lock', () => write('updateIssue', { id: id(30), locked: true }), ''],
    [
      'state',
      () => write('setIssueState', { id: id(31), stateId: server.getStateGlobalId('In review') }),
      'state:"In review"',
    ],
    [
      'closing',
      () => write('setIssueState', { id: id(32), stateId: server.getStateGlobalId('Done') }),
      'is:closed',
    ],
    [
      'reopening',
      () => write('setIssueState', { id: id(33), stateId: server.getStateGlobalId('Backlog') }),
      'is:open',
    ],
    [
      'duplicate',
      () => {
        const stateId = server.getStateGlobalId('Duplicate');
        return write('setIssueState', { id: id(34), stateId, canonicalIssueId: id(35) });
      },
      'duplicate-of:NET-35',
    ],
    ['filing', () => write('createIssue', { projectId: projectId(), title: 'A numbat' }), 'numbat'],
    ['linking', () => write('linkIssues', { fromId: id(36), toId: id(37), kind: 'BLOCKS' }), 'has:links'],
    ['unlinking', () => write('unlinkIssues', { fromId: id(36), toId: id(37), kind: 'BLOCKS' }), 'has:links'],
    [
      'comment',
      () => write('addComment', { issueId: id(38), body: 'A quokka' }),
      'quokka commenter:maintainer',
    ],
    [
      'edited comment',
      async () => write('updateComment', { id: await commentOf(39), body: 'Another quokka' }),
      'quokka',
    ],
    [
      'deleted comment',
      async () => write('deleteComment', { id: await commentOf(40) }),
      'commenter:maintainer',
    ],
    [
      'hidden comment',
      async () => write('setCommentHidden', { id: await commentOf(41), hidden: true }),
      'words',
    ],
    ['vote', () => write('setVote', { issueId: id(42), voted: true }), 'votes:>0'],
    ['watch', () => write('setWatch', { issueId: id(43), watching: true }), 'watching:@me'],
    ['new label', () => write('createLabel', { projectId: projectId(), name: 'os::linux' }), 'label:os::*'],
    [
      'renamed label',
      () => write('updateLabel', { id: server.getGlobalId('Label', 2), name: 'speed' }),
      'label:speed',
    ],
    [
      'new milestone',
      () => write('createMilestone', { projectId: projectId(), title: '3.0' }),
      'milestone:3.0',
    ],
    [
      'renamed milestone',
      () => write('updateMilestone', { id: server.getGlobalId('Milestone', 1), title: 'One' }),
      'milestone:One',
    ],
    [
      'many at once',
      () => write('bulkUpdateIssues', { ...ids(52, 55), change: ALL_FIELDS() }),
      'priority:urgent',
    ],
    [
      'many back again',
      () => write('undoBulkOperation', { id: server.getGlobalId('BulkOperation', 1) }),
      'priority:urgent',
    ],
    [
      'saying to all',
      () => write('bulkUpdateIssues', { ...ids(44, 45), change: {}, comment: 'A dugong' }),
      'dugong',
    ],
    [
      'unsaying it',
      async () => {
        await write('bulkUpdateIssues', { ...ids(46, 47), change: {}, comment: 'A manatee' });
        await write('undoBulkOperation', { id: server.getGlobalId('BulkOperation', 4) });
      },
      'manatee',
    ],
    ['deleting the last', () => write('deleteIssue', { id: id(121) }), 'number:>100'],
    ['deleting one between', () => write('deleteIssue', { id: id(35) }), 'has:duplicates'],
    ['deleting the first', () => write('deleteIssue', { id: id(1) }), 'has:parent'],
    ['filing after that', () => write('createIssue', { projectId: projectId(), title: 'A bilby' }), 'bilby'],
  ];
  const ALL_FIELDS = () => ({
    priority: 'URGENT',
    type: 'TASK',
    milestoneId: server.getGlobalId('Milestone', 1),
    addLabelIds: [server.getGlobalId('Label', 1)],
    addAssigneeIds: [server.getUserGlobalId('ada')],
    stateId: server.getStateGlobalId('Done'),
  });
  const projectId = () => encodeGlobalId('Project', server.tracker.netId);
  const ids = (...numbers: number[]) => ({ projectId: projectId(), ids: numbers.map(id) });
  /** The source data of the word index, by issue number. */
  const words = async (): Promise<Map<number, string>> => {
    const { rows } = await sql<{ number: number; words: string }>`
      SELECT number, words::text AS words FROM issue_text WHERE project_id = ${server.tracker.netId}`.execute(
      server.store.db,
    );
    return new Map(rows.map((row) => [row.number, row.words]));
  };

  it.each(WRITES)('are current in every search engine after this write: %s', async (what, act, query) => {
    const [before, since] = [await words(), await server.readProjectVersion()];
    await act();
    const { netId, users } = server.tracker;
    const after = await words();
    const textChanged = [...before.keys(), ...after.keys()].filter(
      (number) => before.get(number) !== after.get(number),
    );
    // The search index finds out from the events alone which issues have changed words.
    const changes = await readChangedIssueNumbers(server.store.db, netId, since);
    expect(changes.value!.textChanged).toEqual(expect.arrayContaining(textChanged));
    const asked = {
      projectId: netId,
      viewerId: users.maintainer,
      query,
      order: null,
      groupBy: null,
      snapshot: null,
      visibility: 'all' as const,
    };
    const numbers = async (from: Pick<SearchService, 'list'>) => {
      const list = from.list(asked);
      const page = { first: 200, after: null, last: null, before: null, offset: null };
      const rows = (await list.readIssuePage(page)).rows.map(({ number }) => number);
      return [
        rows,
        await list.readTotalIssueCount(),
        await list.readFacets(ISSUE_FACET_FIELDS, 100),
        await list.readListSections(),
      ];
    };
    expect(await numbers(search)).toEqual(await numbers(createSqlIssueSearch(server.store)));
    if (!/delet|duplicate|filing|many/.test(what)) return;
    const oracle = createSqlIssueSearch(server.store);
    expect(
      await compareSearchImplementations(
        server.store,
        search,
        oracle,
        NOOP_PROGRESS_REPORTER,
        neverAbortedSignal,
      ),
    ).toEqual([]);
    expect(
      (await checkStoreConsistency(server.store, NOOP_PROGRESS_REPORTER, neverAbortedSignal)).differences,
    ).toEqual([]);
  });

  /** Stores a cluster of an issue and two others that have a word in common. */
  const storeCluster = (number: number, word: string) => {
    const reasons = [`same identifier \`${word}\``];
    const others = [number + 100, number + 101];
    return runInTransaction(server.store.db, async (tx) => {
      const projectId = server.tracker.netId;
      const pairs = others.map((otherNumber) => ({ number, otherNumber, score: 9_000, reasons }));
      await requestDuplicateSearch(tx, projectId);
      await insertDuplicatePairs(tx, { projectId, generation: 0 }, [
        ...pairs,
        { number: others[0]!, otherNumber: others[1]!, score: 9_000, reasons: ['same title'] },
      ]);
      const members = [number, ...others].map((member) => ({ number: member, score: 9_000, reasons }));
      await insertDuplicateClusters(tx, projectId, [{ number, members }]);
    });
  };
  const readCluster = async (number: number) => {
    const { rows } = await sql<{ members: number[]; pairs: string[] }>`SELECT
      array(SELECT number FROM duplicate_cluster_member WHERE cluster = ${number} ORDER BY number) AS members,
      array(SELECT number || ' ' || other_number FROM duplicate_pair
        WHERE other_number > ${number} ORDER BY number) AS pairs`.execute(server.store.db);
    return rows[0]!;
  };

  it('leaves no trace of a purged text in rows, history, imported data and index files', async () => {
    await server.store.db
      .insertInto('issue_source')
      .values({
        project_id: server.tracker.netId,
        number: 60,
        system: 'test',
        source_id: '60',
        url: null,
        digest: '',
        raw: JSON.stringify({ body: [`"${PURGED_SECRET}"`] }),
      })
      .execute();
    await write('addComment', { issueId: id(60), body: `Is it ${PURGED_SECRET}?` });
    await write('updateIssue', { id: id(60), title: 'Key', body: `still ${PURGED_SECRET}` });
    const bulk = { projectId: projectId(), ids: [id(60)], change: { priority: 'HIGH' } };
    await write('bulkUpdateIssues', { ...bulk, comment: `It was ${PURGED_SECRET}` });
    await waitUntil(async () => (await server.findIssueNumbers('priority:high')).includes(60));
    const before = await server.readIssue(60);
    expect(await findFilesContaining(folder, PURGED_SECRET)).not.toEqual([]);
    await storeCluster(60, PURGED_SECRET);
    expect((await server.findRowsContaining(PURGED_SECRET)).rows).toContainEqual({ at: 'duplicate_pair 60' });
    const asked = { issueId: id(60), text: PURGED_SECRET, idempotencyKey: 'purge' };
    const fields = 'replaced issue { ...Fields }';
    // Ten occurrences: body and comments, two titles and three bodies in the history, imported data, and a
    // bulk comment.
    const { replaced, issue } = await write('purgeText', asked, fields);
    expect(replaced).toBe(10);
    expect(issue).toMatchObject({ title: 'Key', body: 'still [removed]', version: before.version + 1 });
    expect((await server.findRowsContaining(PURGED_SECRET)).rows).toEqual([]);
    expect(await server.findIssueNumbers(PURGED_SECRET)).toEqual([]);
    expect(await readCluster(60)).toEqual({ members: [60, 160, 161], pairs: ['160 161'] });
    expect(await server.findIssueNumbers('still')).toEqual([60]);
    await waitUntil(async () => (await findFilesContaining(folder, PURGED_SECRET)).length === 0);
    const version = await server.readProjectVersion();
    expect(await write('purgeText', { ...asked, idempotencyKey: 'again' }, fields)).toMatchObject({
      replaced: 0,
    });
    expect(await server.readProjectVersion()).toBe(version);
    expect(
      await compareSearchImplementations(
        server.store,
        search,
        createSqlIssueSearch(server.store),
        NOOP_PROGRESS_REPORTER,
        neverAbortedSignal,
      ),
    ).toEqual([]);
    await server.setMaintainersRole('developer');
    const { errors } = await server.mutate('purgeText', asked, 'errors { ...Errors }');
    expect(errors).toMatchObject([{ code: 'FORBIDDEN', requires: 'MAINTAINER' }]);
    await server.setMaintainersRole('maintainer');
  });

  it('leaves no trace of a deleted issue', async () => {
    await write('updateIssue', { id: id(50), title: 'Secret okapi', body: 'okapi okapi' });
    await write('addComment', { issueId: id(50), body: 'The okapi' });
    await write('updateIssue', { id: id(50), title: 'Nothing', body: 'Nothing' });
    await storeCluster(50, 'okapi');
    const { project, deletedIssueId } = await write(
      'deleteIssue',
      { id: id(50) },
      'project { key } deletedIssueId',
    );
    expect({ project, deletedIssueId }).toEqual({ project: { key: 'NET' }, deletedIssueId: id(50) });
    expect((await server.findRowsContaining('okapi')).rows).toEqual([]);
    expect(await server.findIssueNumbers('okapi')).toEqual([]);
    expect(await server.readIssue(50)).toBeNull();
    expect(await readCluster(50)).toMatchObject({ members: [50, 150, 151] });
    await server.setMaintainersRole('developer');
    const { errors } = await server.mutate('deleteIssue', { id: id(51) }, 'errors { ...Errors }');
    expect(errors).toMatchObject([{ code: 'FORBIDDEN', requires: 'MAINTAINER' }]);
  });
});

const PURGED_SECRET = 'zqxjkvbpsecret';
const neverAbortedSignal = new AbortController().signal;

/** Returns the files below a folder that contain a text verbatim. */
async function findFilesContaining(folder: string, text: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of files.filter((each) => each.isFile())) {
    const bytes = await readFile(path.join(file.parentPath, file.name)).catch(() => Buffer.alloc(0));
    // Index files omit the prefix that a term shares with the previous term.
    if (bytes.includes(text.slice(2))) found.push(file.name);
  }
  return found;
}
