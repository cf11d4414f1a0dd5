import { setTimeout } from 'node:timers/promises';
import { eventually } from '../../testing/eventually';
import { CatchUps } from './CatchUps';

interface Call {
  projectId: number;
  version: number;
  end: (error?: Error) => void;
}

function record(): { calls: Call[]; catchUps: CatchUps } {
  const calls: Call[] = [];
  const catchUps = new CatchUps(
    (projectId, version) =>
      new Promise((resolve, reject) => {
        calls.push({ projectId, version, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  return { calls, catchUps };
}

const told = (calls: readonly Call[]): [number, number][] =>
  calls.map(({ projectId, version }) => [projectId, version]);

it('catches up with the newest of what came meanwhile, once', async () => {
  const { calls, catchUps } = record();
  catchUps.hear(7, 1);
  catchUps.hear(7, 2);
  await eventually(() => calls.length === 1);
  for (let version = 3; version <= 1_000; version++) catchUps.hear(7, version);
  catchUps.hear(7, 3);
  calls[0]!.end();
  await eventually(() => calls.length === 2);
  calls[1]!.end();
  await setTimeout(100);
  expect(told(calls)).toEqual([
    [7, 2],
    [7, 1_000],
  ]);
});

it('lets no project wait for another', async () => {
  const { calls, catchUps } = record();
  catchUps.hear(1, 5);
  catchUps.hear(2, 9);
  await eventually(() => calls.length === 2);
  expect(told(calls)).toEqual([
    [1, 5],
    [2, 9],
  ]);
});

it('goes on after a failure', async () => {
  const { calls, catchUps } = record();
  catchUps.hear(1, 1);
  await eventually(() => calls.length === 1);
  calls[0]!.end(new Error('The database is away.'));
  await setTimeout(50);
  catchUps.hear(1, 2);
  await eventually(() => calls.length === 2);
  expect(calls[1]!.version).toBe(2);
});

it('begins nothing once it is closed', async () => {
  const { calls, catchUps } = record();
  catchUps.hear(1, 1);
  await eventually(() => calls.length === 1);
  catchUps.hear(1, 2);
  catchUps.close();
  calls[0]!.end();
  await setTimeout(50);
  expect(calls).toHaveLength(1);
});
