import { formatReport } from './formatReport';
import { ReportBuilder } from './Report';

const report = (count: (builder: ReportBuilder) => void, seconds: number) => {
  const builder = new ReportBuilder('rust.ndjson', 'RUST');
  count(builder);
  return { ...builder.finish(), seconds };
};

test('the rate is of issues that were written, not of lines that were read', () => {
  const text = formatReport(
    report((builder) => {
      builder.count('issues', 'read', 5_000);
      builder.count('issues', 'kept', 2_900);
      builder.count('issues', 'changed', 100);
      builder.count('issues', 'unchanged', 500);
      builder.countWithReason('issues', 'skipped', 'pull requests', 1_500);
    }, 2),
  );
  expect(text.split('\n')[0]).toBe('3,000 issues of rust.ndjson came into RUST in 2.0 s (1,500 a second)');
  expect(text).toContain('1,500 issues: pull requests');
});

test('where nothing was written there is no rate', () => {
  const text = formatReport(report((builder) => builder.count('issues', 'unchanged', 7), 1));
  expect(text.split('\n')[0]).toBe('rust.ndjson brought nothing new into RUST (1.0 s)');
});
