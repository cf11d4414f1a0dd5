/**
 * Lists over several projects, compared with the reference evaluator on random trackers and queries: with all projects
 * in memory, with some, and in SQL.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import {
  arbitraryIssueGrouping,
  arbitraryIssueQuery,
  arbitraryIssueVisibility,
  arbitraryIssueSortOrder,
  arbitraryTestIssueTracker,
  TEST_CURRENT_TIME_MS,
  type TestProjectInfo,
} from '../../../testing/arbitraries';
import {
  createTestPeople,
  createTestProjectWithKey,
  replaceTestIssues,
} from '../../../testing/arbitrariesStore';
import { parseSearchQuery } from '../../../shared/query/parse';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  evaluateFacetCounts,
  evaluateIssueGroupCounts,
  evaluateMergedIssueListRequest,
  leaveOutHiddenIssues,
} from '../../../testing/evaluator/evaluator';
import type { EvaluatedIssueListRequest, TestIssueTracker } from '../../../testing/evaluator/matchIssues';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { IssueVisibility } from '../../store/read/issueVisibility';
import { createInMemoryIssueSearch, type InMemoryIssueSearch } from '../columns/createInMemoryIssueSearch';
import {
  ISSUE_FACET_FIELDS,
  type IssueSearch,
  type MergedIssueList,
  type MergedIssueListRequest,
  type MergedProject,
  MERGED_ISSUE_ORDER_FIELDS,
} from '../list/IssueSearch';
import { NameResolver } from '../list/NameResolver';
import { createSqlIssueFinder } from '../sql/createSqlIssueFinder';
import { createSqlIssueSearch } from '../sql/createSqlIssueSearch';
import { scaleRandomCases } from '../../../testing/randomCases';

const RANDOM_TRACKERS_PER_TEST = scaleRandomCases(12);
const REQUESTS_PER_TRACKER = 6;
const TEST_TIMEOUT_MS = 300_000;

const PROJECT_KEYS = ['APP', 'NET', 'WEB'];

type Random = EvaluatedIssueListRequest & Pick<MergedIssueListRequest, 'viewerId'>;

describeEachDatabaseEngine('a list over several projects', (open) => {
  let store: DatabaseStore;
  let people: TestProjectInfo['people'];
  let projects: TestProjectInfo[];
  let inMemory: InMemoryIssueSearch;
  let partlyInMemory: InMemoryIssueSearch;
  let searches: IssueSearch[];

  beforeAll(async () => {
    store = await open();
    people = await createTestPeople(store);
    projects = [];
    for (const projectKey of PROJECT_KEYS) {
      // The names of one project are spelled in upper case: they mean the same in queries.
      const projectId = await createTestProjectWithKey(store, projectKey, (name) =>
        projectKey === 'NET' ? name.toUpperCase() : name,
      );
      projects.push({ projectId, projectKey, people });
    }
    const names = new NameResolver(store);
    const fallback = createSqlIssueSearch(store, names);
    const options = { store, names, fallback, findIssues: createSqlIssueFinder(store), budget: 64 << 20 };
    inMemory = createInMemoryIssueSearch(options);
    partlyInMemory = createInMemoryIssueSearch(options);
    searches = [fallback, inMemory, partlyInMemory];
    for (const { projectId } of projects) await inMemory.loadProjectIndex(projectId);
    await partlyInMemory.loadProjectIndex(projects[1]!.projectId);
    jest.useFakeTimers({ now: TEST_CURRENT_TIME_MS, advanceTimers: true, doNotFake: [...REAL_TIMERS] });
  });
  afterAll(async () => {
    jest.useRealTimers();
    await Promise.all([inMemory.close(), partlyInMemory.close()]);
  });

  const arbitraryRequest = () =>
    fc.record({
      query: fc.oneof(...projects.map((project) => arbitraryIssueQuery(project))),
      order: arbitraryIssueSortOrder.filter(
        (order) => order === null || MERGED_ISSUE_ORDER_FIELDS.includes(order.field),
      ),
      groupBy: arbitraryIssueGrouping,
      viewerId: fc.constantFrom(null, people[0]!.id),
      now: fc.constant(TEST_CURRENT_TIME_MS),
    });

  const findProject = (id: number) => projects.findIndex(({ projectId }) => projectId === id);

  /** Checks random requests over random subsets of the projects, as of viewers with different rights. */
  const checkLists = (
    check: (
      trackers: TestIssueTracker[],
      request: Random,
      openList: (snapshot?: string) => MergedIssueList,
      restore: () => Promise<void>,
    ) => Promise<void>,
  ): Promise<void> =>
    fc.assert(
      fc.asyncProperty(
        fc.tuple(...projects.map((project) => arbitraryTestIssueTracker(project))),
        fc.array(
          fc.tuple(
            arbitraryRequest(),
            fc.subarray([0, 1, 2], { minLength: 1 }),
            fc.array(arbitraryIssueVisibility(people.map(({ id }) => id)), { minLength: 3, maxLength: 3 }),
          ),
          { minLength: REQUESTS_PER_TRACKER, maxLength: REQUESTS_PER_TRACKER },
        ),
        async (trackers, requests) => {
          const restore = async (): Promise<void> => {
            for (const tracker of trackers) await replaceTestIssues(store, tracker);
          };
          await restore();
          for (const [index, [request, readable, visibilities]] of requests.entries()) {
            const search = searches[index % searches.length]!;
            const shown = readable.map((each) => leaveOutHiddenIssues(trackers[each]!, visibilities[each]!));
            const rows = await readProjects(store, shown, (id) => visibilities[findProject(id)]!);
            const openList = (snapshot?: string) =>
              search.listMerged({
                ...request,
                projects: rows,
                snapshot: snapshot ?? null,
                readable: () =>
                  Promise.resolve(rows.map(({ id, visibleIssues }) => ({ id, visibility: visibleIssues }))),
              });
            await check(shown, request, openList, restore);
          }
        },
      ),
      { numRuns: RANDOM_TRACKERS_PER_TEST },
    );

  it('counts the issues of several queries of a project together', () =>
    fc.assert(
      fc.asyncProperty(
        arbitraryTestIssueTracker(projects[1]!),
        fc.array(arbitraryRequest(), { minLength: 1, maxLength: 8 }),
        async (tracker, requests) => {
          await replaceTestIssues(store, tracker);
          const { viewerId } = requests[0]!;
          const queries = requests.map(({ query }) => parseSearchQuery(query, TEST_CURRENT_TIME_MS));
          const expected = requests.map(
            (request) => evaluateMergedIssueListRequest([tracker], { ...request, viewerId }).length,
          );
          const [project] = await readProjects(store, [tracker]);
          for (const search of searches) {
            const request = {
              projectId: project!.id,
              version: project!.version,
              viewerId,
              readable: () => Promise.resolve([{ id: project!.id, visibility: 'all' as const }]),
              visibility: 'all' as const,
            };
            expect(await search.readIssueCounts(request, queries)).toEqual(expected);
          }
        },
      ),
      { numRuns: RANDOM_TRACKERS_PER_TEST },
    ));

  it(
    'returns the issues of all projects in order, page by page, at any offset and after any row',
    () =>
      checkLists(async (trackers, request, openList) => {
        const expected = evaluateMergedIssueListRequest(trackers, request).map(toRowId);
        expect(await openList().readTotalIssueCount()).toBe(expected.length);
        expect(await readAllPages(openList, 7)).toEqual(expected);
        const offset = Math.floor(expected.length / 3);
        const page = await openList().readIssuePage({ first: 5, after: null, offset });
        expect(page.rows.map(({ projectId, number }) => `${projectId}:${number}`)).toEqual(
          expected.slice(offset, offset + 5),
        );
        expect(page.hasNextPage).toBe(offset + 5 < expected.length);
        expect(page.hasPreviousPage).toBe(offset > 0);
        const rank = Math.floor(expected.length / 2);
        const [projectId, number] = (expected[rank] ?? '0:0').split(':').map(Number);
        expect(await openList().readIssueRank(projectId!, number!)).toBe(expected.length > 0 ? rank : null);
      }),
    TEST_TIMEOUT_MS,
  );

  it(
    'adds up facets, groups and sections by name',
    () =>
      checkLists(async (trackers, request, openList) => {
        const list = openList();
        const [facets, groups, sections, count] = await Promise.all([
          list.readFacets(ISSUE_FACET_FIELDS, 200),
          list.readGroupSections(),
          list.readListSections(),
          list.readTotalIssueCount(),
        ]);
        for (const { field, values, none, distinct } of facets) {
          const expected = addUp(trackers.map((tracker) => evaluateFacetCounts(tracker, request, field)));
          expect(none).toBe(expected.get(null) ?? 0);
          expected.delete(null);
          const counted = values.filter((value) => value.count > 0);
          expect(distinct).toBe(expected.size);
          expect(
            Object.fromEntries(counted.map((value) => [value.label.toLowerCase(), value.count])),
          ).toEqual(Object.fromEntries(expected));
        }
        expect(sumCounts(sections)).toBe(count);
        expect(sections.every((section) => section.count > 0)).toBe(true);
        if (!request.groupBy) return;
        const expected = addUp(
          trackers.map((tracker) => {
            const grouped = evaluateIssueGroupCounts(tracker, request);
            return new Map(grouped.map((group) => [group.label, group.count]));
          }),
        );
        expect(groups.map((group) => group.count).sort((a, b) => a - b)).toEqual(
          [...expected.values()].sort((a, b) => a - b),
        );
      }),
    TEST_TIMEOUT_MS,
  );

  it(
    'returns the pages of a snapshot without repeating or skipping a row while issues change',
    () =>
      checkLists(async (trackers, request, openList, restore) => {
        const expected = evaluateMergedIssueListRequest(trackers, request).map(toRowId);
        const first = openList();
        const [page, token] = await Promise.all([
          first.readIssuePage({ first: 5, after: null, offset: 0 }),
          first.createListSnapshotToken(),
        ]);
        // Reading the snapshot waits until the order of its issues has been computed.
        expect(await openList(token).readTotalIssueCount()).toBe(expected.length);
        for (const { projectId } of trackers) {
          await sql`UPDATE issue SET updated_at = now(), priority = 4 - priority, vote_count = number
            WHERE project_id = ${projectId} AND number % 2 = 0`.execute(store.db);
          await sql`UPDATE project SET version = version + 1 WHERE id = ${projectId}`.execute(store.db);
        }
        const rows = page.rows.map(toPageRowId);
        const offsets = Array.from({ length: Math.ceil(expected.length / 5) }, (_, i) => i * 5).slice(1);
        // The pages are requested in any order, and some at the same time.
        const pages = new Map<number, string[]>();
        await Promise.all(
          offsets.toReversed().map(async (offset) => {
            const read = await openList(token).readIssuePage({ first: 5, after: null, offset });
            pages.set(offset, read.rows.map(toPageRowId));
          }),
        );
        const all = [...rows, ...offsets.flatMap((offset) => pages.get(offset)!)];
        expect(all.toSorted()).toEqual(expected.toSorted());
        for (const { projectId } of trackers) {
          const isOfProject = (id: string): boolean => id.startsWith(`${projectId}:`);
          expect(all.filter(isOfProject)).toEqual(expected.filter(isOfProject));
        }
        const problems = await openList(token).readQueryProblems();
        expect(problems.some(({ message }) => message.includes('has expired'))).toBe(false);
        await restore();
      }),
    TEST_TIMEOUT_MS,
  );

  it('reports only names that are unknown in all projects, and projects that the viewer cannot read', async () => {
    const [app, net] = projects;
    await sql`UPDATE label SET name = 'only here', name_key = 'only here'
      WHERE project_id = ${app!.projectId} AND name_key = 'os::linux'`.execute(store.db);
    await sql`UPDATE project SET version = version + 1`.execute(store.db);
    const problemsOf = async (query: string, shown: TestProjectInfo[]): Promise<string[]> => {
      const rows = await readProjects(store, shown);
      const list = inMemory.listMerged({
        projects: rows,
        query,
        order: null,
        groupBy: null,
        snapshot: null,
        viewerId: null,
        readable: () => Promise.resolve(rows.map(({ id }) => ({ id, visibility: 'all' }))),
      });
      return (await list.readQueryProblems()).map(({ message }) => message);
    };
    expect(await problemsOf('label:"only here"', [app!, net!])).toEqual([]);
    expect(await problemsOf('label:"only here"', [net!])).toEqual(['Unknown label `only here`.']);
    expect(await problemsOf('project:APP', [app!, net!])).toEqual([]);
    expect(await problemsOf('project:APP', [net!])).toEqual([expect.stringContaining('Unknown project')]);
    expect(await problemsOf('label:nothing is:x', [])).toEqual([expect.stringContaining('x')]);
  });
});

const REAL_TIMERS = [
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
] as const;

const toRowId = ({ tracker, issue }: ReturnType<typeof evaluateMergedIssueListRequest>[number]): string =>
  `${tracker.projectId}:${issue.number}`;

const toPageRowId = ({ projectId, number }: { projectId: number; number: number }): string =>
  `${projectId}:${number}`;

const readProjects = async (
  store: DatabaseStore,
  shown: readonly { projectId: number }[],
  visibilityOf: (projectId: number) => IssueVisibility = () => 'all',
): Promise<MergedProject[]> => {
  const rows = await store.db
    .selectFrom('project')
    .select(['id', 'key', 'version', 'issue_counter'])
    .where('id', 'in', shown.length > 0 ? shown.map(({ projectId }) => projectId) : [0])
    .execute();
  return rows.map((row) => ({ ...row, visibleIssues: visibilityOf(row.id) }));
};

async function readAllPages(openList: () => MergedIssueList, first: number): Promise<string[]> {
  const rows: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await openList().readIssuePage({ first, after, offset: 0 });
    rows.push(...page.rows.map(toPageRowId));
    after = page.rows.at(-1)?.cursor ?? null;
    if (!page.hasNextPage || rows.length > 500) return rows;
  }
}

/** Adds up counts by key, ignoring case. */
function addUp(counts: readonly ReadonlyMap<string | null, number>[]): Map<string | null, number> {
  const sums = new Map<string | null, number>();
  for (const each of counts) {
    for (const [key, count] of each) {
      const name = key?.toLowerCase() ?? null;
      sums.set(name, (sums.get(name) ?? 0) + count);
    }
  }
  return sums;
}

const sumCounts = (counted: readonly { count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);
