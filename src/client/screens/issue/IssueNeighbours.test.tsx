import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { type ListPosition, readListPosition } from '../../components/listPosition';
import { announcement } from '../../ui/announce';
import { IssueNeighbours } from './IssueNeighbours';

/** The last of the numbers that the list handed over. */
const place: ListPosition = {
  href: '/projects/NET/issues?q=is%3Aopen&sort=created-asc&group=type',
  index: 100,
  total: 300,
  snapshot: 'then',
  first: 98,
  numbers: [8, 9, 10],
};

function Page() {
  const at = readListPosition(useLocation().state);
  return at && <IssueNeighbours place={at} projectKey="NET" />;
}

async function setUp(at: Partial<ListPosition> = {}) {
  const environment = createMockEnvironment();
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [{ pathname: '/projects/NET/issues/10', state: { place: { ...place, ...at } } }],
  });
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  );
  const { mock } = environment;
  const answer = (numbers: number[], snapshot = 'then', totalCount = 300) =>
    act(async () => {
      const nodes = numbers.map((number) => ({ id: `i${number}`, number }));
      mock.resolveMostRecentOperation({
        data: { project: { id: 'p', issues: { nodes, totalCount, snapshot } } },
      });
    });
  return { mock, answer, router, path: () => router.state.location.pathname };
}

const press = (key: string) => act(async () => fireEvent.keyDown(document.body, { key }));
const requests = ({ mock }: { mock: ReturnType<typeof createMockEnvironment>['mock'] }) =>
  mock.getAllOperations().map(({ request }) => request.variables);

test('at the edge of the known numbers it asks once, and goes on with what it learns', async () => {
  const page = await setUp();
  await press('j');
  await press('j');
  expect(requests(page)).toEqual([
    {
      key: 'NET',
      query: 'is:open',
      orderBy: { field: 'CREATED_AT', direction: 'ASC' },
      groupBy: { field: 'TYPE' },
      snapshot: 'then',
      first: 50,
      offset: 100,
    },
  ]);
  await page.answer([10, 11, 12]);
  expect(page.path()).toBe('/projects/NET/issues/11');
  screen.getByText('102 of 300');
  await press('j');
  expect(page.path()).toBe('/projects/NET/issues/12');
  for (let presses = 0; presses < 4; presses++) await press('k');
  expect(page.path()).toBe('/projects/NET/issues/8');
  expect(requests(page)).toEqual([]);
});

test('backwards it asks for those up to it', async () => {
  const page = await setUp({ first: 100, numbers: [10] });
  await press('k');
  expect(requests(page)).toMatchObject([{ first: 50, offset: 51 }]);
  await page.answer(Array.from({ length: 50 }, (_, i) => 109 - i).with(-1, 10));
  expect(page.path()).toBe('/projects/NET/issues/61');
  screen.getByText('100 of 300');
});

test('where the list has moved since, it goes on from where the issue is now', async () => {
  const page = await setUp();
  await press('j');
  await page.answer([7, 10, 15], 'now', 250);
  expect(page.path()).toBe('/projects/NET/issues/15');
  screen.getByText('103 of 250');
});

test('a failure is said by the buttons and leaves one where one is; the next press tries again', async () => {
  const page = await setUp();
  await press('j');
  await act(async () => page.mock.rejectMostRecentOperation(new Error('The server is away.')));
  expect(announcement()).toContain('The server is away.');
  screen.getByText('The next issue could not be found: The server is away.');
  expect(page.path()).toBe('/projects/NET/issues/10');
  await press('j');
  expect(requests(page)).toHaveLength(1);
  expect(screen.queryByText(/could not be found/)).toBeNull();
});

test('what failed is tried again by its own button', async () => {
  const page = await setUp({ first: 100, numbers: [10] });
  await press('k');
  await act(async () => page.mock.rejectMostRecentOperation(new Error('The server is away.')));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await page.answer(Array.from({ length: 50 }, (_, i) => 109 - i).with(-1, 10));
  expect(page.path()).toBe('/projects/NET/issues/61');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('from an issue that has gone one goes on to what took its place', async () => {
  const on = await setUp();
  await press('j');
  await on.answer([11, 12]);
  expect(on.path()).toBe('/projects/NET/issues/11');
  screen.getByText('101 of 300');
});

test('backwards into a list that has become short, one comes to its end', async () => {
  const page = await setUp({ first: 100, numbers: [10] });
  await press('k');
  await page.answer([], 'now', 20);
  expect(requests(page)).toMatchObject([{ first: 50, offset: 0 }]);
  await page.answer([3, 2, 1], 'now', 3);
  expect(page.path()).toBe('/projects/NET/issues/1');
  screen.getByText('3 of 3');
});

test('where the list turns out to end, that is said', async () => {
  const page = await setUp({ total: null });
  await press('j');
  await page.answer([10]);
  expect(announcement()).toBe('The list has no further issue there.');
  screen.getByText('The list has no further issue there.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(page.path()).toBe('/projects/NET/issues/10');
});

test('whoever goes the other way meanwhile stays there', async () => {
  const page = await setUp();
  await press('j');
  await press('k');
  expect(page.path()).toBe('/projects/NET/issues/9');
  expect(requests(page)).toEqual([]);
});

test.each([
  ['first', { index: 0, first: 0 }, 'Previous issue', 'Next issue'],
  ['last', { index: 299, first: 297 }, 'Next issue', 'Previous issue'],
])('the button past the %s issue alone is disabled', async (_, at, ended, other) => {
  await setUp(at);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(ended, 'i') }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(other, 'i') }).disabled).toBe(
    false,
  );
});
