import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { useVirtualRows, VirtualRows } from '../../../ui/VirtualRows';
import { IssuesView } from '../view/IssuesView';
import { GroupedRows } from './GroupedRows';
import { IssueBlock } from './IssueBlock';
import { IssueListContext } from './IssueListContext';
import { RowLabels } from './RowLabels';

jest.mock('./RowLabels', () => ({ RowLabels: jest.fn(() => null) }));
const rendered = jest.mocked(RowLabels);

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function List({ view }: { view: IssuesView }) {
  const rows = GroupedRows.ungrouped(1_000);
  const controller = useVirtualRows(rows, 36);
  return (
    <IssueListContext value={{ view, rows }}>
      <VirtualRows
        controller={controller}
        rowCount={1_000}
        rowHeight={36}
        label="Issues"
        Block={IssueBlock}
      />
    </IssueListContext>
  );
}

const UPDATED = '2026-01-02T03:04:05Z';

/** A list whose first page has come. */
function setUp() {
  const environment = createMockEnvironment();
  const view = new IssuesView(environment, {
    projectKey: 'NET',
    query: '',
    sort: null,
    group: null,
    collapsed: [],
  });
  view.start();
  let number = 0;
  const issue = () => ({
    id: `i${++number}`,
    number,
    key: `NET-${number}`,
    title: `Issue ${number}`,
    updatedAt: UPDATED,
  });
  const resolve = (name: string) => {
    const operation = environment.mock
      .getAllOperations()
      .find((one) => one.request.node.operation.name === name);
    if (!operation) throw new Error(`${name} was not asked`);
    const payload = MockPayloadGenerator.generate(operation, {
      Issue: issue,
      IssueConnection: () => ({ nodes: Array.from({ length: 50 }), snapshot: 's' }),
    });
    act(() => environment.mock.resolve(operation, payload));
  };
  resolve('IssuesRowsQuery');
  render(
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter>
        <List view={view} />
      </MemoryRouter>
    </RelayEnvironmentProvider>,
  );
  return { environment, view, resolve };
}

test('shows the rows of its page, and says which rank each has', () => {
  setUp();
  const link = screen.getByRole('link', { name: 'Issue 7' });
  expect(link.getAttribute('href')).toBe('/projects/NET/issues/7');
  expect(link.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('7');
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('1000');
});

test('one changed row renders one row', () => {
  const { environment } = setUp();
  rendered.mockClear();
  act(() => commitLocalUpdate(environment, (store) => store.get('i7')?.setValue('Another title', 'title')));
  expect(screen.getByRole('link', { name: 'Another title' })).toBeTruthy();
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a page that arrives off screen renders nothing', () => {
  const { view, resolve } = setUp();
  act(() => view.want([10], false));
  rendered.mockClear();
  resolve('IssuesWindowQuery');
  expect(view.page(10).status).toBe('ready');
  expect(rendered).not.toHaveBeenCalled();
});
