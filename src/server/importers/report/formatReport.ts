import { IMPORT_RESULTS, type Report, REPORT_KINDS, type ReportKind } from './Report';

/** So many problems and reasons a person is shown; the JSON report lists more. */
const SHOWN = 10;

/** The report as a person reads it: a table, then what was left out and why. */
export function formatReport(report: Report): string {
  return [
    headline(report),
    '',
    ...table(report),
    ...reasons(report),
    ...listed('Worth knowing', report.notes, report.notes.length),
    ...listed('Not taken as it is', problems(report), report.problemCount),
    ...(report.failure ? ['', report.failure] : []),
  ].join('\n');
}

/** Its rate is of issues that were written: pull requests and what stays as it is are only read. */
function headline({ source, project, seconds, counts: { issues } }: Report): string {
  const written = issues.kept + issues.changed;
  const took = `${seconds.toFixed(1)} s`;
  if (written === 0) return `${source} brought nothing new into ${project} (${took})`;
  const rate = Math.round(written / Math.max(seconds, 0.001));
  return `${number(written)} issues of ${source} came into ${project} in ${took} (${number(rate)} a second)`;
}

function table(report: Report): string[] {
  const kinds = REPORT_KINDS.filter((kind) =>
    IMPORT_RESULTS.some((outcome) => report.counts[kind][outcome] > 0),
  );
  const rows = kinds.map((kind) => [
    kind,
    ...IMPORT_RESULTS.map((outcome) => number(report.counts[kind][outcome])),
  ]);
  const cells = [['', ...IMPORT_RESULTS], ...rows];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}

function reasons(report: Report): string[] {
  const sentences = (Object.entries(report.reasons) as [ReportKind, Record<string, number>][]).flatMap(
    ([kind, of]) =>
      Object.entries(of)
        .sort(([, a], [, b]) => b - a)
        .map(([why, count]) => `${number(count)} ${kind}: ${why}`),
  );
  return sentences.length > 0 ? ['', 'Left out:', ...sentences.map((sentence) => `  ${sentence}`)] : [];
}

const problems = (report: Report): string[] =>
  report.problems.map(({ file, line, what, why }) => `${file}:${line} ${what}: ${why}`);

function listed(title: string, sentences: readonly string[], total: number): string[] {
  if (total === 0) return [];
  const more = total > SHOWN ? [`  and ${number(total - SHOWN)} more`] : [];
  return ['', `${title}:`, ...sentences.slice(0, SHOWN).map((sentence) => `  ${sentence}`), ...more];
}

const number = (value: number): string => value.toLocaleString('en');
