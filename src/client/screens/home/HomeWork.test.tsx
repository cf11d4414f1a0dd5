import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PayloadError } from 'relay-runtime';
import query, { type HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { recordRecentIssue } from '../../data/recentIssues';
import { HomeWork } from './HomeWork';

const DAY_MS = 86_400_000;
const EMPTY = { totalCount: 0, nodes: [] };
const EMPTY_HOME = {
  assigned: { totalCount: 0, projects: [], groups: [] },
  mentioned: EMPTY,
  watching: EMPTY,
  recent: [],
};
const STATE = { id: 'S1', name: 'In progress', category: 'ACTIVE' };

const createIssue = (number: number, overrides: object = {}) => ({
  id: `I${number}`,
  key: `NET-${number}`,
  title: `Issue ${number}`,
  priority: 'HIGH',
  dueOn: null,
  firstLabel: { nodes: [] },
  state: STATE,
  ...overrides,
});

const renderHome = (home: object, viewer: object = {}, readable: object[] = [], errors?: PayloadError[]) =>
  renderWithRelay<HomeScreenQuery>({
    query,
    variables: { recentIds: ['I1', 'I2'] },
    resolvers: {
      Query: () => ({
        viewer: { id: 'U1', name: 'Mika', siteRole: 'USER', ...viewer },
        readable: { nodes: readable },
      }),
      Home: () => ({ ...EMPTY_HOME, ...home }),
    },
    errors,
    children: (data) => <HomeWork query={data} recentIds={['I1', 'I2']} />,
  });

const getSection = (name: string) => screen.getByRole('region', { name });
const toDay = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10) + 'T00:00:00Z';

beforeEach(() => window.localStorage.clear());

test('shows assigned issues by state with due days relative to today, and links to the full lists', async () => {
  const project = { id: 'P1', key: 'NET', name: 'Network' };
  await renderHome({
    assigned: {
      totalCount: 12,
      projects: [{ count: 12, project }],
      groups: [
        {
          count: 12,
          state: STATE,
          project,
          topIssues: [
            createIssue(1, { dueOn: toDay(-2) }),
            createIssue(2, { dueOn: toDay(0) }),
            createIssue(3, { dueOn: toDay(1) }),
            createIssue(4),
          ],
        },
      ],
    },
  });
  const section = within(getSection('Assigned to me'));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'NET-1Issue 12 days late',
    'NET-2Issue 2Today',
    'NET-3Issue 3Tomorrow',
    'NET-4Issue 4',
  ]);
  const queryOf = (name: string) =>
    new URL(section.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('q');
  expect(queryOf('Full list')).toBe('is:open assignee:@me');
  expect(queryOf('8 more')).toBe('is:open assignee:@me state:"In progress"');
});

test('links to the list of each project if the assigned issues are in several', async () => {
  const projects = [
    { count: 3, project: { id: 'P1', key: 'NET', name: 'Network' } },
    { count: 1, project: { id: 'P2', key: 'GFX', name: 'Graphics' } },
  ];
  await renderHome({
    assigned: {
      totalCount: 4,
      projects,
      groups: [{ count: 4, state: STATE, project: null, topIssues: [createIssue(1)] }],
    },
  });
  const section = within(getSection('Assigned to me'));
  const lists = within(section.getByRole('list', { name: 'Full lists' }));
  expect(lists.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Network 3', '/projects/NET/issues?q=is%3Aopen+assignee%3A%40me&group=state'],
    ['Graphics 1', '/projects/GFX/issues?q=is%3Aopen+assignee%3A%40me&group=state'],
  ]);
  expect(section.getByText('3 more').closest('a')).toBeNull();
});

test('says what is new in watched issues', async () => {
  const createNotification = (id: string, overrides: object) => ({
    id,
    eventCount: 1,
    updatedAt: new Date().toISOString(),
    issue: createIssue(1),
    ...overrides,
  });
  await renderHome({
    watching: {
      totalCount: 17,
      nodes: [
        createNotification('N1', { reason: 'WATCHING', eventCount: 5 }),
        createNotification('N2', { reason: 'STATE_CHANGED' }),
        createNotification('N3', { reason: 'DUE_SOON' }),
      ],
    },
  });
  const section = within(getSection('Watched issues with updates'));
  expect(section.getByRole('link', { name: 'Inbox' }).getAttribute('href')).toBe('/inbox');
  expect(section.getByText('17')).toBeTruthy();
  const [comments, state, due] = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(comments).toContain('5 new events');
  expect(state).toContain('In progress');
  expect(due).toContain('Due soon');
});

test('links from mentions to those in the inbox', async () => {
  const nodes = [{ id: 'N1', updatedAt: new Date().toISOString(), issue: createIssue(1) }];
  await renderHome({ mentioned: { totalCount: 1, nodes } });
  const link = within(getSection('Mentioned')).getByRole('link', { name: 'All mentions' });
  expect(link.getAttribute('href')).toBe('/inbox?state=all&reason=mentioned');
});

test('shows recently opened issues of this viewer only, without those that can no longer be read', async () => {
  recordRecentIssue('I1', 'U1');
  recordRecentIssue('I3', 'U1');
  recordRecentIssue('I2', 'U2');
  await renderHome({ recent: [createIssue(1), createIssue(2)] });
  const rows = within(getSection('Recently viewed')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['NET-1Issue 1now']);
});

test('a section that could not be read shows an error and is requested again alone', async () => {
  const { environment } = await renderHome(
    { mentioned: null },
    {},
    [],
    [{ message: 'Broken', path: ['home', 'mentioned'] }],
  );
  expect(within(getSection('Mentioned')).getByRole('alert').textContent).toContain(
    'This section could not be loaded',
  );
  expect(getSection('Assigned to me').textContent).toContain('No open issues are assigned to you.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
    'MentionedIssuesRefetchQuery',
  );
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { home: { mentioned: null } },
      errors: [{ message: 'Broken', path: ['home', 'mentioned'] }],
    }),
  );
  await userEvent.click(within(getSection('Mentioned')).getByRole('button', { name: 'Retry' }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { home: { mentioned: { totalCount: 1, nodes: [] } } },
    }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(within(getSection('Mentioned')).getByRole('link', { name: 'All mentions' })).toBeTruthy();
});

test('a section with an error in one of its items shows the error', async () => {
  const nodes = [{ id: 'N1', updatedAt: new Date().toISOString(), issue: createIssue(1) }];
  await renderHome(
    { watching: { totalCount: null, nodes } },
    {},
    [],
    [{ message: 'Broken', path: ['home', 'watching', 'totalCount'] }],
  );
  expect(within(getSection('Watched issues with updates')).getByRole('alert')).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('next steps are not shown to a user of whom a section could not be read', async () => {
  await renderHome({ recent: null }, {}, [], [{ message: 'Broken', path: ['home', 'recent'] }]);
  expect(screen.queryByRole('region', { name: 'Welcome, Mika' })).toBeNull();
  expect(within(getSection('Recently viewed')).getByRole('alert')).toBeTruthy();
});

test.each([
  ['a user without projects', {}, [], ['Create a project'], /Ask a maintainer/],
  [
    'a user with projects',
    {},
    [{ key: 'NET', name: 'Network' }],
    ['Browse the open issues of Network', 'Create a project'],
    /watch issues to be notified/,
  ],
  [
    'an administrator',
    { siteRole: 'ADMINISTRATOR' },
    [],
    ['Create a project', 'Add people'],
    /winnow -- import github/,
  ],
])('shows next steps to %s while there is no work', async (_who, viewer, projects, links, text) => {
  await renderHome({}, viewer, projects);
  const steps = within(getSection('Welcome, Mika'));
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
  expect(steps.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Assigned to me' })).toBeNull();
});
