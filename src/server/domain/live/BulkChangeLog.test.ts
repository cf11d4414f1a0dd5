import { LIVE_MESSAGE_BULK_OPERATIONS_MAX } from '../../../shared/limits';
import { BulkChangeLog } from './BulkChangeLog';

test('returns the operations that changed after a revision, the most recently changed first', () => {
  const log = new BulkChangeLog();
  log.add([1, 2]);
  const { revision } = log;
  log.add([3]);
  log.add([1]);
  expect(log.getOperationsSince(revision)).toEqual([1, 3]);
  expect(log.getOperationsSince(0)).toEqual([1, 3, 2]);
  expect(log.getOperationsSince(log.revision)).toEqual([]);
});

test('keeps a bounded number of operations and returns fewer in one message', () => {
  const log = new BulkChangeLog();
  for (let operation = 1; operation <= 10_000; operation++) log.add([operation]);
  expect(log.getOperationsSince(0)).toHaveLength(LIVE_MESSAGE_BULK_OPERATIONS_MAX);
  expect(log.getOperationsSince(0)[0]).toBe(10_000);
});
