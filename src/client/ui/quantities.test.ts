import { formatBytes, formatDuration } from './quantities';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_400, '1.4 KB'],
  [250_000_000, '250 MB'],
  [1_440_000_000, '1.4 GB'],
])('formats %d bytes as %s', (count, text) => {
  expect(formatBytes(count)).toBe(text);
});

test.each([
  [0.04, '0.0 s'],
  [5.21, '5.2 s'],
  [59, '59 s'],
  [725, '12 min'],
  [3_660, '1 h 1 min'],
  [273_700, '3 d 4 h'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
