import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import query, { type SavedViewMenuQuery } from '../../../../../__generated__/SavedViewMenuQuery.graphql';
import { loadAbortableQuery } from '../../../relay/queries/screenQueries';
import { getMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { LoadedSavedView, SavedViewMenu } from './SavedViewMenu';

const VIEW = {
  id: 'V1',
  name: 'Bugs',
  slug: 'bugs',
  shortPath: '/projects/NET/views/bugs',
  path: '/projects/NET/issues?q=type%3Abug&view=bugs',
  query: 'type:bug',
  orderBy: null,
  direction: 'DESC',
  groupBy: null,
  labelScope: null,
  shared: false,
  viewerCanEdit: true,
};
const PROJECT = { id: 'P1', key: 'NET', path: VIEW.path, viewerCan: [], defaultView: null };

async function renderMenu(search: string, key = 'NET', shared = false) {
  const list = parseIssueListUrl(key, new URLSearchParams(search));
  const rendered = await renderWithRelay<SavedViewMenuQuery>({
    query,
    variables: { key: 'NET', slug: 'bugs' },
    resolvers: {
      Project: () => ({ ...PROJECT, viewerDefaultView: { id: 'V1' }, views: { nodes: [{ id: 'V1' }] } }),
      SavedView: () => ({ ...VIEW, shared }),
    },
    children: ({ savedViewContainer: container }) =>
      container?.view ? (
        <SavedViewMenu container={container} view={container.view} list={list} onDiscard={() => {}} />
      ) : null,
  });
  const readProject = () => rendered.environment.getStore().getSource().get('P1') as Record<string, unknown>;
  /** Answers the mutation of the menu with the project and the view after it. */
  const answer = async (name: string, project: object, view: object | null = {}) => {
    const { mock } = rendered.environment;
    await waitFor(() => expect(mock.getMostRecentOperation().request.node.operation.name).toBe(name));
    const operation = mock.getMostRecentOperation();
    await act(async () => {
      mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Project: () => ({ ...PROJECT, ...project }),
          SavedView: () => ({ ...VIEW, ...view }),
          UpdateSavedViewPayload: () => ({ errors: [], ...(view ? {} : { savedView: null }) }),
          DeleteSavedViewPayload: () => ({ errors: [] }),
        }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  return { ...rendered, readProject, answer, user: userEvent.setup() };
}

const choose = async (user: ReturnType<typeof userEvent.setup>, item: string | RegExp) => {
  await user.click(screen.getByRole('button', { name: 'View Bugs' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('saving a default view changes the address of its project', async () => {
  const { readProject, answer, user } = await renderMenu('q=type:bug+is:open&view=bugs');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await answer('savedViewMutationsUpdateMutation', { path: '/projects/NET/issues?q=changed&view=bugs' });
  expect(readProject()['path']).toBe('/projects/NET/issues?q=changed&view=bugs');
});

test('deleting a default view changes the address of its project', async () => {
  const { readProject, answer, user } = await renderMenu('q=type:bug&view=bugs');
  await choose(user, 'Delete view');
  await answer('savedViewMutationsDeleteMutation', {
    path: '/projects/NET/issues?q=is%3Aopen',
    viewerDefaultView: null,
  });
  expect(readProject()).toMatchObject({ path: '/projects/NET/issues?q=is%3Aopen', viewerDefaultView: null });
});

test('a maintainer who stops sharing a view of another person leaves it and cannot undo this', async () => {
  const { environment, router, answer, user } = await renderMenu('q=type:bug&view=bugs', 'NET', true);
  await choose(user, 'Stop sharing');
  await answer('savedViewMutationsUpdateMutation', { defaultView: null }, null);
  await waitFor(() => expect(router.state.location.search).toBe('?q=type%3Abug'));
  expect(getMutationQueue(environment, null).getState().canUndo).toBe(false);
});

test('shows the link if the browser does not let the page copy it', async () => {
  const { user } = await renderMenu('q=type:bug&view=bugs');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await choose(user, /^Copy link/);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The link could not be copied: .*\/projects\/NET\/views\/bugs$/,
  );
});

test('the focus stays at the view when saving removes the focused button', async () => {
  const { answer, user } = await renderMenu('q=type:bug+is:open&view=bugs');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await answer(
    'savedViewMutationsUpdateMutation',
    {},
    { path: '/projects/NET/issues?q=type%3Abug+is%3Aopen&view=bugs' },
  );
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View Bugs' })));
});

test('a list whose address has the project key in lower case is not taken for a changed one', async () => {
  await renderMenu('q=type:bug&view=bugs', 'net');
  expect(screen.getByRole('button', { name: 'View Bugs' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('the menu of a view over all projects has no default view, and shares it with everybody', async () => {
  const path = '/search?q=type%3Abug&view=bugs';
  const list = parseIssueListUrl(null, new URLSearchParams('q=type:bug&view=bugs'));
  await renderWithRelay<SavedViewMenuQuery>({
    query,
    variables: { key: null, slug: 'bugs' },
    resolvers: {
      Query: () => ({
        savedViewContainer: {
          __typename: 'AllProjects',
          id: 'A',
          views: { nodes: [{ id: 'V1' }, { id: 'V2' }] },
          view: { ...VIEW, path, shortPath: '/views/bugs' },
        },
      }),
    },
    children: ({ savedViewContainer: container }) =>
      container?.view ? (
        <SavedViewMenu container={container} view={container.view} list={list} onDiscard={() => {}} />
      ) : null,
  });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'View Bugs' }));
  await screen.findByRole('menuitem', { name: 'Share with all signed-in users' });
  expect(screen.getAllByRole('menuitem').map((item) => item.querySelector('span')?.textContent)).toEqual([
    'Rename…',
    'Share with all signed-in users',
    'Save as new view…',
    'Copy link',
    'Copy feed address…',
    'Move down',
    'Delete view',
  ]);
});

async function renderLoadedView() {
  const environment = createMockEnvironment();
  const variables = { key: 'NET', slug: 'bugs' };
  const loaded = loadAbortableQuery<SavedViewMenuQuery>(environment, query, variables, null);
  environment.mock.rejectMostRecentOperation(new Error('Connection lost.'));
  const list = parseIssueListUrl('NET', new URLSearchParams('q=type:bug&view=bugs'));
  const page = <LoadedSavedView loaded={loaded} list={list} onDiscard={() => {}} fallback="No view" />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const retry = async (view: object | null) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Project: () => PROJECT,
          Query: () => ({
            savedViewContainer: { __typename: 'Project', ...PROJECT, ...(view ? {} : { view }) },
          }),
          SavedView: () => VIEW,
        }),
      ),
    );
  };
  return { retry };
}

test('a view that could not be loaded is requested again by Retry', async () => {
  const { retry } = await renderLoadedView();
  await retry(VIEW);
  expect(await screen.findByRole('button', { name: 'View Bugs' })).toBeTruthy();
});

test('a list whose view was deleted can be saved as another view', async () => {
  const { retry } = await renderLoadedView();
  await retry(null);
  expect(await screen.findByText('No view')).toBeTruthy();
});
