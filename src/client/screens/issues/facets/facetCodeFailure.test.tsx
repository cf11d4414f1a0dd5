/** Clicks on facet values when the code that handles them, which is loaded on demand, fails to load. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import query, { type IssuesCountsQuery } from '../../../../../__generated__/IssuesCountsQuery.graphql';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { FacetPanel } from './FacetPanel';
import { importFacetClick } from './importFacetClick';

jest.mock('./importFacetClick', () => ({ importFacetClick: jest.fn() }));

const renderFacet = () =>
  renderWithRelay<IssuesCountsQuery>({
    query,
    variables: { key: 'NET', query: '', orderBy: null, grouped: true, hasEdited: false, editedQuery: '' },
    resolvers: {
      Facet: () => ({
        field: 'LABEL',
        distinct: 214,
        none: 0,
        values: [{ key: 'crash', label: 'crash', count: 9, selection: 'NONE', color: '#d1383d' }],
      }),
    },
    children: ({ project }) =>
      project ? (
        <FacetPanel
          issues={project.issues}
          project={project}
          list={parseIssueListUrl('NET', new URLSearchParams())}
          pending={false}
        />
      ) : null,
  });

test('a click on a value shows the error in the facet, and can be repeated', async () => {
  const load = jest.mocked(importFacetClick).mockRejectedValueOnce(new Error('No code.'));
  const { router } = await renderFacet();
  await act(() => userEvent.click(screen.getAllByRole('button', { name: /crash/ })[0]!));
  expect((await screen.findByRole('alert')).textContent).toContain('No code.');
  load.mockResolvedValueOnce({ toggleFacetValueInQuery: () => 'label:crash' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(router.state.location.search).toBe('?q=label%3Acrash');
});
