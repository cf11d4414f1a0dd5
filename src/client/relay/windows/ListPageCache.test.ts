import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime';
import query, { type IssuesWindowQuery } from '../../../../__generated__/IssuesWindowQuery.graphql';
import { CACHED_ISSUE_LIST_PAGES_MAX } from '../../../shared/limits';
import { pruneDanglingRelayReferences } from './pruneDanglingRelayReferences';
import { ListPageCache } from './ListPageCache';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Creates a list page cache with a network that records requested and aborted offsets and responds on demand. */
function setUpListPageCache() {
  const asked: number[] = [];
  const aborted: number[] = [];
  const waiting = new Map<number, { answer: () => void; fail: () => void }>();
  const network = Network.create((_request, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const offset = variables['offset'] as number;
      asked.push(offset);
      let open = true;
      waiting.set(offset, {
        answer: () => {
          sink.next({ data: createIssuePageResponse(offset) });
          open = false;
          sink.complete();
        },
        fail: () => sink.error(new Error('no answer')),
      });
      return () => {
        if (open) aborted.push(offset);
      };
    }),
  );
  const collector: (() => void)[] = [];
  const collect = () => {
    for (let step = collector.shift(); step; step = collector.shift()) step();
  };
  const store = new Store(new RecordSource(), {
    gcReleaseBufferSize: 0,
    gcScheduler: (step) => collector.push(step),
  });
  const environment = new Environment({ network, store });
  const windows = new ListPageCache<IssuesWindowQuery, object>({
    environment,
    query,
    variables: (page) => ({ projectId: 'project', query: '', snapshot: 's', first: 50, offset: page * 50 }),
    select: (data) => data.node?.issues?.nodes ?? [],
    onEvict: () => pruneDanglingRelayReferences(environment, 'project'),
  });
  const answerAll = () => {
    for (const { answer } of waiting.values()) answer();
    waiting.clear();
  };
  return { windows, environment, asked, aborted, waiting, answerAll, collect };
}

/** A response with fifty issue rows with labels and assignees, as in a real tracker. */
function createIssuePageResponse(offset: number) {
  const nodes = Array.from({ length: 50 }, (_, i) => createIssueRow(offset + i));
  return { node: { __typename: 'Project', id: 'project', issues: { nodes, snapshot: 's' } } };
}

function createIssueRow(number: number) {
  const labels = [0, 1].map((i) => ({ id: `l${(number + i) % 300}`, name: 'crash', color: '#cc0000' }));
  return {
    id: `i${number}`,
    number,
    key: `NET-${number}`,
    title: `Issue ${number}`,
    priority: 'HIGH',
    commentCount: 3,
    taskCount: 0,
    completedTaskCount: 0,
    viewerCan: [],
    viewerCanSetType: false,
    updatedAt: '2026-01-01T00:00:00Z',
    state: { id: `s${number % 8}`, name: 'Backlog', category: 'BACKLOG' },
    fewLabels: { totalCount: 2, nodes: labels },
    fewAssignees: { nodes: [{ id: `u${number % 2_000}`, avatarUrl: null, login: 'mika', name: 'Mika' }] },
  };
}

test('the list page cache requests the visible pages and notifies their subscribers', () => {
  const { windows, asked, answerAll } = setUpListPageCache();
  const listener = jest.fn();
  windows.subscribe(1, listener);
  windows.fetchListPages([0, 1], false);
  expect(asked).toEqual([0, 50]);
  expect(windows.get(1).status).toBe('loading');
  answerAll();
  expect(windows.get(1)).toMatchObject({ status: 'ready' });
  expect(listener).toHaveBeenCalled();
});

test('a loaded list page does not notify subscribers of other pages', () => {
  const { windows, answerAll } = setUpListPageCache();
  windows.fetchListPages([0, 1], false);
  const elsewhere = jest.fn();
  windows.subscribe(7, elsewhere);
  answerAll();
  expect(elsewhere).not.toHaveBeenCalled();
});

test('the list page cache aborts the request of a page that was scrolled past, and can request it again', () => {
  const { windows, asked, aborted } = setUpListPageCache();
  windows.subscribe(3, () => {});
  windows.fetchListPages([3], false);
  windows.fetchListPages([9], false);
  expect(aborted).toEqual([150]);
  expect(windows.get(3).status).toBe('idle');
  windows.fetchListPages([3], false);
  expect(asked).toEqual([150, 450, 150]);
});

test('while the scrollbar is dragged, the list page cache requests the first page and then only where the thumb rests', () => {
  const { windows, asked } = setUpListPageCache();
  for (let at = 0; at < 20; at++) {
    windows.fetchListPages([at * 100], true);
    jest.advanceTimersByTime(16);
  }
  expect(asked).toEqual([0]);
  jest.advanceTimersByTime(40);
  expect(asked).toEqual([0, 1_900 * 50]);
});

test('the list page cache requests a page immediately when the scrollbar is released', () => {
  const { windows, asked } = setUpListPageCache();
  windows.fetchListPages([5], true);
  windows.fetchListPages([5], false);
  expect(asked).toEqual([250]);
});

test('the list page cache requests a failed page again only on retry', () => {
  const { windows, asked, waiting, answerAll } = setUpListPageCache();
  windows.fetchListPages([0], false);
  waiting.get(0)?.fail();
  expect(windows.get(0)).toMatchObject({ status: 'failed' });
  windows.fetchListPages([0], false);
  expect(asked).toEqual([0]);
  windows.retryListPage(0);
  answerAll();
  expect(windows.get(0).status).toBe('ready');
});

test('the list page cache keeps a limited number of pages, including all with subscribers', () => {
  const { windows, answerAll } = setUpListPageCache();
  windows.subscribe(0, () => {});
  for (let at = 0; at < 60; at++) {
    windows.fetchListPages([at, at + 1], false);
    answerAll();
    expect(windows.size).toBeLessThanOrEqual(CACHED_ISSUE_LIST_PAGES_MAX);
  }
  expect(windows.get(0).status).toBe('ready');
});

test('the store keeps only records of cached list pages after a long scroll', () => {
  const { windows, environment, answerAll, collect } = setUpListPageCache();
  for (let at = 0; at < 300; at++) {
    windows.fetchListPages([at], false);
    answerAll();
    if (at % 8 === 0) collect();
  }
  expect(environment.getStore().getSource().size()).toBeLessThanOrEqual(10_000);
  windows.dispose();
  collect();
  pruneDanglingRelayReferences(environment, 'project');
  const project = environment.getStore().getSource().get('project') ?? {};
  expect(Object.keys(project).filter((key) => key.startsWith('issues')).length).toBeLessThanOrEqual(
    CACHED_ISSUE_LIST_PAGES_MAX,
  );
});

test('resetting the list page cache discards all pages and requests the visible ones again', () => {
  const { windows, asked, answerAll } = setUpListPageCache();
  const listener = jest.fn();
  windows.subscribe(1, listener);
  windows.fetchListPages([1], false);
  answerAll();
  windows.resetPages();
  expect(windows.get(1).status).toBe('loading');
  expect(asked).toEqual([50, 50]);
  expect(listener).toHaveBeenCalled();
});
