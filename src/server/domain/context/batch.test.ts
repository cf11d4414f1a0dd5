import { RowLoader } from './batch';

interface TestRow {
  id: number;
}

function createTestLoader(cached: readonly number[] = []) {
  const reads: number[][] = [];
  const loader = new RowLoader<number, TestRow>(
    async (ids) => {
      reads.push([...ids]);
      return ids.filter((id) => id < 100).map((id) => ({ id }));
    },
    (id) => id,
    ({ id }) => id,
    (id) => (cached.includes(id) ? { id } : undefined),
  );
  return { loader, reads };
}

test('rows that are loaded together are read together, and then returned without a promise', async () => {
  const { loader, reads } = createTestLoader();
  expect(await Promise.all([loader.load(1), loader.load(2), loader.load(1), loader.load(100)])).toEqual([
    { id: 1 },
    { id: 2 },
    { id: 1 },
    null,
  ]);
  expect(reads).toEqual([[1, 2, 100]]);
  expect(loader.load(2)).toEqual({ id: 2 });
  expect(loader.load(100)).toBeNull();
  expect(loader.findLoaded(3)).toBeUndefined();
});

test('rows that are provided or cached are not read', () => {
  const { loader, reads } = createTestLoader([5]);
  loader.prime(4, { id: 4 });
  expect(loader.load(4)).toEqual({ id: 4 });
  expect(loader.load(5)).toEqual({ id: 5 });
  expect(reads).toEqual([]);
});
