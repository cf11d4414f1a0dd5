import { setImmediate } from 'node:timers/promises';
import type { ProjectCounters } from '../../store/changes/advanceProject';
import { lockProjectCounters } from '../../store/changes/projectCounters';
import { insertIssueRedirects } from '../../store/import/issueNumbers';
import { type IssueBatchRows, computeProjectCountersAfterLoad } from '../../store/load/IssueBatchRows';
import { bulkLoadIssuesInTransaction, prepareIssueBatchRows } from '../../store/load/bulkLoadIssues';
import type { NewIssue } from '../../store/load/NewIssue';
import type { Store } from '../../store/Store';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import type { ImportReportBuilder } from '../report/ImportReport';
import { isDatabaseDataError } from './dataErrors';
import type { DeferredRelations } from './DeferredIssueRelations';
import type { ImportIdLookup } from './ImportIdLookup';
import { NumberSet } from './NumberSet';
import {
  type ImportBatchPlan,
  type IssueWithFieldHashes,
  planImportBatch,
  planImportIntoEmptyProject,
} from './planImportBatch';
import {
  type DroppedEventCounts,
  reportImportBatchResults,
  reportRejectedIssue,
} from './reportImportBatchResults';
import { toNewIssue } from './toNewIssue';
import { updateReimportedIssues, type IssueUpdateResult } from './updateReimportedIssues';

export interface ImportIssueWriterOptions {
  store: Store;
  projectId: number;
  /** Name of the source tracker, for example "github". */
  system: string;
  lookup: ImportIdLookup;
  report: ImportReportBuilder;
  deferred: DeferredRelations;
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
  readonly droppedEvents: DroppedEventCounts;
  /**
   * Database rows that were built while the previous batch was being written, or null if the project's
   * counters after that write were unknown.
   */
  rows: IssueBatchRows | null;
}

/**
 * Writes batches of issues, one transaction per batch. If the database rejects a batch, its halves are
 * written separately, down to the single issue that causes the error. That issue is left out.
 */
export class ImportIssueWriter {
  private readonly options: ImportIssueWriterOptions;
  private readonly now = new Date();
  /** Numbers of all issues imported so far, if the project was empty at the start of the import. */
  private readonly seenNumbers: NumberSet | null;
  /** Counters of the project after the last written batch. Null after a failed write, when they are unknown. */
  private counters: ProjectCounters | null;

  constructor(options: ImportIssueWriterOptions) {
    this.options = options;
    this.counters = options.counters;
    this.seenNumbers = options.counters.issue_counter === 0 ? new NumberSet() : null;
  }

  /**
   * Prepares a batch. If all of its issues are known to be new, maps them to new issues with the ids of their
   * labels and people.
   * @param batch issues with distinct source ids
   */
  async prepareIssueBatch(batch: readonly IssueWithFieldHashes[]): Promise<PreparedImportBatch> {
    const plan = this.seenNumbers && planImportIntoEmptyProject(this.seenNumbers, batch);
    if (!plan) return { batch, fresh: null };
    await this.options.lookup.createMissingRecords(batch.map(({ issue }) => issue));
    const droppedEvents: DroppedEventCounts = new Map();
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
    if (fresh && counters)
      fresh.rows = await prepareIssueBatchRows(this.options.projectId, fresh.issues, counters);
  }

  /**
   * Writes a prepared batch of issues.
   * @param renumber whether issues whose number is taken get new numbers; otherwise they are stored to be
   *   written after all other issues
   */
  async writeIssueBatch({ batch, fresh }: PreparedImportBatch, renumber = false): Promise<void> {
    try {
      if (fresh) await this.writeNewIssues(fresh);
      else await this.planAndWriteIssueBatch(batch, renumber);
    } catch (error) {
      if (!isDatabaseDataError(error)) throw error;
      this.counters = null;
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
    this.counters = await store.background
      .transaction()
      .execute((tx) => bulkLoadIssuesInTransaction(tx, projectId, issues, rows));
    await this.reportImportedIssueBatch(plan, plan.fresh, [], droppedEvents);
  }

  private async planAndWriteIssueBatch(
    batch: readonly IssueWithFieldHashes[],
    renumber: boolean,
  ): Promise<void> {
    const { store, projectId, system, lookup, deferred } = this.options;
    const plan = await planImportBatch(store.background, projectId, system, batch);
    const inserts = renumber ? [...plan.fresh, ...plan.displaced] : plan.fresh;
    await lookup.createMissingRecords([...inserts, ...plan.changed].map(({ issue }) => issue));
    if (!renumber) for (const { issue } of plan.displaced) lookup.markIssueRenumbered(issue.sourceId);
    let updates: IssueUpdateResult[] = [];
    const droppedEvents: DroppedEventCounts = new Map();
    if (inserts.length + plan.changed.length > 0) {
      await runInTransaction(store.background, async (tx) => {
        droppedEvents.clear();
        updates = await updateReimportedIssues(tx, projectId, plan.changed, lookup);
        const newIssues = plan.fresh.map((incoming) =>
          this.toNewIssue(incoming, incoming.issue.number, droppedEvents),
        );
        if (renumber) newIssues.push(...(await this.renumberIssues(tx, plan.displaced, droppedEvents)));
        if (newIssues.length > 0) this.counters = await bulkLoadIssuesInTransaction(tx, projectId, newIssues);
      });
    }
    await this.reportImportedIssueBatch(plan, inserts, updates, droppedEvents);
    if (!renumber) for (const incoming of plan.displaced) await deferred.displaced.add(incoming);
  }

  private toNewIssue(
    { issue, digest }: IssueWithFieldHashes,
    number: number,
    droppedEvents: DroppedEventCounts,
  ): NewIssue {
    const { lookup, system } = this.options;
    return toNewIssue(issue, number, lookup, { system, digest, now: this.now }, (reason) =>
      droppedEvents.set(reason, (droppedEvents.get(reason) ?? 0) + 1),
    );
  }

  /**
   * Assigns new numbers, after the project's last issue number, to issues whose number is taken. The issue's
   * number in the source redirects to the new number, unless another issue has it.
   */
  private async renumberIssues(
    tx: Transaction,
    displaced: readonly IssueWithFieldHashes[],
    droppedEvents: DroppedEventCounts,
  ): Promise<NewIssue[]> {
    if (displaced.length === 0) return [];
    const { projectId } = this.options;
    const { issue_counter } = await lockProjectCounters(tx, projectId);
    const moves = displaced.map((incoming, i) => ({ incoming, number: issue_counter + 1 + i }));
    const redirects = moves.map(({ incoming, number }) => ({ oldNumber: incoming.issue.number, number }));
    await insertIssueRedirects(tx, projectId, redirects);
    return moves.map(({ incoming, number }) => this.toNewIssue(incoming, number, droppedEvents));
  }

  private async reportImportedIssueBatch(
    plan: ImportBatchPlan,
    inserted: readonly IssueWithFieldHashes[],
    updates: readonly IssueUpdateResult[],
    droppedEvents: DroppedEventCounts,
  ): Promise<void> {
    const { report, deferred } = this.options;
    reportImportBatchResults(report, inserted, plan.unchanged, updates, droppedEvents);
    for (const { issue } of [...inserted, ...plan.changed, ...plan.unchanged])
      await deferred.deferIssueRelations(issue);
  }
}
