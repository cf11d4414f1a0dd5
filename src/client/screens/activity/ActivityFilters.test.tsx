import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type ActivityScreenQuery } from '../../../../__generated__/ActivityScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { ActivityEvents } from './ActivityEvents';
import { ActivityFilters } from './ActivityFilters';
import { parseActivityFilter, toActivityVariables } from './activityFilter';

type MockResolvers = Parameters<typeof MockPayloadGenerator.generate>[1];

async function renderActivity(search: string, resolvers: MockResolvers = {}, hasNextPage = false) {
  const rendered = await renderWithRelay<ActivityScreenQuery>({
    query,
    variables: toActivityVariables('NET', parseActivityFilter(new URLSearchParams(search))),
    at: { pathname: '/projects/NET/activity', search },
    resolvers: {
      Project: () => ({ id: 'P1', key: 'NET' }),
      EventConnection: () => ({ edges: [], pageInfo: { hasNextPage } }),
      ...resolvers,
    },
    children: ({ project }) =>
      project ? (
        <>
          <ActivityFilters project={project} projectKey="NET" />
          <ActivityEvents project={project} />
        </>
      ) : null,
  });
  const { environment, router } = rendered;
  const resolve = (mocks: MockResolvers) =>
    act(async () => {
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, mocks),
      );
    });
  return { environment, resolve, getSearch: () => router.state.location.search };
}

test('finds a user by name among all who acted, and stores the user in the URL', async () => {
  const { environment, resolve, getSearch } = await renderActivity('?show=labels');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Filter by user' })));
  await resolve({ Project: () => ({ id: 'P1', actors: [{ id: 'U1', login: 'mika', name: 'Mika' }] }) });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'User' }), 'bot');
  await act(() => new Promise((done) => void setTimeout(done, 100)));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ matching: 'bot' });
  await resolve({
    Node: () => ({ __typename: 'Project', id: 'P1' }),
    User: () => ({ id: 'U9', login: 'bot-9' }),
  });
  await userEvent.click(await screen.findByRole('option', { name: /bot-9/ }));
  expect(getSearch()).toBe('?show=labels&by=U9');
});

test('finds an issue by its number and stores it in the URL', async () => {
  const { resolve, getSearch } = await renderActivity('');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Filter by issue' })));
  const issue = { id: 'I12', number: 12, key: 'NET-12', title: 'Crash on wake' };
  await resolve({
    Project: () => ({ id: 'P1', key: 'NET', numbered: null }),
    IssueConnection: () => ({ nodes: [issue] }),
  });
  await userEvent.click(await screen.findByRole('option', { name: /Crash on wake/ }));
  expect(getSearch()).toBe('?issue=12');
});

test('each filter that is set can be removed', async () => {
  const { getSearch } = await renderActivity('?show=labels&by=U1&issue=12', {
    User: () => ({ id: 'U1', login: 'mika' }),
    Issue: () => ({ key: 'NET-12', title: 'Crash on wake' }),
  });
  expect(screen.getByRole('button', { name: 'Issue: NET-12' }).textContent).toContain('Crash on wake');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: mika' }));
  expect(getSearch()).toBe('?show=labels&issue=12');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: NET-12' }));
  expect(getSearch()).toBe('?show=labels');
});

test('names a user without activity and an issue that does not exist', async () => {
  await renderActivity('?by=U404&issue=404', { Project: () => ({ id: 'P1', actor: null, issue: null }) });
  expect(screen.getByRole('button', { name: 'User: Unknown user' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Issue: NET-404' })).toBeTruthy();
});

test('says that nothing matches, and clears the filters', async () => {
  const { getSearch } = await renderActivity('?show=labels');
  expect(screen.getByText('No matching activity.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(getSearch()).toBe('');
  expect(screen.getByText('No activity yet. New changes appear here.')).toBeTruthy();
});

test('says that only the newest events were searched if there are more', async () => {
  await renderActivity('?show=labels', {}, true);
  expect(screen.getByText('No matching activity among the newest events.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show older activity' })).toBeTruthy();
});
