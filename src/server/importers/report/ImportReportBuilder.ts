import {
  IMPORT_RECORD_RESULTS,
  type ImportProblem,
  type ImportRecordResult,
  type ImportRecordResultCounts,
  type ImportReconciliation,
  type ImportReport,
  IMPORTED_RECORD_KINDS,
  type ImportedRecordKind,
  type RenumberedIssue,
} from '../../domain/imports/importReport';
import type { CountedReportEntry, ReportEntry } from '../../domain/imports/reportEntries';
import { ReportEntryCounter } from './ReportEntryCounter';
import { addToReconciliation, type ReconciledRecord } from './ReconciliationBuilder';

/** Maximum number of problems, renumbered issues and notes listed in an import report. All problems are counted. */
const REPORTED_IMPORT_PROBLEMS_MAX = 1000;

/** Collects the report of a running import. */
export class ImportReportBuilder {
  private readonly started = performance.now();
  private readonly report: ImportReport;
  private readonly reasonCounters = new Map<ImportedRecordKind, ReportEntryCounter>();
  private readonly detailCounter: ReportEntryCounter;

  /** @param report an earlier report to continue */
  constructor(source: string, project: string, report?: ImportReport) {
    this.report = report ?? {
      version: 2,
      source,
      project,
      failure: null,
      seconds: 0,
      counts: Object.fromEntries(
        IMPORTED_RECORD_KINDS.map((kind) => [kind, createEmptyImportResultCounts()]),
      ) as ImportReport['counts'],
      origins: {},
      reasons: {},
      omittedDetails: [],
      renumberedIssues: [],
      renumberedIssueCount: 0,
      notes: [],
      problems: [],
      problemCount: 0,
      reconciliation: null,
    };
    this.detailCounter = new ReportEntryCounter(this.report.omittedDetails, { code: 'other_details' });
  }

  countRecords(kind: ImportedRecordKind, result: ImportRecordResult, by = 1): void {
    this.report.counts[kind][result] += by;
  }

  /** Counts skipped or dropped records with the reason. */
  countRecordsWithReason(
    kind: ImportedRecordKind,
    result: 'skipped' | 'dropped',
    reason: ReportEntry,
    by = 1,
  ): void {
    if (by === 0) return;
    this.countRecords(kind, result, by);
    let counter = this.reasonCounters.get(kind);
    if (!counter) {
      counter = new ReportEntryCounter((this.report.reasons[kind] ??= []), { code: 'other_reasons' });
      this.reasonCounters.set(kind, counter);
    }
    counter.add(reason, by);
  }

  /** Counts a detail that the import leaves out of an issue or comment that it does import. */
  countOmittedDetail(detail: ReportEntry): void {
    this.detailCounter.add(detail);
  }

  /** Counts an issue of this repository or project of the source. */
  countContainerIssue(name: string): void {
    const { origins } = this.report;
    const isKnown = Object.hasOwn(origins, name);
    const counted = isKnown || Object.keys(origins).length < COUNTED_ORIGINS_MAX ? name : 'others';
    origins[counted] = (Object.hasOwn(origins, counted) ? origins[counted]! : 0) + 1;
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

  addReportNote(note: ReportEntry): void {
    if (this.report.notes.length < REPORTED_IMPORT_PROBLEMS_MAX) this.report.notes.push(note);
  }

  /** Sets why the import ended early. The first failure counts. */
  setImportFailure(failure: ReportEntry): void {
    this.report.failure ??= failure;
  }

  getRecordResultCounts(kind: ImportedRecordKind): Readonly<ImportRecordResultCounts> {
    return this.report.counts[kind];
  }

  get failure(): ReportEntry | null {
    return this.report.failure;
  }

  /** The most frequent reason why records were skipped or dropped, with its number of records. */
  getMostFrequentReason(kind: ImportedRecordKind): CountedReportEntry | undefined {
    return this.getReasons(kind).toSorted((a, b) => b.count - a.count)[0];
  }

  /** Returns the reasons for skipped and dropped records of a kind, each with its number of records. */
  getReasons(kind: ImportedRecordKind): readonly CountedReportEntry[] {
    return this.report.reasons[kind] ?? [];
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

/** Maximum number of repositories or projects that are counted separately. The input determines their names. */
const COUNTED_ORIGINS_MAX = 1000;

const createEmptyImportResultCounts = (): ImportRecordResultCounts =>
  Object.fromEntries(IMPORT_RECORD_RESULTS.map((result) => [result, 0])) as ImportRecordResultCounts;
