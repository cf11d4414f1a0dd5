/** Reads bulk operations that the viewer may see. */
import { type BulkItemOutcome, getBulkItemOutcomeIndex } from '../../../shared/bulk';
import {
  type BulkOperationItemRow,
  type BulkOperationKey,
  type BulkOperationOutcomeReason,
  type BulkOperationRow,
  countBulkOperations,
  readBulkOperationItems,
  readBulkOperationPage,
  countBulkOutcomeReasons,
  readBulkOperationUndos,
} from '../../store/read/bulk';
import type { ProjectRow } from '../../store/read/projects';
import {
  type PaginatedConnection,
  type PaginationArguments,
  createForwardOnlyConnection,
} from '../base/connection';
import { loadProjectById } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import type { IssueChange } from '../plan/IssueChange';

export async function loadVisibleBulkOperation(
  context: RequestContext,
  key: BulkOperationKey,
): Promise<BulkOperationRow | null> {
  const [project, row] = await Promise.all([
    loadProjectById(context, key.projectId),
    context.load.bulkOperations.load(key),
  ]);
  return project && row;
}

export const toBulkOperationKey = ({
  project_id: projectId,
  number,
}: BulkOperationRow): BulkOperationKey => ({
  projectId,
  number,
});

/** The change that a bulk operation applies to each issue; empty for an undo. */
export const getStoredIssueChange = ({ change }: BulkOperationRow): IssueChange => change ?? {};

/** The bulk operations of a project, newest first. */
export function createBulkOperationConnection(
  context: RequestContext,
  project: ProjectRow,
  args: PaginationArguments,
): PaginatedConnection<BulkOperationRow> {
  const { db } = context.store;
  return createForwardOnlyConnection(
    args,
    (after, limit) => readBulkOperationPage(db, project.id, after, limit),
    ({ number }) => number,
    () => countBulkOperations(db, project.id),
  );
}

const STORED_OUTCOMES_BY_SHOWN_OUTCOME: Readonly<
  Record<'pending' | 'changed' | 'skipped' | 'failed', readonly BulkItemOutcome[]>
> = {
  pending: ['pending'],
  changed: ['changed'],
  skipped: ['skipped', 'would_skip'],
  failed: ['failed', 'would_fail'],
};
export type ShownBulkOutcome = keyof typeof STORED_OUTCOMES_BY_SHOWN_OUTCOME;

export function toShownBulkOutcome({ outcome }: { outcome: number }): ShownBulkOutcome {
  const entry = Object.entries(STORED_OUTCOMES_BY_SHOWN_OUTCOME).find(([, stored]) =>
    stored.map(getBulkItemOutcomeIndex).includes(outcome),
  );
  return (entry?.[0] ?? 'pending') as ShownBulkOutcome;
}

/** The issues of a bulk operation with their outcomes, in order of number. */
export function createBulkItemConnection(
  context: RequestContext,
  row: BulkOperationRow,
  args: { outcome?: ShownBulkOutcome | null } & PaginationArguments,
): PaginatedConnection<BulkOperationItemRow> {
  const { outcome } = args;
  const outcomes = outcome ? STORED_OUTCOMES_BY_SHOWN_OUTCOME[outcome].map(getBulkItemOutcomeIndex) : null;
  const key = toBulkOperationKey(row);
  return createForwardOnlyConnection(
    args,
    (after, limit) => readBulkOperationItems(context.store.db, key, { outcomes, above: after ?? 0, limit }),
    ({ number }) => number,
    () => Promise.resolve(countBulkItems(row, outcome ?? null)),
  );
}

/**
 * Counts the issues of a bulk operation by outcome from the counters in its row, instead of counting rows of
 * `bulk_item`.
 */
function countBulkItems(
  { matched, changed, skipped, failed, state }: BulkOperationRow,
  outcome: ShownBulkOutcome | null,
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

const BULK_ITEM_MESSAGES_MAX = 50;

export const loadBulkItemMessages = (
  context: RequestContext,
  row: BulkOperationRow,
): Promise<BulkOperationOutcomeReason[]> =>
  countBulkOutcomeReasons(context.store.db, toBulkOperationKey(row), BULK_ITEM_MESSAGES_MAX);

/** The latest bulk operation that undoes this one; it may have been canceled halfway. */
export async function loadBulkUndoOperation(
  context: RequestContext,
  row: BulkOperationRow,
): Promise<BulkOperationRow | null> {
  return (await readBulkOperationUndos(context.store.db, toBulkOperationKey(row)))[0] ?? null;
}
