import { NOOP_PROGRESS_REPORTER } from '../../../shared/progress';
import { createCancelableProgressReporter } from '../runParsedCommand';
import { formatUnitsPerSecond, formatTimeLeft } from './formatUnitsPerSecond';
import { createProgressLog } from './createProgressLog';

test('a progress log has a line every five seconds and one at the end', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = createProgressLog(
    (line) => lines.push(line),
    () => now,
  );
  progress.start('Reading', 1_000);
  for (let i = 0; i < 10; i++) {
    now += 1_000;
    progress.advance(100);
  }
  progress.finish();
  expect(lines).toEqual([
    'Reading: 50% · 100/s · 5 s left',
    'Reading: 100% · 100/s · done',
    'Reading: 100% · 100/s · done',
  ]);
});

test('a progress log shows the rate and no remaining time when the total is unknown', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = createProgressLog(
    (line) => lines.push(line),
    () => now,
  );
  progress.start('Reading', null);
  now = 2_000;
  progress.advance(5_000);
  progress.finish();
  expect(lines).toEqual(['Reading: 5,000 · 2,500/s']);
});

test('formats rates and remaining times', () => {
  expect(formatUnitsPerSecond(0, 0)).toBe('0/s');
  expect(formatUnitsPerSecond(12_345, 10)).toBe('1,235/s');
  expect(formatTimeLeft(0, 10, 5)).toBe('');
  expect(formatTimeLeft(1, 11, 8)).toBe('1 min 20 s left');
});

test('cancelable progress throws at the next report after the signal is aborted', () => {
  const abort = new AbortController();
  const progress = createCancelableProgressReporter(NOOP_PROGRESS_REPORTER, abort.signal);
  progress.start('Reading', 10);
  progress.advance(1);
  abort.abort(new Error('Canceled.'));
  expect(() => progress.advance(1)).toThrow('Canceled.');
  expect(() => progress.finish()).not.toThrow();
});
