import type { DatabaseStore } from '../../server/store/DatabaseStore';
import type { OpenDatabaseStoreOptions } from '../../server/store/open/openDatabaseStore';

export type OpenTestStoreOptions = Pick<OpenDatabaseStoreOptions, 'onStatement'>;

/** Pool of reusable test databases of one engine. */
export interface TestDatabasePool {
  /** Opens a store on an empty, migrated database. Closing the store returns the database to the pool. */
  openStore(options?: OpenTestStoreOptions): Promise<DatabaseStore>;
}

/** Maximum number of resets of a database: the system tables and the memory of the engine grow with each. */
export const RESETS_MAX = 50;
