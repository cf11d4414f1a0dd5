import { BULK_OPERATION_STATES } from '../../../shared/bulk';
import { type BulkOperationRow, toBulkOperationKey } from '../../store/read/bulk';
import { readBulkOperationEvents } from '../../store/read/bulkEvents';
import { runInTransaction } from '../../store/write/transaction';
import type { RequestContext } from '../context/RequestContext';
import type { BulkItemChange } from '../events/issueEventParts';
import { toBulkItemChangeFromPlannedEvents, toBulkItemChangeFromStoredEvents } from '../events/issueEvents';
import { readBulkOperationTask } from './chunks/BulkOperationTask';
import { planBulkItems } from './chunks/changeBulkChunkIssues';
import { groupEventsByIssue } from './chunks/history';

/**
 * Reads the field values that a bulk operation changes in a page of its issues. Values of changed issues come from the
 * operation's events. Those of pending issues are planned with the same code that will change them.
 * @param numbers the issue numbers of the page, by status
 * @returns the values before and after, by issue number; without issues that stay unchanged
 */
export async function readBulkItemChanges(
  context: RequestContext,
  operation: BulkOperationRow,
  { changed, pending }: Readonly<Record<'changed' | 'pending', readonly number[]>>,
): Promise<ReadonlyMap<number, BulkItemChange>> {
  const [done, planned] = await Promise.all([
    readPerformedChanges(context, operation, changed),
    planPendingChanges(context, operation, pending),
  ]);
  return new Map([...done, ...planned]);
}

async function readPerformedChanges(
  { store }: RequestContext,
  operation: BulkOperationRow,
  numbers: readonly number[],
): Promise<[number, BulkItemChange][]> {
  if (numbers.length === 0) return [];
  const events = await readBulkOperationEvents(store.db, toBulkOperationKey(operation), numbers);
  return [...groupEventsByIssue(events)].map(([number, its]) => [
    number,
    toBulkItemChangeFromStoredEvents(its),
  ]);
}

async function planPendingChanges(
  { store, visibilityRule }: RequestContext,
  operation: BulkOperationRow,
  numbers: readonly number[],
): Promise<[number, BulkItemChange][]> {
  const state = BULK_OPERATION_STATES[operation.state];
  if (numbers.length === 0 || (state !== 'previewed' && state !== 'running')) return [];
  const task = await readBulkOperationTask(store.db, toBulkOperationKey(operation), visibilityRule);
  if (!task) return [];
  const { plans } = await runInTransaction(store.db, (tx) => planBulkItems(tx, task, numbers));
  return [...plans].flatMap(([number, plan]) =>
    plan.outcome === 'changed'
      ? [
          [
            number,
            toBulkItemChangeFromPlannedEvents(plan.change.events.filter((event) => event.number === number)),
          ],
        ]
      : [],
  );
}
