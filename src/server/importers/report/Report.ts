import type { SourcePosition } from '../input/records';

/** What is counted. */
export const REPORT_KINDS = [
  'issues',
  'comments',
  'events',
  'labels',
  'milestones',
  'people',
  'links',
  'mentions',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/**
 * What became of it. Of issues (and records that should have been issues), read is the sum of all
 * that follow. `kept`: new here. `removed`: gone at the source, so gone here.
 */
export const IMPORT_RESULTS = [
  'read',
  'kept',
  'changed',
  'unchanged',
  'removed',
  'skipped',
  'dropped',
] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];

export type Counts = Record<ImportResult, number>;

/** Something in the input that was not taken as it is. */
export interface Problem extends SourcePosition {
  /** `dropped`: nothing of it came in; `altered`: it came in, changed as `why` says. */
  what: 'dropped' | 'altered';
  why: string;
}

/** What an import did: printed as a table, written as JSON. */
export interface Report {
  source: string;
  project: string;
  /** Null: all of the input was read and written. Otherwise what stopped it, in one line. */
  failure: string | null;
  seconds: number;
  counts: Record<ReportKind, Counts>;
  /** Issues of each repository (tracker, project) of the source, skipped ones included. */
  origins: Record<string, number>;
  /** Why something was skipped or dropped, by kind: `{ issues: { "pull requests": 12 } }`. */
  reasons: Partial<Record<ReportKind, Record<string, number>>>;
  /** What was merged or otherwise decided, in sentences. */
  notes: string[];
  /** The first PROBLEMS_LISTED of them. */
  problems: Problem[];
  problemCount: number;
}

/** So many problems and notes are listed; all are counted. */
export const PROBLEMS_LISTED = 1000;

/** Gathers a report while the import runs. */
export class ReportBuilder {
  private readonly started = performance.now();
  private readonly report: Report;

  constructor(source: string, project: string) {
    this.report = {
      source,
      project,
      failure: null,
      seconds: 0,
      counts: Object.fromEntries(REPORT_KINDS.map((kind) => [kind, noCounts()])) as Report['counts'],
      origins: {},
      reasons: {},
      notes: [],
      problems: [],
      problemCount: 0,
    };
  }

  count(kind: ReportKind, outcome: ImportResult, by = 1): void {
    this.report.counts[kind][outcome] += by;
  }

  /** Counts what was skipped or dropped, with why. */
  countWithReason(kind: ReportKind, outcome: 'skipped' | 'dropped', why: string, by = 1): void {
    if (by === 0) return;
    this.count(kind, outcome, by);
    const reasons = (this.report.reasons[kind] ??= {});
    reasons[why] = (reasons[why] ?? 0) + by;
  }

  /** An issue of this repository was read. */
  countRepository(name: string): void {
    this.report.origins[name] = (this.report.origins[name] ?? 0) + 1;
  }

  addProblem(problem: Problem): void {
    this.report.problemCount++;
    if (this.report.problems.length < PROBLEMS_LISTED) this.report.problems.push(problem);
  }

  addNote(sentence: string): void {
    if (this.report.notes.length < PROBLEMS_LISTED) this.report.notes.push(sentence);
  }

  setFailure(why: string): void {
    this.report.failure ??= why;
  }

  counts(kind: ReportKind): Readonly<Counts> {
    return this.report.counts[kind];
  }

  get problems(): readonly Problem[] {
    return this.report.problems;
  }

  get origins(): Readonly<Record<string, number>> {
    return this.report.origins;
  }

  finish(): Report {
    this.report.seconds = Math.round(performance.now() - this.started) / 1000;
    return this.report;
  }
}

const noCounts = (): Counts => Object.fromEntries(IMPORT_RESULTS.map((outcome) => [outcome, 0])) as Counts;
