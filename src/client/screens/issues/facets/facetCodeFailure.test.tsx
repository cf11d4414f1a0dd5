/** Clicks on facet values when the code that handles them, which is loaded on demand, fails to load. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import query, {
  type ListedIssuesCountsQuery,
} from '../../../../../__generated__/ListedIssuesCountsQuery.graphql';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { FacetPanel } from './FacetPanel';

let mockCodeFails = true;
jest.mock('./facetClick', () => {
  if (mockCodeFails) throw new Error('No code.');
  return { toggleFacetValueInQuery: () => 'label:crash', keepFacetValueInPlace: () => {} };
});

const renderFacet = () =>
  renderWithRelay<ListedIssuesCountsQuery>({
    query,
    variables: {
      projectKey: 'NET',
      query: '',
      orderBy: null,
      trees: false,
      grouped: true,
      hasEdited: false,
      editedQuery: '',
      countsAll: false,
      facets: ['LABEL'],
    },
    resolvers: {
      Facet: () => ({
        field: 'LABEL',
        distinct: 214,
        none: 0,
        values: [{ key: 'crash', label: 'crash', count: 9, selection: 'NONE', color: '#d1383d' }],
      }),
    },
    children: ({ issueContainer }) =>
      issueContainer ? (
        <FacetPanel
          issues={issueContainer.issues}
          project={issueContainer.project ?? null}
          list={parseIssueListUrl('NET', new URLSearchParams())}
          pending={false}
        />
      ) : null,
  });

test('a click on a value shows the error in the facet, and can be repeated', async () => {
  const { router } = await renderFacet();
  await act(() => userEvent.click(screen.getAllByRole('button', { name: /crash/ })[0]!));
  expect((await screen.findByRole('alert')).textContent).toContain('No code.');
  mockCodeFails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(router.state.location.search).toBe('?q=label%3Acrash');
});
