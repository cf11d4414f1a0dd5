import fc from 'fast-check';
import { computeScrollbarGeometry, getScrollFraction, getScrollbarThumbTop } from './ListScrollbar';
import { createListScrollbarMarks } from './marks';
import { findListSectionByRow } from '../data/sections';

const createTestMonthSection = (key: string, row: number) => ({ key, label: key, row });

test('only the first month of a year has a label', () => {
  const sections = [
    createTestMonthSection('2021-02', 0),
    createTestMonthSection('2021-01', 10),
    createTestMonthSection('2020-12', 40),
  ];
  const marks = createListScrollbarMarks(sections, (row) => row);
  expect(marks.map(({ label }) => label)).toEqual(['2021', null, '2020']);
});

test('sections other than months have their own labels', () => {
  const sections = [
    { key: 'urgent', label: 'Urgent', row: 0 },
    { key: 'high', label: 'High', row: 100 },
  ];
  expect(createListScrollbarMarks(sections, (row) => row).map(({ label }) => label)).toEqual([
    'Urgent',
    'High',
  ]);
});

test('marks keep their minimum distance, even with 10,000 sections', () => {
  const sections = Array.from({ length: 10_000 }, (_, i) => ({ key: `k${i}`, label: `L${i}`, row: i * 100 }));
  const marks = createListScrollbarMarks(sections, (row) => (row / 1_000_000) * 800);
  expect(marks.length).toBeLessThanOrEqual(161);
  const labels = marks.filter(({ label }) => label !== null).map(({ top }) => top);
  labels.slice(1).forEach((top, i) => expect(top - labels[i]!).toBeGreaterThanOrEqual(22));
});

test('collapsed groups keep their labels, 22 px apart and within the scrollbar', () => {
  const groups = ['a', 'b', 'c', 'd', 'e'].map((key, row) => ({
    key,
    label: key,
    row: row < 2 ? row : 996 + row,
  }));
  const marks = createListScrollbarMarks(groups, (row) => row * 0.4, 400);
  expect(marks.map(({ label, top }) => [label, top])).toEqual([
    ['a', 0],
    ['b', 22],
    ['c', 345],
    ['d', 367],
    ['e', 389],
  ]);
});

test('more groups than fit keep only the labels that have their distance', () => {
  const groups = Array.from({ length: 30 }, (_, row) => ({ key: `k${row}`, label: `L${row}`, row }));
  const marks = createListScrollbarMarks(groups, (row) => row, 400);
  expect(marks.filter(({ label }) => label !== null).map(({ label }) => label)).toEqual(['L0', 'L22']);
});

test('findSectionByRow returns the last section that starts at or before the row', () => {
  const sections = [
    createTestMonthSection('a', 0),
    createTestMonthSection('b', 10),
    createTestMonthSection('c', 20),
  ];
  expect(findListSectionByRow(sections, 9)?.key).toBe('a');
  expect(findListSectionByRow(sections, 10)?.key).toBe('b');
  expect(findListSectionByRow(sections, 999)?.key).toBe('c');
  expect(findListSectionByRow([], 3)).toBeNull();
});

test('getScrollFraction is the inverse of getThumbTop', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 2_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (height, part) => {
        const geometry = computeScrollbarGeometry(height, height, 36_000_000);
        expect(
          getScrollFraction(geometry, getScrollbarThumbTop(geometry, part) + geometry.thumb / 2),
        ).toBeCloseTo(part, 6);
      },
    ),
  );
});
