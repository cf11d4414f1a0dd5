import type { ImportInputRecord } from '../input/records';
import type { ImportReportBuilder } from '../report/ImportReport';
import type { IssueToImport } from '../input/ImportSourceIssue';
import { cutLongTitles } from '../input/cutLongTitles';
import { describeUnindexedWords } from '../input/describeUnindexedWords';
import { describeInvalidGithubDates } from './invalidDates';
import { listOmittedGithubDetails } from './omittedDetails';
import { type MappedGitHubIssue, mapGithubIssue } from './mapGithubIssue';
import { type GithubIssueRecord, recognizeGithubRecord } from './recognize';

export interface GitHubIssueToImport extends IssueToImport {
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
): AsyncGenerator<GitHubIssueToImport> {
  for await (const record of records) {
    const { position } = record;
    if ('cutOff' in record) {
      report.setImportFailure(
        `${position.file} ${record.cutOff} after line ${position.line}. Only the part before that can be imported.`,
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
    const mapped = mapGithubIssue({ ...issue, repository: issue.repository ?? repo });
    const cut = cutLongTitles(mapped.issue);
    for (const why of [
      ...record.altered,
      ...mapped.altered,
      ...describeInvalidGithubDates(issue),
      ...cut.altered,
      ...describeUnindexedWords(cut.issue),
    ])
      report.addImportProblem({ ...position, what: 'altered', why });
    for (const detail of listOmittedGithubDetails(issue)) report.countOmittedDetail(detail);
    reportCommentAndEventCounts(mapped, report);
    yield { position, issue: cut.issue, repository: issue.repository };
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
    report.countRecordsWithReason('issues', 'skipped', `in another repository (${repository})`);
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
