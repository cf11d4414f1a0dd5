import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type SettingsScreenQuery } from '../../../../__generated__/SettingsScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { DeleteProjectSection } from './DeleteProjectSection';

beforeEach(() => window.localStorage.clear());

async function renderSection(viewerCan = ['MAINTAIN']) {
  const Project = () => ({
    id: 'P1',
    key: 'NET',
    name: 'Network',
    issueCount: 2,
    commentCount: 31,
    viewerCan,
  });
  const { environment } = await renderWithRelay<SettingsScreenQuery>({
    query,
    variables: { key: 'NET' },
    resolvers: { Project },
    children: ({ project }) => (project ? <DeleteProjectSection project={project} /> : null),
  });
  const { mock } = environment;
  const openDialog = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete project…' }));
    await act(async () =>
      mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, { Project })),
    );
    return screen.findByRole('alertdialog', { name: 'Delete project Network?' });
  };
  const submit = async (key: string) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Enter NET to confirm' }), key);
    await userEvent.click(screen.getByRole('button', { name: 'Delete project' }));
  };
  const answer = (edit: object) =>
    act(async () =>
      mock.resolveMostRecentOperation({
        data: { edit: { deletedProjectId: null, deletedProject: null, errors: [], ...edit } },
      }),
    );
  return { mock, openDialog, submit, answer };
}

test('is not shown without the permission to delete the project', async () => {
  await renderSection(['READ', 'EDIT']);
  expect(screen.queryByText('Delete project')).toBeNull();
});

test('says what is deleted, and deletes only after the key of the project has been typed', async () => {
  const { mock, openDialog, submit, answer } = await renderSection();
  const dialog = await openDialog();
  expect(dialog.textContent).toContain('2 issues with 31 comments and their history');
  expect(dialog.textContent).toContain('The key NET cannot be used for another project.');
  await submit('ne');
  expect(screen.getByText('Enter NET, the key of the project.')).toBeTruthy();
  expect(mock.getAllOperations()).toEqual([]);
  await submit('t');
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
  expect(mock.getMostRecentOperation().request.variables['input']).toMatchObject({ id: 'P1', key: 'NET' });
  await answer({ deletedProjectId: 'P1', deletedProject: { id: 'D1' } });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('shows in the dialog why the server rejected the deletion', async () => {
  const { mock, openDialog, submit, answer } = await renderSection();
  await openDialog();
  await submit('NET');
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
  const message = 'A bulk edit of NET is running. Wait until it has finished, or cancel it, and try again.';
  const error = { __typename: 'ConflictError', code: 'CONFLICT', message, path: ['id'] };
  await answer({ errors: [{ ...error, version: null, value: null, current: null }] });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
