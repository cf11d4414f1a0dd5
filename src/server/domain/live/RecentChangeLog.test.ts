import { RecentChangeLog } from './RecentChangeLog';

const INTERVAL_MS = 250;
const LISTED_MAX = 20;
const OPTIONS = { replayPeriodMs: 10 * 60_000, intervalMs: INTERVAL_MS, listedMax: LISTED_MAX };

const doNothing = (): void => undefined;

test('returns the objects that changed after a revision, the most recently changed first', () => {
  const log = new RecentChangeLog(OPTIONS, doNothing);
  log.addBatch([1, 2]);
  const { revision } = log;
  log.addBatch([3]);
  log.addBatch([1]);
  expect(log.getChangesSince(revision)).toEqual([1, 3]);
  expect(log.getChangesSince(0)).toEqual([1, 3, 2]);
  expect(log.getChangesSince(log.revision)).toEqual([]);
});

test('keeps a bounded number of objects and returns fewer in one message', () => {
  const log = new RecentChangeLog(OPTIONS, doNothing);
  for (let number = 1; number <= 10_000; number++) log.addBatch([number]);
  expect(log.getChangesSince(0)).toHaveLength(LISTED_MAX);
  expect(log.getChangesSince(0)[0]).toBe(10_000);
});

test('combines changes in quick succession into one batch per interval', () => {
  jest.useFakeTimers({ now: 0 });
  const onUpdate = jest.fn();
  const log = new RecentChangeLog(OPTIONS, onUpdate);
  for (let time = 0; time < 4 * INTERVAL_MS; time += 10) {
    log.addChange(time % 3);
    jest.advanceTimersByTime(10);
  }
  expect(onUpdate).toHaveBeenCalledTimes(4);
  expect(log.getChangesSince(log.revision - 1).sort()).toEqual([0, 1, 2]);
  log.close();
  jest.advanceTimersByTime(INTERVAL_MS);
  expect(onUpdate).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
});
