/**
 * The database of the server, with one interface for two engines: embedded PGlite and a PostgreSQL server.
 */
import type { Kysely } from 'kysely';
import type { ForegroundRequests } from './ForegroundRequests';
import type { ProjectChangeSource } from './changes/ProjectChangeHub';
import type { DataDirLock } from './dataDir/DataDirLock';
import type { RevisionCaches } from './RevisionCache';
import type { DatabaseTables } from './tables/DatabaseTables';
import type { MutationTurns } from './MutationTurns';

export interface DatabaseStore {
  readonly engine: 'embedded' | 'server';
  /** Database connections for statements that a user waits for. */
  readonly db: Kysely<DatabaseTables>;
  /**
   * Database connections for long-running work. On the embedded engine, their statements yield to those of
   * `db`.
   */
  readonly background: Kysely<DatabaseTables>;
  /**
   * Whether user requests are currently using the single connection of the embedded engine. Background work
   * should then keep its transactions short.
   */
  isServingForegroundRequests(): boolean;
  /**
   * The current revision of some tables, without a statement. It only increases. Null on a PostgreSQL server, to which
   * other processes write: there, a statement reads the revision of the whole database (see DATABASE_REVISION_SQL).
   */
  getRevision(tables: readonly (keyof DatabaseTables)[]): number | null;
  /** Rows of the latest revision. */
  readonly caches: RevisionCaches;
  /** HTTP requests that this process has not answered yet. */
  readonly foregroundRequests: ForegroundRequests;
  /** Limits the concurrent transactions of mutations in this process. */
  readonly mutationTurns: MutationTurns;
  /** Notifications about committed changes to projects, made by this process or by others. */
  readonly changes: ProjectChangeSource;
  /**
   * Lock of the data folder (DATA_DIR). Its socket also accepts connections from the command line. Null if
   * the database is a PostgreSQL server or in memory.
   */
  readonly lock: DataDirLock | null;
  /** Runs long reads on a consistent snapshot of the database, while other statements continue. */
  withSnapshot: <T>(work: (db: Kysely<DatabaseTables>) => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}
