import { type ImportReportBuilder, REJECTED_ISSUE_REASON } from '../report/ImportReport';
import { getDatabaseErrorReason } from './dataErrors';
import type { IssueWithFieldHashes } from './planImportBatch';
import type { ReimportedIssueUpdateResult } from './updateReimportedIssues';

/** Number of source events that were left out, by reason. */
export type DroppedEventCounts = Map<string, number>;

/** Adds the results of a written batch of issues to the import report. */
export function reportImportBatchResults(
  report: ImportReportBuilder,
  inserted: readonly IssueWithFieldHashes[],
  unchanged: readonly IssueWithFieldHashes[],
  updates: readonly ReimportedIssueUpdateResult[],
  droppedEvents: DroppedEventCounts,
): void {
  report.countRecords('issues', 'kept', inserted.length);
  for (const { issue } of inserted) {
    report.countRecords('comments', 'kept', issue.comments?.length ?? 0);
    report.countRecords('events', 'kept', issue.events?.length ?? 0);
  }
  for (const [reason, count] of droppedEvents) {
    report.countRecords('events', 'kept', -count);
    report.countRecordsWithReason('events', 'dropped', reason, count);
  }
  for (const { issue } of unchanged) {
    report.countRecords('issues', 'unchanged');
    report.countRecords('comments', 'unchanged', issue.comments?.length ?? 0);
    report.countRecords('events', 'unchanged', issue.events?.length ?? 0);
  }
  for (const update of updates) {
    report.countRecords('issues', update.isChanged ? 'changed' : 'unchanged');
    for (const result of ['kept', 'changed', 'unchanged', 'removed'] as const) {
      report.countRecords('comments', result, update.comments[result]);
    }
    report.countRecords('events', 'kept', update.events.kept);
    report.countRecords('events', 'unchanged', update.events.unchanged);
  }
}

/** Reports an issue that the database rejected. */
export function reportRejectedIssue(
  report: ImportReportBuilder,
  { position, issue }: IssueWithFieldHashes,
  error: unknown,
): void {
  const why = `issue ${issue.number}: ${REJECTED_ISSUE_REASON}: ${getDatabaseErrorReason(error)}`;
  report.countRecordsWithReason('issues', 'dropped', REJECTED_ISSUE_REASON);
  report.addImportProblem({ ...position, what: 'dropped', why });
}
