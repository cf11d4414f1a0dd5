import { formatImportReport } from './formatImportReport';
import { ReportBuilder } from './ImportReport';

const createReport = (count: (builder: ReportBuilder) => void, seconds: number) => {
  const builder = new ReportBuilder('rust.ndjson', 'RUST');
  count(builder);
  return { ...builder.finish(), seconds };
};

test('the headline shows the rate of written issues, not of read lines', () => {
  const text = formatImportReport(
    createReport((builder) => {
      builder.count('issues', 'read', 5_000);
      builder.count('issues', 'kept', 2_900);
      builder.count('issues', 'changed', 100);
      builder.count('issues', 'unchanged', 500);
      builder.countWithReason('issues', 'skipped', 'pull requests', 1_500);
    }, 2),
  );
  expect(text.split('\n')[0]).toBe(
    'Imported 3,000 issues from rust.ndjson into RUST in 2.0 s (1,500 per second)',
  );
  expect(text).toContain('1,500 issues: pull requests');
});

test('the headline shows no rate when nothing was written', () => {
  const text = formatImportReport(createReport((builder) => builder.count('issues', 'unchanged', 7), 1));
  expect(text.split('\n')[0]).toBe('No changes to import from rust.ndjson into RUST (1.0 s)');
});
