import type { ReportBuilder } from '../report/ImportReport';
import { getDataErrorReason } from './dataErrors';
import type { DigestedIssue } from './planImportBatch';
import type { IssueUpdateResult } from './updateIssues';

/** Number of source events that were left out, by reason. */
export type DroppedEventCounts = Map<string, number>;

/** Adds the results of a written batch of issues to the import report. */
export function reportBatchResults(
  report: ReportBuilder,
  inserted: readonly DigestedIssue[],
  unchanged: readonly DigestedIssue[],
  updates: readonly IssueUpdateResult[],
  droppedEvents: DroppedEventCounts,
): void {
  report.count('issues', 'kept', inserted.length);
  for (const { issue } of inserted) {
    report.count('comments', 'kept', issue.comments?.length ?? 0);
    report.count('events', 'kept', issue.events?.length ?? 0);
  }
  for (const [reason, count] of droppedEvents) {
    report.count('events', 'kept', -count);
    report.countWithReason('events', 'dropped', reason, count);
  }
  for (const { issue } of unchanged) {
    report.count('issues', 'unchanged');
    report.count('comments', 'unchanged', issue.comments?.length ?? 0);
    report.count('events', 'unchanged', issue.events?.length ?? 0);
  }
  for (const update of updates) {
    report.count('issues', update.isChanged ? 'changed' : 'unchanged');
    for (const result of ['kept', 'changed', 'unchanged', 'removed'] as const) {
      report.count('comments', result, update.comments[result]);
    }
    report.count('events', 'kept', update.events.kept);
    report.count('events', 'unchanged', update.events.unchanged);
  }
}

/** Reports an issue that the database rejected. */
export function reportRejectedIssue(
  report: ReportBuilder,
  { position, issue }: DigestedIssue,
  error: unknown,
): void {
  const why = `issue ${issue.number}: rejected by the database: ${getDataErrorReason(error)}`;
  report.countWithReason('issues', 'dropped', 'rejected by the database');
  report.addProblem({ ...position, what: 'dropped', why });
}
