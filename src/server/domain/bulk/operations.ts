/** Reads bulk operations that the viewer may see. */
import { type BulkOutcome, outcomeIndex } from '../../../shared/bulk';
import {
  type BulkItemRow,
  type BulkKey,
  type BulkReason,
  type BulkRow,
  countBulkOperations,
  readBulkItems,
  readBulkPage,
  readBulkReasons,
  readUndosOf,
} from '../../store/read/bulk';
import type { ProjectRow } from '../../store/read/projects';
import { type Connection, type ConnectionArguments, forwardConnection } from '../base/connection';
import { projectById } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import type { IssueChange } from '../plan/IssueChange';

export async function visibleBulkOperation(context: RequestContext, key: BulkKey): Promise<BulkRow | null> {
  const [project, row] = await Promise.all([
    projectById(context, key.projectId),
    context.load.bulkOperations.load(key),
  ]);
  return project && row;
}

export const toBulkKey = ({ project_id: projectId, number }: BulkRow): BulkKey => ({ projectId, number });

/** The change that a bulk operation applies to each issue; empty for an undo. */
export const storedChange = ({ change }: BulkRow): IssueChange => change ?? {};

/** The bulk operations of a project, newest first. */
export function bulkConnection(
  context: RequestContext,
  project: ProjectRow,
  args: ConnectionArguments,
): Connection<BulkRow> {
  const { db } = context.store;
  return forwardConnection(
    args,
    (after, limit) => readBulkPage(db, project.id, after, limit),
    ({ number }) => number,
    () => countBulkOperations(db, project.id),
  );
}

const STORED_OUTCOMES: Readonly<
  Record<'pending' | 'changed' | 'skipped' | 'failed', readonly BulkOutcome[]>
> = {
  pending: ['pending'],
  changed: ['changed'],
  skipped: ['skipped', 'would_skip'],
  failed: ['failed', 'would_fail'],
};
export type ShownOutcome = keyof typeof STORED_OUTCOMES;

export function shownOutcome({ outcome }: { outcome: number }): ShownOutcome {
  const entry = Object.entries(STORED_OUTCOMES).find(([, stored]) =>
    stored.map(outcomeIndex).includes(outcome),
  );
  return (entry?.[0] ?? 'pending') as ShownOutcome;
}

/** The issues of a bulk operation with their outcomes, by number. */
export function itemConnection(
  context: RequestContext,
  row: BulkRow,
  args: { outcome?: ShownOutcome | null } & ConnectionArguments,
): Connection<BulkItemRow> {
  const { outcome } = args;
  const outcomes = outcome ? STORED_OUTCOMES[outcome].map(outcomeIndex) : null;
  const key = toBulkKey(row);
  return forwardConnection(
    args,
    (after, limit) => readBulkItems(context.store.db, key, { outcomes, above: after ?? 0, limit }),
    ({ number }) => number,
    () => Promise.resolve(countItems(row, outcome ?? null)),
  );
}

/**
 * Counts the issues of a bulk operation by outcome from the counters in its row, instead of counting rows of
 * `bulk_item`.
 */
function countItems(
  { matched, changed, skipped, failed, state }: BulkRow,
  outcome: ShownOutcome | null,
): number {
  const isPreview = state === 0;
  switch (outcome) {
    case 'changed':
      return isPreview ? 0 : changed;
    case 'skipped':
      return skipped;
    case 'failed':
      return failed;
    case 'pending':
      return matched - skipped - failed - (isPreview ? 0 : changed);
    case null:
      return matched;
  }
}

const REASONS_MAX = 50;

export const loadBulkReasons = (context: RequestContext, row: BulkRow): Promise<BulkReason[]> =>
  readBulkReasons(context.store.db, toBulkKey(row), REASONS_MAX);

/** The latest bulk operation that undoes this one; it may have been canceled halfway. */
export async function loadUndoOperation(context: RequestContext, row: BulkRow): Promise<BulkRow | null> {
  return (await readUndosOf(context.store.db, toBulkKey(row)))[0] ?? null;
}
