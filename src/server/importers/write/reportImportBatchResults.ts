import type { ImportReportBuilder } from '../report/ImportReportBuilder';
import { getDatabaseErrorReason } from './dataErrors';
import type { IssueWithFieldHashes } from './planImportBatch';
import type { ReimportedIssueUpdateResult } from './updateReimportedIssues';
import type { ReportEntry, ReportEntryOf } from '../../domain/imports/reportEntries';

/** Why a batch of issues that the database rejected was left out. */
export const REJECTED_ISSUE_REASON: ReportEntryOf<'rejected_by_database'> = { code: 'rejected_by_database' };

/**
 * Adds the results of a written batch of issues to the import report.
 * @param droppedEvents reasons for source events that were left out, one per event
 */
export function reportImportBatchResults(
  report: ImportReportBuilder,
  inserted: readonly IssueWithFieldHashes[],
  unchanged: readonly IssueWithFieldHashes[],
  updates: readonly ReimportedIssueUpdateResult[],
  droppedEvents: readonly ReportEntry[],
): void {
  report.countRecords('issues', 'kept', inserted.length);
  for (const { issue } of inserted) {
    report.countRecords('comments', 'kept', issue.comments?.length ?? 0);
    report.countRecords('events', 'kept', issue.events?.length ?? 0);
  }
  for (const reason of droppedEvents) {
    report.countRecords('events', 'kept', -1);
    report.countRecordsWithReason('events', 'dropped', reason);
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
  report.countRecordsWithReason('issues', 'dropped', REJECTED_ISSUE_REASON);
  report.addImportProblem({
    ...position,
    what: 'dropped',
    why: { code: 'issue_rejected', issue: issue.number, error: getDatabaseErrorReason(error) },
  });
}
