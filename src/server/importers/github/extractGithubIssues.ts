import type { ImportInputRecord } from '../input/records';
import type { ImportReportBuilder } from '../report/ImportReport';
import type { IncomingIssue } from '../input/ImportSourceIssue';
import { type MappedGitHubIssue, mapGithubIssue } from './mapGithubIssue';
import { type GithubIssueRecord, recognizeGithubRecord } from './recognize';

export interface IncomingGitHubIssue extends IncomingIssue {
  /** GitHub repository of the issue as "owner/name", or null if the input does not contain it. */
  repository: string | null;
}

/**
 * Yields the issues among the input records and counts all other records in the import report.
 * @param repo import only issues of this repository; issues without a repository are assigned to it
 */
export async function* extractGithubIssues(
  records: AsyncIterable<ImportInputRecord>,
  repo: string | null,
  report: ImportReportBuilder,
): AsyncGenerator<IncomingGitHubIssue> {
  for await (const record of records) {
    const { position } = record;
    if ('cutOff' in record) {
      report.setImportFailure(
        `${position.file} is truncated after line ${position.line}: ${record.cutOff}. Earlier issues were imported.`,
      );
      continue;
    }
    report.countRecords('issues', 'read');
    if ('problem' in record) {
      report.countRecordsWithReason('issues', 'dropped', 'not readable');
      report.addImportProblem({ ...position, what: 'dropped', why: record.problem });
      continue;
    }
    const issue = extractGithubIssueRecord(record, repo, report);
    if (!issue) continue;
    for (const why of record.altered) report.addImportProblem({ ...position, what: 'altered', why });
    const mapped = mapGithubIssue({ ...issue, repository: issue.repository ?? repo });
    reportCommentAndEventCounts(mapped, report);
    yield { position, issue: mapped.issue, repository: issue.repository };
  }
}

function extractGithubIssueRecord(
  { position, value }: Extract<ImportInputRecord, { value: unknown }>,
  repo: string | null,
  report: ImportReportBuilder,
): GithubIssueRecord | null {
  const recognized = recognizeGithubRecord(value);
  if (recognized.kind === 'unknown') {
    report.countRecordsWithReason('issues', 'dropped', recognized.why);
    report.addImportProblem({ ...position, what: 'dropped', why: recognized.why });
    return null;
  }
  if (recognized.kind === 'pull request') {
    report.countRecordsWithReason('issues', 'skipped', 'pull requests');
    return null;
  }
  const { repository } = recognized.record;
  report.countRepositoryIssue(repository ?? 'unknown');
  if (repo && repository && repository.toLowerCase() !== repo.toLowerCase()) {
    report.countRecordsWithReason('issues', 'skipped', `issues of ${repository}`);
    return null;
  }
  return recognized.record;
}

function reportCommentAndEventCounts(
  { issue, droppedComments, droppedEvents }: MappedGitHubIssue,
  report: ImportReportBuilder,
): void {
  report.countRecords('comments', 'read', (issue.comments?.length ?? 0) + droppedComments.length);
  report.countRecords('events', 'read', (issue.events?.length ?? 0) + droppedEvents.length);
  for (const why of droppedComments) report.countRecordsWithReason('comments', 'dropped', why);
  for (const kind of droppedEvents) report.countRecordsWithReason('events', 'dropped', kind);
}
