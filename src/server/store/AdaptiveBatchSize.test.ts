import { AdaptiveBatchSize } from './AdaptiveBatchSize';

/** Returns the batch size after 30 transactions. @param perIssue milliseconds that each issue takes */
function simulateAdaptiveBatchSize(size: AdaptiveBatchSize, perIssue: number): number {
  for (let i = 0; i < 30; i++) size.recordBatchDuration(size.current, size.current * perIssue);
  return size.current;
}

test('the batch size settles at the target duration', () => {
  const size = new AdaptiveBatchSize(100, 500);
  expect(simulateAdaptiveBatchSize(size, 1)).toBe(100);
  expect(simulateAdaptiveBatchSize(size, 0.5)).toBe(200);
  expect(simulateAdaptiveBatchSize(size, 2)).toBe(50);
});

test('the batch size stays within its minimum and maximum', () => {
  const size = new AdaptiveBatchSize(100, 500);
  expect(simulateAdaptiveBatchSize(size, 0.001)).toBe(500);
  expect(simulateAdaptiveBatchSize(size, 1_000)).toBe(25);
});

test('the batch size respects a custom minimum', () => {
  const size = new AdaptiveBatchSize(100, 500, 75);
  expect(simulateAdaptiveBatchSize(size, 1_000)).toBe(75);
});

test('one slow batch does not make all following batches small', () => {
  const size = new AdaptiveBatchSize(100, 500);
  simulateAdaptiveBatchSize(size, 1);
  size.recordBatchDuration(100, 10_000);
  expect(size.current).toBeGreaterThan(50);
});

test('an empty batch does not change the batch size', () => {
  const size = new AdaptiveBatchSize(100, 500);
  const before = size.current;
  size.recordBatchDuration(0, 10_000);
  expect(size.current).toBe(before);
});
