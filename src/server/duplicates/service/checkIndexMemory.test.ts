import { checkIndexMemory } from './checkIndexMemory';

it('counts only the growth of the index that has changed', () => {
  const large = { bytes: 900, checkedBytes: 0 };
  const small = { bytes: 50, checkedBytes: 0 };
  const indexes = [large, small];
  expect(checkIndexMemory(large, indexes, 1_000)).toBe(900);
  expect(checkIndexMemory(small, indexes, 1_000)).toBe(950);
  // The large one is being changed, or has been rejected and is not removed yet.
  large.bytes = 980;
  small.bytes = 60;
  expect(checkIndexMemory(small, indexes, 1_000)).toBe(960);
  expect(checkIndexMemory(large, indexes, 1_000)).toBe(1_040);
  expect(checkIndexMemory(small, indexes, 1_000)).toBe(960);
});
