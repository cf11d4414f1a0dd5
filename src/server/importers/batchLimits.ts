import type { Store } from '../store/Store';

/** Limits of one transaction of an import. */
export interface BatchLimits {
  /** Target duration in milliseconds. */
  milliseconds: number;
  /** Maximum number of issues. */
  issues: number;
  /** A batch ends after the issue that exceeds this length of text, in UTF-16 units. */
  textLength: number;
}

/** Limits next to a running server. The embedded engine has one connection, so reads wait for a batch. */
const SHARED_LIMITS: Readonly<Record<Store['engine'], BatchLimits>> = {
  embedded: { milliseconds: 30, issues: 200, textLength: 1_000_000 },
  server: { milliseconds: 100, issues: 300, textLength: 1_000_000 },
};
/** Limits of a command that is the only user of the database. */
const EXCLUSIVE_LIMITS: BatchLimits = { milliseconds: 300, issues: 500, textLength: 2_000_000 };

export const chooseBatchLimits = (store: Store): BatchLimits =>
  hasExclusiveAccess(store) ? EXCLUSIVE_LIMITS : SHARED_LIMITS[store.engine];

/** Whether this process runs a command and has locked the embedded database. */
export const hasExclusiveAccess = ({ lock }: Store): boolean => lock?.purpose === 'command';
