import { GroupedRows } from '../data/GroupedRows';
import { parseGoToInput } from './GoToRowDialog';

const createUngroupedTestRows = (count: number) => GroupedRows.createUngroupedRows(count);

const testMonthSections = [
  { key: '2021-04', label: 'April 2021', row: 0 },
  { key: '2021-03', label: 'March 2021', row: 400 },
  { key: '2019-12', label: 'December 2019', row: 900 },
];

test('a number is a row number, starting at 1', () => {
  expect(parseGoToInput('1,000', createUngroupedTestRows(2_000), testMonthSections)).toEqual({
    row: 999,
    description: 'Row 1,000, December 2019',
  });
  expect(parseGoToInput('99999', createUngroupedTestRows(2_000), testMonthSections)).toMatchObject({
    row: 1_999,
  });
  expect(parseGoToInput('0', createUngroupedTestRows(2_000), testMonthSections)).toMatchObject({ row: 0 });
});

test('a date is the first row of its month, or of the next month in list order if it has no issues', () => {
  expect(parseGoToInput('2021-03', createUngroupedTestRows(2_000), testMonthSections)).toMatchObject({
    row: 400,
  });
  expect(parseGoToInput('2021-3-14', createUngroupedTestRows(2_000), testMonthSections)).toMatchObject({
    row: 400,
  });
  expect(parseGoToInput('2020-06', createUngroupedTestRows(2_000), testMonthSections)).toMatchObject({
    row: 900,
  });
  expect(parseGoToInput('1999-01', createUngroupedTestRows(2_000), testMonthSections)).toMatchObject({
    row: 900,
  });
});

test('four digits are a year if the list has it, and a row number otherwise', () => {
  expect(parseGoToInput('2021', createUngroupedTestRows(5_000), testMonthSections)).toMatchObject({ row: 0 });
  expect(parseGoToInput('1500', createUngroupedTestRows(5_000), testMonthSections)).toMatchObject({
    row: 1_499,
  });
});

test('in a list with the oldest issues first, a year is its first month', () => {
  const oldestFirst = testMonthSections.toReversed().map((month, index) => ({ ...month, row: index * 100 }));
  expect(parseGoToInput('2021', createUngroupedTestRows(5_000), oldestFirst)).toMatchObject({ row: 100 });
});

test('returns a problem for unknown text and for a date in a list without months', () => {
  expect(parseGoToInput('soon', createUngroupedTestRows(10), testMonthSections)).toHaveProperty('problem');
  expect(parseGoToInput('2021-03', createUngroupedTestRows(10), [])).toHaveProperty('problem');
});

test('in a grouped list, numbers count issues only and text matches group labels', () => {
  const groups = [
    { key: 'urgent', label: 'Urgent', count: 3 },
    { key: 'high', label: 'High', count: 10 },
  ];
  const grouped = GroupedRows.createFromGroups(groups, new Set());
  const sections = [
    { key: 'urgent', label: 'Urgent', row: 0 },
    { key: 'high', label: 'High', row: 4 },
  ];
  expect(parseGoToInput('5', grouped, sections)).toEqual({ row: 6, description: 'Row 5, High' });
  expect(parseGoToInput('hi', grouped, sections)).toEqual({ row: 4, description: 'High, row 4' });
  expect(
    parseGoToInput('99', GroupedRows.createFromGroups(groups, new Set(['high'])), sections),
  ).toMatchObject({
    row: 4,
  });
});
