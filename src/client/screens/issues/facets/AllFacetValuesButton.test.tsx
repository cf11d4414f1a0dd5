import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { AllFacetValuesButton } from './AllFacetValuesButton';

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface FacetValuesResponse {
  labels: string[];
  total?: number;
  from?: number;
}

function TestSidebar() {
  const [search] = useSearchParams();
  const list = parseIssueListUrl('NET', search);
  return <AllFacetValuesButton field="LABEL" list={list} distinct={214} more iconOf={() => null} />;
}

/**
 * Renders an issue list and opens the dialog with all values of a facet; the first values have been
 * requested.
 */
async function openFacetDialog(query = 'is:open') {
  const environment = createMockEnvironment();
  const address = `/projects/NET/issues?q=${encodeURIComponent(query)}`;
  const router = createMemoryRouter([{ path: '*', element: <TestSidebar /> }], { initialEntries: [address] });
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  );
  const button = screen.getByRole('button', { name: 'All 214 labels…' });
  button.focus();
  await act(async () => fireEvent.click(button));
  // Waits until the dialog's opening animation has ended.
  await act(async () => jest.advanceTimersByTime(120));

  const requestFor = (matching: string) => {
    const found = environment.mock
      .getAllOperations()
      .filter((operation) => operation.request.variables.matching === matching);
    if (found.length !== 1) throw new Error(`${found.length} requests for “${matching}”`);
    return found[0]!;
  };
  const answer = (matching: string, { labels, total = labels.length, from = 0 }: FacetValuesResponse) =>
    act(async () => {
      const edges = labels.map((label, index) => ({
        cursor: String(from + index),
        node: { __typename: 'FacetValue', key: label, label, count: 9, color: null },
      }));
      const end = from + labels.length;
      const pageInfo = { endCursor: String(end - 1), hasNextPage: end < total };
      const facetValues = { totalCount: total, edges, pageInfo };
      const issueContainer = {
        id: 'p',
        __typename: 'Project',
        __isIssueContainer: 'Project',
        facetValues,
      };
      environment.mock.resolve(requestFor(matching), {
        data: from > 0 ? { node: issueContainer } : { issueContainer },
      });
    });
  const type = async (text: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await act(async () => jest.advanceTimersByTime(60));
  };
  const queryOfAddress = () => new URLSearchParams(router.state.location.search).get('q');
  return { environment, requestFor, answer, type, queryOfAddress };
}

const getFacetValueTitles = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-busy') === null)
    .map((row) => row.querySelector('button')?.title);

test('requests the values of the query and shows their number', async () => {
  const { requestFor, answer } = await openFacetDialog();
  expect(screen.getByLabelText('Loading values')).toBeTruthy();
  expect(requestFor('').request.variables).toMatchObject({
    projectKey: 'NET',
    query: 'is:open',
    field: 'LABEL',
  });
  await answer('', { labels: ['crash', 'perf'] });
  expect(getFacetValueTitles()).toEqual(['crash', 'perf']);
  expect(screen.getByRole('status').textContent).toBe('2 labels');
});

test('the values stay until the response to the latest text arrives; earlier requests are aborted', async () => {
  const { environment, answer, type } = await openFacetDialog();
  await answer('', { labels: ['crash', 'perf'] });
  await type('p');
  await type('pe');
  const pending = environment.mock
    .getAllOperations()
    .map((operation) => operation.request.variables.matching as string);
  expect(pending).toEqual(['pe']);
  expect(getFacetValueTitles()).toEqual(['crash', 'perf']);
  await answer('pe', { labels: ['perf'] });
  expect(getFacetValueTitles()).toEqual(['perf']);
});

test('closing the dialog aborts its requests', async () => {
  const { environment, answer, type } = await openFacetDialog();
  await answer('', { labels: ['crash'] });
  await type('p');
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('the up arrow moves from the first value to the search field', async () => {
  const { answer } = await openFacetDialog();
  await answer('', { labels: ['crash', 'perf'] });
  const field = screen.getByRole('searchbox');
  await act(async () => fireEvent.keyDown(field, { key: 'ArrowDown' }));
  const [first, second] = screen.getAllByRole('row');
  expect(document.activeElement).toBe(first);
  await act(async () => fireEvent.keyDown(first!, { key: 'ArrowDown' }));
  expect(document.activeElement).toBe(second);
  await act(async () => fireEvent.keyDown(second!, { key: 'ArrowUp' }));
  expect(document.activeElement).toBe(first);
  await act(async () => fireEvent.keyDown(first!, { key: 'ArrowUp' }));
  expect(document.activeElement).toBe(field);
});

test('keys typed within the debounce cause one request', async () => {
  const { environment, answer, type } = await openFacetDialog();
  await answer('', { labels: ['crash'] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'c' } });
  await type('cr');
  expect(
    environment.mock.getAllOperations().map((operation) => operation.request.variables.matching as string),
  ).toEqual(['cr']);
  await answer('cr', { labels: ['crash'] });
});

test('Enter includes the first value, Shift+Enter excludes the focused one, and a second click removes it', async () => {
  const { answer, queryOfAddress } = await openFacetDialog();
  await answer('', { labels: ['crash', 'perf'] });
  const search = screen.getByRole('searchbox');
  await act(async () => fireEvent.keyDown(search, { key: 'Enter' }));
  expect(queryOfAddress()).toBe('is:open label:crash');
  await answer('', { labels: ['crash', 'perf'] });
  expect(screen.getByText('included')).toBeTruthy();

  fireEvent.keyDown(search, { key: 'ArrowDown' });
  await act(async () => fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' }));
  await act(async () => fireEvent.keyDown(document.activeElement!, { key: 'Enter', shiftKey: true }));
  expect(queryOfAddress()).toBe('is:open label:crash -label:perf');
  expect(document.activeElement).toBe(search);
  await answer('', { labels: ['crash', 'perf'] });

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Exclude perf' })));
  expect(queryOfAddress()).toBe('is:open label:crash');
});

test('requests the next page before the end of the first one', async () => {
  const { answer, requestFor } = await openFacetDialog();
  const page = (from: number) => Array.from({ length: 30 }, (_, i) => `label ${from + i}`);
  await answer('', { labels: page(0), total: 60 });
  expect(requestFor('').request.variables).toMatchObject({ after: '29', first: 100 });
  await answer('', { labels: page(30), total: 60, from: 30 });
  expect(getFacetValueTitles()).toContain('label 33');
});

test('says that no label matches, and retries a failed request', async () => {
  const { environment, answer, type } = await openFacetDialog();
  await answer('', { labels: ['crash'] });
  await type('zz');
  await answer('zz', { labels: [] });
  expect(screen.getByRole('status').textContent).toBe('No labels match “zz”');
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  await type('x');
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('Too slow.')));
  expect(screen.getByRole('alert').textContent).toContain('Too slow.');
  silent.mockRestore();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await answer('x', { labels: ['xml'] });
  expect(getFacetValueTitles()).toEqual(['xml']);
});

test('Escape closes the dialog and returns the focus to the button', async () => {
  const { answer } = await openFacetDialog();
  await answer('', { labels: ['crash'] });
  await act(async () => fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' }));
  await act(async () => jest.runAllTimers());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('All 214 labels…');
});
