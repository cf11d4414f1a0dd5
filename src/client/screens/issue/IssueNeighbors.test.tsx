import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import {
  type IssuePositionInList,
  readIssuePositionInList,
} from '../../components/issues/issuePositionInList';
import { getScreenReaderAnnouncement } from '../../ui/announce';
import { IssueNeighbors } from './IssueNeighbors';

/** List position of an issue that is the last of the known keys. */
const testIssuePositionInList: IssuePositionInList = {
  href: '/projects/NET/issues?q=is%3Aopen&sort=created-asc&group=type',
  index: 100,
  total: 300,
  snapshot: 'then',
  first: 98,
  keys: ['NET-8', 'NET-9', 'NET-10'],
};

interface TestNeighborsPageProps {
  /** Called when another position has been rendered. */
  onRendered: ((position: IssuePositionInList) => void) | undefined;
}

function TestNeighborsPage({ onRendered }: TestNeighborsPageProps) {
  const current = readIssuePositionInList(useLocation().state);
  useLayoutEffect(() => {
    if (current) onRendered?.(current);
  }, [current, onRendered]);
  return current && <IssueNeighbors position={current} />;
}

async function renderIssueNeighbors(
  changes: Partial<IssuePositionInList> = {},
  onRendered?: TestNeighborsPageProps['onRendered'],
) {
  const environment = createMockEnvironment();
  const router = createMemoryRouter([{ path: '*', element: <TestNeighborsPage onRendered={onRendered} /> }], {
    initialEntries: [
      { pathname: '/projects/NET/issues/10', state: { place: { ...testIssuePositionInList, ...changes } } },
    ],
  });
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  );
  const { mock } = environment;
  const answer = (numbers: number[], snapshot = 'then', topLevelCount = 300) =>
    act(async () => {
      const nodes = numbers.map((number) => ({ id: `i${number}`, key: `NET-${number}` }));
      mock.resolveMostRecentOperation({
        data: { project: { id: 'p', issues: { nodes, topLevelCount, snapshot } } },
      });
    });
  return { mock, answer, router, path: () => router.state.location.pathname };
}

const pressKey = (key: string) => act(async () => fireEvent.keyDown(document.body, { key }));
const getRequestVariables = ({ mock }: { mock: ReturnType<typeof createMockEnvironment>['mock'] }) =>
  mock.getAllOperations().map(({ request }) => request.variables);

test('fetches further issues once at the edge of the known ones and continues with them', async () => {
  const page = await renderIssueNeighbors();
  await pressKey('j');
  await pressKey('j');
  expect(getRequestVariables(page)).toEqual([
    {
      inProject: true,
      key: 'NET',
      query: 'is:open',
      orderBy: { field: 'CREATED_AT', direction: 'ASC' },
      groupBy: { field: 'TYPE' },
      snapshot: 'then',
      trees: false,
      first: 50,
      offset: 100,
    },
  ]);
  await page.answer([10, 11, 12]);
  expect(page.path()).toBe('/projects/NET/issues/11');
  screen.getByText('102 of 300');
  await pressKey('j');
  expect(page.path()).toBe('/projects/NET/issues/12');
  for (let presses = 0; presses < 4; presses++) await pressKey('k');
  expect(page.path()).toBe('/projects/NET/issues/8');
  expect(getRequestVariables(page)).toEqual([]);
});

test('a key that is pressed as soon as the last known issue is shown fetches further issues', async () => {
  const page = await renderIssueNeighbors({ index: 99 }, ({ index }) => {
    if (index === 100) fireEvent.keyDown(document.body, { key: 'j' });
  });
  await pressKey('j');
  expect(page.path()).toBe('/projects/NET/issues/10');
  expect(getRequestVariables(page)).toMatchObject([{ offset: 100 }]);
  await page.answer([10, 11, 12]);
  expect(page.path()).toBe('/projects/NET/issues/11');
});

test('fetches the issues up to the issue when going backwards', async () => {
  const page = await renderIssueNeighbors({ first: 100, keys: ['NET-10'] });
  await pressKey('k');
  expect(getRequestVariables(page)).toMatchObject([{ first: 50, offset: 51 }]);
  await page.answer(Array.from({ length: 50 }, (_, i) => 109 - i).with(-1, 10));
  expect(page.path()).toBe('/projects/NET/issues/61');
  screen.getByText('100 of 300');
});

test('continues from the new rank of the issue when the list has changed', async () => {
  const page = await renderIssueNeighbors();
  await pressKey('j');
  await page.answer([7, 10, 15], 'now', 250);
  expect(page.path()).toBe('/projects/NET/issues/15');
  screen.getByText('103 of 250');
});

test('shows why the next issue could not be loaded, and retries on the next key press', async () => {
  const page = await renderIssueNeighbors();
  await pressKey('j');
  await act(async () => page.mock.rejectMostRecentOperation(new Error('The server is away.')));
  expect(getScreenReaderAnnouncement()).toContain('The server is away.');
  screen.getByText('The next issue could not be loaded: The server is away.');
  expect(page.path()).toBe('/projects/NET/issues/10');
  await pressKey('j');
  expect(getRequestVariables(page)).toHaveLength(1);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('the Retry button fetches the issue again', async () => {
  const page = await renderIssueNeighbors({ first: 100, keys: ['NET-10'] });
  await pressKey('k');
  await act(async () => page.mock.rejectMostRecentOperation(new Error('The server is away.')));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await page.answer(Array.from({ length: 50 }, (_, i) => 109 - i).with(-1, 10));
  expect(page.path()).toBe('/projects/NET/issues/61');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('continues with the issue that took the rank of a deleted one', async () => {
  const page = await renderIssueNeighbors();
  await pressKey('j');
  await page.answer([11, 12]);
  expect(page.path()).toBe('/projects/NET/issues/11');
  screen.getByText('101 of 300');
});

test('going backwards in a list that became shorter ends at its last issue', async () => {
  const page = await renderIssueNeighbors({ first: 100, keys: ['NET-10'] });
  await pressKey('k');
  await page.answer([], 'now', 20);
  expect(getRequestVariables(page)).toMatchObject([{ first: 50, offset: 0 }]);
  await page.answer([3, 2, 1], 'now', 3);
  expect(page.path()).toBe('/projects/NET/issues/1');
  screen.getByText('3 of 3');
});

test('announces the end of a list of unknown length', async () => {
  const page = await renderIssueNeighbors({ total: null });
  await pressKey('j');
  await page.answer([10]);
  expect(getScreenReaderAnnouncement()).toBe('No more issues in this direction.');
  screen.getByText('No more issues in this direction.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(page.path()).toBe('/projects/NET/issues/10');
});

test('going the other way cancels the request', async () => {
  const page = await renderIssueNeighbors();
  await pressKey('j');
  await pressKey('k');
  expect(page.path()).toBe('/projects/NET/issues/9');
  expect(getRequestVariables(page)).toEqual([]);
});

test.each([
  ['first', { index: 0, first: 0 }, 'Previous issue', 'Next issue'],
  ['last', { index: 299, first: 297 }, 'Next issue', 'Previous issue'],
])('at the %s issue, only the button past the end of the list is disabled', async (_, at, ended, other) => {
  await renderIssueNeighbors(at);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(ended, 'i') }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(other, 'i') }).disabled).toBe(
    false,
  );
});
