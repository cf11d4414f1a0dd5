import { type PaginationArguments, decodeCursor, encodeCursor, createConnectionFromList } from './connection';

const readSampleConnectionPage = async (args: PaginationArguments) => {
  const connection = createConnectionFromList(async () => [1, 2, 3, 4, 5], encodeCursor, args);
  const { hasPreviousPage, hasNextPage } = await connection.pageInfo();
  return [(await connection.edges()).map(({ node }) => node), hasPreviousPage, hasNextPage];
};

it('reads pages from either end of a list', async () => {
  expect(await readSampleConnectionPage({})).toEqual([[1, 2, 3, 4, 5], false, false]);
  expect(await readSampleConnectionPage({ first: 2 })).toEqual([[1, 2], false, true]);
  expect(await readSampleConnectionPage({ first: 2, after: encodeCursor(2) })).toEqual([[3, 4], true, true]);
  expect(await readSampleConnectionPage({ last: 2 })).toEqual([[4, 5], true, false]);
  expect(await readSampleConnectionPage({ last: 2, before: encodeCursor(4) })).toEqual([[2, 3], true, true]);
  expect(
    await readSampleConnectionPage({ first: 9, after: encodeCursor(1), before: encodeCursor(4) }),
  ).toEqual([[2, 3], true, true]);
  expect(await readSampleConnectionPage({ after: encodeCursor(5) })).toEqual([[], true, false]);
});

it('rejects invalid page sizes and cursors', async () => {
  expect(() => createConnectionFromList(async () => [], encodeCursor, { first: 0 })).toThrow(
    '`first` must be between 1 and 200.',
  );
  expect(() => createConnectionFromList(async () => [], encodeCursor, { last: 201 })).toThrow(
    '`last` must be between 1 and 200.',
  );
  expect(() => createConnectionFromList(async () => [], encodeCursor, { first: 1, last: 1 })).toThrow(
    'not both',
  );
  await expect(readSampleConnectionPage({ after: 'nonsense' })).rejects.toThrow('cursor');
  expect(() => decodeCursor('nonsense')).toThrow('cursor');
});

it('reads only the requested parts of a connection', async () => {
  const read = jest.fn(async () => [1]);
  const connection = createConnectionFromList(read, encodeCursor, {});
  expect(read).not.toHaveBeenCalled();
  await Promise.all([connection.edges(), connection.totalCount(), connection.pageInfo()]);
  expect(read).toHaveBeenCalledTimes(1);
});
