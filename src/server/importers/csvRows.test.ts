import fc from 'fast-check';
import { NOOP_PROGRESS_REPORTER } from '../../shared/progress';
import { describeImport } from '../../testing/describeImport';
import { readImportedIssues } from '../../testing/readImportedIssues';
import { CSV_FORMAT } from './sources/csv/csvFormat';
import type { ImportFormat } from './sources/ImportFormat';
import { GITLAB_FORMAT } from './sources/gitlab/gitlabFormat';
import { JIRA_FORMAT } from './sources/jira/jiraFormat';
import { LINEAR_FORMAT } from './sources/linear/linearFormat';
import { wordReportEntry } from '../domain/imports/wordReportEntry';
import { ImportReportBuilder } from './report/ImportReportBuilder';
import { createTemporaryInputFolder } from './testing/inputFiles';

interface CsvFile {
  format: ImportFormat;
  /** Header of the file. Its first column is the id, its second column the title. */
  header: readonly string[];
  formatId: (number: number) => string;
}

const FILES: readonly CsvFile[] = [
  { format: CSV_FORMAT, header: ['Key', 'Title', 'State', 'Votes'], formatId: (n) => `KET-${n}` },
  { format: CSV_FORMAT, header: ['#', 'Subject', 'Status', 'Effort'], formatId: String },
  { format: JIRA_FORMAT, header: ['Issue key', 'Summary', 'Status', 'Votes'], formatId: (n) => `KET-${n}` },
  { format: GITLAB_FORMAT, header: ['Issue ID', 'Title', 'State', 'Weight'], formatId: String },
  { format: LINEAR_FORMAT, header: ['ID', 'Title', 'Status', 'Team'], formatId: (n) => `KET-${n}` },
];

const word = fc.constantFrom(
  'Lid',
  'leaks',
  'when',
  'it',
  'boils',
  'total',
  'count',
  'page',
  'é',
  '#4',
  'of',
);
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(' '));
const space = fc.constantFrom('', ' ', '\t', '\u00A0', '-', '---', '=====');
const number = fc.oneof(
  fc.nat(9999).map(String),
  fc.constantFrom('3.5', '12 %', '4 h', '1,204', '=SUM(C2:C9)'),
);

/** Rows that are not records, with the reason that the report gives. */
const createSkippedRow = (header: readonly string[]) =>
  fc.oneof(
    fc.array(space, { maxLength: 6 }).map((cells) => ({ cells, reason: 'blank rows' })),
    fc
      .constantFrom(
        header,
        header.map((name) => ` ${name.toLowerCase()}`),
        [...header, '', ''],
      )
      .map((cells) => ({ cells, reason: 'repeated header rows' })),
    fc
      .constantFrom('# a comment', '#comment', '// made by a tool', 'sep=,', 'SEP=;')
      .map((text) => ({ cells: [text], reason: 'comment lines' })),
    fc
      .tuple(
        fc.constantFrom('Total', 'TOTALS:', 'Grand total', 'Sum', 'Average', 'Count: 123', 'Total issues: 4'),
        number,
        fc.constantFrom(0, 1),
      )
      .map(([text, value, column]) => ({
        cells: header.map((_, index) => (index === column ? text : index === 3 ? value : '')),
        reason: 'total and footer rows',
      })),
    fc
      .constantFrom(
        'Generated at 2025-03-05 14:03',
        'Exported on 5/3/25 by Ada',
        'Page 1 of 3',
        '12 issues found',
        'End of report',
        'Export date: 05.03.2025',
      )
      .map((text) => ({ cells: [text], reason: 'total and footer rows' })),
    number.map((value) => ({ cells: ['', '', '', value], reason: 'total and footer rows' })),
  );

const quote = (cell: string): string => (/[",\n#]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

async function readRecords(format: ImportFormat, file: string) {
  const report = new ImportReportBuilder(file, '');
  const values: unknown[] = [];
  const skipped: string[] = [];
  for await (const record of await format.readSource(file, '', report, NOOP_PROGRESS_REPORTER)) {
    if ('value' in record) values.push(record.value);
    else if ('skipped' in record) skipped.push(wordReportEntry(record.skipped, 'commandLine'));
    else throw new Error(JSON.stringify(record));
  }
  return { values, skipped: skipped.sort() };
}

describe('rows of CSV files that are not records', () => {
  const input = createTemporaryInputFolder();
  afterAll(() => input.remove());

  test.each(FILES.map((file) => [`${file.format.system} with the column ${file.header[0]!}`, file] as const))(
    'do not change what is read from the others: %s',
    async (_name, { format, header, formatId }) => {
      const row = fc.record({
        title: fc.option(words, { nil: '', freq: 6 }),
        state: fc.constantFrom('open', 'closed'),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(row, { minLength: 1, maxLength: 8 }),
          fc.array(fc.tuple(fc.nat(8), createSkippedRow(header)), { maxLength: 8 }),
          fc.constantFrom('\n', '\r\n'),
          async (rows, inserted, lineEnd) => {
            const records = rows.map(({ title, state }, i) => [formatId(i + 1), title, state, '2']);
            const write = (name: string, all: readonly (readonly string[])[]) =>
              input.write(name, all.map((cells) => cells.map(quote).join(',') + lineEnd).join(''));
            const mixed: (readonly string[])[] = [...records];
            for (const [index, { cells }] of inserted) mixed.splice(index, 0, cells);
            const plain = await readRecords(format, write('plain.csv', [header, ...records]));
            const found = await readRecords(format, write('mixed.csv', [header, ...mixed]));
            expect(found.values).toEqual(plain.values);
            expect(found.values).toHaveLength(rows.length);
            expect(found.skipped).toEqual(inserted.map(([, { reason }]) => reason).sort());
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});

describeImport(CSV_FORMAT, 'importing CSV files with rows that are not records', (project, input) => {
  test('counts them in the report by kind, and gives them no numbers', async () => {
    const file = input.write(
      'rows.csv',
      [
        ...['sep=;', '# Exported by a tool; on Monday', '', 'Title;State;Votes;Description', 'One;open;2;'],
        ...[' ; ; ;', ';;;', '', 'Two;open;;', 'Title;State;Votes;Description', 'Three;closed;1;'],
        ...['Total;;3;', ';;3;', ';open;;', ';;;Only a text', 'Generated at 2025-03-05 14:03', ''],
      ].join('\r\n'),
    );
    const report = await project.importFrom(file);
    expect(report.reasons.issues).toEqual({
      'blank rows': 4,
      'comment lines': 2,
      'repeated header rows': 1,
      'total and footer rows': 3,
      'rows without id and title': 1,
    });
    const expected = ['One', 'Two', 'Three', '(no title)'].map((title, i) => ({ number: i + 1, title }));
    expect(await readImportedIssues(project)).toMatchObject(expected);
    expect((await project.importFrom(file)).counts.issues).toMatchObject({
      kept: 0,
      changed: 0,
      unchanged: 4,
    });
  });

  test('keeps rows with an id, and titles that only begin like a total', async () => {
    const file = input.write(
      'kept.csv',
      [
        'Key,Title,State,Votes',
        'NET-1,,open,3',
        'NET-2,Total,,',
        'NET-3,Count: 3,,7',
        ',Total cost is wrong,open,',
        ',#hashtag in the title,open,',
        'kettle,,open,',
        'Total,,"3 open, 4 closed",7',
        '7,,,',
      ].join('\n'),
    );
    const report = await project.importFrom(file);
    expect(report.counts.issues).toMatchObject({ kept: 7, skipped: 1 });
  });
});
