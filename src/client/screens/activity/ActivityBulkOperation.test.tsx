import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type ActivityScreenQuery } from '../../../../__generated__/ActivityScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { ActivityEvents } from './ActivityEvents';
import { toActivityVariables, UNFILTERED_ACTIVITY } from './activityFilter';

test('a bulk edit is one entry, which shows its issues on demand', async () => {
  const { environment } = await renderWithRelay<ActivityScreenQuery>({
    query,
    variables: toActivityVariables('NET', UNFILTERED_ACTIVITY),
    resolvers: {
      Project: () => ({ id: 'P1', key: 'NET' }),
      EventConnection: () => ({
        edges: [{ node: { id: 'E1', kind: 'PRIORITY_CHANGED', createdAt: '2026-01-02T03:04:05Z' } }],
      }),
      BulkOperation: () => ({
        id: 'B7',
        number: 7,
        changed: 837,
        createdAt: '2026-01-02T03:04:05Z',
        query: null,
        comment: null,
        undoOf: null,
        fields: null,
      }),
    },
    children: ({ project }) => (project ? <ActivityEvents project={project} /> : null),
  });
  expect(screen.getByRole('link', { name: 'Bulk edit 7' }).getAttribute('href')).toBe('/projects/NET/bulk/7');
  const toggle = screen.getByRole('button', { name: '837 issues', expanded: false });
  await userEvent.click(toggle);
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toMatchObject({ id: 'B7' });
  await act(async () =>
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        Node: () => ({ __typename: 'BulkOperation', id: 'B7' }),
        BulkItemConnection: () => ({
          totalCount: 837,
          edges: [
            {
              node: {
                number: 12,
                outcome: 'CHANGED',
                message: null,
                issue: { title: 'Crash on wake' },
                before: null,
                after: null,
              },
            },
          ],
          pageInfo: { hasNextPage: true },
        }),
      }),
    ),
  );
  expect(screen.getByRole('link', { name: 'Crash on wake' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show more of 837' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '837 issues', expanded: true }));
  expect(screen.queryByRole('link', { name: 'Crash on wake' })).toBeNull();
});
