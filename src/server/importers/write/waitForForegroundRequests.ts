import type { DatabaseStore } from '../../store/DatabaseStore';
import { hasExclusiveDatabaseAccess } from './batchLimits';

/** Maximum milliseconds that a step of an import waits for requests, so that it continues under constant load. */
const IMPORT_WAIT_FOR_REQUESTS_MAX_MS = { timeSlice: 5, transaction: 50 };

/**
 * Waits until the server has no request in flight: before a time slice of computing, because requests use the same
 * event loop, and before a transaction, because requests of the embedded engine use the same connection.
 */
export async function waitForForegroundRequests(
  store: DatabaseStore,
  step: keyof typeof IMPORT_WAIT_FOR_REQUESTS_MAX_MS,
): Promise<void> {
  if (!hasExclusiveDatabaseAccess(store))
    await store.foregroundRequests.waitUntilIdle(IMPORT_WAIT_FOR_REQUESTS_MAX_MS[step]);
}
