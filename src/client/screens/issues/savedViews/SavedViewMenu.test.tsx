import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type LoadedSavedViewQuery } from '../../../../../__generated__/LoadedSavedViewQuery.graphql';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { SavedViewMenu } from './SavedViewMenu';

const VIEW = {
  id: 'V1',
  name: 'Bugs',
  slug: 'bugs',
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

async function renderMenu(search: string) {
  const list = parseIssueListUrl('NET', new URLSearchParams(search));
  const rendered = await renderWithRelay<LoadedSavedViewQuery>({
    query,
    variables: { key: 'NET', slug: 'bugs' },
    resolvers: {
      Project: () => ({ ...PROJECT, viewerDefaultView: { id: 'V1' }, views: { nodes: [{ id: 'V1' }] } }),
      SavedView: () => VIEW,
    },
    children: ({ project }) =>
      project?.view ? (
        <SavedViewMenu project={project} view={project.view} list={list} onDiscard={() => {}} />
      ) : null,
  });
  const readProject = () => rendered.environment.getStore().getSource().get('P1') as Record<string, unknown>;
  /** Answers the mutation of the menu. `project` is the project after it. */
  const answer = async (name: string, project: object) => {
    const { mock } = rendered.environment;
    await waitFor(() => expect(mock.getMostRecentOperation().request.node.operation.name).toBe(name));
    const operation = mock.getMostRecentOperation();
    await act(async () => {
      mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Project: () => ({ ...PROJECT, ...project }),
          SavedView: () => VIEW,
          UpdateSavedViewPayload: () => ({ errors: [] }),
          DeleteSavedViewPayload: () => ({ errors: [] }),
        }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  return { readProject, answer, user: userEvent.setup() };
}

const choose = async (user: ReturnType<typeof userEvent.setup>, item: string) => {
  await user.click(screen.getByRole('button', { name: 'View Bugs' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('saving a default view changes the address of its project', async () => {
  const { readProject, answer, user } = await renderMenu('q=type:bug+is:open&view=bugs');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await answer('updateSavedViewMutation', { path: '/projects/NET/issues?q=changed&view=bugs' });
  expect(readProject()['path']).toBe('/projects/NET/issues?q=changed&view=bugs');
});

test('deleting a default view changes the address of its project', async () => {
  const { readProject, answer, user } = await renderMenu('q=type:bug&view=bugs');
  await choose(user, 'Delete view');
  await answer('deleteSavedViewMutation', {
    path: '/projects/NET/issues?q=is%3Aopen',
    viewerDefaultView: null,
  });
  expect(readProject()).toMatchObject({ path: '/projects/NET/issues?q=is%3Aopen', viewerDefaultView: null });
});

test('shows the link if the browser does not let the page copy it', async () => {
  const { user } = await renderMenu('q=type:bug&view=bugs');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await choose(user, 'Copy link');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The link could not be copied: .*\/projects\/NET\/views\/bugs$/,
  );
});
