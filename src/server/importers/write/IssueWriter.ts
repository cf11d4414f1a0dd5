import type { Transaction } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { countsAfterLoad, type BatchRows } from '../../store/load/BatchRows';
import type { ProjectCounts } from '../../store/changes/advanceProject';
import { loadIssuesIn, prepareRows } from '../../store/load/loadIssues';
import type { NewIssue } from '../../store/load/NewIssue';
import type { Store } from '../../store/Store';
import type { Tables } from '../../store/tables/Tables';
import { inTransaction } from '../../store/write/transaction';
import type { ReportBuilder } from '../report/Report';
import type { DeferredRelations } from './DeferredRelations';
import { isDataError, reasonOf } from './dataErrors';
import type { IdLookup } from './IdLookup';
import { toNewIssue } from './toNewIssue';
import { NumberSet } from './NumberSet';
import {
  type DigestedIssue,
  type ReimportedIssue,
  type BatchPlan,
  planBatch,
  planForEmptyProject,
} from './planBatch';
import { updateIssues, type UpdateResult } from './updateIssues';

export interface WriterOptions {
  store: Store;
  projectId: number;
  system: string;
  lookups: IdLookup;
  report: ReportBuilder;
  afterwards: DeferredRelations;
  /** The project's counters as the import begins. */
  counters: ProjectCounts;
}

/** A batch on its way. */
export interface PreparedBatch {
  readonly batch: readonly DigestedIssue[];
  /** What its issues become, where all are known to be new without asking the database. */
  readonly fresh: FreshIssues | null;
}

interface FreshIssues {
  readonly plan: BatchPlan;
  readonly issues: readonly NewIssue[];
  /** Events left out, by why. */
  readonly dropped: ReadonlyMap<string, number>;
  rows: BatchRows | null;
}

/** Writes batches of issues, each in one transaction; a bad issue is found and left out, the rest gets in. */
export class IssueWriter {
  private readonly options: WriterOptions;
  private readonly now = new Date();
  private readonly seen: NumberSet | null;
  /** After the last batch written; null: not known. */
  private counters: ProjectCounts | null;

  constructor(options: WriterOptions) {
    this.options = options;
    this.counters = options.counters;
    this.seen = options.counters.issue_counter === 0 ? new NumberSet() : null;
  }

  /**
   * Makes sure that the names in these issues have ids, where all of the issues are new.
   * @param batch holds no source id twice.
   */
  async meet(batch: readonly DigestedIssue[]): Promise<PreparedBatch> {
    const plan = this.seen && planForEmptyProject(this.seen, batch);
    if (!plan) return { batch, fresh: null };
    await this.options.lookups.meet(batch.map(({ issue }) => issue));
    const dropped = new Map<string, number>();
    const issues = batch.map((incoming) => this.made(incoming, incoming.issue.number, dropped));
    return { batch, fresh: { plan, issues, dropped, rows: null } };
  }

  /**
   * Makes the rows of a new batch ahead, where it can be told which numbers it continues.
   * @param before the one being written meanwhile.
   */
  async prepare({ fresh }: PreparedBatch, before: PreparedBatch | null): Promise<void> {
    const counters = before
      ? before.fresh && this.counters && countsAfterLoad(this.counters, before.fresh.issues)
      : this.counters;
    if (fresh && counters) fresh.rows = await prepareRows(this.options.projectId, fresh.issues, counters);
  }

  /** @param renumber gives new numbers to those whose own is taken; otherwise they are put aside. */
  async write({ batch, fresh }: PreparedBatch, renumber = false): Promise<void> {
    try {
      if (fresh) await this.writeFresh(fresh);
      else await this.writePlanned(batch, renumber);
    } catch (error) {
      if (!isDataError(error)) throw error;
      this.counters = null;
      if (batch.length === 1) {
        this.refuse(batch[0]!, error);
        return;
      }
      const half = batch.length >> 1;
      await this.write({ batch: batch.slice(0, half), fresh: null }, renumber);
      await setImmediate();
      await this.write({ batch: batch.slice(half), fresh: null }, renumber);
    }
  }

  private async writeFresh({ plan, issues, dropped, rows }: FreshIssues): Promise<void> {
    const { store, projectId } = this.options;
    this.counters = await store.background
      .transaction()
      .execute((tx) => loadIssuesIn(tx, projectId, issues, rows));
    await this.tell(plan, [], dropped, false);
  }

  private async writePlanned(batch: readonly DigestedIssue[], renumber: boolean): Promise<void> {
    const { store, projectId, system, lookups, afterwards } = this.options;
    const plan = await planBatch(store.background, projectId, system, batch);
    const writes = [...plan.fresh, ...(renumber ? plan.displaced : []), ...plan.changed];
    await lookups.meet(writes.map(({ issue }) => issue));
    if (!renumber) for (const { issue } of plan.displaced) lookups.moves(issue.sourceId);
    let revisions: UpdateResult[] = [];
    const dropped = new Map<string, number>();
    if (writes.length > 0) {
      await inTransaction(store.background, async (tx) => {
        dropped.clear();
        revisions = await updateIssues(tx, projectId, plan.changed, lookups);
        const fresh = plan.fresh.map((incoming) => this.made(incoming, incoming.issue.number, dropped));
        if (renumber) fresh.push(...(await this.renumbered(tx, plan.displaced, dropped)));
        if (fresh.length > 0) this.counters = await loadIssuesIn(tx, projectId, fresh);
      });
    }
    await this.tell(plan, revisions, dropped, renumber);
    if (!renumber) for (const incoming of plan.displaced) await afterwards.displaced.add(incoming);
  }

  private made({ issue, digest }: DigestedIssue, number: number, dropped: Map<string, number>): NewIssue {
    const { lookups, system } = this.options;
    return toNewIssue(issue, number, lookups, { system, digest, now: this.now }, (kind) =>
      dropped.set(kind, (dropped.get(kind) ?? 0) + 1),
    );
  }

  /** Numbers after the last one of the project; the old ones lead to them where nobody else has them. */
  private async renumbered(
    tx: Transaction<Tables>,
    displaced: readonly DigestedIssue[],
    dropped: Map<string, number>,
  ): Promise<NewIssue[]> {
    if (displaced.length === 0) return [];
    const { projectId } = this.options;
    const { issue_counter } = await tx
      .selectFrom('project')
      .select('issue_counter')
      .where('id', '=', projectId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const moves = displaced.map((incoming, i) => ({ incoming, number: issue_counter + 1 + i }));
    await tx
      .insertInto('issue_redirect')
      .values(
        moves.map(({ incoming, number }) => ({
          project_id: projectId,
          old_number: incoming.issue.number,
          number,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return moves.map(({ incoming, number }) => this.made(incoming, number, dropped));
  }

  private refuse({ place, issue }: DigestedIssue, error: unknown): void {
    const why = `issue ${issue.number}: the database refuses it: ${reasonOf(error)}`;
    this.options.report.countWithReason('issues', 'dropped', 'refused by the database');
    this.options.report.addProblem({ ...place, what: 'dropped', why });
  }

  private async tell(
    plan: BatchPlan,
    revisions: readonly UpdateResult[],
    dropped: ReadonlyMap<string, number>,
    renumber: boolean,
  ): Promise<void> {
    const { report, afterwards } = this.options;
    const made = renumber ? [...plan.fresh, ...plan.displaced] : plan.fresh;
    report.count('issues', 'kept', made.length);
    for (const { issue } of made) {
      report.count('comments', 'kept', issue.comments?.length ?? 0);
      report.count('events', 'kept', issue.events?.length ?? 0);
    }
    for (const [why, count] of dropped) {
      report.count('events', 'kept', -count);
      report.countWithReason('events', 'dropped', why, count);
    }
    for (const known of plan.unchanged) this.tellUnchanged(known);
    for (const revision of revisions) {
      report.count('issues', revision.isChanged ? 'changed' : 'unchanged');
      for (const outcome of ['kept', 'changed', 'unchanged', 'removed'] as const) {
        report.count('comments', outcome, revision.comments[outcome]);
      }
      report.count('events', 'kept', revision.events.kept);
      report.count('events', 'unchanged', revision.events.unchanged);
    }
    for (const { issue } of [...made, ...plan.changed, ...plan.unchanged]) await afterwards.note(issue);
  }

  private tellUnchanged({ issue }: ReimportedIssue): void {
    const { report } = this.options;
    report.count('issues', 'unchanged');
    report.count('comments', 'unchanged', issue.comments?.length ?? 0);
    report.count('events', 'unchanged', issue.events?.length ?? 0);
  }
}
