import type { DatabaseStore } from '../../server/store/DatabaseStore';
import type { OpenDatabaseStoreOptions } from '../../server/store/open/openDatabaseStore';

export type OpenTestStoreOptions = Pick<OpenDatabaseStoreOptions, 'onStatement'>;

/** Pool of reusable test databases for one engine and one `describe` block. */
export interface TestDatabasePool {
  /** Opens a store on an empty, migrated database. Closing the store returns the database to the pool. */
  openStore(options?: OpenTestStoreOptions): Promise<DatabaseStore>;
  /** Deletes the databases. Call it after all stores are closed. */
  close(): Promise<void>;
}
