import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { type RowBlockProps, useVirtualRows, VirtualRows } from '../../../ui/VirtualRows';
import { IssueSelection } from '../selection/IssueSelection';
import { IssueListStore } from '../data/IssueListStore';
import { GroupedRows } from '../data/GroupedRows';
import { IssueRowBlock } from './IssueRows';
import { IssueListContext } from './useListOnScreen';
import { RowLabels } from '../row/RowLabels';

jest.mock('../row/RowLabels', () => ({
  ...jest.requireActual<object>('../row/RowLabels'),
  RowLabels: jest.fn(() => null),
}));
const mockedRowLabelsComponent = jest.mocked(RowLabels);

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const UNGROUPED_ROWS = GroupedRows.createUngroupedRows(1_000);

const NO_TEXT_MATCHES = { renderTitle: null, hasSnippets: false, snippets: null, renderSnippet: null };
const testIssueSelection = new IssueSelection();

interface TestIssueListProps {
  store: IssueListStore;
  rows: GroupedRows;
  Block: (props: RowBlockProps) => ReactNode;
}

function TestIssueList({ store, rows, Block }: TestIssueListProps) {
  const controller = useVirtualRows(rows, 36);
  return (
    <IssueListContext
      value={{
        store,
        rows,
        selection: testIssueSelection,
        matches: NO_TEXT_MATCHES,
        columns: null,
        widths: { list: 1_000, row: 936, key: 90, isTwoLine: false },
      }}
    >
      <VirtualRows
        controller={controller}
        rowCount={rows.count}
        rowHeight={36}
        label="Issues"
        Block={Block}
      />
    </IssueListContext>
  );
}

const TEST_UPDATED_AT = '2026-01-02T03:04:05Z';

/** Renders an issue list whose first page has loaded. */
function renderIssueList(rows = UNGROUPED_ROWS, Block: TestIssueListProps['Block'] = IssueRowBlock) {
  const environment = createMockEnvironment();
  const store = new IssueListStore(environment, {
    projectKey: 'NET',
    query: '',
    sort: null,
    group: null,
    columns: null,
    density: null,
    trees: false,
    collapsed: [],
    savedView: null,
  });
  store.fetchRowsAndCounts();
  let number = 0;
  const issue = () => ({
    id: `i${++number}`,
    number,
    key: `NET-${number}`,
    title: `Issue ${number}`,
    updatedAt: TEST_UPDATED_AT,
  });
  const resolve = (name: string) => {
    const operation = environment.mock
      .getAllOperations()
      .find((operation) => operation.request.node.operation.name === name);
    if (!operation) throw new Error(`${name} was not requested`);
    const payload = MockPayloadGenerator.generate(operation, {
      Issue: issue,
      IssueConnection: () => ({ nodes: Array.from({ length: 50 }), snapshot: 's' }),
    });
    act(() => environment.mock.resolve(operation, payload));
  };
  resolve('ListedIssuesQuery');
  const list = (shown: GroupedRows) => (
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter>
        <TestIssueList store={store} rows={shown} Block={Block} />
      </MemoryRouter>
    </RelayEnvironmentProvider>
  );
  const { rerender } = render(list(rows));
  return { environment, store, resolve, show: (shown: GroupedRows) => rerender(list(shown)) };
}

test('shows the rows of the first page with their row indexes', () => {
  renderIssueList();
  const link = screen.getByRole('link', { name: 'Issue 7' });
  expect(link.getAttribute('href')).toBe('/projects/NET/issues/7');
  expect(link.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('7');
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('1000');
});

test('a change of one issue renders only its row', () => {
  const { environment } = renderIssueList();
  mockedRowLabelsComponent.mockClear();
  act(() => commitLocalUpdate(environment, (store) => store.get('i7')?.setValue('Another title', 'title')));
  expect(screen.getByRole('link', { name: 'Another title' })).toBeTruthy();
  expect(mockedRowLabelsComponent).toHaveBeenCalledTimes(1);
});

const PlainRowBlock = (props: RowBlockProps) => <IssueRowBlock {...props} plain />;

test('the rows of a plain block have only key and title', () => {
  mockedRowLabelsComponent.mockClear();
  renderIssueList(UNGROUPED_ROWS, PlainRowBlock);
  const row = screen.getByText('Issue 7').closest('[role=row]')!;
  // The title is at the tab stop.
  expect(row.textContent).toBe('NET-7\tIssue 7');
  expect(row.getAttribute('aria-rowindex')).toBe('7');
  expect(mockedRowLabelsComponent).not.toHaveBeenCalled();
});

test('a page that loads off screen renders nothing', () => {
  const { store, resolve } = renderIssueList();
  act(() => store.requestIssuePages([10], false));
  mockedRowLabelsComponent.mockClear();
  resolve('ListedIssuesPageQuery');
  expect(store.getIssuePage(10).status).toBe('ready');
  expect(mockedRowLabelsComponent).not.toHaveBeenCalled();
});

describe('in a grouped list', () => {
  const groups = [
    { key: 'urgent', label: 'Urgent', count: 4 },
    { key: 'high', label: 'High', count: 1_204 },
    { key: '', label: 'No priority', count: 1 },
  ];

  test('a group header has its label, its issue count and its expanded state', () => {
    renderIssueList(GroupedRows.createFromGroups(groups, new Set(['urgent'])));
    const urgent = screen.getByRole('row', { name: 'Urgent, 4 issues', expanded: false });
    expect(urgent.getAttribute('aria-rowindex')).toBe('1');
    const high = screen.getByRole('row', { name: 'High, 1,204 issues', expanded: true });
    expect(high.getAttribute('aria-rowindex')).toBe('2');
    expect(high.getAttribute('aria-level')).toBe('1');
  });

  test('issues of a collapsed group have no rows', () => {
    renderIssueList(GroupedRows.createFromGroups(groups, new Set(['urgent'])));
    expect(screen.queryByRole('link', { name: 'Issue 4' })).toBeNull();
    const row = screen.getByRole('link', { name: 'Issue 5' }).closest('[role=row]')!;
    expect(row.getAttribute('aria-rowindex')).toBe('3');
    expect(row.getAttribute('aria-level')).toBe('2');
  });

  test('collapsing another group keeps the focused row', () => {
    const { show } = renderIssueList(GroupedRows.createFromGroups(groups, new Set()));
    act(() => screen.getByRole('link', { name: 'Issue 7' }).closest<HTMLElement>('[role=row]')!.focus());
    show(GroupedRows.createFromGroups(groups, new Set(['urgent'])));
    const row = screen.getByRole('link', { name: 'Issue 7' }).closest('[role=row]')!;
    expect(row.getAttribute('tabindex')).toBe('0');
  });
});
