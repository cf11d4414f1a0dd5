import { IndexFileSchedule } from './IndexFileSchedule';

const DELAYS = { quietMs: 2_000, intervalMs: 300_000, buildIntervalMs: 30_000 };

let saves: number;
let schedule: IndexFileSchedule;

beforeEach(() => {
  jest.useFakeTimers();
  saves = 0;
  schedule = new IndexFileSchedule(async () => {
    saves++;
    return 'written';
  }, DELAYS);
});
afterEach(() => {
  schedule.close();
  jest.useRealTimers();
});

test('writes the first file when there has been no change for the quiet time', async () => {
  for (let i = 0; i < 10; i++) {
    schedule.noteChange(1);
    await jest.advanceTimersByTimeAsync(1_900);
  }
  expect(saves).toBe(0);
  await jest.advanceTimersByTimeAsync(200);
  expect(saves).toBe(1);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(saves).toBe(1);
});

test('writes the next file after the interval, and sooner after many changes', async () => {
  schedule.noteFile();
  schedule.noteChange(1);
  await jest.advanceTimersByTimeAsync(299_000);
  expect(saves).toBe(0);
  await jest.advanceTimersByTimeAsync(1_100);
  expect(saves).toBe(1);
  schedule.noteChange(10_000);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(saves).toBe(1);
  await jest.advanceTimersByTimeAsync(1_100);
  expect(saves).toBe(2);
});

test('writes the file again if the project changed while it was being written', async () => {
  schedule = new IndexFileSchedule(async () => {
    if (++saves === 1) schedule.noteChange(1);
    return saves > 1 ? 'written' : 'changed';
  }, DELAYS);
  schedule.noteChange(1);
  await jest.advanceTimersByTimeAsync(2_100);
  expect(saves).toBe(1);
  await jest.advanceTimersByTimeAsync(2_100);
  expect(saves).toBe(2);
});

test('writes the first file after half a minute of constant changes, and the next ones after the interval', async () => {
  const forced: boolean[] = [];
  schedule = new IndexFileSchedule(async (isForced) => {
    forced.push(isForced);
    return 'written';
  }, DELAYS);
  const change = async (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      schedule.noteChange(1);
      await jest.advanceTimersByTimeAsync(1_000);
    }
  };
  await change(29);
  expect(forced).toEqual([]);
  await change(3);
  expect(forced).toEqual([true]);
  await change(295);
  expect(forced).toEqual([true]);
  await change(10);
  expect(forced).toEqual([true, true]);
});

test('writes a deleted file again within half a minute', async () => {
  schedule.noteFile();
  schedule.noteChange(1);
  await jest.advanceTimersByTimeAsync(10_000);
  schedule.noteDeleted();
  schedule.noteChange(1);
  await jest.advanceTimersByTimeAsync(19_000);
  expect(saves).toBe(0);
  await jest.advanceTimersByTimeAsync(1_100);
  expect(saves).toBe(1);
  // The next file is written after the interval again.
  schedule.noteChange(1);
  await jest.advanceTimersByTimeAsync(299_000);
  expect(saves).toBe(1);
});

test('writes no file after the schedule was closed', async () => {
  schedule.noteChange(1);
  schedule.close();
  schedule.noteChange(1);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(saves).toBe(0);
});

test('when the server stops, the file is written if it is missing or lacks enough changes', () => {
  schedule = new IndexFileSchedule(async () => 'written', { ...DELAYS, changedIssuesAtStopMin: 100 });
  schedule.noteChange(1);
  expect(schedule.isFinalWriteDue()).toBe(true);
  schedule.noteFile();
  schedule.noteChange(99);
  expect(schedule.isFinalWriteDue()).toBe(false);
  schedule.noteChange(1);
  expect(schedule.isFinalWriteDue()).toBe(true);
  schedule.noteFile();
  schedule.noteDeleted();
  expect(schedule.isFinalWriteDue()).toBe(true);
});
