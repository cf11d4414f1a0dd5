import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PayloadError } from 'relay-runtime';
import query, { type HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { MockPayloadGenerator } from 'relay-test-utils';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { HomeProjects } from './HomeProjects';

const renderProjects = (connection: object | null, errors?: PayloadError[]) =>
  renderWithRelay<HomeScreenQuery>({
    query,
    variables: { recentIds: [] },
    resolvers: {
      Home: () => ({ projects: connection }),
      Project: () => ({ id: 'P1', key: 'NET', name: 'Network', trend: [] }),
    },
    errors,
    children: (data) => <HomeProjects query={data} />,
  });

test('says how to get the first project', async () => {
  await renderProjects({ edges: [], pageInfo: { hasNextPage: false } });
  expect(screen.getByText('No projects yet')).toBeTruthy();
  expect(screen.getByText(/winnow -- import github issues\.ndjson --project KEY --create/)).toBeTruthy();
});

test('requests the next page after the shown projects', async () => {
  const pageInfo = { hasNextPage: true, endCursor: 'C24' };
  const { environment } = await renderProjects({ edges: [{ cursor: 'C24' }], pageInfo });
  await userEvent.click(screen.getByRole('button', { name: 'Show more projects' }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ cursor: 'C24' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show more projects' }).disabled).toBe(true);
});

test('a card links to the open issues of its project', async () => {
  await renderProjects({ edges: [{ cursor: 'C1' }], pageInfo: { hasNextPage: false } });
  expect(screen.getByRole('link', { name: 'Network' }).getAttribute('href')).toBe(
    '/projects/NET/issues?q=is%3Aopen',
  );
});

test('shows an error with a retry button if the projects could not be read', async () => {
  const { environment } = await renderProjects(null, [{ message: 'Broken', path: ['home', 'projects'] }]);
  expect(screen.getByRole('alert').textContent).toContain('This section could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe('HomeProjectsPageQuery');
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        ProjectConnection: () => ({ edges: [{ cursor: 'C1' }], pageInfo: { hasNextPage: false } }),
        Project: () => ({ id: 'P1', key: 'NET', name: 'Network', trend: [] }),
      }),
    ),
  );
  expect(screen.getByRole('link', { name: 'Network' })).toBeTruthy();
});
