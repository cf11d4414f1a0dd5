import type { ImportJobRow } from '../../store/read/importJobs';
import { getImportReport, type ImportReport, wordImportReport } from './importReport';
import type { CountedReportEntry, ReportEntry } from './reportEntries';
import { wordReportEntry } from './wordReportEntry';

const NO_COUNTS = {
  read: 0,
  kept: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  skipped: 0,
  dropped: 0,
};

const createReport = (parts: Partial<ImportReport>): ImportReport => ({
  version: 2,
  source: 'net.csv',
  project: 'NET',
  failure: null,
  seconds: 1,
  counts: {
    issues: NO_COUNTS,
    comments: NO_COUNTS,
    events: NO_COUNTS,
    labels: NO_COUNTS,
    milestones: NO_COUNTS,
    people: NO_COUNTS,
    links: NO_COUNTS,
    mentions: NO_COUNTS,
  },
  origins: {},
  reasons: {},
  omittedDetails: [],
  renumberedIssues: [],
  renumberedIssueCount: 0,
  notes: [],
  problems: [],
  problemCount: 0,
  reconciliation: null,
  ...parts,
});

const asStored = (report: unknown): ImportJobRow =>
  ({ report: JSON.parse(JSON.stringify(report)) as unknown }) as ImportJobRow;

test('words every part of a stored report', () => {
  const unexplained: CountedReportEntry = { entry: { code: 'unexplained' }, count: -2 };
  const report = createReport({
    failure: { code: 'input_cut_off', file: 'net.csv', line: 7, cause: { code: 'file_truncated' } },
    reasons: { issues: [{ entry: { code: 'other_records', records: 'milestones' }, count: 3 }] },
    omittedDetails: [{ entry: { code: 'fields_not_shown', field: 'Rank' }, count: 4 }],
    notes: [
      { code: 'csv_columns', file: 'net.csv', columns: [{ field: 'title', names: ['Summary', 'Name'] }] },
    ],
    problems: [
      {
        file: 'net.csv',
        line: 2,
        what: 'altered',
        why: { code: 'invalid_date', issue: 1, field: 'created', date: '2024-02-30' },
      },
    ],
    problemCount: 1,
    reconciliation: {
      counts: {} as never,
      values: {} as never,
      differences: [
        { kind: 'labels', value: 'bug', source: 3, store: 1, reasons: [unexplained], examples: ['NET-1'] },
      ],
      differenceCount: 1,
      unexplainedCount: 2,
    },
  });
  expect(getImportReport(asStored(report))).toMatchObject({
    failure: 'net.csv is truncated after line 7. Only the part before that can be imported.',
    reasons: { issues: { milestones: 3 } },
    omittedDetails: { 'fields "Rank" (stored but not shown)': 4 },
    notes: ['Columns of net.csv: title: "Summary" and "Name".'],
    problems: [
      {
        file: 'net.csv',
        line: 2,
        what: 'altered',
        why: 'issue 1: created "2024-02-30" is not a date and was left out',
      },
    ],
    reconciliation: { differences: [{ value: 'bug', reasons: { unexplained: -2 }, examples: ['NET-1'] }] },
  });
});

test('returns a report that was stored in words as it is', () => {
  const { version: _version, ...stored } = createReport({});
  const worded = {
    ...stored,
    failure: 'Import canceled. Imported issues are kept. Resume the import to continue.',
    reasons: { issues: { 'pull requests': 12 } },
    omittedDetails: { 'time tracking': 1 },
    notes: ['Some times have no time zone. UTC was assumed.'],
    problems: [{ file: 'net.csv', line: 2, what: 'dropped', why: 'no title' }],
  };
  expect(getImportReport(asStored(worded))).toEqual(worded);
});

test('adds up entries that have the same text', () => {
  const report = createReport({
    reasons: {
      events: [
        { entry: { code: 'unsupported_event', kind: 'time tracking' }, count: 2 },
        { entry: { code: 'time_tracking' }, count: 3 },
      ],
    },
  });
  expect(wordImportReport(report, 'commandLine').reasons).toEqual({ events: { 'time tracking': 5 } });
});

test.each<[ReportEntry, commandLine: string, browser: string]>([
  [
    { code: 'canceled' },
    'Import canceled. Imported issues are kept. Run the command again to continue.',
    'Import canceled. Imported issues are kept. Resume the import to continue.',
  ],
  [
    { code: 'several_containers', containers: 'projects', names: ['NET', 'CUP'], option: '--only' },
    'The issues come from several projects (NET, CUP), which use the same numbers. Use --only to import one of them.',
    'The issues come from several projects (NET, CUP), which use the same numbers. Choose one of them before you start an import.',
  ],
  [
    { code: 'csv_columns_without_field', file: 'net.csv', columns: ['Rank'] },
    'Columns of net.csv without a field in Winnow: "Rank". Their values are stored with the issues, but not shown. Use --map FIELD=COLUMN to import them.',
    'Columns of net.csv without a field in Winnow: "Rank". Their values are stored with the issues, but not shown.',
  ],
  [
    { code: 'no_title_column', columns: ['Rank'] },
    'no column contains the title: name it with --map title=COLUMN. The columns are "Rank".',
    'no column contains the title: choose it under “Columns”',
  ],
])('tells users how to continue where they read the report: %j', (entry, commandLine, browser) => {
  expect(wordReportEntry(entry, 'commandLine')).toBe(commandLine);
  expect(wordReportEntry(entry, 'browser')).toBe(browser);
});

test('words a code that only a later version knows as the code', () => {
  expect(wordReportEntry({ code: 'from_the_future' } as unknown as ReportEntry, 'browser')).toBe(
    'from_the_future',
  );
});
