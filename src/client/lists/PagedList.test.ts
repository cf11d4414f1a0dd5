import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime';
import query, { type ListedIssuesPageQuery } from '../../../__generated__/ListedIssuesPageQuery.graphql';
import { CACHED_ISSUE_LIST_PAGES_MAX } from '../../shared/limits';
import { PagedList, removeLinksToDeletedRecords } from './PagedList';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Creates a list with one layer, and a network that records requested and aborted offsets and responds on demand. */
function setUpPagedList() {
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
  const list = new PagedList({
    environment,
    variables: (offset, first) => ({
      containerId: 'project',
      query: '',
      trees: false,
      snapshot: 's',
      first,
      offset,
      nested: false,
      parentId: '',
    }),
    getContainerId: () => 'project',
  });
  const rows = list.addLayer<ListedIssuesPageQuery, object>({
    query,
    pageSize: 50,
    select: (data) => data.node?.issues?.nodes ?? [],
  });
  list.startSnapshot();
  const answerAll = () => {
    for (const { answer } of waiting.values()) answer();
    waiting.clear();
  };
  return { list, rows, environment, asked, aborted, waiting, answerAll, collect };
}

/** A response with fifty issue rows with labels and assignees, as in a real tracker. */
function createIssuePageResponse(offset: number) {
  const nodes = Array.from({ length: 50 }, (_, i) => createIssueRow(offset + i));
  return {
    node: {
      __typename: 'Project',
      __isIssueContainer: 'Project',
      id: 'project',
      issues: { nodes, snapshot: 's' },
    },
  };
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

test('a list requests the visible pages and notifies their subscribers', () => {
  const { rows, asked, answerAll } = setUpPagedList();
  const listener = jest.fn();
  rows.subscribe(50, listener);
  rows.request([0, 50], false);
  expect(asked).toEqual([0, 50]);
  expect(rows.getPage(50).status).toBe('loading');
  answerAll();
  expect(rows.getPage(50)).toMatchObject({ status: 'ready' });
  expect(listener).toHaveBeenCalled();
});

test('a loaded list page does not notify subscribers of other pages', () => {
  const { rows, answerAll } = setUpPagedList();
  rows.request([0, 50], false);
  const elsewhere = jest.fn();
  rows.subscribe(350, elsewhere);
  answerAll();
  expect(elsewhere).not.toHaveBeenCalled();
});

test('a list aborts the request of a page that was scrolled past, and can request it again', () => {
  const { rows, asked, aborted } = setUpPagedList();
  rows.subscribe(150, () => {});
  rows.request([150], false);
  rows.request([450], false);
  expect(aborted).toEqual([150]);
  expect(rows.getPage(150).status).toBe('idle');
  rows.request([150], false);
  expect(asked).toEqual([150, 450, 150]);
});

test('while the scrollbar is dragged, a list requests the first page and then only where the thumb rests', () => {
  const { rows, asked } = setUpPagedList();
  for (let at = 0; at < 20; at++) {
    rows.request([at * 5_000], true);
    jest.advanceTimersByTime(16);
  }
  expect(asked).toEqual([0]);
  jest.advanceTimersByTime(40);
  expect(asked).toEqual([0, 1_900 * 50]);
});

test('a list requests a page immediately when the scrollbar is released', () => {
  const { rows, asked } = setUpPagedList();
  rows.request([250], true);
  rows.request([250], false);
  expect(asked).toEqual([250]);
});

test('a list requests a failed page again only on retry', () => {
  const { rows, asked, waiting, answerAll } = setUpPagedList();
  rows.request([0], false);
  waiting.get(0)?.fail();
  expect(rows.getPage(0)).toMatchObject({ status: 'failed' });
  rows.request([0], false);
  expect(asked).toEqual([0]);
  rows.retry(0);
  answerAll();
  expect(rows.getPage(0).status).toBe('ready');
});

test('a list keeps a limited number of pages, including all with subscribers', () => {
  const { rows, answerAll } = setUpPagedList();
  rows.subscribe(0, () => {});
  for (let at = 0; at < 60; at++) {
    rows.request([at * 50, (at + 1) * 50], false);
    answerAll();
    expect(rows.size).toBeLessThanOrEqual(CACHED_ISSUE_LIST_PAGES_MAX);
  }
  expect(rows.getPage(0).status).toBe('ready');
});

test('the store keeps only records of cached list pages after a long scroll', () => {
  const { list, rows, environment, answerAll, collect } = setUpPagedList();
  for (let at = 0; at < 300; at++) {
    rows.request([at * 50], false);
    answerAll();
    if (at % 8 === 0) collect();
  }
  expect(environment.getStore().getSource().size()).toBeLessThanOrEqual(10_000);
  list.dispose();
  collect();
  removeLinksToDeletedRecords(environment, 'project');
  const project = environment.getStore().getSource().get('project') ?? {};
  expect(Object.keys(project).filter((key) => key.startsWith('issues')).length).toBeLessThanOrEqual(
    CACHED_ISSUE_LIST_PAGES_MAX,
  );
});

test('a new snapshot of a list discards all pages and requests the visible ones again', () => {
  const { list, rows, asked, answerAll } = setUpPagedList();
  const listener = jest.fn();
  rows.subscribe(50, listener);
  rows.request([50], false);
  answerAll();
  list.startSnapshot();
  expect(rows.getPage(50).status).toBe('loading');
  expect(asked).toEqual([50, 50]);
  expect(listener).toHaveBeenCalled();
});

test('requests of a list wait for its first snapshot', () => {
  const { list, asked, environment } = setUpPagedList();
  const later = new PagedList({
    environment,
    variables: (offset, first) => ({ containerId: 'project', query: '', first, offset }),
    getContainerId: () => null,
  });
  const layer = later.addLayer<ListedIssuesPageQuery, object>({ query, pageSize: 200, select: () => [] });
  layer.request([450], false);
  expect(asked).toEqual([]);
  later.startSnapshot();
  expect(asked).toEqual([400]);
  list.dispose();
});
