import { NO_PROGRESS } from '../../../shared/progress';
import { cancelable } from './cancelable';
import { rateOf, timeLeft } from './figures';
import { lineProgress } from './lineProgress';

test('a line every five seconds, and one at the end', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = lineProgress(
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

test('work of unknown size has a rate and no end', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = lineProgress(
    (line) => lines.push(line),
    () => now,
  );
  progress.start('Reading', null);
  now = 2_000;
  progress.advance(5_000);
  progress.finish();
  expect(lines).toEqual(['Reading: 5,000 · 2,500/s']);
});

test('rates and times left read as people say them', () => {
  expect(rateOf(0, 0)).toBe('0/s');
  expect(rateOf(12_345, 10)).toBe('1,235/s');
  expect(timeLeft(0, 10, 5)).toBe('');
  expect(timeLeft(1, 11, 8)).toBe('1 min 20 s left');
});

test('telling of progress ends work that was stopped', () => {
  const abort = new AbortController();
  const progress = cancelable(NO_PROGRESS, abort.signal);
  progress.start('Reading', 10);
  progress.advance(1);
  abort.abort(new Error('Canceled.'));
  expect(() => progress.advance(1)).toThrow('Canceled.');
  expect(() => progress.finish()).not.toThrow();
});
