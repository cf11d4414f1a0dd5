/**
 * The database of the server, with one interface for two engines: embedded PGlite and a PostgreSQL server.
 */
import type { Kysely } from 'kysely';
import type { ForegroundRequests } from './ForegroundRequests';
import type { ProjectChangeSource } from './changes/ProjectChangeHub';
import type { DataDirLock } from './dataDir/DataDirLock';
import type { Tables } from './tables/Tables';

export interface Store {
  readonly engine: 'embedded' | 'server';
  /** Database connections for statements that a user waits for. */
  readonly db: Kysely<Tables>;
  /**
   * Database connections for long-running work. On the embedded engine, their statements yield to those of
   * `db`.
   */
  readonly background: Kysely<Tables>;
  /**
   * Whether user requests are currently using the single connection of the embedded engine. Background work
   * should then keep its transactions short.
   */
  isForegroundActive(): boolean;
  /** HTTP requests that this process has not answered yet. */
  readonly foregroundRequests: ForegroundRequests;
  /** Notifications about committed changes to projects, made by this process or by others. */
  readonly changes: ProjectChangeSource;
  /**
   * Lock of the data folder (DATA_DIR). Its socket also accepts connections from the command line. Null if
   * the database is a PostgreSQL server or in memory.
   */
  readonly lock: DataDirLock | null;
  /** Runs long reads on a consistent snapshot of the database, while other statements continue. */
  withSnapshot: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}
