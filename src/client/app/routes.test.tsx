import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { getPageQuery } from '../../shared/pages/pageQueries';
import { App } from './App';
import { getSessionGuard } from '../auth/SessionGuard';
import { createServerReachabilityTracker } from '../relay/network/ServerReachabilityTracker';
import { RequestError } from '../errors/RequestError';
import { createRoutes } from './createRoutes';
import { loadAppShellQuery } from '../shell/AppShell';

type MockResolvers = MockPayloadGenerator.MockResolvers;

const MOCK_ISSUE = {
  number: 12,
  key: 'NET-12',
  title: 'Crash on resume',
  type: 'BUG',
  priority: 'URGENT',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  closedAt: null,
  dueOn: null,
  parent: null,
  sourceUrl: null,
  links: { edges: [] },
};

const DEFAULT_MOCK_RESOLVERS: MockResolvers = {
  Project: () => ({
    id: 'P1',
    key: 'NET',
    name: 'Network',
    openCount: 41_208,
    issueCount: 1_048_211,
    trend: [],
  }),
  ProjectConnection: () => ({ pageInfo: { hasNextPage: false } }),
  Issue: () => MOCK_ISSUE,
  TimelineItemConnection: () => ({ edges: [], totalCount: 0 }),
  User: () => ({ login: 'mika', name: 'Mika Korhonen' }),
};

/** Renders the whole application at an address. Tests respond to its queries with `answer`. */
function renderAppAtAddress(address: string, state?: unknown) {
  const environment = createMockEnvironment();
  const reachability = createServerReachabilityTracker(async () => true);
  const routes = createRoutes({ environment, reachability, shellQuery: loadAppShellQuery(environment) });
  const [pathname = '', search] = address.split(/(?=\?)/);
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, state }] });
  render(<App environment={environment} reachability={reachability} router={router} preload={() => {}} />);
  const asked = (): string[] =>
    environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  const operationOf = (name: string) =>
    environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
  const answer = async (name: string, resolvers: MockResolvers = {}): Promise<void> => {
    await waitFor(() => expect(asked()).toContain(name));
    const operation = operationOf(name)!;
    await act(async () =>
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { ...DEFAULT_MOCK_RESOLVERS, ...resolvers }),
      ),
    );
  };
  return { router, environment, reachability, asked, answer, operationOf };
}

const findMainHeading = () => screen.findByRole('heading', { level: 1 });

test('the start page shows projects with their issue counts', async () => {
  const { answer } = renderAppAtAddress('/');
  await answer('AppShellQuery');
  await answer('HomeScreenQuery');
  expect((await findMainHeading()).textContent).toBe('Home');
  expect(await screen.findByText('open of 1,048,211')).toBeTruthy();
  expect(document.title).toBe('Home · Winnow');
});

test('the address of a project leads to its open issues, and that of the projects to the home screen', async () => {
  const { router, answer } = renderAppAtAddress('/projects/NET');
  await answer('listPathsProjectQuery', { Project: () => ({ path: '/projects/NET/issues?q=is%3Aopen' }) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/NET/issues'));
  expect(router.state.location.search).toBe('?q=is%3Aopen');
  await act(() => router.navigate('/projects'));
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.historyAction).toBe('PUSH');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/projects/NET/issues');
});

test('the activity screen shows events by day and issue, filtered by the address', async () => {
  const { answer, asked } = renderAppAtAddress('/projects/NET/activity?show=states');
  await answer('AppShellQuery');
  await answer('ActivityScreenQuery', {
    Event: () => ({
      kind: 'OPENED',
      createdAt: '2026-01-02T00:00:00Z',
      issueNumber: 12,
      item: null,
      details: null,
      bulkOperation: null,
    }),
    EventConnection: () => ({ pageInfo: { hasNextPage: false } }),
  });
  expect((await findMainHeading()).textContent).toBe('Activity');
  expect(await screen.findByText('opened the issue', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Crash on resume/ }).getAttribute('href')).toBe(
    '/projects/NET/issues/12',
  );
  expect(screen.getByRole('button', { name: 'Show: States' })).toBeTruthy();
  expect(asked()).toEqual(['TriageCountQuery']);
});

test.each([
  '/projects/NET/issues',
  '/projects/NET/issues?q=is%3Aopen+crash&sort=created-asc&group=state',
  '/projects/N%20T/issues/?group=label%3Aarea&sort=nothing',
  '/search',
  '/search?q=is%3Aopen+crash&sort=title-asc&group=project',
  '/search?group=state&sort=priority-desc',
  '/projects/NET/issues/12',
  '/projects/NET/issues/12?around=QzoxOjI',
])('the screen at %s requests what the server sends with its page', async (address) => {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const { operationName, variables } = getPageQuery(pathname, searchParams)!;
  const environment = createMockEnvironment();
  const reachability = createServerReachabilityTracker(async () => true);
  const routes = createRoutes({ environment, reachability, shellQuery: loadAppShellQuery(environment) });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const findOperation = () =>
    environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === operationName);
  await waitFor(() => expect(findOperation()?.request.variables).toEqual(variables));
  router.dispose();
});

test.each([
  [
    'a visitor who can read no project to sign in',
    '',
    'Sign in to see your projects',
    '/login?next=%2Fsearch',
  ],
  ['a user who can read no project to create one', 'U1', 'Create a project', '/projects/new'],
])('the list of all projects tells %s', async (_, viewerId, link, href) => {
  const { answer, asked, environment } = renderAppAtAddress('/search');
  getSessionGuard(environment).isSessionOver(viewerId);
  const none = {
    ProjectConnection: () => ({ nodes: [] }),
    IssueContainer: () => ({ __typename: 'AllProjects' }),
    IssueConnection: () => ({ nodes: [], groups: [], problems: [], totalCount: 0 }),
  };
  await answer('AppShellQuery', none);
  await answer('ListedIssuesQuery', none);
  await answer('ListedIssuesCountsQuery', none);
  expect(await screen.findByText('No projects')).toBeTruthy();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
  expect(screen.queryByText(/ask a maintainer/) === null).toBe(viewerId === '');
  expect((await findMainHeading()).textContent).toBe('Issues of all projects');
  expect(document.title).toBe('Issues · all projects · Winnow');
  expect(screen.queryByText('Create the first issue')).toBeNull();
  expect(asked()).toEqual([]);
});

test('the issue screen loads with one request, and its likely duplicates with another', async () => {
  const { answer, asked } = renderAppAtAddress('/projects/NET/issues/12');
  await answer('AppShellQuery');
  const issue = { ...MOCK_ISSUE, id: 'I12' };
  await answer('IssueScreenQuery', { Issue: () => issue });
  expect((await findMainHeading()).textContent).toBe('Crash on resume');
  expect(await screen.findByText('Urgent')).toBeTruthy();
  expect(document.title).toBe('Crash on resume · NET-12 · Winnow');
  expect(asked().toSorted()).toEqual(['IssueDuplicatesQuery', 'TriageCountQuery']);
  await answer('IssueDuplicatesQuery', {
    Issue: () => issue,
    LikelyDuplicate: () => ({ score: 0.81, because: ['same title'], issue: { id: 'I3', key: 'NET-3' } }),
  });
  const duplicates = await screen.findByRole('region', { name: 'Likely duplicates' });
  expect(within(duplicates).getByText('same title')).toBeTruthy();
  expect(asked()).toEqual(['TriageCountQuery']);
});

test.each([
  ['/nowhere', null, 'There is no page at this address.'],
  ['/projects/NET/issues/twelve', null, 'There is no page at this address.'],
  ['/projects/NOPE/issues/12', { Query: () => ({ project: null }) }, 'There is no project NOPE.'],
  [
    '/projects/NET/issues/99',
    { Project: () => ({ name: 'Network', issue: null }) },
    'There is no issue NET-99.',
  ],
])('%s shows a “not found” message within the navigation', async (address, resolvers, words) => {
  const { answer } = renderAppAtAddress(address);
  await answer('AppShellQuery');
  if (resolvers) await answer('IssueScreenQuery', resolvers);
  expect((await findMainHeading()).textContent).toBe(words);
  expect(screen.getByRole('navigation', { name: 'Winnow' })).toBeTruthy();
});

test('a failed part of the screen shows an error and a retry button in its place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { answer, environment, asked, operationOf } = renderAppAtAddress('/projects/NET/issues/12');
  await answer('AppShellQuery');
  await waitFor(() => expect(asked()).toContain('IssueScreenQuery'));
  await act(async () =>
    environment.mock.reject(
      operationOf('IssueScreenQuery')!,
      new RequestError('INTERNAL', 'Something went wrong (ref 7f3a).'),
    ),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('ref 7f3a');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer('IssueScreenQuery');
  expect((await findMainHeading()).textContent).toBe('Crash on resume');
});

test('j and k move through the list that the issue was opened from, and Back returns to it', async () => {
  const place = {
    href: '/projects/NET/issues?q=x',
    index: 9,
    total: 19_774,
    snapshot: null,
    first: 9,
    keys: ['NET-12', 'NET-7'],
  };
  const { answer, router } = renderAppAtAddress('/projects/NET/issues/12', { place });
  await answer('AppShellQuery');
  await answer('IssueScreenQuery');
  expect(await screen.findByText('10 of 19,774')).toBeTruthy();
  await userEvent.keyboard('k');
  expect(router.state.location.pathname).toBe('/projects/NET/issues/12');
  await userEvent.keyboard('j');
  await answer('IssueScreenQuery', {
    Issue: () => ({ ...MOCK_ISSUE, number: 7, key: 'NET-7', title: 'The next one' }),
  });
  expect((await findMainHeading()).textContent).toBe('The next one');
  expect(screen.getByText('11 of 19,774')).toBeTruthy();
  expect(router.state.historyAction).toBe('REPLACE');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The next one'));
});

test('shows a banner while the server is unreachable', async () => {
  const { answer, reachability } = renderAppAtAddress('/');
  await answer('AppShellQuery');
  act(() => reachability.failed());
  expect(await screen.findByText(/Connection lost/)).toBeTruthy();
  act(() => reachability.reached());
  await waitFor(() => expect(screen.queryByText(/Connection lost/)).toBeNull());
});

test('? opens the keyboard shortcuts and Escape closes them', async () => {
  const { answer } = renderAppAtAddress('/');
  await answer('AppShellQuery');
  await answer('HomeScreenQuery');
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the palette opens an issue by its number', async () => {
  const { answer, router } = renderAppAtAddress('/projects/NET/issues/12');
  await answer('AppShellQuery');
  await answer('IssueScreenQuery');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('searchbox'), '345{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/NET/issues/345'));
});

describe('the form for a new issue', () => {
  const allowed: MockResolvers = {
    Project: () => ({ id: 'P1', key: 'NET', name: 'Network', viewerCan: ['READ', 'FILE', 'TRIAGE'] }),
    User: () => ({ id: 'U1' }),
    Label: () => ({ id: 'L1', name: 'area::net', color: '#336699' }),
  };
  const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });

  async function openNewIssueForm(resolvers = allowed) {
    const opened = renderAppAtAddress('/projects/NET/new');
    await opened.answer('AppShellQuery', { User: () => ({ id: 'U1' }) });
    await opened.answer('NewIssueScreenQuery', resolvers);
    const filing = () => opened.operationOf('createIssueMutation');
    const sent = () => filing()?.request.variables['input'] as Record<string, unknown> | undefined;
    const refuse = (message: string, path: string[]) =>
      act(async () =>
        opened.environment.mock.resolve(filing()!, {
          data: {
            edit: { issue: null, errors: [{ __typename: 'FieldError', code: 'NOT_FOUND', message, path }] },
          },
        }),
      );
    return { ...opened, sent, refuse };
  }

  beforeEach(() => window.localStorage.clear());

  test('creates the issue once with all entered values and opens it', async () => {
    const { router, sent, answer } = await openNewIssueForm();
    await userEvent.type(await title(), '  Crash on wake ');
    await userEvent.click(screen.getByRole('button', { name: /^Labels/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'area::net' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(description(), 'Each time{Control>}{Enter}{Enter}{/Control}');
    await waitFor(() =>
      expect(sent()).toMatchObject({
        projectId: 'P1',
        title: 'Crash on wake',
        body: 'Each time',
        type: 'BUG',
        labelIds: ['L1'],
        idempotencyKey: expect.any(String) as string,
      }),
    );
    expect(sent()).not.toHaveProperty('priority');
    await answer('createIssueMutation', { CreateIssuePayload: () => ({ errors: [] }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/NET/issues/12'));
    expect(Object.keys(window.localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  test('shows errors at their fields and keeps the entered text, also after a reload', async () => {
    const { sent, refuse } = await openNewIssueForm();
    await userEvent.type(await title(), 'Crash on wake');
    await userEvent.type(description(), 'Each time');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toBeTruthy());
    await refuse('There is no such word.', ['title']);
    expect((await screen.findByRole('alert')).textContent).toBe('There is no such word.');
    expect((await title()).getAttribute('aria-invalid')).toBe('true');
    cleanup();
    await openNewIssueForm();
    expect((await title()).value).toBe('Crash on wake');
    expect(description().value).toBe('Each time');
  });

  test('does not send an issue without a title', async () => {
    const { sent } = await openNewIssueForm();
    await userEvent.type(await title(), '   {Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Title must be 1 to 256 characters.');
    expect(sent()).toBeUndefined();
  });

  test('lists likely duplicates of the title and the description', async () => {
    const { answer, operationOf } = await openNewIssueForm();
    const duplicates = await screen.findByRole('region', { name: 'Likely duplicates' });
    expect(duplicates.textContent).toMatch(/appear here as you type/);
    await userEvent.type(await title(), ' Crash label:x ');
    await userEvent.type(description(), 'Each time');
    await waitFor(() =>
      expect(operationOf('DraftDuplicatesQuery')?.request.variables).toEqual({
        key: 'NET',
        title: 'Crash label:x',
        body: 'Each time',
      }),
    );
    await answer('DraftDuplicatesQuery', {
      LikelyDuplicate: () => ({ score: 0.93, because: ['same title', 'same identifier `Pool::wake`'] }),
    });
    const link = await within(duplicates).findByRole('link', { name: /Crash on resume/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/projects/NET/issues/12',
      '_blank',
    ]);
    expect(within(duplicates).getByText('Pool::wake').tagName).toBe('CODE');
    expect(within(duplicates).getByText(/0\.93/)).toBeTruthy();
  });

  test('requires the reporter role, and names the role for triage fields', async () => {
    await openNewIssueForm({
      ...allowed,
      Project: () => ({ id: 'P1', name: 'Network', viewerCan: ['READ'] }),
    });
    expect(
      await screen.findByText('Creating issues in Network requires the reporter role or higher.'),
    ).toBeTruthy();
    cleanup();
    await openNewIssueForm({ ...allowed, Project: () => ({ id: 'P1', viewerCan: ['READ', 'FILE'] }) });
    await title();
    expect(screen.getByRole('button', { name: 'Type: Bug' })).toBeTruthy();
    const labels = screen.getByRole('button', { name: /^Labels/ });
    expect(labels.getAttribute('aria-disabled')).toBe('true');
    expect(labels.getAttribute('aria-description')).toBe('Requires the triager role or higher');
  });
});
