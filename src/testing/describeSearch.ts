/**
 * Compares the results of a search implementation with the naive evaluator, on random trackers and queries.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import {
  facetFields,
  arbitraryGrouping,
  TEST_TIME,
  arbitraryOrder,
  arbitraryQuery,
  type TrackerNames,
  arbitraryTracker,
} from './arbitraries';
import { fillProject, makeProject } from './arbitrariesStore';
import { describeEachEngine } from './databases';
import {
  type EvaluatedRequest,
  evaluateList,
  evaluateFacet,
  evaluateGroups,
  type TestTracker,
} from './evaluator';
import type { Store } from '../server/store/Store';
import { QUERY_TERMS_MAX } from '../shared/limits';
import type { FacetField, IssueList, IssuePage, PageArguments, Search } from '../server/search/list/Search';

/** Number of random trackers per test; `npm run test:long` runs ten times as many. */
const TRACKERS_PER_TEST = process.env.WINNOW_LONG === '1' ? 250 : 25;
const QUERIES_EACH = 8;
/** Timeout of a test on a busy machine, in milliseconds. */
const TEST_TIMEOUT = 300_000;

const listRequests = (names: TrackerNames) =>
  fc.record({
    query: arbitraryQuery(names),
    order: arbitraryOrder,
    groupBy: arbitraryGrouping,
    viewerId: fc.constantFrom(null, names.people[0]!.id),
    now: fc.constant(TEST_TIME),
  });

export interface SearchUnderTest {
  search: Search;
  /** Prepares the search after the project was created, before the first request. */
  prepare?: (projectId: number) => Promise<void>;
  close?: () => Promise<void>;
}

export function describeSearch(name: string, make: (store: Store) => SearchUnderTest): void {
  describeEachEngine(name, (open) => {
    let store: Store;
    let search: Search;
    let made: SearchUnderTest;
    let names: TrackerNames;

    beforeAll(async () => {
      store = await open();
      made = make(store);
      search = made.search;
      names = await makeProject(store);
      await made.prepare?.(names.projectId);
      jest.useFakeTimers({
        now: TEST_TIME,
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
      await made.close?.();
    });

    const each = (
      check: (tracker: TestTracker, ask: EvaluatedRequest, list: () => IssueList) => Promise<void>,
    ): Promise<void> =>
      fc.assert(
        fc.asyncProperty(
          arbitraryTracker(names),
          fc.array(listRequests(names), { minLength: QUERIES_EACH, maxLength: QUERIES_EACH }),
          async (tracker, asks) => {
            await fillProject(store, tracker);
            for (const ask of asks) {
              const request = { ...ask, projectId: names.projectId, snapshot: null };
              await check(tracker, ask, () => search.list(request));
            }
          },
        ),
        { numRuns: TRACKERS_PER_TEST },
      );

    it(
      'returns the same issues in the same order as the evaluator, page by page in both directions',
      () =>
        each(async (tracker, ask, list) => {
          const expected = evaluateList(tracker, ask).map(({ number }) => number);
          expect(await list().totalCount()).toBe(expected.length);
          expect([...(await list().numbers())]).toEqual(expected.toSorted((a, b) => a - b));
          expect(await readAllPages(list(), { first: 7 })).toEqual(expected);
          expect(await readAllPages(list(), { last: 7 })).toEqual(expected);
          const offset = Math.floor(expected.length / 3);
          const page = await list().page({ ...NO_ARGUMENTS, first: 5, offset });
          expect(numbersOf(page)).toEqual(expected.slice(offset, offset + 5));
          expect(page.hasNextPage).toBe(offset + 5 < expected.length);
          const after = page.rows[0]?.cursor;
          if (after) {
            const beyond = await list().page({ ...NO_ARGUMENTS, first: 3, after, offset: 2 });
            expect(numbersOf(beyond)).toEqual(expected.slice(offset + 3, offset + 6));
          }
        }),
      TEST_TIMEOUT,
    );

    it('answers queries with the maximum number of words, combined by OR and by AND', async () => {
      const words = Array.from({ length: QUERY_TERMS_MAX }, (_, i) => `nothing${i}`);
      const order = { field: 'RELEVANCE', direction: 'DESC' } as const;
      for (const query of [
        words.join(' OR '),
        words.join(' '),
        `is:open OR ${words.slice(1).join(' OR ')}`,
      ]) {
        const { projectId } = names;
        const list = search.list({ projectId, query, order, groupBy: null, snapshot: null, viewerId: null });
        const [open, count] = [
          search.list({ projectId, query: 'is:open', order, groupBy: null, snapshot: null, viewerId: null }),
          await list.totalCount(),
        ];
        expect(count).toBe(query.startsWith('is:open') ? await open.totalCount() : 0);
        expect((await list.page({ ...NO_ARGUMENTS, first: 3 })).rows).toHaveLength(Math.min(3, count));
      }
    });

    it(
      'returns exact counts of facets, groups and sections',
      () =>
        each(async (tracker, ask, list) => {
          const expected = evaluateList(tracker, ask);
          const sections = await list().sections();
          expect(sections.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
          expect(sections.every(({ count }) => count > 0)).toBe(true);
          const field = fc.sample(facetFields, { numRuns: 1, seed: expected.length })[0]!;
          const [facet] = await list().facets([field], 100);
          const counts = evaluateFacet(tracker, ask, field);
          expect(facet!.none).toBe(counts.get(null) ?? 0);
          counts.delete(null);
          expect(facet!.distinct).toBe(counts.size);
          expect(
            Object.fromEntries(
              facet!.values
                .filter(({ count }) => count > 0)
                .map(({ label, count }) => [nameOf(field, label), count]),
            ),
          ).toEqual(Object.fromEntries(counts));
          if (ask.groupBy) {
            const groups = await list().groups();
            expect(groups.map(({ count }) => count)).toEqual(
              evaluateGroups(tracker, ask).map(({ count }) => count),
            );
          }
        }),
      TEST_TIMEOUT,
    );

    it(
      'returns an unchanged list for a snapshot while the project changes',
      () =>
        each(async (tracker, ask, list) => {
          const expected = evaluateList(tracker, ask).map(({ number }) => number);
          const snapshot = await list().snapshot();
          const pinned = () => search.list({ ...ask, projectId: names.projectId, snapshot });
          // The list's snapshot token is returned at once; reading the snapshot waits until the order of its
          // issues has been computed.
          expect(await pinned().totalCount()).toBe(expected.length);
          await sql`UPDATE issue SET updated_at = now(), priority = 4 - priority WHERE project_id = ${names.projectId}
        AND number % 2 = 0`.execute(store.db);
          await sql`UPDATE project SET version = version + 1 WHERE id = ${names.projectId}`.execute(store.db);
          expect(await readAllPages(pinned(), { first: 6 })).toEqual(expected);
          expect(await readAllPages(pinned(), { last: 6 })).toEqual(expected);
          expect(await pinned().totalCount()).toBe(expected.length);
          const offset = Math.floor(expected.length / 2);
          expect(numbersOf(await pinned().page({ ...NO_ARGUMENTS, first: 4, offset }))).toEqual(
            expected.slice(offset, offset + 4),
          );
          expect((await pinned().problems()).some(({ message }) => message.includes('has expired'))).toBe(
            false,
          );
          await fillProject(store, tracker);
        }),
      TEST_TIMEOUT,
    );
  });
}

const NO_ARGUMENTS: PageArguments = { first: null, after: null, last: null, before: null, offset: null };

const numbersOf = (page: IssuePage): number[] => page.rows.map(({ number }) => number);

/** Reads the numbers of all issues of a list, page by page, in order. */
async function readAllPages(list: IssueList, size: { first: number } | { last: number }): Promise<number[]> {
  const numbers: number[] = [];
  for (let cursor: string | null = null; ;) {
    const backward = 'last' in size;
    const page = await list.page({ ...NO_ARGUMENTS, ...size, [backward ? 'before' : 'after']: cursor });
    numbers.splice(backward ? 0 : numbers.length, 0, ...numbersOf(page));
    cursor = (backward ? page.rows[0] : page.rows.at(-1))?.cursor ?? null;
    if (!(backward ? page.hasPreviousPage : page.hasNextPage) || numbers.length > 500) return numbers;
  }
}

/** Returns a facet value's name from its display label: labels of enum values start with a capital letter. */
function nameOf(field: FacetField, label: string): string {
  return ['TYPE', 'PRIORITY', 'CATEGORY'].includes(field) ? label.toLowerCase() : label;
}
