/** Compares the in-memory columns with SQL after each write to a project. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import {
  arbitraryIssueFacetField,
  arbitraryIssueGrouping,
  arbitraryIssueSortOrder,
  arbitraryIssueQuery,
  type TestProjectInfo,
  arbitraryTestIssueTracker,
} from '../../../testing/arbitraries';
import { replaceTestIssues, createTestProject } from '../../../testing/arbitrariesStore';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { insertTestEvent } from '../../../testing/insertTestEvent';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import type { NewIssue } from '../../store/load/NewIssue';
import { type IssueRowKey, readIssues } from '../../store/read/issues';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import { deleteIssue, readChildIssueNumbers, readLinkedIssues } from '../../store/write/deleteIssue';
import { readProjectHistoryHash } from '../indexing/readProjectHistoryHash';
import type { IssueList, IssueListRequest, IssueSearch } from '../list/IssueSearch';
import { createSqlIssueSearch } from '../sql/createSqlIssueSearch';
import { createSqlIssueFinder } from '../sql/createSqlIssueFinder';
import { type InMemoryIssueSearch, createInMemoryIssueSearch } from './createInMemoryIssueSearch';
import { scaleRandomCases } from '../../../testing/randomCases';

/** Number of random trackers per test. */
const PROPERTY_TEST_RUNS = scaleRandomCases(15);

const ALL = { visibility: 'all', snapshot: null, viewerId: null } as const;

describeEachDatabaseEngine('columns of a changing project', (open) => {
  let store: DatabaseStore;
  let names: TestProjectInfo;
  let search: InMemoryIssueSearch;
  let oracle: IssueSearch;
  let folder: string;
  /** Number of statements that have read all issues of the project, not only the changed ones. */
  let fullLoadCount = 0;

  beforeAll(async () => {
    store = await open({
      onStatement: (event) => void (fullLoadCount += Number(isFullLoadStatement(event.sql))),
    });
    names = await createTestProject(store);
    oracle = createSqlIssueSearch(store);
    folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
    await openSearch();
  });

  afterAll(async () => {
    await search.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Opens the search, which reads the file that the last one has written when it was closed. */
  const openSearch = async (): Promise<void> => {
    search = createInMemoryIssueSearch({
      store,
      fallback: oracle,
      findIssues: createSqlIssueFinder(store),
      budget: 256 * 1024 * 1024,
      files: { folder },
    });
    await search.loadProjectIndex(names.projectId);
  };

  const expectAlike = async (request: IssueListRequest, offset: number): Promise<void> => {
    const [ours, theirs] = await Promise.all([
      readIssueListResults(search.list(request), offset),
      readIssueListResults(oracle.list(request), offset),
    ]);
    const { issues, ...results } = ours;
    expect(results).toEqual(theirs);
    const trees = { ...request, trees: true };
    expect(await readTrees(search.list(trees), offset)).toEqual(await readTrees(oracle.list(trees), offset));
    const keys = ours.rows.map(({ number }) => ({ projectId: request.projectId, number }));
    const byNumber = new Map((await readIssues(store.db, keys)).map((issue) => [issue.number, issue]));
    expect(issues).toEqual(keys.map(({ number }) => byNumber.get(number)));
    const project = { id: request.projectId, version: Number(results.version) };
    const unknown = 1_000_000;
    const read = await search.readIssuesInMemory(project, [...byNumber.keys(), unknown]);
    expect(read).toEqual([...byNumber.values()]);
  };

  it(
    'return the same results as SQL after issues were inserted, changed and deleted, also while the server was stopped',
    () =>
      fc.assert(
        fc.asyncProperty(
          arbitraryTestIssueTracker(names),
          fc.infiniteStream(fc.nat({ max: 1_000 })),
          fc.array(
            fc.record({
              query: arbitraryIssueQuery(names),
              order: arbitraryIssueSortOrder,
              groupBy: arbitraryIssueGrouping,
            }),
            {
              minLength: 6,
              maxLength: 6,
            },
          ),
          async (tracker, random, asks) => {
            await replaceTestIssues(store, { ...tracker, issues: [] });
            // The events do not cover this replacement, so the columns are loaded again.
            await expectAlike({ ...asks[0]!, ...ALL, projectId: names.projectId }, 0);
            const waiting = [...tracker.issues];
            const present: NewIssue[] = [];
            for (const ask of asks) {
              const [pick] = [...random.take(1)];
              const isRestart = pick! % 2 === 0;
              const loadsExpected =
                isRestart && (await hasEventOfCurrentVersion(store, names.projectId)) ? 0 : 1;
              if (isRestart) await search.close();
              if (waiting.length > 0) {
                const some = waiting.splice(pick! % waiting.length, 12);
                await bulkLoadIssues(store, names.projectId, some);
                present.push(...some);
              }
              const changed = present[pick! % Math.max(1, present.length)];
              if (changed) await changeIssueRandomly(store, names.projectId, changed.number, pick!);
              if (pick! % 3 === 0 && present.length > 1) {
                const [gone] = present.splice(pick! % present.length, 1);
                await deleteTestIssue(store, { projectId: names.projectId, number: gone!.number });
              }
              if (isRestart) {
                const before = fullLoadCount;
                await openSearch();
                expect(fullLoadCount - before).toBe(loadsExpected);
              }
              const request = { ...ask, ...ALL, projectId: names.projectId };
              await expectAlike(request, pick! % 5);
              const tied = TESTED_ISSUE_RELATION_QUERIES[pick! % TESTED_ISSUE_RELATION_QUERIES.length]!;
              await expectAlike({ ...request, query: tied, viewerId: names.people[0]!.id }, 0);
            }
          },
        ),
        { numRuns: PROPERTY_TEST_RUNS, endOnFailure: true },
      ),
    120_000,
  );

  it('neither repeat nor skip a row when a snapshot is read page by page under constant writes', async () => {
    const issues = fc
      .sample(arbitraryTestIssueTracker(names), { numRuns: 30, seed: 7 })
      .flatMap((tracker) => tracker.issues);
    const numbered = issues.map((issue, i) => ({ ...issue, number: i + 1, links: [], parentNumber: null }));
    await replaceTestIssues(store, { ...names, states: [], labels: [], milestones: [], issues: numbered });
    const request: IssueListRequest = {
      projectId: names.projectId,
      query: '',
      order: null,
      groupBy: null,
      ...ALL,
    };
    const snapshot = await search.list(request).createListSnapshotToken();
    const seen: number[] = [];
    for (let offset = 0; offset < numbered.length; offset += 3) {
      await changeIssueRandomly(store, names.projectId, 1 + (offset % numbered.length), offset);
      // The live list, without a snapshot, includes the change at once.
      const live = await search.list(request).readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 1 });
      expect(live.rows[0]!.number).toBe(1 + (offset % numbered.length));
      const page = await search
        .list({ ...request, snapshot })
        .readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 3, offset });
      seen.push(...page.rows.map(({ number }) => number));
    }
    expect(seen).toHaveLength(numbered.length);
    expect(new Set(seen).size).toBe(numbered.length);
  });
});

/** Whether a statement reads all issues of a project into memory. */
const isFullLoadStatement = (text: string): boolean =>
  text.includes('SELECT DISTINCT author_id, issue_number');

/** Whether columns of the current project version can be recognized later, and are therefore written to a file. */
async function hasEventOfCurrentVersion({ db }: DatabaseStore, projectId: number): Promise<boolean> {
  const { version } = await db
    .selectFrom('project')
    .select('version')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return (await readProjectHistoryHash(db, projectId, version)) !== '';
}

/** Queries on relations between issues and people and between issues. */
const TESTED_ISSUE_RELATION_QUERIES = [
  'commenter:ann',
  'commenter:bob,cleo',
  '-commenter:@me has:links',
  'has:links',
  'has:duplicates',
  'has:parent',
  'parent:NET-4',
  'duplicate-of:1,4,7',
  'mentions:ann,bob',
  'watching:@me',
];

const NO_PAGINATION_ARGUMENTS = { first: null, after: null, last: null, before: null, offset: null };

async function readIssueListResults(list: IssueList, offset: number) {
  const [page, total, sections, groups, [facet], version] = await Promise.all([
    list.readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 8, offset }),
    list.readTotalIssueCount(),
    list.readListSections(),
    list.readGroupSections(),
    list.readFacets([fc.sample(arbitraryIssueFacetField, { numRuns: 1, seed: offset })[0]!], 100),
    list.readProjectVersion(),
  ]);
  // hasPreviousPage is not compared: beyond the end of a list, SQL does not check for earlier rows.
  const { rows, issues, hasNextPage } = page;
  return { rows, issues, hasNextPage, total, sections, groups, facet, version };
}

/**
 * Reads a page of a list with trees and the sub-issues of its rows. Cursors are not compared: only SQL reads them from
 * a ranking.
 */
async function readTrees(list: IssueList, offset: number) {
  const { rows, subIssueCounts, hasNextPage } = await list.readIssuePage({
    ...NO_PAGINATION_ARGUMENTS,
    first: 8,
    offset,
  });
  const numbers = rows.map(({ number }) => number);
  const subIssues = numbers.map(async (number) => {
    const page = await list.readSubIssuePage(number, { size: 5, offset: 0 });
    return { numbers: page.numbers, subIssueCounts: page.subIssueCounts, total: page.total };
  });
  return {
    numbers,
    subIssueCounts,
    hasNextPage,
    subIssues: await Promise.all(subIssues),
    total: await list.readTotalIssueCount(),
    topLevel: await list.readTopLevelIssueCount(),
    sections: await list.readListSections(),
    groups: await list.readGroupSections(),
  };
}

/** Changes fields of an issue and makes it the last updated one, with one event. */
async function changeIssueRandomly(
  store: DatabaseStore,
  projectId: number,
  number: number,
  seed: number,
): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    const version = await insertTestEvent(tx, projectId, number);
    await sql`UPDATE issue SET priority = ${seed % 5}, label_ids = ${seed % 3 === 0 ? [] : [3 + (seed % 8)]}::int[],
      title = ${`Title ${'é'.repeat(seed % 40)} ${version}`}, locked = ${seed % 2 === 1}, version = version + 1,
      assignee_ids = ${seed % 3 === 1 ? [] : [2, 1]}::int[], closed_by_id = ${seed % 5 === 0 ? null : 1},
      due_on = ${seed % 7 === 0 ? new Date(seed * 1e7) : null},
      task_count = ${seed % 300}, completed_task_count = ${seed % 3}, vote_count = ${seed}, closed_at = ${seed % 2 === 0 ? null : new Date(seed * 1e6)},
      milestone_id = ${seed % 4 || null}, updated_at = now() + make_interval(secs => ${version})
      WHERE project_id = ${projectId} AND number = ${number}`.execute(tx);
    await changeIssueRelationsRandomly(tx, projectId, number, seed, version);
  });
}

/** Deletes an issue, with an event for it and for each related issue. */
async function deleteTestIssue(store: DatabaseStore, key: IssueRowKey): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    const near = [
      ...(await readLinkedIssues(tx, key)).map(({ number }) => number),
      ...(await readChildIssueNumbers(tx, key)),
    ];
    await deleteIssue(tx, key, { duplicates: [], withEvents: near });
    for (const number of [key.number, ...near]) await insertTestEvent(tx, key.projectId, number);
  });
}

/** Adds or removes a comment, a watch, a mention, a link or a parent. */
async function changeIssueRelationsRandomly(
  tx: Transaction<DatabaseTables>,
  projectId: number,
  number: number,
  seed: number,
  version: number,
): Promise<void> {
  const person = sql`(SELECT id FROM app_user ORDER BY id OFFSET ${seed % 4} LIMIT 1)`;
  const other = sql`(SELECT number FROM issue WHERE project_id = ${projectId} ORDER BY number
    OFFSET ${seed % 7} LIMIT 1)`;
  const ofIssue = sql`project_id = ${projectId} AND number = ${number}`;
  const steps = [
    sql`INSERT INTO comment (project_id, id, issue_number, author_id, body, created_at)
      VALUES (${projectId}, ${1_000_000 + version}, ${number}, ${person}, '', now())`,
    sql`DELETE FROM comment WHERE project_id = ${projectId} AND issue_number = ${number} AND author_id = ${person}`,
    sql`INSERT INTO watch (project_id, user_id, number) VALUES (${projectId}, ${person}, ${number}) ON CONFLICT DO NOTHING`,
    sql`DELETE FROM watch WHERE ${ofIssue}`,
    sql`INSERT INTO mention (project_id, user_id, number) VALUES (${projectId}, ${person}, ${number}) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO issue_link (project_id, number, kind, to_project_id, to_number)
      SELECT ${projectId}, ${number}, ${seed % 3}, ${projectId}, ${other} WHERE ${other} IS NOT NULL ON CONFLICT DO NOTHING`,
    sql`DELETE FROM issue_link WHERE ${ofIssue}`,
    sql`UPDATE issue SET parent_number = nullif(${other}, ${number}) WHERE ${ofIssue}`,
  ];
  await steps[seed % steps.length]!.execute(tx);
}
