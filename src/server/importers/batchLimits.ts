import type { Store } from '../store/Store';

/** How much one transaction of an import may take on. */
export interface BatchLimits {
  /** How long it should last. */
  milliseconds: number;
  /** Issues at most. */
  issues: number;
  /** Text that a batch holds, in UTF-16 units, and one issue more. */
  textLength: number;
}

/** The embedded engine has one connection: reads get in between its short transactions. */
const SHARED: Readonly<Record<Store['engine'], BatchLimits>> = {
  embedded: { milliseconds: 30, issues: 200, textLength: 1_000_000 },
  server: { milliseconds: 100, issues: 300, textLength: 1_000_000 },
};
/** Nobody else can wait: a command has the database for itself. */
const ALONE: BatchLimits = { milliseconds: 300, issues: 500, textLength: 2_000_000 };

export const batchLimitsOf = (store: Store): BatchLimits =>
  hasExclusiveAccess(store) ? ALONE : SHARED[store.engine];

/** Whether no server reads and writes beside us. */
export const hasExclusiveAccess = ({ lock }: Store): boolean => lock?.purpose === 'command';
