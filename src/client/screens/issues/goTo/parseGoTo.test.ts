import { GroupedRows } from '../rowModel/GroupedRows';
import { parseGoTo } from './parseGoTo';

const rows = (count: number) => GroupedRows.ungrouped(count);

const months = [
  { key: '2021-04', label: 'April 2021', row: 0 },
  { key: '2021-03', label: 'March 2021', row: 400 },
  { key: '2019-12', label: 'December 2019', row: 900 },
];

test('a number is a row number, starting at 1', () => {
  expect(parseGoTo('1,000', rows(2_000), months)).toEqual({
    row: 999,
    description: 'Row 1,000, December 2019',
  });
  expect(parseGoTo('99999', rows(2_000), months)).toMatchObject({ row: 1_999 });
  expect(parseGoTo('0', rows(2_000), months)).toMatchObject({ row: 0 });
});

test('a date is the first row of its month, or of the next month in list order if it has no issues', () => {
  expect(parseGoTo('2021-03', rows(2_000), months)).toMatchObject({ row: 400 });
  expect(parseGoTo('2021-3-14', rows(2_000), months)).toMatchObject({ row: 400 });
  expect(parseGoTo('2020-06', rows(2_000), months)).toMatchObject({ row: 900 });
  expect(parseGoTo('1999-01', rows(2_000), months)).toMatchObject({ row: 900 });
});

test('four digits are a year if the list has it, and a row number otherwise', () => {
  expect(parseGoTo('2021', rows(5_000), months)).toMatchObject({ row: 0 });
  expect(parseGoTo('1500', rows(5_000), months)).toMatchObject({ row: 1_499 });
});

test('in a list with the oldest issues first, a year is its first month', () => {
  const oldestFirst = months.toReversed().map((month, index) => ({ ...month, row: index * 100 }));
  expect(parseGoTo('2021', rows(5_000), oldestFirst)).toMatchObject({ row: 100 });
});

test('returns a problem for unknown text and for a date in a list without months', () => {
  expect(parseGoTo('soon', rows(10), months)).toHaveProperty('problem');
  expect(parseGoTo('2021-03', rows(10), [])).toHaveProperty('problem');
});

test('in a grouped list, numbers count issues only and text matches group labels', () => {
  const groups = [
    { key: 'urgent', label: 'Urgent', count: 3 },
    { key: 'high', label: 'High', count: 10 },
  ];
  const grouped = GroupedRows.of(groups, new Set());
  const sections = [
    { key: 'urgent', label: 'Urgent', row: 0 },
    { key: 'high', label: 'High', row: 4 },
  ];
  expect(parseGoTo('5', grouped, sections)).toEqual({ row: 6, description: 'Row 5, High' });
  expect(parseGoTo('hi', grouped, sections)).toEqual({ row: 4, description: 'High, row 4' });
  expect(parseGoTo('99', GroupedRows.of(groups, new Set(['high'])), sections)).toMatchObject({ row: 4 });
});
