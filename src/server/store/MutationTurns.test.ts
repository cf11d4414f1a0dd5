import { DatabaseConnectionError } from './errors/DatabaseConnectionError';
import { MutationTurns } from './MutationTurns';

const RUNNING_MAX = 6;

afterEach(() => jest.useRealTimers());

/** Starts mutations, each of which ends when its function in `ends` is called. The one with index 1 then fails. */
function startMutations(turns: MutationTurns, count: number) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, index) =>
    turns.run(async () => {
      started.push(index);
      await new Promise<void>((resolve) => (ends[index] = resolve));
      if (index === 1) throw new Error('rejected');
      return index;
    }),
  );
  for (const result of results) result.catch(() => undefined);
  return { started, ends, results };
}

test('waiting mutations start in order, also after one that fails', async () => {
  const { started, ends, results } = startMutations(new MutationTurns(), RUNNING_MAX + 3);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  ends[1]!();
  await expect(results[1]).rejects.toThrow('rejected');
  ends[4]!();
  await expect(results[4]).resolves.toBe(4);
  expect(started.slice(RUNNING_MAX)).toEqual([6, 7]);
});

test('a mutation that waits too long fails, and the others go on', async () => {
  jest.useFakeTimers();
  const turns = new MutationTurns();
  const { started, ends, results } = startMutations(turns, RUNNING_MAX + 1);
  const failure = expect(results[RUNNING_MAX]).rejects.toThrow(DatabaseConnectionError);
  jest.advanceTimersByTime(60_000);
  await failure;
  ends[0]!();
  await results[0];
  await expect(turns.run(async () => 'next')).resolves.toBe('next');
  expect(started).not.toContain(RUNNING_MAX);
});

test('a mutation fails at once if too many others wait', async () => {
  const turns = new MutationTurns();
  const { results, started } = startMutations(turns, RUNNING_MAX + 2_000);
  await expect(turns.run(async () => 'next')).rejects.toThrow(DatabaseConnectionError);
  expect([results.length, started.length]).toEqual([RUNNING_MAX + 2_000, RUNNING_MAX]);
});
