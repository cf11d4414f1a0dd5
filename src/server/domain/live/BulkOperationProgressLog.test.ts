import { BULK_PROGRESS_INTERVAL_MS, LIVE_UPDATE_BULK_OPERATIONS_MAX } from '../../../shared/limits';
import { BulkOperationProgressLog } from './BulkOperationProgressLog';

const doNothing = (): void => undefined;

test('returns the operations that changed after a revision, the most recently changed first', () => {
  const log = new BulkOperationProgressLog(doNothing);
  log.addBulkOperationBatch([1, 2]);
  const { revision } = log;
  log.addBulkOperationBatch([3]);
  log.addBulkOperationBatch([1]);
  expect(log.getBulkOperationsSince(revision)).toEqual([1, 3]);
  expect(log.getBulkOperationsSince(0)).toEqual([1, 3, 2]);
  expect(log.getBulkOperationsSince(log.revision)).toEqual([]);
});

test('keeps a bounded number of operations and returns fewer in one message', () => {
  const log = new BulkOperationProgressLog(doNothing);
  for (let operation = 1; operation <= 10_000; operation++) log.addBulkOperationBatch([operation]);
  expect(log.getBulkOperationsSince(0)).toHaveLength(LIVE_UPDATE_BULK_OPERATIONS_MAX);
  expect(log.getBulkOperationsSince(0)[0]).toBe(10_000);
});

test('combines changes in quick succession into one batch per interval', () => {
  jest.useFakeTimers({ now: 0 });
  const onUpdate = jest.fn();
  const log = new BulkOperationProgressLog(onUpdate);
  for (let time = 0; time < 4 * BULK_PROGRESS_INTERVAL_MS; time += 10) {
    log.addChangedBulkOperation(time % 3);
    jest.advanceTimersByTime(10);
  }
  expect(onUpdate).toHaveBeenCalledTimes(4);
  expect(log.getBulkOperationsSince(log.revision - 1).sort()).toEqual([0, 1, 2]);
  log.close();
  jest.advanceTimersByTime(BULK_PROGRESS_INTERVAL_MS);
  expect(onUpdate).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
});
