import { screen } from '@testing-library/react';
import query, {
  type BulkOperationListScreenQuery,
} from '../../../../__generated__/BulkOperationListScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { BulkOperationList } from './BulkOperationListScreen';

test('says how to start the first bulk edit', async () => {
  await renderWithRelay<BulkOperationListScreenQuery>({
    query,
    variables: { key: 'NET' },
    resolvers: {
      Project: () => ({ id: 'P1', key: 'NET' }),
      BulkOperationConnection: () => ({ totalCount: 0, edges: [], pageInfo: { hasNextPage: false } }),
    },
    children: ({ project }) => (project ? <BulkOperationList project={project} /> : null),
  });
  expect(screen.getByText(/No bulk edits yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'the issue list' }).getAttribute('href')).toBe(
    '/projects/NET/issues',
  );
});
