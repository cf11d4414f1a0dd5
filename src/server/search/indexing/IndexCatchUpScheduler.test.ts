import { setTimeout } from 'node:timers/promises';
import { waitUntil } from '../../../testing/waitUntil';
import { IndexCatchUpScheduler } from './IndexCatchUpScheduler';

interface IndexCatchUpCall {
  projectId: number;
  version: number;
  settle: (error?: Error) => void;
}

function createRecordingCatchUpScheduler(): { calls: IndexCatchUpCall[]; scheduler: IndexCatchUpScheduler } {
  const calls: IndexCatchUpCall[] = [];
  const scheduler = new IndexCatchUpScheduler(
    (projectId, version) =>
      new Promise((resolve, reject) => {
        calls.push({ projectId, version, settle: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  return { calls, scheduler };
}

const listCatchUpVersions = (calls: readonly IndexCatchUpCall[]): [number, number][] =>
  calls.map(({ projectId, version }) => [projectId, version]);

it('combines the versions announced during a catch-up into one more catch-up', async () => {
  const { calls, scheduler } = createRecordingCatchUpScheduler();
  scheduler.scheduleCatchUp(7, 1);
  scheduler.scheduleCatchUp(7, 2);
  await waitUntil(() => calls.length === 1);
  for (let version = 3; version <= 1_000; version++) scheduler.scheduleCatchUp(7, version);
  scheduler.scheduleCatchUp(7, 3);
  calls[0]!.settle();
  await waitUntil(() => calls.length === 2);
  calls[1]!.settle();
  // If a catch-up had been scheduled in between, it would come before this later version.
  scheduler.scheduleCatchUp(7, 1_001);
  await waitUntil(() => calls.length === 3);
  expect(listCatchUpVersions(calls)).toEqual([
    [7, 2],
    [7, 1_000],
    [7, 1_001],
  ]);
});

it('runs the catch-ups of different projects at the same time', async () => {
  const { calls, scheduler } = createRecordingCatchUpScheduler();
  scheduler.scheduleCatchUp(1, 5);
  scheduler.scheduleCatchUp(2, 9);
  await waitUntil(() => calls.length === 2);
  expect(listCatchUpVersions(calls)).toEqual([
    [1, 5],
    [2, 9],
  ]);
});

it('runs the next catch-up after one has failed', async () => {
  const { calls, scheduler } = createRecordingCatchUpScheduler();
  scheduler.scheduleCatchUp(1, 1);
  await waitUntil(() => calls.length === 1);
  calls[0]!.settle(new Error('The database cannot be reached.'));
  scheduler.scheduleCatchUp(1, 2);
  await waitUntil(() => calls.length === 2);
  expect(calls[1]!.version).toBe(2);
});

it('starts no catch-up after it was closed', async () => {
  const { calls, scheduler } = createRecordingCatchUpScheduler();
  scheduler.scheduleCatchUp(1, 1);
  await waitUntil(() => calls.length === 1);
  scheduler.scheduleCatchUp(1, 2);
  scheduler.close();
  calls[0]!.settle();
  // Closing the scheduler ends its pauses, so one turn of the event loop is enough.
  await setTimeout(0);
  expect(calls).toHaveLength(1);
});
