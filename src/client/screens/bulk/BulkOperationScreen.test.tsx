import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/renderScreen';
import { RequestError } from '../../errors/RequestError';
import { BulkOperationScreen } from './BulkOperationScreen';
import { createRouteLoader } from './entry';

const OPERATION = {
  id: 'B4',
  number: 4,
  createdAt: '2026-01-01T00:00:00Z',
  query: '',
  state: 'FAILED',
  matched: 28,
  frozen: 28,
  changed: 20,
  skipped: 0,
  failed: 0,
  message: 'The initiator’s account was disabled.',
  comment: null,
  reasons: [] as object[],
  undoOf: null,
  undoneBy: null,
  canUndo: false,
  whyNotUndo: 'Only the initiator or a maintainer can undo this bulk edit.',
  fields: null,
  deletedLabel: null,
  deletedMilestone: null,
  items: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
};

const renderBulkOperationScreen = (number = '4') =>
  renderScreen({
    Screen: BulkOperationScreen,
    createRouteLoader,
    path: '/projects/:key/bulk/:number',
    at: `/projects/NET/bulk/${number}`,
  });

const createProjectData = (bulkOperation: object | null) => ({
  Query: () => ({ project: { id: 'P1', name: 'Network', version: '1', bulkOperation } }),
});

test('shows a placeholder under the heading while the bulk edit loads', async () => {
  const { container } = await renderBulkOperationScreen();
  expect(await screen.findByRole('heading', { name: 'Bulk edit 4' })).toBeTruthy();
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
});

test('an unknown bulk edit leads to the bulk edits of the project', async () => {
  const { answer, variablesOf } = await renderBulkOperationScreen();
  expect(await variablesOf('BulkOperationScreenQuery')).toEqual({ key: 'NET', number: 4 });
  await answer('BulkOperationScreenQuery', createProjectData(null));
  expect(await screen.findByText('There is no bulk edit 4 in Network.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bulk edits of Network' }).getAttribute('href')).toBe(
    '/projects/NET/bulk',
  );
});

test('a project that the viewer cannot see is not found', async () => {
  const { answer } = await renderBulkOperationScreen();
  await answer('BulkOperationScreenQuery', { Query: () => ({ project: null }) });
  expect(await screen.findByText('There is no project NET.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Bulk edits of/ })).toBeNull();
});

test('a failed query can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { answer, reject } = await renderBulkOperationScreen();
  await reject('BulkOperationScreenQuery', new RequestError('INTERNAL', 'Something failed (ref 7f3a).'));
  expect((await screen.findByRole('alert')).textContent).toContain('ref 7f3a');
  expect(screen.getByRole('link', { name: 'Bulk edits' }).getAttribute('href')).toBe('/projects/NET/bulk');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer('BulkOperationScreenQuery', createProjectData(OPERATION));
  expect(await screen.findByText('The initiator’s account was disabled.')).toBeTruthy();
});

test('a failed bulk edit says why, and links to the issues that it was started for', async () => {
  const { answer } = await renderBulkOperationScreen();
  await answer('BulkOperationScreenQuery', createProjectData(OPERATION));
  expect(await screen.findByText('The initiator’s account was disabled.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'all issues' }).getAttribute('href')).toBe('/projects/NET/issues');
  expect(screen.getByRole('region', { name: 'Issues' }).querySelectorAll('li')).toHaveLength(0);
});
