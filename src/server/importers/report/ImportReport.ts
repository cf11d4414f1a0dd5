import type { ImportSourcePosition } from '../input/records';
import { addToReconciliation, type ImportReconciliation, type ReconciledRecord } from './Reconciliation';

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

/** A record of the imported files that was dropped or altered. */
export interface ImportProblem extends ImportSourcePosition {
  /** `dropped`: not imported. `altered`: imported with the change that `why` describes. */
  what: 'dropped' | 'altered';
  why: string;
}

/** An issue that did not keep its number, because the number belongs to another issue. */
export interface RenumberedIssue {
  /** Id of the issue in its source, for example "owner/name#12". */
  source: string;
  /** Number of the issue in Winnow. */
  number: number;
}

/** Summary of an import. Printed as a table and, with --report, written as JSON. */
export interface ImportReport {
  source: string;
  project: string;
  /** Why the import ended early, in one line. Null: the whole input was imported. */
  failure: string | null;
  seconds: number;
  counts: Record<ImportedRecordKind, ImportRecordResultCounts>;
  /** Number of issues by repository or project of the source, including skipped ones. */
  origins: Record<string, number>;
  /** Number of skipped and dropped records by kind and reason: `{ issues: { "pull requests": 12 } }`. */
  reasons: Partial<Record<ImportedRecordKind, Record<string, number>>>;
  /** The first issues that did not keep their number, at most REPORTED_IMPORT_PROBLEMS_MAX. */
  renumberedIssues: RenumberedIssue[];
  renumberedIssueCount: number;
  /** Number of details that Winnow cannot store, by description. Their issues and comments were imported. */
  omittedDetails: Record<string, number>;
  /** Decisions of the import that users should know, in sentences. */
  notes: string[];
  /** The first problems of the import, at most REPORTED_IMPORT_PROBLEMS_MAX. */
  problems: ImportProblem[];
  problemCount: number;
  /** Comparison of the counts of the source with those of the project, or null if the import ended early. */
  reconciliation: ImportReconciliation | null;
}

/** Reason for issues that the database rejected. */
export const REJECTED_ISSUE_REASON = 'rejected by the database';

/** Maximum number of problems, renumbered issues and notes listed in an import report. All problems are counted. */
export const REPORTED_IMPORT_PROBLEMS_MAX = 1000;

/** Collects the report of a running import. */
export class ImportReportBuilder {
  private readonly started = performance.now();
  private readonly report: ImportReport;

  /** @param report an earlier report to continue */
  constructor(source: string, project: string, report?: ImportReport) {
    this.report = report ?? {
      source,
      project,
      failure: null,
      seconds: 0,
      counts: Object.fromEntries(
        IMPORTED_RECORD_KINDS.map((kind) => [kind, createEmptyImportResultCounts()]),
      ) as ImportReport['counts'],
      origins: {},
      reasons: {},
      omittedDetails: {},
      renumberedIssues: [],
      renumberedIssueCount: 0,
      notes: [],
      problems: [],
      problemCount: 0,
      reconciliation: null,
    };
  }

  countRecords(kind: ImportedRecordKind, result: ImportRecordResult, by = 1): void {
    this.report.counts[kind][result] += by;
  }

  /** Counts skipped or dropped records with the reason. */
  countRecordsWithReason(
    kind: ImportedRecordKind,
    result: 'skipped' | 'dropped',
    reason: string,
    by = 1,
  ): void {
    if (by === 0) return;
    this.countRecords(kind, result, by);
    addToCount((this.report.reasons[kind] ??= {}), reason, 'other reasons', by);
  }

  /** Counts a detail of an imported issue or comment that is not imported. */
  countOmittedDetail(description: string): void {
    addToCount(this.report.omittedDetails, description, 'other details');
  }

  /** Counts an issue of this repository or project of the source. */
  countContainerIssue(name: string): void {
    addToCount(this.report.origins, name, 'others');
  }

  addImportProblem(problem: ImportProblem): void {
    this.report.problemCount++;
    if (this.report.problems.length < REPORTED_IMPORT_PROBLEMS_MAX) this.report.problems.push(problem);
  }

  addRenumberedIssue(issue: RenumberedIssue): void {
    this.report.renumberedIssueCount++;
    if (this.report.renumberedIssues.length < REPORTED_IMPORT_PROBLEMS_MAX)
      this.report.renumberedIssues.push(issue);
  }

  addReportNote(sentence: string): void {
    if (this.report.notes.length < REPORTED_IMPORT_PROBLEMS_MAX) this.report.notes.push(sentence);
  }

  setImportFailure(message: string): void {
    this.report.failure ??= message;
  }

  getRecordResultCounts(kind: ImportedRecordKind): Readonly<ImportRecordResultCounts> {
    return this.report.counts[kind];
  }

  get failure(): string | null {
    return this.report.failure;
  }

  /** The most frequent reason why records were skipped or dropped, with its number of records. */
  getMostFrequentReason(kind: ImportedRecordKind): readonly [reason: string, count: number] | undefined {
    return Object.entries(this.report.reasons[kind] ?? {}).sort(([, a], [, b]) => b - a)[0];
  }

  /** Returns the number of skipped and dropped records of a kind, by reason. */
  getReasons(kind: ImportedRecordKind): Readonly<Record<string, number>> {
    return this.report.reasons[kind] ?? {};
  }

  setReconciliation(reconciliation: ImportReconciliation): void {
    this.report.reconciliation = reconciliation;
  }

  /** Adds a record that was imported after the reconciliation, such as a link between projects. */
  addReconciledRecord(record: ReconciledRecord): void {
    if (this.report.reconciliation) addToReconciliation(this.report.reconciliation, record);
  }

  get problems(): readonly ImportProblem[] {
    return this.report.problems;
  }

  get issueCountsByContainer(): Readonly<Record<string, number>> {
    return this.report.origins;
  }

  buildReport(): ImportReport {
    this.report.seconds = Math.round(performance.now() - this.started) / 1000;
    return this.report;
  }
}

/** Maximum number of different reasons, details or origins that are counted separately. The input determines their names. */
const COUNTED_NAMES_MAX = 1000;

function addToCount(counts: Record<string, number>, name: string, otherNames: string, by = 1): void {
  const isKnown = Object.hasOwn(counts, name);
  const counted = isKnown || Object.keys(counts).length < COUNTED_NAMES_MAX ? name : otherNames;
  counts[counted] = (Object.hasOwn(counts, counted) ? counts[counted]! : 0) + by;
}

const createEmptyImportResultCounts = (): ImportRecordResultCounts =>
  Object.fromEntries(IMPORT_RECORD_RESULTS.map((result) => [result, 0])) as ImportRecordResultCounts;
