/** The stored report of an import: the JSON of the ImportReport of the importers. */
import type { ImportJobRow } from '../../store/read/importJobs';

/** Numbers of records of one kind by result. `kept` counts new records. For issues, `read` is the sum of the others. */
export interface ImportReportCounts {
  read: number;
  kept: number;
  changed: number;
  unchanged: number;
  removed: number;
  skipped: number;
  dropped: number;
}

export interface ImportReportProblem {
  line: number;
  what: 'dropped' | 'altered';
  why: string;
}

/** Numbers of records in the source and in the project. */
export interface ImportReconciledCount {
  source: number;
  store: number;
}

/** A value whose counts differ, such as a label. */
export interface ImportDifference extends ImportReconciledCount {
  kind: string;
  value: string;
  /** Number of records by reason for the difference. Negative for records that the project lacks. */
  reasons: Record<string, number>;
  /** Source ids of some of the affected issues. */
  examples: string[];
}

/** The comparison of the source with the project after the import. */
export interface ImportReconciliation {
  counts: Record<string, ImportReconciledCount>;
  differences: ImportDifference[];
  differenceCount: number;
  unexplainedCount: number;
}

export interface StoredImportReport {
  failure: string | null;
  seconds: number;
  counts: Record<string, ImportReportCounts>;
  origins: Record<string, number>;
  reasons: Record<string, Record<string, number>>;
  renumberedIssues: { source: string; number: number }[];
  renumberedIssueCount: number;
  omittedDetails: Record<string, number>;
  notes: string[];
  problems: ImportReportProblem[];
  problemCount: number;
  /** Null if the import ended early. */
  reconciliation: ImportReconciliation | null;
}

/** Returns the report of an import's last run, or null if no run has ended. */
export const getImportReport = ({ report }: ImportJobRow): StoredImportReport | null =>
  report as StoredImportReport | null;

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
}: StoredImportReport): ImportReportReason[] {
  const ofRecords = Object.entries(reasons).flatMap(([kind, counts]) =>
    Object.entries(counts).map(([reason, count]) => ({ kind, reason, count })),
  );
  const ofDetails = Object.entries(omittedDetails).map(([reason, count]) => ({ kind: null, reason, count }));
  return [...ofRecords, ...ofDetails].sort((a, b) => b.count - a.count);
}
