import type { DatabaseStore } from '../../store/DatabaseStore';

/** Limits of an import's batches. Each batch of issues is written in one transaction. */
export interface ImportBatchLimits {
  /** Target duration of an import transaction in milliseconds. */
  milliseconds: number;
  /** Maximum number of issues in an import transaction. */
  issues: number;
  /** Maximum length of the issues' texts in UTF-16 units. A batch ends after the issue that exceeds it. */
  textLength: number;
}

/**
 * Limits of an import while a server uses the database, by database engine. The embedded database has one
 * connection, so the server's reads wait until the import's transaction ends.
 */
const SHARED_DATABASE_IMPORT_BATCH_LIMITS: Readonly<Record<DatabaseStore['engine'], ImportBatchLimits>> = {
  embedded: { milliseconds: 20, issues: 200, textLength: 1_000_000 },
  server: { milliseconds: 100, issues: 300, textLength: 1_000_000 },
};
/**
 * Limits of an import that is the only user of the database. They are small because three batches are in memory at the
 * same time.
 */
const EXCLUSIVE_DATABASE_IMPORT_BATCH_LIMITS: ImportBatchLimits = {
  milliseconds: 300,
  issues: 300,
  textLength: 200_000,
};

export const chooseImportBatchLimits = (store: DatabaseStore): ImportBatchLimits =>
  hasExclusiveDatabaseAccess(store)
    ? EXCLUSIVE_DATABASE_IMPORT_BATCH_LIMITS
    : SHARED_DATABASE_IMPORT_BATCH_LIMITS[store.engine];

/** Whether this process runs a command and has locked the embedded database. */
export const hasExclusiveDatabaseAccess = ({ lock }: DatabaseStore): boolean => lock?.purpose === 'command';

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
