import {
  IMPORT_RECORD_RESULTS,
  type ImportRecordResult,
  IMPORTED_RECORD_KINDS,
  type ImportedRecordKind,
  type WordedImportDifference,
  type WordedImportReport,
} from '../../domain/imports/importReport';

/** Maximum problems and notes in the printed report. The JSON report contains more. */
const PRINTED_IMPORT_PROBLEMS_MAX = 10;

/** Formats a report for a terminal: a table of counts, then reasons, notes and problems. */
export function formatImportReport(report: WordedImportReport): string {
  return [
    formatImportReportHeadline(report),
    '',
    ...formatImportCountsTable(report),
    ...formatSkipReasons(report),
    ...formatOmittedDetails(report),
    ...formatReportSentenceList(
      'Renumbered, because the number belongs to another issue',
      report.renumberedIssues.map(({ source, number }) => `${source} is ${report.project}-${number}`),
      report.renumberedIssueCount,
    ),
    ...formatReconciliation(report),
    ...formatReportSentenceList('Notes', report.notes, report.notes.length),
    ...formatReportSentenceList('Problems', formatImportProblems(report), report.problemCount),
    ...(report.failure ? ['', report.failure] : []),
  ].join('\n');
}

/**
 * Formats the first line of the report. Its rate counts written issues only: skipped and unchanged ones are
 * read but not written.
 */
function formatImportReportHeadline({
  source,
  project,
  seconds,
  counts,
  failure,
}: WordedImportReport): string {
  const written = counts.issues.kept + counts.issues.changed;
  const duration = `${seconds.toFixed(1)} s`;
  const hasOtherChanges = IMPORTED_RECORD_KINDS.some((kind) => counts[kind].kept + counts[kind].changed > 0);
  if (written === 0 && hasOtherChanges)
    return `Updated ${project} from ${source} in ${duration}; no issue has changed`;
  if (written === 0 && failure !== null)
    return `Imported nothing from ${source} into ${project} (${duration})`;
  if (written === 0) return `No changes to import from ${source} into ${project} (${duration})`;
  const rate = Math.round(written / Math.max(seconds, 0.001));
  return `Imported ${formatNumber(written)} issues from ${source} into ${project} in ${duration} (${formatNumber(rate)} per second)`;
}

/** Column titles of the printed report that differ from the names in the JSON report. */
const IMPORT_REPORT_COLUMN_TITLES: Partial<Record<ImportRecordResult, string>> = { kept: 'new' };

function formatImportCountsTable(report: WordedImportReport): string[] {
  const kinds = IMPORTED_RECORD_KINDS.filter((kind) =>
    IMPORT_RECORD_RESULTS.some((result) => report.counts[kind][result] > 0),
  );
  const rows = kinds.map((kind) => [
    kind,
    ...IMPORT_RECORD_RESULTS.map((result) => formatNumber(report.counts[kind][result])),
  ]);
  const cells = [
    ['', ...IMPORT_RECORD_RESULTS.map((result) => IMPORT_REPORT_COLUMN_TITLES[result] ?? result)],
    ...rows,
  ];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}

function formatSkipReasons(report: WordedImportReport): string[] {
  const sentences = (
    Object.entries(report.reasons) as [ImportedRecordKind, Record<string, number>][]
  ).flatMap(([kind, counts]) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([reason, count]) => `${formatNumber(count)} ${kind}: ${reason}`),
  );
  return sentences.length > 0
    ? ['', 'Skipped and dropped:', ...sentences.map((sentence) => `  ${sentence}`)]
    : [];
}

function formatOmittedDetails({ omittedDetails }: WordedImportReport): string[] {
  const lines = Object.entries(omittedDetails).map(
    ([description, count]) => `  ${formatNumber(count)} ${description}`,
  );
  return lines.length > 0 ? ['', 'Details not imported:', ...lines] : [];
}

/**
 * Formats the comparison with the source: one line if nothing differs, otherwise the differences with their reasons.
 */
function formatReconciliation({ reconciliation }: WordedImportReport): string[] {
  if (!reconciliation) return ['', 'Not compared with the source, because the import ended early.'];
  const { counts, differences, differenceCount, unexplainedCount } = reconciliation;
  const { issues, comments, links } = counts;
  const totals = Object.entries({ issues, comments, links })
    .map(([kind, { source, store }]) => `${formatNumber(store)} of ${formatNumber(source)} ${kind}`)
    .join(', ');
  const summary =
    differenceCount === 0
      ? 'no differences'
      : `${formatNumber(differenceCount)} differences, ${unexplainedCount === 0 ? 'all explained' : `${formatNumber(unexplainedCount)} records unexplained`}`;
  return [
    '',
    `Compared with the source by state, label, author and kind of link: ${totals}; ${summary}.`,
    ...formatReportSentenceList('Differences', differences.map(formatDifference), differenceCount),
  ];
}

const formatDifference = ({
  kind,
  value,
  source,
  store,
  reasons,
  examples,
}: WordedImportDifference): string =>
  [
    `${kind}${value === '' ? '' : ` "${value}"`}: ${formatNumber(source)} in the source, ${formatNumber(store)} in the project`,
    `(${Object.entries(reasons)
      .map(([reason, count]) => `${count > 0 ? '+' : ''}${formatNumber(count)} ${reason}`)
      .join(', ')})`,
    ...(examples.length > 0 ? [`such as ${examples.join(', ')}`] : []),
  ].join(' ');

const formatImportProblems = (report: WordedImportReport): string[] =>
  report.problems.map(({ file, line, what, why }) => `${file}:${line} ${what}: ${why}`);

function formatReportSentenceList(title: string, sentences: readonly string[], total: number): string[] {
  if (total === 0) return [];
  const more =
    total > PRINTED_IMPORT_PROBLEMS_MAX
      ? [`  and ${formatNumber(total - PRINTED_IMPORT_PROBLEMS_MAX)} more`]
      : [];
  return [
    '',
    `${title}:`,
    ...sentences.slice(0, PRINTED_IMPORT_PROBLEMS_MAX).map((sentence) => `  ${sentence}`),
    ...more,
  ];
}

const formatNumber = (value: number): string => value.toLocaleString('en');
