/** Previews or changes one chunk of a bulk edit in one transaction, with a constant number of statements. */
import { getBulkItemOutcomeCode } from '../../../../shared/bulk';
import type { IssueRowsUpdate } from '../../../store/changes/ProjectChangeHub';
import type { IssueRow } from '../../../store/read/issues';
import type { BulkItemOutcomeUpdate } from '../../../store/write/bulk';
import { lockIssueRows, readIssuesByNumber } from '../../../store/write/issues';
import {
  readVisibleDuplicateIssueChain,
  lockProjectIssueLinkGraph,
  readDuplicateIssueTargets,
} from '../../../store/write/links';
import { writePlannedIssueChanges } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';
import { lockLabelsAndMilestonesForUse } from '../../../store/write/deletedAttributes';
import { addsLabelOrMilestone, changesIssueGraph } from '../../fields/IssueChange';
import { readIssueChangeContext } from '../../fields/IssueChangeContext';
import { type BulkOperationTask, isIssueOfTask } from './BulkOperationTask';
import type { BulkOperationItemPlan } from '../../plan/BulkOperationItemPlan';
import { toBulkItemOutcome, planBulkIssueChange } from './planBulkIssueChange';
import { commentOnAllIssues } from './commentOnAllIssues';

/**
 * Plans the changes of a bulk edit to these issues without writing them. Skips issues that were deleted
 * meanwhile.
 */
export async function previewBulkChunk(
  tx: Transaction,
  task: BulkOperationTask,
  numbers: readonly number[],
): Promise<BulkItemOutcomeUpdate[]> {
  const { plans, rows } = await planBulkItems(tx, task, numbers);
  return [...plans].map(([number, plan]) =>
    toBulkItemOutcome(
      number,
      rows.get(number)!.version,
      plan,
      getBulkItemOutcomeCode(BULK_PREVIEW_OUTCOMES[plan.outcome]),
    ),
  );
}

/** Plans the changes of a bulk edit to these issues, without those that were deleted meanwhile. */
export async function planBulkItems(
  tx: Transaction,
  task: BulkOperationTask,
  numbers: readonly number[],
): Promise<{
  plans: ReadonlyMap<number, BulkOperationItemPlan>;
  rows: ReadonlyMap<number, IssueRow>;
}> {
  const canonicals = await readCanonicalIssueNumbers(tx, task, numbers);
  const rows = await readIssuesByNumber(tx, task.project.id, numbers);
  const { plans } = await planBulkChunk(tx, task, [...rows.keys()], rows, canonicals);
  return { plans, rows };
}

const BULK_PREVIEW_OUTCOMES = { changed: 'pending', skipped: 'would_skip', failed: 'would_fail' } as const;

/** What a bulk edit did to each issue of a chunk. */
export interface BulkChunkOutcome {
  items: BulkItemOutcomeUpdate[];
  /** The changed issue rows, for the search index in memory; null: it has to read the changes itself. */
  issueRowsUpdate: IssueRowsUpdate | null;
}

/** Applies the changes of a bulk edit to these issues, as far as each issue allows them. */
export async function changeBulkChunkIssues(
  tx: Transaction,
  task: BulkOperationTask,
  numbers: readonly number[],
): Promise<BulkChunkOutcome> {
  const { key, project, actor, bulk } = task;
  const { canonicalNumber } = bulk.change;
  if (changesIssueGraph(bulk.change)) await lockProjectIssueLinkGraph(tx, project.id);
  if (addsLabelOrMilestone(bulk.change)) await lockLabelsAndMilestonesForUse(tx, project.id);
  const canonicals = await readCanonicalIssueNumbers(tx, task, numbers);
  const chain =
    canonicalNumber === undefined
      ? []
      : await readVisibleDuplicateIssueChain(tx, project.id, actor.visibility, canonicalNumber);
  // The issues at the other ends of duplicate links change as well, so they are locked too.
  const ends = [...[...canonicals.values()].flat(), ...chain.slice(-1)];
  const rows = await lockIssueRows(tx, project.id, [...new Set([...numbers, ...ends])]);
  const { plans, at } = await planBulkChunk(tx, task, numbers, rows, canonicals);
  const changes = [...plans.values()].flatMap((plan) => (plan.outcome === 'changed' ? [plan.change] : []));
  const meta = { actorId: actor.id, at, bulkNumber: key.number };
  const issueRowsUpdate =
    bulk.comment === null
      ? await writePlannedIssueChanges(tx, project.id, meta, changes)
      : await commentOnAllIssues(tx, project.id, meta, changes, bulk.comment);
  const items = [...plans].map(([number, plan]) =>
    toBulkItemOutcome(number, rows.get(number)?.version ?? null, plan),
  );
  return { items, issueRowsUpdate };
}

async function readCanonicalIssueNumbers(
  tx: Transaction,
  { project, bulk }: BulkOperationTask,
  numbers: readonly number[],
): Promise<Map<number, number[]>> {
  return bulk.change.stateId === undefined ? new Map() : readDuplicateIssueTargets(tx, project.id, numbers);
}

async function planBulkChunk(
  tx: Transaction,
  task: BulkOperationTask,
  numbers: readonly number[],
  rows: ReadonlyMap<number, IssueRow>,
  canonicals: ReadonlyMap<number, number[]>,
): Promise<{ plans: ReadonlyMap<number, BulkOperationItemPlan>; at: Date }> {
  const { project, actor, bulk } = task;
  const context = await readIssueChangeContext(
    tx,
    project,
    actor,
    bulk.change,
    [...rows.values()],
    [...canonicals.values()].flat(),
  );
  const planOf = (number: number): BulkOperationItemPlan => {
    const row = rows.get(number);
    const shown = row && isIssueOfTask(task, row) ? row : undefined;
    return planBulkIssueChange(number, shown, canonicals.get(number), bulk, context);
  };
  return { plans: new Map(numbers.map((number) => [number, planOf(number)])), at: context.at };
}
