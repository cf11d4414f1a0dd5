import { formatImportReport } from './formatImportReport';
import { wordImportReport } from '../../domain/imports/importReport';
import { ImportReportBuilder } from './ImportReportBuilder';

const createTestImportReport = (count: (builder: ImportReportBuilder) => void, seconds: number) => {
  const builder = new ImportReportBuilder('rust.ndjson', 'RUST');
  count(builder);
  return { ...wordImportReport(builder.buildReport(), 'commandLine'), seconds };
};

test('the headline shows the rate of written issues, not of read lines', () => {
  const text = formatImportReport(
    createTestImportReport((builder) => {
      builder.countRecords('issues', 'read', 5_000);
      builder.countRecords('issues', 'kept', 2_900);
      builder.countRecords('issues', 'changed', 100);
      builder.countRecords('issues', 'unchanged', 500);
      builder.countRecordsWithReason(
        'issues',
        'skipped',
        { code: 'other_records', records: 'pull requests' },
        1_500,
      );
    }, 2),
  );
  expect(text.split('\n')[0]).toBe(
    'Imported 3,000 issues from rust.ndjson into RUST in 2.0 s (1,500 per second)',
  );
  expect(text).toContain('1,500 issues: pull requests');
});

test('the headline shows no rate when nothing was written', () => {
  const text = formatImportReport(
    createTestImportReport((builder) => builder.countRecords('issues', 'unchanged', 7), 1),
  );
  expect(text.split('\n')[0]).toBe('No changes to import from rust.ndjson into RUST (1.0 s)');
});

test.each<[string, (builder: ImportReportBuilder) => void]>([
  [
    'Updated RUST from rust.ndjson in 1.0 s; no issue has changed',
    (builder) => builder.countRecords('labels', 'changed'),
  ],
  [
    'Imported nothing from rust.ndjson into RUST (1.0 s)',
    (builder) => builder.setImportFailure({ code: 'failed', message: 'the disk is full' }),
  ],
])('the headline of an import without new issues is "%s"', (headline, count) => {
  expect(formatImportReport(createTestImportReport(count, 1)).split('\n')[0]).toBe(headline);
});

test('lists issues that did not keep their number', () => {
  const text = formatImportReport(
    createTestImportReport((builder) => {
      builder.countRecords('issues', 'kept');
      builder.addRenumberedIssue({ source: 'rust-lang/rfcs#5', number: 901 });
    }, 1),
  );
  expect(text).toContain(
    'Renumbered, because the number belongs to another issue:\n  rust-lang/rfcs#5 is RUST-901',
  );
});
