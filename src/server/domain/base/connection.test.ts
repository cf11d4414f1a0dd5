import { type ConnectionArguments, decodeCursor, encodeCursor, createListConnection } from './connection';

const readSamplePage = async (args: ConnectionArguments) => {
  const connection = createListConnection(async () => [1, 2, 3, 4, 5], encodeCursor, args);
  const { hasPreviousPage, hasNextPage } = await connection.pageInfo();
  return [(await connection.edges()).map(({ node }) => node), hasPreviousPage, hasNextPage];
};

it('reads pages from either end of a list', async () => {
  expect(await readSamplePage({})).toEqual([[1, 2, 3, 4, 5], false, false]);
  expect(await readSamplePage({ first: 2 })).toEqual([[1, 2], false, true]);
  expect(await readSamplePage({ first: 2, after: encodeCursor(2) })).toEqual([[3, 4], true, true]);
  expect(await readSamplePage({ last: 2 })).toEqual([[4, 5], true, false]);
  expect(await readSamplePage({ last: 2, before: encodeCursor(4) })).toEqual([[2, 3], true, true]);
  expect(await readSamplePage({ first: 9, after: encodeCursor(1), before: encodeCursor(4) })).toEqual([
    [2, 3],
    true,
    true,
  ]);
  expect(await readSamplePage({ after: encodeCursor(5) })).toEqual([[], true, false]);
});

it('rejects invalid page sizes and cursors', async () => {
  expect(() => createListConnection(async () => [], encodeCursor, { first: 0 })).toThrow(
    '`first` must be between 1 and 200.',
  );
  expect(() => createListConnection(async () => [], encodeCursor, { last: 201 })).toThrow(
    '`last` must be between 1 and 200.',
  );
  expect(() => createListConnection(async () => [], encodeCursor, { first: 1, last: 1 })).toThrow('not both');
  await expect(readSamplePage({ after: 'nonsense' })).rejects.toThrow('cursor');
  expect(() => decodeCursor('nonsense')).toThrow('cursor');
});

it('reads only the requested parts of a connection', async () => {
  const read = jest.fn(async () => [1]);
  const connection = createListConnection(read, encodeCursor, {});
  expect(read).not.toHaveBeenCalled();
  await Promise.all([connection.edges(), connection.totalCount(), connection.pageInfo()]);
  expect(read).toHaveBeenCalledTimes(1);
});
