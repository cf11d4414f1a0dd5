import { replaceTestIssues, createTestProject } from '../../../testing/arbitrariesStore';
import { TEST_ISSUE_ATTRIBUTES, type TestProjectInfo } from '../../../testing/arbitraries';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { rankNameMatch } from '../../../shared/nameMatch';
import { createNewIssueWithDefaults, type NewIssue } from '../../store/load/NewIssue';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type {
  IssueListRequest,
  IssueListPageArguments,
  IssueOrderField,
  IssueSearch,
} from '../list/IssueSearch';
import { createSqlIssueSearch } from './createSqlIssueSearch';

const NO_PAGINATION_ARGUMENTS: IssueListPageArguments = {
  first: null,
  after: null,
  last: null,
  before: null,
  offset: null,
};

describeEachDatabaseEngine('a list in SQL', (open) => {
  let store: DatabaseStore;
  let search: IssueSearch;
  let projectId: number;
  let people: TestProjectInfo['people'];
  let refill: (issues: NewIssue[]) => Promise<void>;
  let statements = 0;

  const request = (query: string, more: Partial<IssueListRequest> = {}): IssueListRequest => ({
    projectId,
    query,
    order: null,
    groupBy: null,
    snapshot: null,
    visibility: 'all',
    viewerId: null,
    ...more,
  });

  beforeAll(async () => {
    store = await open({ onStatement: () => statements++ });
    search = createSqlIssueSearch(store);
    const names = await createTestProject(store);
    ({ projectId, people } = names);
    refill = (issues) => replaceTestIssues(store, { ...names, ...TEST_ISSUE_ATTRIBUTES, issues });
    await refill(
      Array.from({ length: 2_500 }, (_, i) =>
        createNewIssueWithDefaults({
          number: i + 1,
          title: i % 10 === 0 ? 'A crash' : 'Nothing much',
          priority: i % 2 === 0 ? 'high' : 'none',
          labelIds: i % 100 === 0 ? [10] : [],
          createdAt: new Date(Date.UTC(2020, 0, 1) + i * 3_600_000),
        }),
      ),
    );
  });

  it("finds only the viewer's own watched issues", async () => {
    const [watcher, other] = people;
    await store.db
      .insertInto('watch')
      .values({ project_id: projectId, number: 7, user_id: watcher!.id })
      .execute();
    const found = async (name: string, viewerId: number | null) => {
      const list = search.list(request(`watching:${name}`, { viewerId }));
      return [
        await list.readTotalIssueCount(),
        (await list.readQueryProblems()).map(({ suggestion }) => suggestion),
      ];
    };
    expect(await found('@me', watcher!.id)).toEqual([1, []]);
    expect(await found('@me', other!.id)).toEqual([0, []]);
    for (const name of [watcher!.login, watcher!.login.toUpperCase(), 'stranger']) {
      expect(await found(name, other!.id)).toEqual([0, ['@me']]);
      expect(await found(name, null)).toEqual([0, ['@me']]);
    }
  });

  it.each([
    ['a page with neither first nor last', {}, 'VALIDATION_FAILED'],
    ['a page with both first and last', { first: 1, last: 1 }, 'VALIDATION_FAILED'],
    ['an offset with last', { last: 1, offset: 3 }, 'VALIDATION_FAILED'],
    ['an offset with before', { first: 1, before: 'x', offset: 3 }, 'VALIDATION_FAILED'],
    ['after with last', { last: 1, after: 'x' }, 'VALIDATION_FAILED'],
    ['a page of no rows', { first: 0 }, 'VALIDATION_FAILED'],
    ['a negative offset', { first: 1, offset: -1 }, 'VALIDATION_FAILED'],
    ['a page of too many rows', { first: 201 }, 'LIMIT_EXCEEDED'],
    ['a cursor that cannot be decoded', { first: 1, after: 'nonsense' }, 'VALIDATION_FAILED'],
    [
      'a cursor with invalid contents',
      { first: 1, after: btoa('[1,"UPDATED_AT","x",0,0]') },
      'VALIDATION_FAILED',
    ],
  ])('rejects %s', async (_, args, code) => {
    await expect(
      search.list(request('')).readIssuePage({ ...NO_PAGINATION_ARGUMENTS, ...args }),
    ).rejects.toMatchObject({
      code,
    });
  });

  it('returns NOT_FOUND for a project that does not exist', async () => {
    const list = search.list({ ...request(''), projectId: 999_999 });
    await expect(list.readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('reads a page with one statement once the names are cached', async () => {
    await search.list(request('label:bug crash')).readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 50 });
    statements = 0;
    const page = await search
      .list(request('label:bug crash is:open'))
      .readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 50 });
    expect(page.rows).toHaveLength(25);
    expect(statements).toBe(1);
  });

  it('finds rows at a large offset, with cursors to continue from', async () => {
    const page = await search
      .list(request(''))
      .readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 3, offset: 2_000 });
    expect(page.rows.map(({ number }) => number)).toEqual([500, 499, 498]);
    expect(page).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const next = await search
      .list(request(''))
      .readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 2, after: page.rows[2]!.cursor });
    expect(next.rows.map(({ number }) => number)).toEqual([497, 496]);
    const far = await search
      .list(request(''))
      .readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 2, after: page.rows[0]!.cursor, offset: 1_500 });
    expect(far.rows).toEqual([]);
  });

  it('reports unknown names at their position in the query', async () => {
    const query = 'label:bgu state:Nowhere assignee:AN author:none is:open assignee:ann';
    const problems = await search.list(request(query)).readQueryProblems();
    expect(problems.map(({ start, end, suggestion }) => [query.slice(start, end), suggestion])).toEqual([
      ['bgu', 'bug'],
      ['Nowhere', null],
      ['AN', 'ann'],
      ['none', null],
    ]);
    expect(await search.list(request(query)).readTotalIssueCount()).toBe(0);
  });

  it('reports an expired snapshot and returns the current list', async () => {
    const foreign = await search.list(request('crash')).createListSnapshotToken();
    for (const snapshot of [foreign, 'nonsense', 'a.b.c', `${foreign}9`]) {
      const list = search.list(request('', { snapshot }));
      expect((await list.readQueryProblems()).map(({ message }) => message)).toEqual([
        expect.stringContaining('has expired'),
      ]);
      expect(await list.readTotalIssueCount()).toBe(2_500);
    }
    const old = await createSqlIssueSearch(store).list(request('')).createListSnapshotToken();
    const again = createSqlIssueSearch(store).list(request('', { snapshot: old }));
    expect(await again.readQueryProblems()).toEqual([]);
    await store.db
      .updateTable('project')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', projectId)
      .execute();
    const late = createSqlIssueSearch(store).list(request('', { snapshot: old }));
    expect(await late.readQueryProblems()).toHaveLength(1);
  });

  it('continues in the live list from a cursor of a snapshot', async () => {
    const snapshot = await search.list(request('crash')).createListSnapshotToken();
    const pinned = await search
      .list(request('crash', { snapshot }))
      .readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 2 });
    const next = await search
      .list(request('crash'))
      .readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 2, after: pinned.rows[1]!.cursor });
    expect(next.rows.map(({ number }) => number)).toEqual([2471, 2461]);
  });

  it('lists selected values first, and counts their facet without the selection', async () => {
    const query = 'priority:high label:bug -label:"Needs Info"';
    const [priority, label] = await search.list(request(query)).readFacets(['PRIORITY', 'LABEL'], 10);
    expect(priority).toMatchObject({
      none: 0,
      values: [{ key: 'high', label: 'High', count: 25, selection: 'INCLUDED' }],
    });
    expect(label!.values.map(({ key, count, selection }) => [key, count, selection])).toEqual([
      ['bug', 25, 'INCLUDED'],
      ['"Needs Info"', 0, 'EXCLUDED'],
    ]);
    const found = await search.readFacetValues(request(''), 'LABEL', (label) => rankNameMatch('BU', label), {
      first: 5,
      offset: 0,
    });
    expect(found).toMatchObject({ total: 1, values: [{ key: 'bug', count: 25 }] });
  });

  it('returns the sections of every order', async () => {
    const sections = async (field: IssueOrderField) =>
      (
        await search
          .list(request('crash OR much ', { order: { field, direction: 'DESC' } }))
          .readListSections()
      ).map(({ key, count }) => `${key}:${count}`);
    expect((await sections('NUMBER')).slice(0, 2)).toEqual(['2500:1', '2400:100']);
    expect(await sections('PRIORITY')).toEqual(['high:1250', 'none:1250']);
    expect(await sections('CREATED_AT')).toEqual([
      '2020-04:316',
      '2020-03:744',
      '2020-02:696',
      '2020-01:744',
    ]);
    expect(await sections('CLOSED_AT')).toEqual([':2500']);
    expect(await sections('VOTES')).toEqual(['0:2500']);
    expect(await sections('RELEVANCE')).toEqual(['1:2500']);
    expect(await sections('DUE')).toEqual([':2500']);
    expect(await sections('TITLE')).toEqual(['n:2250', 'a:250']);
    expect(await sections('ASSIGNEE')).toEqual([':2500']);
    expect(await sections('STATE')).toEqual([expect.stringMatching(/^\D+:2500$/) as string]);
  });

  it('includes a change at once', async () => {
    const before = search.list(request('crash'));
    expect(await before.readTotalIssueCount()).toBe(250);
    await refill([createNewIssueWithDefaults({ number: 1, title: 'crash' })]);
    const after = search.list(request('crash'));
    expect(await after.readTotalIssueCount()).toBe(1);
    expect((await after.readFacets(['TYPE'], 5))[0]!.values).toMatchObject([{ key: 'bug', count: 1 }]);
    expect(Number(await after.readProjectVersion())).toBeGreaterThan(
      Number(await before.readProjectVersion()),
    );
    expect((await after.readIssuePage({ ...NO_PAGINATION_ARGUMENTS, first: 5 })).rows).toHaveLength(1);
  });
});
