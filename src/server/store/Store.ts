/** The database behind the server: one interface over two engines, embedded PGlite and a PostgreSQL server. */
import type { Kysely } from 'kysely';
import type { ForegroundRequests } from './ForegroundRequests';
import type { ChangeSource } from './changes/ChangeHub';
import type { DataDirLock } from './dataDir/DataDirLock';
import type { Tables } from './tables/Tables';

export interface Store {
  readonly engine: 'embedded' | 'server';
  /** Connections for statements that a user waits for. */
  readonly db: Kysely<Tables>;
  /** Connections for long-running work. On the embedded engine these statements yield to those of `db`. */
  readonly background: Kysely<Tables>;
  /** Whether requests currently share the single connection with background work, which should then keep its transactions short. */
  isForegroundActive(): boolean;
  /** Requests of this process that have not been answered yet. */
  readonly foregroundRequests: ForegroundRequests;
  /** Notifications about committed writes, of this process and of others. */
  readonly changes: ChangeSource;
  /** Lock of DATA_DIR, which also accepts connections from the command line. Null for a PostgreSQL server or a database in memory. */
  readonly lock: DataDirLock | null;
  /** Runs long reads on a consistent snapshot of the database while other statements continue. */
  withSnapshot: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}
