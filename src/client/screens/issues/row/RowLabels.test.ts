import { computeIssueKeyWidth, computeLabelSpace, fitLabels } from './RowLabels';

const WIDE = { list: 1_000, row: 936, key: 90, isTwoLine: false };

test('a short title leaves its rest of the row to the labels', () => {
  expect(computeLabelSpace(WIDE, 'x'.repeat(50), 0)).toBe(936 - 370 - 320 - 10);
});

test('the column of the keys is wide enough for the project, at the cost of the labels of short titles', () => {
  expect(computeIssueKeyWidth('NET')).toBe(90);
  const key = computeIssueKeyWidth('BENCH');
  expect(key).toBeGreaterThan(100);
  expect(computeIssueKeyWidth(null)).toBeGreaterThan(key);
  expect(computeLabelSpace({ ...WIDE, key }, 'x', 0)).toBe(computeLabelSpace(WIDE, 'x', 0) - (key - 90));
  const long = 'x'.repeat(200);
  expect(computeLabelSpace({ ...WIDE, key }, long, 0)).toBe(computeLabelSpace(WIDE, long, 0));
});

test('a long title gets half of the row', () => {
  expect(computeLabelSpace(WIDE, 'x'.repeat(200), 0)).toBe(936 - 370 - 468 - 10);
});

test('the progress of tasks takes space from the labels, regardless of ticked tasks', () => {
  expect(computeLabelSpace(WIDE, 'x', 7)).toBeCloseTo(computeLabelSpace(WIDE, 'x', 0) - 26 - 3 * 6.4);
  expect(computeLabelSpace(WIDE, 'x', 12)).toBeCloseTo(computeLabelSpace(WIDE, 'x', 0) - 26 - 5 * 6.4);
});

test('narrow lists show no progress of tasks', () => {
  const narrow = { list: 560, row: 496, key: 110, isTwoLine: false };
  expect(computeLabelSpace(narrow, 'x', 12)).toBe(computeLabelSpace(narrow, 'x', 0));
});

test('a row of two lines has its labels above the title', () => {
  expect(computeLabelSpace({ list: 360, row: 342, key: 110, isTwoLine: true }, 'x'.repeat(200), 0)).toBe(
    342 - 268,
  );
});

test('labels are chips as long as there is room, then dots', () => {
  expect(fitLabels(['crash', 'perf', 'component::net'], 0, 1_000)).toEqual(['chip', 'chip', 'chip']);
  expect(fitLabels(['crash', 'perf', 'component::net'], 0, 150)).toEqual(['chip', 'chip', 'dot']);
  expect(fitLabels(['crash', 'perf', 'component::net'], 0, 72)).toEqual(['dot', 'dot', 'dot']);
});

test('an issue without labels shows no number, also if the title takes all the space', () => {
  expect(fitLabels([], 0, -20)).toEqual([]);
});

test('without room for the dots, only the number of labels is shown', () => {
  expect(fitLabels(['crash', 'perf'], 0, 47)).toBeNull();
  expect(fitLabels(['crash', 'perf'], 3, 60)).toBeNull();
});
