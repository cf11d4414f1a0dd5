/** Bulk operations as a viewer may see them. */
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

export const bulkKeyOf = ({ project_id: projectId, number }: BulkRow): BulkKey => ({ projectId, number });

/** What it changes in each issue; nothing for one that undoes another. */
export const changeOf = ({ change }: BulkRow): IssueChange => change ?? {};

/** A project's operations, the latest first. */
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

const STORED: Readonly<Record<'pending' | 'changed' | 'skipped' | 'failed', readonly BulkOutcome[]>> = {
  pending: ['pending'],
  changed: ['changed'],
  skipped: ['skipped', 'would_skip'],
  failed: ['failed', 'would_fail'],
};
export type ShownOutcome = keyof typeof STORED;

export function shownOutcome({ outcome }: { outcome: number }): ShownOutcome {
  const shown = Object.entries(STORED).find(([, stored]) => stored.map(outcomeIndex).includes(outcome));
  return (shown?.[0] ?? 'pending') as ShownOutcome;
}

/** The issues of its set, by number. */
export function itemConnection(
  context: RequestContext,
  row: BulkRow,
  args: { outcome?: ShownOutcome | null } & ConnectionArguments,
): Connection<BulkItemRow> {
  const { outcome } = args;
  const outcomes = outcome ? STORED[outcome].map(outcomeIndex) : null;
  const key = bulkKeyOf(row);
  return forwardConnection(
    args,
    (after, limit) => readBulkItems(context.store.db, key, { outcomes, above: after ?? 0, limit }),
    ({ number }) => number,
    () => Promise.resolve(countOf(row, outcome ?? null)),
  );
}

/** The operation itself has counted them. */
function countOf(
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

export const reasonsOf = (context: RequestContext, row: BulkRow): Promise<BulkReason[]> =>
  readBulkReasons(context.store.db, bulkKeyOf(row), REASONS_MAX);

/** The latest operation that takes this one back; one that was canceled took back only a part. */
export async function undoneBy(context: RequestContext, row: BulkRow): Promise<BulkRow | null> {
  return (await readUndosOf(context.store.db, bulkKeyOf(row)))[0] ?? null;
}
