/** Writes the issues of an export, in batches of one transaction each. */
import type { ExportedIssue } from '../../domain/export/records';
import { findTakenIssueNumbers } from '../../store/import/issueNumbers';
import { RestoredIssueRows } from '../../store/import/restoredProject';
import { bulkLoadIssuesInTransaction } from '../../store/load/bulkLoadIssues';
import type { NewIssue } from '../../store/load/NewIssue';
import { runInTransaction } from '../../store/write/transaction';
import type { WholeProjectImport } from '../sources/ImportFormat';
import type { ImportSourcePosition } from '../../domain/imports/importReport';
import { getDatabaseErrorReason, isDatabaseDataError } from '../write/dataErrors';
import { NumberSet } from '../write/NumberSet';
import { findEqualIssues } from './findEqualIssues';
import type { PreparedProject } from './prepareProject';
import type { RestoredPeople } from './RestoredPeople';
import type { ExportSummary } from './readExportSummary';
import { type OmittedPartReasons, listLoginsOfIssue, toRestoredIssue } from './toRestoredIssue';
import type { ReportEntry } from '../../domain/imports/reportEntries';

export interface IssueOfExport {
  issue: ExportedIssue;
  position: ImportSourcePosition;
}

export class ProjectRestorer {
  private readonly request: Pick<WholeProjectImport, 'store' | 'report'>;
  private readonly project: PreparedProject;
  private readonly summary: ExportSummary;
  private readonly people: RestoredPeople;
  private readonly seenNumbers = new NumberSet();

  constructor(
    request: Pick<WholeProjectImport, 'store' | 'report'>,
    project: PreparedProject,
    summary: ExportSummary,
    people: RestoredPeople,
  ) {
    this.request = request;
    this.project = project;
    this.summary = summary;
    this.people = people;
  }

  /**
   * Creates the issues that the project does not contain yet. Existing issues are compared with the export and counted
   * as unchanged or skipped.
   */
  async writeIssues(batch: readonly IssueOfExport[]): Promise<void> {
    const { store, report } = this.request;
    const first = batch.filter(({ issue: { number } }) => {
      const isRepeated = this.seenNumbers.has(number);
      this.seenNumbers.add(number);
      if (isRepeated) report.countRecordsWithReason('issues', 'skipped', { code: 'listed_twice' });
      return !isRepeated;
    });
    if (first.length === 0) return;
    await this.people.requireUsers(first.flatMap(({ issue }) => [...listLoginsOfIssue(issue)]));
    const numbers = first.map(({ issue }) => issue.number);
    const taken = await findTakenIssueNumbers(
      store.background,
      this.project.id,
      numbers,
      this.project.mayHaveDeletedIssues,
    );
    await this.insertIssues(first.filter(({ issue }) => !taken.has(issue.number)));
    await this.compareIssues(first.filter(({ issue }) => taken.has(issue.number)));
  }

  /** Inserts new issues. If the database rejects a batch, it is split in half until the rejected issue is found. */
  private async insertIssues(batch: readonly IssueOfExport[]): Promise<void> {
    if (batch.length === 0) return;
    const { store, report } = this.request;
    const rows = new RestoredIssueRows(this.project.id);
    const issues: NewIssue[] = [];
    const inserted: IssueOfExport[] = [];
    const dropped: OmittedPartReasons = { events: [], links: [], altered: [] };
    const problems: { position: ImportSourcePosition; why: ReportEntry }[] = [];
    const context = { ...this.project, summary: this.summary };
    for (const each of batch) {
      const issue = toRestoredIssue(each.issue, context, rows, dropped);
      if ('code' in issue) problems.push({ position: each.position, why: issue });
      else {
        issues.push(issue);
        inserted.push(each);
      }
    }
    try {
      if (issues.length > 0)
        await runInTransaction(store.background, async (tx) => {
          await rows.insert(tx);
          await bulkLoadIssuesInTransaction(tx, this.project.id, issues);
        });
    } catch (error) {
      if (!isDatabaseDataError(error)) throw error;
      if (batch.length > 1) {
        const half = batch.length >> 1;
        await this.insertIssues(batch.slice(0, half));
        await this.insertIssues(batch.slice(half));
        return;
      }
      const [{ issue, position }] = batch as [IssueOfExport];
      report.countRecordsWithReason('issues', 'dropped', { code: 'rejected_by_database' });
      report.addImportProblem({
        ...position,
        what: 'dropped',
        why: { code: 'issue_rejected', issue: issue.number, error: getDatabaseErrorReason(error) },
      });
      return;
    }
    for (const { position, why } of problems) {
      report.countRecordsWithReason('issues', 'dropped', why);
      report.addImportProblem({ ...position, what: 'dropped', why });
    }
    this.reportInserted(inserted, issues, dropped);
  }

  private reportInserted(
    inserted: readonly IssueOfExport[],
    issues: readonly NewIssue[],
    dropped: OmittedPartReasons,
  ): void {
    const { report } = this.request;
    report.countRecords('issues', 'kept', issues.length);
    for (const { comments, history = [], mentionIds } of issues) {
      report.countRecords('comments', 'read', comments.length);
      report.countRecords('comments', 'kept', comments.length);
      report.countRecords('events', 'kept', history.length);
      report.countRecords('mentions', 'kept', mentionIds.length);
    }
    for (const { issue } of inserted) {
      const links = issue.links.length + (issue.parent === null ? 0 : 1);
      report.countRecords('events', 'read', issue.events.length);
      report.countRecords('links', 'read', links);
      report.countRecords('links', 'kept', links);
    }
    report.countRecords('links', 'kept', -dropped.links.length);
    for (const reason of dropped.links) report.countRecordsWithReason('links', 'dropped', reason);
    for (const reason of dropped.events) report.countRecordsWithReason('events', 'dropped', reason);
    const [position] = inserted.map((each) => each.position);
    if (position)
      for (const why of dropped.altered) report.addImportProblem({ ...position, what: 'altered', why });
  }

  private async compareIssues(batch: readonly IssueOfExport[]): Promise<void> {
    if (batch.length === 0) return;
    const { store, report } = this.request;
    const issues = batch.map(({ issue }) => issue);
    const equal = await findEqualIssues(store, this.project, issues, this.summary.header.complete);
    for (const { number, comments, events } of issues) {
      if (!equal.has(number)) {
        report.countRecordsWithReason('issues', 'skipped', { code: 'changed_since_export' });
        continue;
      }
      report.countRecords('issues', 'unchanged');
      for (const result of ['read', 'unchanged'] as const) {
        report.countRecords('comments', result, comments.length);
        report.countRecords('events', result, events.length);
      }
    }
  }
}
