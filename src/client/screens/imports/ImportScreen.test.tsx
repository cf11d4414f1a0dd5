import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/renderScreen';
import { ImportScreen } from './ImportScreen';
import { createRouteLoader } from './entry';

const FORMATS = [
  { system: 'jira', title: 'Jira', exportHint: 'as CSV (all fields)' },
  { system: 'github', title: 'GitHub', exportHint: 'with gh' },
];

const createProject = (viewerCan: string[], edges: object[] = []) => ({
  Project: () => ({
    id: 'P1',
    key: 'NET',
    name: 'Network',
    viewerCan,
    importFormats: FORMATS,
    imports: { totalCount: edges.length, edges, pageInfo: { hasNextPage: false } },
  }),
});

const renderImports = () =>
  renderScreen({
    Screen: ImportScreen,
    createRouteLoader,
    path: '/projects/:key/settings/import',
    at: '/projects/NET/settings/import',
  });

test('says which files can be imported, and that there are no imports yet', async () => {
  const { answer } = await renderImports();
  await answer('ImportScreenQuery', createProject(['MAINTAIN']));
  expect(screen.getByText(/Jira or GitHub, up to 8 GB/)).toBeTruthy();
  expect(screen.getByText(/save the issues as CSV \(all fields\)/)).toBeTruthy();
  expect(screen.getByText(/No imports yet/)).toBeTruthy();
});

test('lists earlier imports with their states', async () => {
  const { answer } = await renderImports();
  const node = {
    id: 'J1',
    number: 3,
    state: 'FAILED',
    fileName: 'jira.csv',
    issuesDone: 12,
    createdAt: '2026-01-02T03:04:05Z',
  };
  await answer('ImportScreenQuery', createProject(['MAINTAIN'], [{ node, cursor: '3' }]));
  expect(screen.getByRole('link', { name: 'jira.csv' }).getAttribute('href')).toBe(
    '/projects/NET/settings/import/3',
  );
  expect(screen.getByText('Failed')).toBeTruthy();
  expect(screen.getByText(/12 issues/)).toBeTruthy();
});

test('names the required role to users who cannot import', async () => {
  const { answer } = await renderImports();
  await answer('ImportScreenQuery', createProject(['READ']));
  expect(screen.getByText(/requires the maintainer role/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose file' })).toBeNull();
});

test('shows why a file was rejected', async () => {
  const { answer, environment, variablesOf } = await renderImports();
  await answer('ImportScreenQuery', createProject(['MAINTAIN']));
  const input = screen.getByLabelText<HTMLInputElement>('Choose file', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'jira.csv'));
  expect((await variablesOf('ImportUploadSectionCreateMutation'))['input']).toMatchObject({
    projectId: 'P1',
    fileName: 'jira.csv',
    fileSize: 1,
  });
  const message = 'The file is larger than 8 GB.';
  const error = { __typename: 'LimitError', code: 'LIMIT_EXCEEDED', message, path: ['fileSize'] };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { edit: { importJob: null, errors: [{ ...error, version: null, value: null, current: null }] } },
    }),
  );
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
});
