import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { SearchQueryBar } from './SearchQueryBar';

beforeEach(() => window.localStorage.clear());

function renderSearchQueryBar() {
  const onType = jest.fn();
  const list = {
    projectKey: 'NET',
    query: '',
    sort: null,
    group: null,
    columns: null,
    density: null,
    trees: false,
    collapsed: [],
    savedView: null,
  };
  const environment = createMockEnvironment();
  const router = createMemoryRouter([
    { path: '*', element: <SearchQueryBar list={list} problems={[]} onType={onType} /> },
  ]);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const field: HTMLInputElement = screen.getByRole('combobox');
  return { onType, router, field, environment };
}

/** Renders the query bar with the code of its completions, and helpers to type and to answer its requests. */
async function renderFocusedSearchQueryBar() {
  const bar = renderSearchQueryBar();
  const { field, environment } = bar;
  await act(async () => field.focus());
  await screen.findByRole('listbox');
  const type = async (text: string) => {
    await act(async () => fireEvent.input(field, { target: { value: text } }));
  };
  const press = (key: string, more: object = {}) => fireEvent.keyDown(field, { key, ...more });
  /** Answers the request for completions with a project, which is returned for both of its root fields. */
  const answer = async (project: object | null, importedIssue: object | null = null) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const [operation] = environment.mock.getAllOperations();
    await act(async () =>
      environment.mock.resolve(operation!, {
        data: { project, issueContainer: project && { __typename: 'Project', ...project }, importedIssue },
      }),
    );
    return operation!.request.variables;
  };
  const answerValues = (...labels: string[]) =>
    answer({
      id: 'p',
      facetValues: { nodes: labels.map((label) => ({ key: label, label, count: 2 })) },
    });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { ...bar, type, press, answer, answerValues, options };
}

test('reports each change, and writes the address when the field loses the focus', async () => {
  const { onType, router, field } = await renderFocusedSearchQueryBar();
  fireEvent.input(field, { target: { value: 'cra' } });
  fireEvent.input(field, { target: { value: 'crash ' } });
  expect(onType.mock.calls).toEqual([['cra'], ['crash ']]);
  expect(router.state.location.search).toBe('');
  fireEvent.blur(field);
  expect(router.state.location.search).toBe('?q=crash');
});

test('reports text from an input method when its composition ends', async () => {
  const { onType, field } = await renderFocusedSearchQueryBar();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'k' }, isComposing: true });
  expect(onType).not.toHaveBeenCalled();
  expect(field.value).toBe('k');
  fireEvent.input(field, { target: { value: '検' }, isComposing: true });
  fireEvent.compositionEnd(field);
  expect(onType.mock.calls).toEqual([['検']]);
});

describe('completion', () => {
  test.each(['Enter', 'Tab'])('%s accepts the first value', async (key) => {
    const { field, type, press, answerValues, router } = await renderFocusedSearchQueryBar();
    await type('state:un');
    expect(await answerValues('Untriaged', 'Undecided')).toMatchObject({ field: 'STATE', matching: 'un' });
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Untriaged');
    press(key);
    expect(field.value).toBe('state:Untriaged ');
    expect(router.state.location.search).toBe('');
    press('Enter');
    expect(router.state.location.search).toBe('?q=state%3AUntriaged');
  });

  test('Enter pressed before the values have arrived accepts the first one when they arrive', async () => {
    const { field, type, press, answerValues } = await renderFocusedSearchQueryBar();
    await type('state:un');
    press('Enter');
    expect(field.value).toBe('state:un');
    await answerValues('Untriaged');
    expect(field.value).toBe('state:Untriaged ');
  });

  test('Enter applies a complete value, even if it is also the start of another', async () => {
    const { type, press, answerValues, options, router } = await renderFocusedSearchQueryBar();
    await type('label:bug');
    await answerValues('bug', 'bug-report');
    expect(options()).toEqual(['bug2', 'bug-report2']);
    press('Enter');
    expect(router.state.location.search).toBe('?q=label%3Abug');
  });

  test('Enter applies a plain word that is the start of a filter, and Tab completes it', async () => {
    const { field, type, press, options, router } = await renderFocusedSearchQueryBar();
    await type('in');
    expect(options()[0]).toContain('in:');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    press('Tab');
    expect(field.value).toBe('in:');
    await type('in');
    press('Enter');
    expect(router.state.location.search).toBe('?q=in');
  });

  test('offers days and ranges without a request, and does not change a complete day', async () => {
    const { field, type, press, options, router, environment } = await renderFocusedSearchQueryBar();
    await type('created:');
    expect(options()).toEqual(expect.arrayContaining(['todayToday', '<7dWithin the last 7 days']));
    await type('created:20');
    press('Enter');
    expect(field.value).toMatch(/^created:20\d\d/);
    await type('created:2024-01');
    press('Enter');
    expect(router.state.location.search).toBe('?q=created%3A2024-01');
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  test('offers people for commenter: and issues for parent:', async () => {
    const { type, answer, options, field, press } = await renderFocusedSearchQueryBar();
    await type('commenter:lo');
    await answer({ id: 'p', people: [{ id: 'u', login: 'ada', name: 'Ada Lovelace' }] });
    expect(options()).toEqual(['adaAda Lovelace']);
    await type('parent:crash');
    const issues = [{ id: 'i', key: 'NET-4', title: 'Crash on resume' }];
    await answer({ id: 'p', issue: null, issues: { nodes: issues } });
    expect(options()).toEqual(['NET-4Crash on resume']);
    press('Tab');
    expect(field.value).toBe('parent:NET-4 ');
  });

  test('an empty bar offers recent searches and filters', async () => {
    const { field, type, press, options, router } = await renderFocusedSearchQueryBar();
    expect(options()).toContain('is:openOpen issues');
    await type('crash');
    press('Enter');
    await type('');
    expect(options()[0]).toBe('crashRecent');
    press('Enter');
    expect(field.value).toBe('');
    await type(' ');
    press('ArrowDown');
    press('Enter');
    expect(router.state.location.search).toBe('?q=crash');
  });
});

describe('an issue number', () => {
  const issue = { id: 'i', key: 'NET-19991', number: 19991, title: 'Leak', project: { id: 'p', key: 'NET' } };

  test.each(['NET-19991', '19991', '#19991', 'net-19991'])(
    '%s offers to open the issue, and Enter opens it',
    async (text) => {
      const { type, press, answer, options, router } = await renderFocusedSearchQueryBar();
      await type(text);
      expect(await answer({ id: 'p', issue })).toMatchObject({
        key: 'NET',
        number: 19991,
        identifier: text,
        preferredProject: 'NET',
      });
      expect(options()).toEqual(['Open NET-19991Leak', `Search for “${text}”`]);
      await act(async () => press('Enter'));
      expect(router.state.location.pathname).toBe('/projects/NET/issues/19991');
    },
  );

  test('Enter before the response opens the issue when it arrives', async () => {
    const { type, press, answer, router } = await renderFocusedSearchQueryBar();
    await type('SEC-19991');
    press('Enter');
    expect(await answer({ id: 'p', issue })).toMatchObject({ key: 'SEC', number: 19991 });
    expect(router.state.location.pathname).toBe('/projects/NET/issues/19991');
  });

  test('of another tracker offers to open the imported issue', async () => {
    const { type, press, answer, options, router } = await renderFocusedSearchQueryBar();
    await type('TIMOB-7');
    const variables = await answer(null, issue);
    expect(variables).toMatchObject({ key: 'TIMOB', number: 7, identifier: 'TIMOB-7' });
    expect(options()).toEqual(['Open NET-19991Leak', 'Search for “TIMOB-7”']);
    await act(async () => press('Enter'));
    expect(router.state.location.pathname).toBe('/projects/NET/issues/19991');
  });

  test('of no readable issue is searched as text', async () => {
    const { type, press, answer, router } = await renderFocusedSearchQueryBar();
    await type('404');
    await answer({ id: 'p', issue: null });
    press('Enter');
    expect(router.state.location.search).toBe('?q=404');
  });
});

describe('problems', () => {
  test('are shown when the caret has left the term, or after a pause', async () => {
    const { type } = await renderFocusedSearchQueryBar();
    jest.useFakeTimers();
    await type('sort:created');
    expect(screen.queryByText(/Sort menu/)).toBeNull();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByText(/Sort menu/)).toBeTruthy();
    jest.useRealTimers();
    await type('title:proxy leak');
    expect(screen.queryByText(/Sort menu/)).toBeNull();
    expect(screen.getByRole('button', { name: /in:title proxy/ })).toBeTruthy();
  });

  test('Alt+Enter applies the first suggestion', async () => {
    const { type, press, router } = await renderFocusedSearchQueryBar();
    await type('crash | leak (a ');
    press('Enter', { altKey: true });
    expect(router.state.location.search).toBe('?q=crash+OR+leak+%28a');
  });
});
