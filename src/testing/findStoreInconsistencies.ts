import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { checkStoreConsistency, type StoreInconsistency } from '../server/store/check/checkStoreConsistency';
import type { DatabaseStore } from '../server/store/DatabaseStore';

/**
 * The differences between stored and recomputed data that `winnow check` finds. Test data has some from the
 * start.
 */
export async function findStoreInconsistencies(store: DatabaseStore): Promise<StoreInconsistency[]> {
  return (await checkStoreConsistency(store, NOOP_PROGRESS_REPORTER, new AbortController().signal))
    .differences;
}

let smallTrackerInconsistencies: Promise<StoreInconsistency[]> | undefined;

/**
 * The differences in a database with the small tracker that nothing has changed yet. They are the same in all such
 * databases, so they are searched for once per process.
 */
export function findSmallTrackerInconsistencies(store: DatabaseStore): Promise<StoreInconsistency[]> {
  return (smallTrackerInconsistencies ??= findStoreInconsistencies(store));
}
