import { IndexFileSchedule } from './IndexFileSchedule';

const DELAYS = { quietMs: 2_000, intervalMs: 300_000 };

let saves: number;
let schedule: IndexFileSchedule;

beforeEach(() => {
  jest.useFakeTimers();
  saves = 0;
  schedule = new IndexFileSchedule(async () => {
    saves++;
    return true;
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
    return saves > 1;
  }, DELAYS);
  schedule.noteChange(1);
  await jest.advanceTimersByTimeAsync(2_100);
  expect(saves).toBe(1);
  await jest.advanceTimersByTimeAsync(2_100);
  expect(saves).toBe(2);
});

test('writes no file after the schedule was closed', async () => {
  schedule.noteChange(1);
  schedule.close();
  schedule.noteChange(1);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(saves).toBe(0);
});
