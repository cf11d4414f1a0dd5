import type { InputRecord } from '../input/records';
import type { ReportBuilder } from '../report/Report';
import type { IncomingIssue } from '../runImport';
import { type MappedIssue, mapIssue } from './mapIssue';
import { type IssueRecord, recognize } from './recognize';

export interface GitHubIssue extends IncomingIssue {
  /** "owner/name"; null: the input does not say. */
  repository: string | null;
}

/**
 * The issues among the records, of one repository if `repo` names one. All else is counted.
 * @param repo an issue that does not say its repository counts as of this one.
 */
export async function* githubIssues(
  records: AsyncIterable<InputRecord>,
  repo: string | null,
  report: ReportBuilder,
): AsyncGenerator<GitHubIssue> {
  for await (const record of records) {
    const { place } = record;
    if ('cutOff' in record) {
      report.setFailure(
        `${place.file} breaks off after line ${place.line}: ${record.cutOff}. What was read is in.`,
      );
      continue;
    }
    report.count('issues', 'read');
    if ('problem' in record) {
      report.countWithReason('issues', 'dropped', 'not readable');
      report.addProblem({ ...place, what: 'dropped', why: record.problem });
      continue;
    }
    const issue = wanted(record, repo, report);
    if (!issue) continue;
    for (const why of record.altered) report.addProblem({ ...place, what: 'altered', why });
    const mapped = mapIssue({ ...issue, repository: issue.repository ?? repo });
    tell(mapped, report);
    yield { place, issue: mapped.issue, repository: issue.repository };
  }
}

function wanted(
  { place, value }: Extract<InputRecord, { value: unknown }>,
  repo: string | null,
  report: ReportBuilder,
): IssueRecord | null {
  const found = recognize(value);
  if (found.kind === 'unknown') {
    report.countWithReason('issues', 'dropped', found.why);
    report.addProblem({ ...place, what: 'dropped', why: found.why });
    return null;
  }
  if (found.kind === 'pull request') {
    report.countWithReason('issues', 'skipped', 'pull requests');
    return null;
  }
  const { repository } = found.record;
  report.countRepository(repository ?? 'unknown');
  if (repo && repository && repository.toLowerCase() !== repo.toLowerCase()) {
    report.countWithReason('issues', 'skipped', `issues of ${repository}`);
    return null;
  }
  return found.record;
}

function tell({ issue, droppedComments, droppedEvents }: MappedIssue, report: ReportBuilder): void {
  report.count('comments', 'read', (issue.comments?.length ?? 0) + droppedComments.length);
  report.count('events', 'read', (issue.events?.length ?? 0) + droppedEvents.length);
  for (const why of droppedComments) report.countWithReason('comments', 'dropped', why);
  for (const kind of droppedEvents) report.countWithReason('events', 'dropped', kind);
}
