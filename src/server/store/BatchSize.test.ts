import { BatchSize } from './BatchSize';

/** Sizes while each issue takes so many milliseconds. */
function settled(size: BatchSize, perIssue: number): number {
  for (let i = 0; i < 30; i++) size.took(size.current, size.current * perIssue);
  return size.current;
}

test('converges to the size that takes the target time', () => {
  const size = new BatchSize(100, 500);
  expect(settled(size, 1)).toBe(100);
  expect(settled(size, 0.5)).toBe(200);
  expect(settled(size, 2)).toBe(50);
});

test('stays within its minimum and maximum', () => {
  const size = new BatchSize(100, 500);
  expect(settled(size, 0.001)).toBe(500);
  expect(settled(size, 1_000)).toBe(25);
});

test('respects a larger minimum for batches with a high fixed cost', () => {
  const size = new BatchSize(100, 500, 75);
  expect(settled(size, 1_000)).toBe(75);
});

test('a single slow batch does not reduce the following ones much', () => {
  const size = new BatchSize(100, 500);
  settled(size, 1);
  size.took(100, 10_000);
  expect(size.current).toBeGreaterThan(50);
});

test('an empty batch does not change the size', () => {
  const size = new BatchSize(100, 500);
  const before = size.current;
  size.took(0, 10_000);
  expect(size.current).toBe(before);
});
