import type { InputRecord } from '../input/records';
import type { ReportBuilder } from '../report/ImportReport';
import type { IncomingIssue } from '../input/SourceIssue';
import { type MappedGitHubIssue, mapGithubIssue } from './mapGithubIssue';
import { type IssueRecord, recognizeGithubRecord } from './recognize';

export interface GitHubIssue extends IncomingIssue {
  /** GitHub repository of the issue as "owner/name", or null if the input does not contain it. */
  repository: string | null;
}

/**
 * Yields the issues among the input records and counts all other records in the import report.
 * @param repo import only issues of this repository; issues without a repository are assigned to it
 */
export async function* extractGithubIssues(
  records: AsyncIterable<InputRecord>,
  repo: string | null,
  report: ReportBuilder,
): AsyncGenerator<GitHubIssue> {
  for await (const record of records) {
    const { position } = record;
    if ('cutOff' in record) {
      report.setFailure(
        `${position.file} is truncated after line ${position.line}: ${record.cutOff}. Earlier issues were imported.`,
      );
      continue;
    }
    report.count('issues', 'read');
    if ('problem' in record) {
      report.countWithReason('issues', 'dropped', 'not readable');
      report.addProblem({ ...position, what: 'dropped', why: record.problem });
      continue;
    }
    const issue = extractIssueRecord(record, repo, report);
    if (!issue) continue;
    for (const why of record.altered) report.addProblem({ ...position, what: 'altered', why });
    const mapped = mapGithubIssue({ ...issue, repository: issue.repository ?? repo });
    countCommentsAndEvents(mapped, report);
    yield { position, issue: mapped.issue, repository: issue.repository };
  }
}

function extractIssueRecord(
  { position, value }: Extract<InputRecord, { value: unknown }>,
  repo: string | null,
  report: ReportBuilder,
): IssueRecord | null {
  const recognized = recognizeGithubRecord(value);
  if (recognized.kind === 'unknown') {
    report.countWithReason('issues', 'dropped', recognized.why);
    report.addProblem({ ...position, what: 'dropped', why: recognized.why });
    return null;
  }
  if (recognized.kind === 'pull request') {
    report.countWithReason('issues', 'skipped', 'pull requests');
    return null;
  }
  const { repository } = recognized.record;
  report.countRepositoryIssue(repository ?? 'unknown');
  if (repo && repository && repository.toLowerCase() !== repo.toLowerCase()) {
    report.countWithReason('issues', 'skipped', `issues of ${repository}`);
    return null;
  }
  return recognized.record;
}

function countCommentsAndEvents(
  { issue, droppedComments, droppedEvents }: MappedGitHubIssue,
  report: ReportBuilder,
): void {
  report.count('comments', 'read', (issue.comments?.length ?? 0) + droppedComments.length);
  report.count('events', 'read', (issue.events?.length ?? 0) + droppedEvents.length);
  for (const why of droppedComments) report.countWithReason('comments', 'dropped', why);
  for (const kind of droppedEvents) report.countWithReason('events', 'dropped', kind);
}
