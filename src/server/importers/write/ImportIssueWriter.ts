import { setImmediate } from 'node:timers/promises';
import type { ProjectCounters } from '../../store/changes/advanceProject';
import { lockProjectCounters } from '../../store/changes/projectCounters';
import { updateImportedSourceIds } from '../../store/import/importedIssues';
import { insertIssueRedirects } from '../../store/import/issueNumbers';
import { type IssueBatchRows, computeProjectCountersAfterLoad } from '../../store/load/IssueBatchRows';
import { bulkLoadIssuesInTransaction, prepareIssueBatchRows } from '../../store/load/bulkLoadIssues';
import type { IssueTextThread } from '../../store/load/IssueTextThread';
import type { NewIssue } from '../../store/load/NewIssue';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { isDatabaseUnavailable } from '../../store/errors/unavailable';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';
import { waitForForegroundRequests } from './batchLimits';
import { isDatabaseDataError, isUniqueViolation } from './dataErrors';
import type { DeferredIssueRelations } from './DeferredIssueRelations';
import type { ImportIdLookup } from './ImportIdLookup';
import { NumberSet } from './NumberSet';
import { ProjectSourceWriter } from './ProjectSourceWriter';
import {
  type ImportBatchPlan,
  type IssueWithFieldHashes,
  planImportBatch,
  planImportIntoEmptyProject,
} from './planImportBatch';
import { reportImportBatchResults, reportRejectedIssue } from './reportImportBatchResults';
import { toNewIssue } from './toNewIssue';
import { updateReimportedIssues, type ReimportedIssueUpdateResult } from './updateReimportedIssues';
import type { ReportEntry } from '../../domain/imports/reportEntries';

export interface ImportIssueWriterOptions {
  store: DatabaseStore;
  projectId: number;
  /** Name of the source tracker, for example "github". */
  system: string;
  lookup: ImportIdLookup;
  report: ImportReportBuilder;
  deferred: DeferredIssueRelations;
  /** Builds the rows of the issues' texts. */
  texts: IssueTextThread;
  /** Whether no issue of the project has existed before the import. */
  isProjectEmpty: boolean;
  /** Whether the project may have deleted issues, whose numbers must not be reused. */
  mayHaveDeletedIssues: boolean;
  /** Counters of the project at the start of the import. */
  counters: ProjectCounters;
}

export interface PreparedImportBatch {
  readonly batch: readonly IssueWithFieldHashes[];
  /** The batch's issues as rows to insert, or null if some of the issues may already be in the database. */
  readonly fresh: NewIssueBatch | null;
}

interface NewIssueBatch {
  readonly plan: ImportBatchPlan;
  readonly issues: readonly NewIssue[];
  /** Reasons for source events that are left out, one per event. */
  readonly droppedEvents: readonly ReportEntry[];
  /**
   * Database rows that were built while the previous batch was being written, or null if the project's
   * counters after that write were unknown.
   */
  rows: IssueBatchRows | null;
}

/** Maximum attempts to write issues whose numbers others assign at the same time. Each attempt plans them again. */
const CONFLICTING_WRITE_ATTEMPTS_MAX = 5;

/**
 * Writes batches of issues, one transaction per batch. If the database rejects a batch, its halves are
 * written separately, down to the single issue that causes the error. That issue is left out.
 */
export class ImportIssueWriter {
  private readonly options: ImportIssueWriterOptions;
  private readonly now = new Date();
  /** Numbers of all issues imported so far. Null if they may collide with other issues of the project. */
  private seenNumbers: NumberSet | null;
  /** Counters of the project after the last written batch. Null after a failed write, when they are unknown. */
  private counters: ProjectCounters | null;
  private readonly sources: ProjectSourceWriter;
  /** Duration of all transactions so far, without waiting for the connection. */
  transactionMilliseconds = 0;

  constructor(options: ImportIssueWriterOptions) {
    this.options = options;
    this.counters = options.counters;
    this.sources = new ProjectSourceWriter(options.store, options.projectId);
    this.seenNumbers = options.isProjectEmpty ? new NumberSet() : null;
  }

  /**
   * Prepares a batch. If all of its issues are known to be new, maps them to new issues with the ids of their
   * labels and people.
   * @param batch issues with distinct source ids
   */
  async prepareIssueBatch(batch: readonly IssueWithFieldHashes[]): Promise<PreparedImportBatch> {
    await this.sources.writeNewSources(batch.map(({ issue }) => issue));
    const plan = this.seenNumbers && planImportIntoEmptyProject(this.seenNumbers, batch);
    if (!plan) return { batch, fresh: null };
    await this.options.lookup.createMissingPeopleAndAttributes(batch.map(({ issue }) => issue));
    const droppedEvents: ReportEntry[] = [];
    const issues = batch.map((incoming) => this.toNewIssue(incoming, incoming.issue.number, droppedEvents));
    return { batch, fresh: { plan, issues, droppedEvents, rows: null } };
  }

  /**
   * Builds the rows of a batch of new issues before the previous batch is written, if the project's counters
   * after that write can be predicted.
   * @param previous the batch that is being written at the same time
   */
  async buildIssueRows({ fresh }: PreparedImportBatch, previous: PreparedImportBatch | null): Promise<void> {
    const counters = previous
      ? previous.fresh &&
        this.counters &&
        computeProjectCountersAfterLoad(this.counters, previous.fresh.issues)
      : this.counters;
    if (!fresh || !counters) return;
    try {
      fresh.rows = await prepareIssueBatchRows(
        this.options.projectId,
        fresh.issues,
        counters,
        (projectId) => this.options.texts.startRows(projectId),
        () => waitForForegroundRequests(this.options.store, 'timeSlice'),
      );
    } catch (error) {
      // An issue has values that the database cannot store. `writeIssueBatch` builds the rows again, finds this issue
      // and leaves it out.
      if (!isDatabaseDataError(error)) throw error;
    }
  }

  /**
   * Writes a prepared batch of issues.
   * @param renumber whether issues whose number is taken get new numbers; otherwise they are stored to be written after
   *   all other issues
   * @param attempt number of this attempt, from 1: a batch is retried if another import inserted the same issues
   *   meanwhile
   */
  async writeIssueBatch({ batch, fresh }: PreparedImportBatch, renumber = false, attempt = 1): Promise<void> {
    try {
      if (fresh) await this.writeNewIssues(fresh);
      else await this.planAndWriteIssueBatch(batch, renumber);
    } catch (error) {
      const isConnectionLost = fresh !== null && isDatabaseUnavailable(error);
      if (!isConnectionLost && !isDatabaseDataError(error)) throw error;
      this.counters = null;
      if (isConnectionLost) {
        // Other servers may have changed the project, and the result of the transaction can be unknown.
        this.seenNumbers = null;
        await this.writeIssueBatch({ batch, fresh: null }, renumber);
        return;
      }
      if (isUniqueViolation(error) && attempt < CONFLICTING_WRITE_ATTEMPTS_MAX) {
        this.seenNumbers = null;
        await this.writeIssueBatch({ batch, fresh: null }, renumber, attempt + 1);
        return;
      }
      if (batch.length === 1) {
        reportRejectedIssue(this.options.report, batch[0]!, error);
        return;
      }
      const half = batch.length >> 1;
      await this.writeIssueBatch({ batch: batch.slice(0, half), fresh: null }, renumber);
      await setImmediate();
      await this.writeIssueBatch({ batch: batch.slice(half), fresh: null }, renumber);
    }
  }

  private async writeNewIssues({ plan, issues, droppedEvents, rows }: NewIssueBatch): Promise<void> {
    const { store, projectId } = this.options;
    // Another thread may still be building the rows. The transaction begins when they are complete.
    await rows?.finishRows();
    this.counters = await this.runMeasuredTransaction((markStart) =>
      store.background.transaction().execute((tx) => {
        markStart();
        return bulkLoadIssuesInTransaction(tx, projectId, issues, rows);
      }),
    );
    await this.reportImportedIssueBatch(plan.fresh, plan, plan.fresh, [], droppedEvents, false);
  }

  private async planAndWriteIssueBatch(
    batch: readonly IssueWithFieldHashes[],
    renumber: boolean,
  ): Promise<void> {
    const { store, projectId, system, lookup, deferred } = this.options;
    const plan = await planImportBatch(
      store.background,
      projectId,
      system,
      batch,
      this.options.mayHaveDeletedIssues,
    );
    if (plan.completedSourceIds.length > 0)
      await updateImportedSourceIds(store.background, projectId, plan.completedSourceIds);
    const inserts = renumber ? [...plan.fresh, ...plan.displaced] : plan.fresh;
    await lookup.createMissingPeopleAndAttributes([...inserts, ...plan.changed].map(({ issue }) => issue));
    await lookup.completeAttributes(plan.unchanged.map(({ issue }) => issue));
    if (!renumber) for (const { issue } of plan.displaced) lookup.markIssueRenumbered(issue.sourceId);
    let updates: ReimportedIssueUpdateResult[] = [];
    let numbersAfterWrite: number[] = [];
    const droppedEvents: ReportEntry[] = [];
    if (inserts.length + plan.changed.length > 0) {
      await this.runMeasuredTransaction((markStart) =>
        runInTransaction(store.background, async (tx) => {
          markStart();
          droppedEvents.length = 0;
          updates = await updateReimportedIssues(tx, projectId, plan.changed, lookup);
          const newIssues = plan.fresh.map((incoming) =>
            this.toNewIssue(incoming, incoming.issue.number, droppedEvents),
          );
          if (renumber) newIssues.push(...(await this.renumberIssues(tx, plan.displaced, droppedEvents)));
          numbersAfterWrite = newIssues.map(({ number }) => number);
          if (newIssues.length > 0)
            this.counters = await bulkLoadIssuesInTransaction(tx, projectId, newIssues);
        }),
      );
    }
    inserts.forEach(({ issue }, i) => {
      const number = numbersAfterWrite[i]!;
      if (number !== issue.number) this.options.report.addRenumberedIssue({ source: issue.sourceId, number });
    });
    await this.reportImportedIssueBatch(batch, plan, inserts, updates, droppedEvents, renumber);
    if (!renumber) for (const incoming of plan.displaced) await deferred.displaced.add(incoming);
  }

  /**
   * Waits until no request is in flight, runs a transaction and measures it from `markStart`, when it has got the
   * connection, to its commit.
   */
  private async runMeasuredTransaction<T>(run: (markStart: () => void) => Promise<T>): Promise<T> {
    await waitForForegroundRequests(this.options.store, 'transaction');
    let started = 0;
    const result = await run(() => (started = performance.now()));
    this.transactionMilliseconds += performance.now() - started;
    return result;
  }

  private toNewIssue(
    { issue, digest }: IssueWithFieldHashes,
    number: number,
    droppedEvents: ReportEntry[],
  ): NewIssue {
    const { lookup, system } = this.options;
    return toNewIssue(issue, number, lookup, { system, digest, now: this.now }, (reason) =>
      droppedEvents.push(reason),
    );
  }

  /**
   * Assigns new numbers, after the project's last issue number, to issues whose number is taken. The issue's
   * number in the source redirects to the new number, unless another issue has it.
   */
  private async renumberIssues(
    tx: Transaction,
    displaced: readonly IssueWithFieldHashes[],
    droppedEvents: ReportEntry[],
  ): Promise<NewIssue[]> {
    if (displaced.length === 0) return [];
    const { projectId } = this.options;
    const { issue_counter } = await lockProjectCounters(tx, projectId);
    const moves = displaced.map((incoming, i) => ({ incoming, number: issue_counter + 1 + i }));
    const redirects = moves.map(({ incoming, number }) => ({ oldNumber: incoming.issue.number, number }));
    await insertIssueRedirects(tx, projectId, redirects);
    return moves.map(({ incoming, number }) => this.toNewIssue(incoming, number, droppedEvents));
  }

  /** @param isRenumbered whether the inserted issues have other numbers than in the source */
  private async reportImportedIssueBatch(
    batch: readonly IssueWithFieldHashes[],
    plan: ImportBatchPlan,
    inserted: readonly IssueWithFieldHashes[],
    updates: readonly ReimportedIssueUpdateResult[],
    droppedEvents: readonly ReportEntry[],
    isRenumbered: boolean,
  ): Promise<void> {
    const { report, deferred, lookup } = this.options;
    reportImportBatchResults(report, inserted, plan.unchanged, updates, droppedEvents);
    const issuesInInputOrder = [
      ...inserted.map((incoming) => ({
        issue: incoming.issue,
        indexInBatch: batch.indexOf(incoming),
        isUnchanged: false,
        isRenumbered,
      })),
      ...[plan.changed, plan.unchanged].flatMap((issues) =>
        issues.map(({ issue, number, indexInBatch }) => ({
          issue,
          indexInBatch,
          isUnchanged: issues === plan.unchanged,
          isRenumbered: number !== issue.number,
        })),
      ),
    ];
    issuesInInputOrder.sort((a, b) => a.indexInBatch - b.indexInBatch);
    for (const each of issuesInInputOrder) await deferred.deferIssueRelations(each.issue, each);
    lookup.addParticipants([...inserted, ...plan.changed, ...plan.unchanged].map(({ issue }) => issue));
  }
}
