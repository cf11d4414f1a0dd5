/** The report of an import: as it is stored, and in words as users read it. */
import type { ImportJobRow } from '../../store/read/importJobs';
import type { CountedReportEntry, ReportEntry } from './reportEntries';
import { type ReportSurface, wordReportEntry } from './wordReportEntry';

/** Kinds of records that an import report counts. */
export const IMPORTED_RECORD_KINDS = [
  'issues',
  'comments',
  'events',
  'labels',
  'milestones',
  'people',
  'links',
  'mentions',
] as const;
export type ImportedRecordKind = (typeof IMPORTED_RECORD_KINDS)[number];

/**
 * Results of importing a record. `kept`: new. `removed`: deleted because the source no longer contains it.
 * For issues, `read` is the sum of all other results except `removed`, which counts skipped issues of earlier imports.
 */
export const IMPORT_RECORD_RESULTS = [
  'read',
  'kept',
  'changed',
  'unchanged',
  'removed',
  'skipped',
  'dropped',
] as const;
export type ImportRecordResult = (typeof IMPORT_RECORD_RESULTS)[number];

export type ImportRecordResultCounts = Record<ImportRecordResult, number>;

/**
 * Kinds of records and values that are compared with the source. `numbers` counts the issues that have the same number
 * as in the source.
 */
export const RECONCILED_KINDS = [
  'issues',
  'numbers',
  'states',
  'labels',
  'authors',
  'comments',
  'links',
] as const;
export type ReconciledKind = (typeof RECONCILED_KINDS)[number];

/** How many records there are in the source and in Winnow, for example issues with a certain label. */
export interface ReconciledCount {
  source: number;
  store: number;
}

export interface ReconciledValue extends ReconciledCount {
  /** Name of a state, label, kind of link, repository or project, or login of an author. Empty for totals. */
  value: string;
}

/**
 * How the parts of a report express their entries: as codes with parameters, or as texts. `Counts` are entries with the
 * number of records that each concerns.
 */
interface Form<Entry, Counts> {
  entry: Entry;
  counts: Counts;
}
type CodedForm = Form<ReportEntry, CountedReportEntry[]>;
type WordedForm = Form<string, Record<string, number>>;

/** Position of a record in the imported files. Lines are numbered from 1. */
export interface ImportSourcePosition {
  file: string;
  line: number;
}

/** A record of the imported files that was dropped or altered. */
interface Problem<F extends Form<unknown, unknown>> extends ImportSourcePosition {
  /** `dropped`: not imported. `altered`: imported with the change that `why` describes. */
  what: 'dropped' | 'altered';
  why: F['entry'];
}

/** A value whose counts differ. */
interface Difference<F extends Form<unknown, unknown>> extends ReconciledValue {
  kind: ReconciledKind;
  /** Number of records by reason for the difference. Negative for records that Winnow lacks. */
  reasons: F['counts'];
  /** Source ids of some of the affected issues, such as "NET-12". */
  examples: string[];
}

/** The comparison of the source with the project after the import. */
interface Reconciliation<F extends Form<unknown, unknown>> {
  counts: Record<ReconciledKind, ReconciledCount>;
  /** The most frequent values of each kind. */
  values: Record<ReconciledKind, ReconciledValue[]>;
  /** Unexplained differences first. */
  differences: Difference<F>[];
  differenceCount: number;
  /** Number of records that differ without a known reason. Zero means that the import is complete. */
  unexplainedCount: number;
}

/** An issue that did not keep its number, because the number belongs to another issue. */
export interface RenumberedIssue {
  /** Id of the issue in its source, for example "owner/name#12". */
  source: string;
  /** Number of the issue in Winnow. */
  number: number;
}

interface Report<F extends Form<unknown, unknown>> {
  source: string;
  project: string;
  /** Why the import ended early, in one line. Null: the whole input was imported. */
  failure: F['entry'] | null;
  seconds: number;
  counts: Record<ImportedRecordKind, ImportRecordResultCounts>;
  /** Number of issues by repository or project of the source, including skipped ones. */
  origins: Record<string, number>;
  /** Number of skipped and dropped records by kind and reason: `{ issues: { "pull requests": 12 } }`. */
  reasons: Partial<Record<ImportedRecordKind, F['counts']>>;
  /** Number of details that Winnow cannot store, by description. Their issues and comments were imported. */
  omittedDetails: F['counts'];
  /** The first issues that did not keep their number. */
  renumberedIssues: RenumberedIssue[];
  renumberedIssueCount: number;
  /** Decisions of the import that users should know. */
  notes: F['entry'][];
  /** The first problems of the import. */
  problems: Problem<F>[];
  problemCount: number;
  /** Comparison of the counts of the source with those of the project, or null if the import ended early. */
  reconciliation: Reconciliation<F> | null;
}

/** A report as it is collected and stored. */
export interface ImportReport extends Report<CodedForm> {
  /**
   * Version of the stored form. Reports of earlier versions of Winnow have no `version`, and contain texts instead of
   * codes.
   */
  version: 2;
}
export type ImportProblem = Problem<CodedForm>;
export type ImportReconciliation = Reconciliation<CodedForm>;
export type ReconciliationDifference = Difference<CodedForm>;

/** A report in words: what `winnow import --report` writes. */
export type WordedImportReport = Report<WordedForm>;
export type WordedImportProblem = Problem<WordedForm>;
export type WordedImportReconciliation = Reconciliation<WordedForm>;
export type WordedImportDifference = Difference<WordedForm>;

/** Words all entries of a report. Entries with the same text are counted together. */
export function wordImportReport(report: ImportReport, surface: ReportSurface): WordedImportReport {
  const word = (entry: ReportEntry): string => wordReportEntry(entry, surface);
  const wordCounts = (counted: readonly CountedReportEntry[]): Record<string, number> => {
    const counts = new Map<string, number>();
    for (const { entry, count } of counted) counts.set(word(entry), (counts.get(word(entry)) ?? 0) + count);
    return Object.fromEntries(counts);
  };
  const { reconciliation } = report;
  // The properties have the order of the JSON file.
  return {
    source: report.source,
    project: report.project,
    failure: report.failure && word(report.failure),
    seconds: report.seconds,
    counts: report.counts,
    origins: report.origins,
    reasons: Object.fromEntries(
      Object.entries(report.reasons).map(([kind, counted]) => [kind, wordCounts(counted)]),
    ),
    omittedDetails: wordCounts(report.omittedDetails),
    renumberedIssues: report.renumberedIssues,
    renumberedIssueCount: report.renumberedIssueCount,
    notes: report.notes.map(word),
    problems: report.problems.map((problem) => ({ ...problem, why: word(problem.why) })),
    problemCount: report.problemCount,
    reconciliation: reconciliation && {
      ...reconciliation,
      differences: reconciliation.differences.map((difference) => ({
        ...difference,
        reasons: wordCounts(difference.reasons),
      })),
    },
  };
}

/** Returns the report of an import's last run in words, or null if no run has ended. */
export function getImportReport({ report }: ImportJobRow): WordedImportReport | null {
  const stored = report as ImportReport | WordedImportReport | null;
  return stored && 'version' in stored ? wordImportReport(stored, 'browser') : stored;
}

/** A reason with the number of records or details that it concerns. */
export interface ImportReportReason {
  /** Kind of the records, such as "issues", or null for details of issues and comments. */
  kind: string | null;
  reason: string;
  count: number;
}

/**
 * Lists why records were skipped or dropped, and which details of imported records were omitted. Most frequent first.
 */
export function listImportReportReasons({
  reasons,
  omittedDetails,
}: WordedImportReport): ImportReportReason[] {
  const ofRecords = Object.entries(reasons).flatMap(([kind, counts]) =>
    Object.entries(counts).map(([reason, count]) => ({ kind, reason, count })),
  );
  const ofDetails = Object.entries(omittedDetails).map(([reason, count]) => ({ kind: null, reason, count }));
  return [...ofRecords, ...ofDetails].sort((a, b) => b.count - a.count);
}
