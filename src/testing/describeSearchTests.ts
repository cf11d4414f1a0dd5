/**
 * Compares the results of a search implementation with the reference evaluator, on random trackers and
 * queries.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import {
  arbitraryIssueFacetField,
  arbitraryIssueGrouping,
  TEST_CURRENT_TIME_MS,
  arbitraryIssueSortOrder,
  arbitraryIssueQuery,
  arbitraryIssueVisibility,
  type TestProjectInfo,
  arbitraryTestIssueTracker,
} from './arbitraries';
import { replaceTestIssues, createTestProject } from './arbitrariesStore';
import { describeEachDatabaseEngine } from './databases';
import {
  evaluateIssueListRequest,
  leaveOutHiddenIssues,
  evaluateFacetCounts,
  evaluateIssueGroupCounts,
} from './evaluator/evaluator';
import type { EvaluatedIssueListRequest, TestIssueTracker } from './evaluator/matchIssues';
import { createIssueListRequest } from '../server/search/list/createIssueListRequest';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import { SEARCH_QUERY_TERMS_MAX } from '../shared/limits';
import type {
  IssueFacetField,
  IssueList,
  IssueListPage,
  IssueListRequest,
  IssueListPageArguments,
  IssueSearch,
} from '../server/search/list/IssueSearch';
import { scaleRandomCases } from './randomCases';

/** Number of random trackers per test. */
const RANDOM_TRACKERS_PER_TEST = scaleRandomCases(25);
const RANDOM_QUERIES_PER_TRACKER = 8;
/** Timeout of a test on a busy machine, in milliseconds. */
const SEARCH_TEST_TIMEOUT_MS = 300_000;

const arbitraryIssueListRequest = (names: TestProjectInfo) =>
  fc.record({
    query: arbitraryIssueQuery(names),
    order: arbitraryIssueSortOrder,
    groupBy: arbitraryIssueGrouping,
    viewerId: fc.constantFrom(null, names.people[0]!.id),
    now: fc.constant(TEST_CURRENT_TIME_MS),
    visibility: arbitraryIssueVisibility(names.people.map(({ id }) => id)),
  });

export interface SearchUnderTest {
  search: IssueSearch;
  /** Prepares the search after the project was created, before the first request. */
  prepare?: (projectId: number) => Promise<void>;
  close?: () => Promise<void>;
}

export function describeSearchTests(name: string, make: (store: DatabaseStore) => SearchUnderTest): void {
  describeEachDatabaseEngine(name, (open) => {
    let store: DatabaseStore;
    let search: IssueSearch;
    let underTest: SearchUnderTest;
    let names: TestProjectInfo;

    beforeAll(async () => {
      store = await open();
      underTest = make(store);
      search = underTest.search;
      names = await createTestProject(store);
      await underTest.prepare?.(names.projectId);
      jest.useFakeTimers({
        now: TEST_CURRENT_TIME_MS,
        doNotFake: [
          'setImmediate',
          'setTimeout',
          'nextTick',
          'queueMicrotask',
          'performance',
          'setInterval',
          'clearTimeout',
          'clearInterval',
          'clearImmediate',
          'hrtime',
        ],
      });
    });

    afterAll(async () => {
      jest.useRealTimers();
      await underTest.close?.();
    });

    type RandomListRequest = EvaluatedIssueListRequest & Pick<IssueListRequest, 'projectId' | 'visibility'>;

    const checkTrackers = (
      check: (tracker: TestIssueTracker, requests: readonly RandomListRequest[]) => Promise<void>,
    ): Promise<void> =>
      fc.assert(
        fc.asyncProperty(
          arbitraryTestIssueTracker(names),
          fc.array(arbitraryIssueListRequest(names), {
            minLength: RANDOM_QUERIES_PER_TRACKER,
            maxLength: RANDOM_QUERIES_PER_TRACKER,
          }),
          async (tracker, requests) => {
            await replaceTestIssues(store, tracker);
            await check(
              tracker,
              requests.map((request) => ({ ...request, projectId: names.projectId })),
            );
          },
        ),
        { numRuns: RANDOM_TRACKERS_PER_TEST },
      );

    const checkLists = (
      check: (tracker: TestIssueTracker, request: RandomListRequest, list: () => IssueList) => Promise<void>,
    ): Promise<void> =>
      checkTrackers(async (tracker, requests) => {
        for (const request of requests) {
          const shown = leaveOutHiddenIssues(tracker, request.visibility);
          await check(shown, request, () => search.list({ ...request, snapshot: null }));
        }
      });

    it(
      'returns the same issues in the same order as the evaluator, page by page in both directions',
      () =>
        checkLists(async (tracker, request, list) => {
          const expected = evaluateIssueListRequest(tracker, request).map(({ number }) => number);
          expect(await list().readTotalIssueCount()).toBe(expected.length);
          expect([...(await list().readIssueNumbers())]).toEqual(expected.toSorted((a, b) => a - b));
          expect(await readAllIssueNumbers(list(), { first: 7 })).toEqual(expected);
          const rank = Math.floor(expected.length / 2);
          const ranked = list();
          expect(
            await Promise.all([ranked.readIssueRank(expected[rank] ?? 0), ranked.readIssueRank(0)]),
          ).toEqual([expected.length > 0 ? rank : null, null]);
          expect(await readAllIssueNumbers(list(), { last: 7 })).toEqual(expected);
          const offset = Math.floor(expected.length / 3);
          const page = await list().readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 5, offset });
          expect(getListPageIssueNumbers(page)).toEqual(expected.slice(offset, offset + 5));
          expect(page.hasNextPage).toBe(offset + 5 < expected.length);
          const after = page.rows[0]?.cursor;
          if (after) {
            const beyond = await list().readIssuePage({
              ...NO_PAGINATION_ARGUMENTS,
              first: 3,
              after,
              offset: 2,
            });
            expect(getListPageIssueNumbers(beyond)).toEqual(expected.slice(offset + 3, offset + 6));
          }
        }),
      SEARCH_TEST_TIMEOUT_MS,
    );

    it('answers queries with the maximum number of words, combined by OR and by AND', async () => {
      const words = Array.from({ length: SEARCH_QUERY_TERMS_MAX }, (_, i) => `nothing${i}`);
      const order = { field: 'RELEVANCE', direction: 'DESC' } as const;
      for (const query of [
        words.join(' OR '),
        words.join(' '),
        `is:open OR ${words.slice(1).join(' OR ')}`,
      ]) {
        const request = {
          ...createIssueListRequest(names.projectId, 'all'),
          order,
        };
        const list = search.list({ ...request, query });
        const [open, count] = [
          search.list({ ...request, query: 'is:open' }),
          await list.readTotalIssueCount(),
        ];
        expect(count).toBe(query.startsWith('is:open') ? await open.readTotalIssueCount() : 0);
        expect((await list.readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 3 })).rows).toHaveLength(
          Math.min(3, count),
        );
      }
    });

    it(
      'returns exact counts of facets, groups and sections',
      () =>
        checkLists(async (tracker, request, list) => {
          const expected = evaluateIssueListRequest(tracker, request);
          const sections = await list().readListSections();
          expect(sections.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
          expect(sections.every(({ count }) => count > 0)).toBe(true);
          const field = fc.sample(arbitraryIssueFacetField, { numRuns: 1, seed: expected.length })[0]!;
          const [facet] = await list().readFacets([field], 100);
          const counts = evaluateFacetCounts(tracker, request, field);
          expect(facet!.none).toBe(counts.get(null) ?? 0);
          counts.delete(null);
          expect(facet!.distinct).toBe(counts.size);
          expect(
            Object.fromEntries(
              facet!.values
                .filter(({ count }) => count > 0)
                .map(({ label, count }) => [getFacetValueName(field, label), count]),
            ),
          ).toEqual(Object.fromEntries(counts));
          if (request.groupBy) {
            const groups = await list().readGroupSections();
            expect(groups.map(({ count }) => count)).toEqual(
              evaluateIssueGroupCounts(tracker, request).map(({ count }) => count),
            );
          }
        }),
      SEARCH_TEST_TIMEOUT_MS,
    );

    it(
      'nests the matching sub-issues of matching issues in trees, also in a snapshot while parents change',
      () =>
        checkTrackers(async (tracker, requests) => {
          await shuffleSubIssues(store, names.projectId);
          const pinned: { list: () => IssueList; check: (list: () => IssueList) => Promise<void> }[] = [];
          for (const request of requests) {
            const shown = leaveOutHiddenIssues(tracker, request.visibility);
            const check = (list: () => IssueList) => expectTrees(shown, request, list);
            const list = (snapshot: string | null) => search.list({ ...request, trees: true, snapshot });
            await check(() => list(null));
            const snapshot = await list(null).createListSnapshotToken();
            await check(() => list(snapshot));
            pinned.push({ list: () => list(snapshot), check });
          }
          await sql`UPDATE issue SET priority = 4 - priority,
              parent_number = CASE number % 3 WHEN 0 THEN NULL WHEN 1 THEN 3 ELSE parent_number END
            WHERE project_id = ${names.projectId}`.execute(store.db);
          await sql`UPDATE project SET version = version + 1 WHERE id = ${names.projectId}`.execute(store.db);
          for (const { list, check } of pinned) await check(list);
        }),
      SEARCH_TEST_TIMEOUT_MS,
    );

    it(
      'returns an unchanged list for each snapshot while the project changes',
      () =>
        checkTrackers(async (tracker, requests) => {
          const snapshots: { request: IssueListRequest; expected: number[] }[] = [];
          for (const request of requests) {
            const shown = leaveOutHiddenIssues(tracker, request.visibility);
            const expected = evaluateIssueListRequest(shown, request).map(({ number }) => number);
            const snapshot = await search.list({ ...request, snapshot: null }).createListSnapshotToken();
            const pinned = { ...request, snapshot };
            // The list's snapshot token is returned at once; reading the snapshot waits until the order of its
            // issues has been computed.
            expect(await search.list(pinned).readTotalIssueCount()).toBe(expected.length);
            snapshots.push({ request: pinned, expected });
          }
          await sql`UPDATE issue SET updated_at = now(), priority = 4 - priority WHERE project_id = ${names.projectId}
        AND number % 2 = 0`.execute(store.db);
          await sql`UPDATE project SET version = version + 1 WHERE id = ${names.projectId}`.execute(store.db);
          for (const { request, expected } of snapshots) {
            const list = () => search.list(request);
            expect(await readAllIssueNumbers(list(), { first: 6 })).toEqual(expected);
            expect(await readAllIssueNumbers(list(), { last: 6 })).toEqual(expected);
            expect(await list().readTotalIssueCount()).toBe(expected.length);
            const offset = Math.floor(expected.length / 2);
            expect(
              getListPageIssueNumbers(
                await list().readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 4, offset }),
              ),
            ).toEqual(expected.slice(offset, offset + 4));
            expect(
              (await list().readQueryProblems()).some(({ message }) => message.includes('has expired')),
            ).toBe(false);
          }
        }),
      SEARCH_TEST_TIMEOUT_MS,
    );
  });
}

/** Gives all sub-issues of the project random positions, by which `getShuffledPosition` sorts them, too. */
async function shuffleSubIssues(store: DatabaseStore, projectId: number): Promise<void> {
  await sql`UPDATE sub_issue_position SET position = (number * ${SHUFFLE_FACTOR}::int) % ${SHUFFLE_MODULUS}::int
    WHERE project_id = ${projectId}`.execute(store.db);
}

const SHUFFLE_FACTOR = 7_919;
const SHUFFLE_MODULUS = 1_009;
const getShuffledPosition = (number: number): number => (number * SHUFFLE_FACTOR) % SHUFFLE_MODULUS;

/** Compares all parts of a list with trees with those of the evaluator's list. */
async function expectTrees(
  tracker: TestIssueTracker,
  request: EvaluatedIssueListRequest,
  list: () => IssueList,
): Promise<void> {
  const issues = evaluateIssueListRequest(tracker, request);
  const all = new Set(issues.map(({ number }) => number));
  const topLevel = issues
    .filter(({ parentNumber }) => parentNumber === null || !all.has(parentNumber))
    .map(({ number }) => number);
  const getSubIssues = (parent: number): number[] =>
    issues
      .filter(({ parentNumber }) => parentNumber === parent)
      .map(({ number }) => number)
      .sort((a, b) => getShuffledPosition(a) - getShuffledPosition(b));
  const countSubIssues = (number: number): number => getSubIssues(number).length;

  expect(await list().readTotalIssueCount()).toBe(issues.length);
  expect(await list().readTopLevelIssueCount()).toBe(topLevel.length);
  expect(await readAllIssueNumbers(list(), { first: 7 })).toEqual(topLevel);
  expect(await readAllIssueNumbers(list(), { last: 7 })).toEqual(topLevel);
  const offset = Math.floor(topLevel.length / 3);
  const page = await list().readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 5, offset });
  const rows = topLevel.slice(offset, offset + 5);
  expect(getListPageIssueNumbers(page)).toEqual(rows);
  expect(page.subIssueCounts).toEqual(rows.map(countSubIssues));
  for (const number of issues.slice(0, 3).map((issue) => issue.number)) {
    const rank = topLevel.indexOf(number);
    expect(await list().readIssueRank(number)).toBe(rank < 0 ? null : rank);
  }
  const sections = await list().readListSections();
  expect(sections.reduce((sum, { count }) => sum + count, 0)).toBe(topLevel.length);
  if (request.groupBy) {
    const groups = await list().readGroupSections();
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(topLevel.length);
    expect(groups.every(({ count }) => count > 0)).toBe(true);
  }
  for (const parent of [...all, 0]) {
    const expected = getSubIssues(parent);
    const whole = await list().readSubIssuePage(parent, { size: 200, offset: 0 });
    expect(whole).toMatchObject({
      numbers: expected,
      subIssueCounts: expected.map(countSubIssues),
      total: expected.length,
    });
    if (expected.length < 2) continue;
    const rest = await list().readSubIssuePage(parent, { size: 1, offset: 1 });
    expect(rest).toMatchObject({ numbers: expected.slice(1, 2), total: expected.length });
  }
}

const NO_PAGINATION_ARGUMENTS: IssueListPageArguments = {
  first: null,
  after: null,
  last: null,
  before: null,
  offset: null,
};

const getListPageIssueNumbers = (page: IssueListPage): number[] => page.rows.map(({ number }) => number);

/** Reads the numbers of all issues of a list, page by page, in order. */
async function readAllIssueNumbers(
  list: IssueList,
  size: { first: number } | { last: number },
): Promise<number[]> {
  const numbers: number[] = [];
  for (let cursor: string | null = null; ;) {
    const backward = 'last' in size;
    const page = await list.readIssuePage({
      ...NO_PAGINATION_ARGUMENTS,
      ...size,
      [backward ? 'before' : 'after']: cursor,
    });
    numbers.splice(backward ? 0 : numbers.length, 0, ...getListPageIssueNumbers(page));
    cursor = (backward ? page.rows[0] : page.rows.at(-1))?.cursor ?? null;
    if (!(backward ? page.hasPreviousPage : page.hasNextPage) || numbers.length > 500) return numbers;
  }
}

/** Returns a facet value's name from its display label: labels of enum values start with a capital letter. */
function getFacetValueName(field: IssueFacetField, label: string): string {
  return ['TYPE', 'PRIORITY', 'CATEGORY'].includes(field) ? label.toLowerCase() : label;
}
