import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { renderScreen } from '../../../testing/renderScreen';
import { DuplicatesScreen } from './DuplicatesScreen';
import { createRouteLoader } from './entry';

const createIssue = (number: number, category = 'TRIAGE') => ({
  __typename: 'Issue',
  id: `I${number}`,
  key: `NET-${number}`,
  number,
  title: `Crash ${number}!`,
  voteCount: number,
  commentCount: 1,
  bodyHTML: '',
  author: null,
  timeline: { nodes: [] },
  comparison: null,
  createdAt: '2026-01-01T00:00:00Z',
  state: { id: `S${category}`, name: category, category },
});

const createMember = (number: number, score: number, category?: string) => ({
  score,
  because: ['5 rare words in common'],
  issue: createIssue(number, category),
});

const createCluster = (id: string, strength: number, members: ReturnType<typeof createMember>[]) => ({
  __typename: 'DuplicateCluster',
  __isNode: 'DuplicateCluster',
  id,
  strength,
  level: strength >= 0.9 ? 'ALMOST_CERTAIN' : strength >= 0.8 ? 'LIKELY' : 'POSSIBLE',
  issueCount: members.length,
  openIssueCount: members.filter(({ issue }) => issue.state.category === 'TRIAGE').length,
  suggestedCanonical: members[0]!.issue,
  suggestionReasons: ['oldest', 'best described'],
  members,
});

const CLUSTERS = [
  createCluster('C1', 0.95, [
    createMember(1, 0.95),
    createMember(2, 0.95),
    createMember(3, 0.92),
    createMember(4, 0.61),
    createMember(5, 0.91, 'DONE'),
  ]),
  createCluster('C2', 0.84, [createMember(11, 0.84), createMember(12, 0.84)]),
];

const findIssue = (id: unknown) =>
  CLUSTERS.flatMap(({ members }) => members).find(({ issue }) => issue.id === id)?.issue ?? null;

interface FakeServer {
  /** The clusters in which there is something to merge. */
  clusters: typeof CLUSTERS;
  /** Current version of the project. */
  version: number;
  /** Version of the project from which the clusters were computed. */
  clusterVersion: number;
  viewerCan: string[];
  searchState: string;
  unavailableReason: string | null;
  endedAt: string | null;
  /** Messages with which mutations are rejected, by name. */
  rejections: Partial<Record<string, string>>;
  /** The inputs of mutations, in order. */
  inputs: [name: string, input: object][];
}

const createServer = (options: Partial<FakeServer> = {}): FakeServer => ({
  clusters: CLUSTERS,
  version: 1,
  clusterVersion: 1,
  viewerCan: ['READ', 'TRIAGE'],
  searchState: 'DONE',
  unavailableReason: null,
  endedAt: '2026-01-01T00:00:00Z',
  rejections: {},
  inputs: [],
  ...options,
});

const COUNTS = {
  clusterCount: 212,
  openIssueCount: 640,
  settledToday: 31,
  issuesDone: 5_000,
  issuesTotal: 20_000,
};

function respond(server: FakeServer, { request }: OperationDescriptor): object {
  const { name } = request.node.operation;
  const variables = request.variables as Record<string, unknown>;
  const project = {
    id: 'P1',
    key: 'NET',
    version: String(server.version),
    viewerCan: server.viewerCan,
    duplicateSearch: {
      ...COUNTS,
      version: String(server.clusterVersion),
      state: server.searchState,
      unavailableReason: server.unavailableReason,
      endedAt: server.endedAt,
      levels: [],
    },
    duplicateClusters: {
      nodes: server.clusters.filter(
        ({ level }) => variables.strength == null || level === variables.strength,
      ),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  };
  if (request.node.operation.kind !== 'Operation' || !name.endsWith('Mutation')) {
    const node = server.clusters.find(({ id }) => id === variables.cluster) ?? null;
    return {
      project,
      node,
      nodes: [node],
      kept: findIssue(variables.keep),
    };
  }
  server.inputs.push([name, variables.input as object]);
  const message = server.rejections[name];
  const errors =
    message === undefined ? [] : [{ __typename: 'FieldError', code: 'FORBIDDEN', message, path: [] }];
  const operation = {
    id: 'B1',
    number: 7,
    state: 'DONE',
    matched: 2,
    changed: 2,
    skipped: 0,
    failed: 0,
  };
  return { edit: { errors, project, operation: message === undefined ? operation : null } };
}

/** Renders the screen with a server that answers every request at once. */
async function openDuplicates(server: FakeServer, search = '', isWide = true) {
  window.matchMedia = (media) => ({ ...originalMatchMedia(media), matches: isWide });
  const rendered = await renderScreen({
    Screen: DuplicatesScreen,
    createRouteLoader,
    path: '/projects/:key/duplicates',
    at: `/projects/NET/duplicates${search}`,
  });
  const { mock } = rendered.environment;
  const answerAll = async () => {
    for (let quiet = 0; quiet < 4;) {
      const [operation] = mock.getAllOperations();
      quiet = operation ? 0 : quiet + 1;
      await act(async () => {
        if (operation) mock.resolve(operation, { data: respond(server, operation) });
        await new Promise((resolve) => setTimeout(resolve));
      });
    }
  };
  await answerAll();
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    await answerAll();
  };
  const getParameter = (name: string) => new URLSearchParams(rendered.router.state.location.search).get(name);
  return { ...rendered, press, answerAll, getParameter };
}

const originalMatchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = originalMatchMedia;
});

const getListed = () =>
  within(screen.getByRole('region', { name: 'Clusters' }))
    .queryAllByRole('link')
    .map((link) => /Crash \d+(?=!)/.exec(link.textContent)?.[0]);
const getTicked = () =>
  screen
    .getAllByRole('checkbox')
    .filter((each) => each.getAttribute('aria-checked') === 'true')
    .map((each) => each.getAttribute('aria-label'));
const getStatus = () => screen.getByRole('status').textContent;

test('the strongest cluster is opened with its first pair, and the address names both', async () => {
  const { getParameter, router } = await openDuplicates(createServer());
  expect(getListed()).toEqual(['Crash 1', 'Crash 11']);
  expect([getParameter('cluster'), getParameter('pair')]).toEqual(['C1', 'I2']);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByText('212 clusters, 640 open issues, 31 done today')).toBeTruthy();
  expect(screen.getByText('pair 1 of 4')).toBeTruthy();
  expect(getTicked()).toEqual(['Merge NET-2', 'Merge NET-3']);
  expect(screen.getByRole<HTMLButtonElement>('checkbox', { name: 'Merge NET-5' }).disabled).toBe(true);
  expect(screen.getByText('Oldest, best described')).toBeTruthy();
});

test('keys show the pairs, tick, and merge what is ticked; the next cluster follows, and undo returns the first', async () => {
  const server = createServer();
  const { press, getParameter } = await openDuplicates(server);
  await press('j');
  await press('j');
  expect(getParameter('pair')).toBe('I4');
  expect(screen.getByText('pair 3 of 4')).toBeTruthy();
  await press('x');
  expect(getTicked()).toEqual(['Merge NET-2', 'Merge NET-3', 'Merge NET-4']);
  await press('k');
  await press('x');
  expect(getTicked()).toEqual(['Merge NET-2', 'Merge NET-4']);
  expect(screen.getByRole('button', { name: /Merge 2 into NET-1/ }).textContent).toContain(
    'Moves 6 votes and all watchers',
  );
  server.clusters = CLUSTERS.slice(1);
  await press('1');
  expect(server.inputs).toEqual([
    [
      'mergeDuplicatesMutation',
      expect.objectContaining({ canonicalId: 'I1', duplicateIds: ['I2', 'I4'] }) as object,
    ],
  ]);
  expect(getListed()).toEqual(['Crash 11']);
  expect([getParameter('cluster'), getParameter('pair')]).toEqual(['C2', 'I12']);
  expect(getStatus()).toContain('2 issues merged into NET-1');
  server.clusters = CLUSTERS;
  await press('u');
  expect(server.inputs[1]).toEqual([
    'mergeDuplicates_undoMutation',
    expect.objectContaining({ id: 'B1' }) as object,
  ]);
  expect(getListed()).toEqual(['Crash 1', 'Crash 11']);
  expect(getParameter('cluster')).toBe('C1');
  expect(getStatus()).toContain('Undone: 2 issues merged into NET-1');
});

test('merging all merges the open issues, whether they are ticked or not', async () => {
  const server = createServer();
  const { press } = await openDuplicates(server);
  await press('2');
  expect(server.inputs[0]![1]).toMatchObject({ canonicalId: 'I1', duplicateIds: ['I2', 'I3', 'I4'] });
});

test('another issue can be kept; the one that was kept is then merged into it', async () => {
  const server = createServer();
  const { press, answerAll, getParameter } = await openDuplicates(server, '?cluster=C2&pair=I12');
  await userEvent.click(screen.getByRole('radio', { name: /NET-12/ }));
  await answerAll();
  expect([getParameter('keep'), getParameter('pair')]).toEqual(['I12', 'I11']);
  await press('1');
  expect(server.inputs[0]![1]).toMatchObject({ canonicalId: 'I12', duplicateIds: ['I11'] });
});

test('a pair that is no duplicate leaves the cluster, and the cluster leaves the list after its last pair', async () => {
  const server = createServer();
  const { press, getParameter } = await openDuplicates(server);
  await press('3');
  expect(server.inputs[0]).toEqual([
    'dismissDuplicateMutation',
    expect.objectContaining({ issueId: 'I1', otherId: 'I2' }) as object,
  ]);
  expect(getParameter('pair')).toBe('I3');
  expect(screen.getByText('pair 1 of 3')).toBeTruthy();
  expect(getListed()).toEqual(['Crash 1', 'Crash 11']);
  await press('u');
  expect(server.inputs[1]![1]).toMatchObject({ issueId: 'I1', otherId: 'I2', undo: true });
  expect(screen.getByText('pair 1 of 4')).toBeTruthy();
  await press('n');
  expect(getParameter('cluster')).toBe('C2');
  server.clusters = CLUSTERS.slice(0, 1);
  await press('3');
  expect(getListed()).toEqual(['Crash 1']);
  expect(getParameter('cluster')).toBe('C1');
});

test.each(['1', '3'])(
  'the list follows the server after the action %s and its undo, although the clusters follow later',
  async (key) => {
    const server = createServer({ version: 1, clusterVersion: 1 });
    const { press, answerAll } = await openDuplicates(server, '?cluster=C2&pair=I12');
    const waitForListed = async (expected: string[]) => {
      for (let attempt = 0; attempt < 40 && String(getListed()) !== String(expected); attempt++) {
        await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
        await answerAll();
      }
      expect(getListed()).toEqual(expected);
    };
    server.version = 2;
    await press(key);
    expect(getListed()).toEqual(['Crash 1']);
    server.clusters = CLUSTERS.slice(0, 1);
    server.clusterVersion = 2;
    await waitForListed(['Crash 1']);
    server.version = 3;
    await press('u');
    await waitForListed(['Crash 1']);
    // The issues can be in another cluster than before.
    server.clusters = [CLUSTERS[0]!, { ...CLUSTERS[1]!, id: 'C3' }];
    server.clusterVersion = 3;
    await waitForListed(['Crash 1', 'Crash 11']);
  },
  20_000,
);

test('the list follows changes of others once the clusters do', async () => {
  const server = createServer({ version: 2, clusterVersion: 1 });
  const { answerAll } = await openDuplicates(server);
  server.clusters = CLUSTERS.slice(1);
  server.clusterVersion = 2;
  await waitFor(
    async () => {
      await answerAll();
      expect(getListed()).toEqual(['Crash 11']);
    },
    { timeout: 10_000, interval: 200 },
  );
}, 20_000);

test('a skipped cluster leaves the list without a request, and returns with undo', async () => {
  const server = createServer();
  const { press, getParameter } = await openDuplicates(server);
  const getSkip = () => screen.getByRole('button', { name: /Skip this cluster/ });
  getSkip().focus();
  await press('s');
  expect(document.activeElement).toBe(getSkip());
  expect(getListed()).toEqual(['Crash 11']);
  expect(getParameter('cluster')).toBe('C2');
  expect(server.inputs).toEqual([]);
  await press('u');
  expect(getListed()).toEqual(['Crash 1', 'Crash 11']);
  expect(getParameter('cluster')).toBe('C1');
});

test('a rejected merge returns the cluster with the message of the server', async () => {
  const message = 'NET-2 has been deleted.';
  const server = createServer({ rejections: { mergeDuplicatesMutation: message } });
  const { press, answerAll, router } = await openDuplicates(server);
  await press('1');
  expect(getListed()).toEqual(['Crash 1', 'Crash 11']);
  expect(getStatus()).toContain(message);
  await act(() => router.navigate('/projects/NET/duplicates?cluster=C1&pair=I2'));
  await answerAll();
  expect(screen.getByRole('alert').textContent).toBe(message);
});

test('readers see the actions with the required role, and their keys do nothing', async () => {
  const server = createServer({ viewerCan: ['READ'] });
  const { press } = await openDuplicates(server);
  for (const name of [/Merge 2 into NET-1/, /Merge all 3/, /Not a duplicate/, 'Search again']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-description')).toBe('Requires the triager role or higher');
  }
  await press('123');
  expect(server.inputs).toEqual([]);
  expect(getListed()).toEqual(['Crash 1', 'Crash 11']);
});

test('in a narrow window no cluster is opened until it is chosen, and Back returns to the list', async () => {
  const { getParameter, answerAll, router } = await openDuplicates(createServer(), '', false);
  expect(getParameter('cluster')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Crash 11!/ }));
  await answerAll();
  expect(getParameter('cluster')).toBe('C2');
  await act(() => router.navigate(-1));
  expect(getParameter('cluster')).toBeNull();
});

test('a link to a cluster in which nothing is left to merge says so', async () => {
  await openDuplicates(createServer({ clusters: CLUSTERS.slice(1) }), '?cluster=C1&pair=I2');
  expect(screen.getByText('Nothing to merge in this cluster')).toBeTruthy();
  expect(getListed()).toEqual(['Crash 11']);
});

test.each([
  [{ searchState: 'DONE' }, 'No duplicates to merge'],
  [{ searchState: 'WAITING', endedAt: null }, 'Not searched yet'],
  [{ searchState: 'UNAVAILABLE', unavailableReason: 'TOO_LARGE', endedAt: null }, 'Search unavailable'],
  [{ searchState: 'RUNNING', endedAt: null }, 'Searching for duplicates'],
])('an empty list says why: %j', async (options, text) => {
  await openDuplicates(createServer({ clusters: [], ...options }));
  expect(screen.getByText(text)).toBeTruthy();
});

test('a running search shows its progress, and is canceled', async () => {
  const server = createServer({ searchState: 'RUNNING' });
  const { answerAll } = await openDuplicates(server);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Issues compared' }).value).toBe(5_000);
  expect(screen.getByText('5,000 of 20,000 issues compared')).toBeTruthy();
  server.searchState = 'CANCELED';
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await answerAll();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(server.inputs).toEqual([
    ['DuplicatesHeaderCancelMutation', expect.objectContaining({ projectId: 'P1' }) as object],
  ]);
});
