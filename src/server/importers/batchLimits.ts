import type { Store } from '../store/Store';

/** Limits of an import's batches. Each batch of issues is written in one transaction. */
export interface BatchLimits {
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
const SHARED_BATCH_LIMITS: Readonly<Record<Store['engine'], BatchLimits>> = {
  embedded: { milliseconds: 30, issues: 200, textLength: 1_000_000 },
  server: { milliseconds: 100, issues: 300, textLength: 1_000_000 },
};
/** Limits of an import that is the only user of the database. */
const EXCLUSIVE_BATCH_LIMITS: BatchLimits = { milliseconds: 300, issues: 500, textLength: 2_000_000 };

export const chooseBatchLimits = (store: Store): BatchLimits =>
  hasExclusiveDatabaseAccess(store) ? EXCLUSIVE_BATCH_LIMITS : SHARED_BATCH_LIMITS[store.engine];

/** Whether this process runs a command and has locked the embedded database. */
export const hasExclusiveDatabaseAccess = ({ lock }: Store): boolean => lock?.purpose === 'command';
