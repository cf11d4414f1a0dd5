/** Reads bulk operations that the viewer may see. */
import { type BulkItemOutcome, getBulkItemOutcomeCode } from '../../../shared/bulk';
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
  toBulkOperationKey,
} from '../../store/read/bulk';
import type { IssueVisibility } from '../../store/read/issueVisibility';
import type { ProjectRow } from '../../store/read/projects';
import {
  type PaginatedConnection,
  type PaginationArguments,
  createForwardOnlyKeysetConnection,
  memoizeResult,
} from '../base/connection';
import type { BulkItemChange } from '../events/issueEventParts';
import { readBulkItemChanges } from './readBulkItemChanges';
import { loadProjectById, requireIssueVisibility, requireVisibleProject } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import { type IssueChange, parseStoredIssueChange } from '../fields/IssueChange';

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

/** The change that a bulk operation applies to each issue; empty for an undo. */
export const getBulkOperationIssueChange = ({ change }: BulkOperationRow): IssueChange =>
  parseStoredIssueChange(change ?? {});

/** The bulk operations of a project, newest first. */
export function createBulkOperationConnection(
  context: RequestContext,
  project: ProjectRow,
  args: PaginationArguments,
): PaginatedConnection<BulkOperationRow> {
  const { db } = context.store;
  const visibility = requireIssueVisibility(context, project);
  return createForwardOnlyKeysetConnection(
    args,
    async (after, limit) =>
      context.load.withoutHiddenBulkItems(
        await readBulkOperationPage(db, project.id, visibility, after, limit),
      ),
    ({ number }) => number,
    () => countBulkOperations(db, project.id, visibility),
  );
}

const STORED_BULK_OUTCOMES_BY_OUTCOME_IN_API: Readonly<
  Record<'pending' | 'changed' | 'skipped' | 'failed', readonly BulkItemOutcome[]>
> = {
  pending: ['pending'],
  changed: ['changed'],
  skipped: ['skipped', 'would_skip'],
  failed: ['failed', 'would_fail'],
};

/** An issue in a page of the issues of a bulk operation. */
export interface BulkOperationItem extends BulkOperationItemRow {
  /** Reads the changes of all issues of the page, by issue number. Later calls return the same promise. */
  readChanges: () => Promise<ReadonlyMap<number, BulkItemChange>>;
}
export type BulkOutcomeInApi = keyof typeof STORED_BULK_OUTCOMES_BY_OUTCOME_IN_API;

export function toBulkOutcomeInApi({ outcome }: { outcome: number }): BulkOutcomeInApi {
  const entry = Object.entries(STORED_BULK_OUTCOMES_BY_OUTCOME_IN_API).find(([, stored]) =>
    stored.map(getBulkItemOutcomeCode).includes(outcome),
  );
  return (entry?.[0] ?? 'pending') as BulkOutcomeInApi;
}

/** The issues of a bulk operation with their outcomes, in order of number. */
export function createBulkItemConnection(
  context: RequestContext,
  row: BulkOperationRow,
  args: { outcome?: BulkOutcomeInApi | null } & PaginationArguments,
): PaginatedConnection<BulkOperationItem> {
  const { outcome } = args;
  const outcomes = outcome
    ? STORED_BULK_OUTCOMES_BY_OUTCOME_IN_API[outcome].map(getBulkItemOutcomeCode)
    : null;
  const key = toBulkOperationKey(row);
  return createForwardOnlyKeysetConnection(
    args,
    async (after, limit) => {
      const rows = await readBulkOperationItems(context.store.db, key, {
        outcomes,
        above: after ?? 0,
        limit,
        visibility: await loadVisibility(context, row),
      });
      const select = (shown: BulkOutcomeInApi): number[] =>
        rows.filter((item) => toBulkOutcomeInApi(item) === shown).map(({ number }) => number);
      const readChanges = memoizeResult(() =>
        readBulkItemChanges(context, row, { changed: select('changed'), pending: select('pending') }),
      );
      return rows.map((item) => ({ ...item, readChanges }));
    },
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
  outcome: BulkOutcomeInApi | null,
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

const BULK_OUTCOME_REASONS_MAX = 50;

export async function loadBulkOutcomeReasons(
  context: RequestContext,
  row: BulkOperationRow,
): Promise<BulkOperationOutcomeReason[]> {
  const visibility = await loadVisibility(context, row);
  return countBulkOutcomeReasons(
    context.store.db,
    toBulkOperationKey(row),
    visibility,
    BULK_OUTCOME_REASONS_MAX,
  );
}

/** The issues of the operation's project that the viewer may see. */
const loadVisibility = async (
  context: RequestContext,
  { project_id }: BulkOperationRow,
): Promise<IssueVisibility> =>
  requireIssueVisibility(context, await requireVisibleProject(context, project_id));

/** The latest bulk operation that undoes this one; it may have been canceled halfway. */
export async function loadBulkUndoOperation(
  context: RequestContext,
  row: BulkOperationRow,
): Promise<BulkOperationRow | null> {
  const undos = await readBulkOperationUndos(context.store.db, toBulkOperationKey(row));
  return (await context.load.withoutHiddenBulkItems(undos.slice(0, 1)))[0] ?? null;
}
