import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { listStateOf } from '../../../components/listState';
import { FacetAll } from './FacetAll';

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Answer {
  labels: string[];
  total?: number;
  from?: number;
}

function Sidebar() {
  const [search] = useSearchParams();
  const list = listStateOf('NET', search);
  return <FacetAll field="LABEL" list={list} distinct={214} more iconOf={() => null} />;
}

/** The dialog over a list, its first values asked for. */
async function setUp(query = 'is:open') {
  const environment = createMockEnvironment();
  const at = `/projects/NET/issues?q=${encodeURIComponent(query)}`;
  const router = createMemoryRouter([{ path: '*', element: <Sidebar /> }], { initialEntries: [at] });
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
  // An answer that takes longer finds the dialog open.
  await act(async () => jest.advanceTimersByTime(120));

  const asked = (matching: string) => {
    const found = environment.mock
      .getAllOperations()
      .filter((one) => one.request.variables.matching === matching);
    if (found.length !== 1) throw new Error(`${found.length} requests for “${matching}”`);
    return found[0]!;
  };
  const answer = (matching: string, { labels, total = labels.length, from = 0 }: Answer) =>
    act(async () => {
      const edges = labels.map((label, index) => ({
        cursor: String(from + index),
        node: { __typename: 'FacetValue', key: label, label, count: 9, color: null },
      }));
      const end = from + labels.length;
      const pageInfo = { endCursor: String(end - 1), hasNextPage: end < total };
      const project = { id: 'p', __typename: 'Project', facetValues: { totalCount: total, edges, pageInfo } };
      environment.mock.resolve(asked(matching), { data: from > 0 ? { node: project } : { project } });
    });
  const type = async (text: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await act(async () => jest.advanceTimersByTime(60));
  };
  const queryOfAddress = () => new URLSearchParams(router.state.location.search).get('q');
  return { environment, asked, answer, type, queryOfAddress };
}

const values = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-busy') === null)
    .map((row) => row.querySelector('button')?.title);

test('asks for the values of the query, and shows how many there are', async () => {
  const { asked, answer } = await setUp();
  expect(screen.getByLabelText('Loading the values')).toBeTruthy();
  expect(asked('').request.variables).toMatchObject({ key: 'NET', query: 'is:open', field: 'LABEL' });
  await answer('', { labels: ['crash', 'perf'] });
  expect(values()).toEqual(['crash', 'perf']);
  expect(screen.getByRole('status').textContent).toBe('2 labels');
});

test('what is shown stays until the answer to the last text has come; the one before it is aborted', async () => {
  const { environment, answer, type } = await setUp();
  await answer('', { labels: ['crash', 'perf'] });
  await type('p');
  await type('pe');
  const underWay = environment.mock.getAllOperations().map((one) => one.request.variables.matching as string);
  expect(underWay).toEqual(['pe']);
  expect(values()).toEqual(['crash', 'perf']);
  await answer('pe', { labels: ['perf'] });
  expect(values()).toEqual(['perf']);
});

test('closing aborts what is under way', async () => {
  const { environment, answer, type } = await setUp();
  await answer('', { labels: ['crash'] });
  await type('p');
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('upwards from the first value one is in the field again', async () => {
  const { answer } = await setUp();
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

test('keys typed within the debounce are one request', async () => {
  const { environment, answer, type } = await setUp();
  await answer('', { labels: ['crash'] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'c' } });
  await type('cr');
  expect(environment.mock.getAllOperations().map((one) => one.request.variables.matching as string)).toEqual([
    'cr',
  ]);
  await answer('cr', { labels: ['crash'] });
});

test('Enter includes the first value, with Shift excludes the focused one, and again takes it back', async () => {
  const { answer, queryOfAddress } = await setUp();
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

test('the next page is asked for before the end of the first', async () => {
  const { answer, asked } = await setUp();
  const page = (from: number) => Array.from({ length: 30 }, (_, i) => `label ${from + i}`);
  await answer('', { labels: page(0), total: 60 });
  expect(asked('').request.variables).toMatchObject({ after: '29', first: 100 });
  await answer('', { labels: page(30), total: 60, from: 30 });
  expect(values()).toContain('label 33');
});

test('says that nothing is called so, and what failed can be tried again', async () => {
  const { environment, answer, type } = await setUp();
  await answer('', { labels: ['crash'] });
  await type('zz');
  await answer('zz', { labels: [] });
  expect(screen.getByRole('status').textContent).toBe('No label has “zz” in its name.');
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  await type('x');
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('Too slow.')));
  expect(screen.getByRole('alert').textContent).toContain('Too slow.');
  silent.mockRestore();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await answer('x', { labels: ['xml'] });
  expect(values()).toEqual(['xml']);
});

test('Escape closes, and the focus is where it was', async () => {
  const { answer } = await setUp();
  await answer('', { labels: ['crash'] });
  await act(async () => fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' }));
  await act(async () => jest.runAllTimers());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('All 214 labels…');
});
