import type { DatabaseStore } from '../../server/store/DatabaseStore';
import type { OpenDatabaseStoreOptions } from '../../server/store/open/openDatabaseStore';

export type OpenTestStoreOptions = Pick<OpenDatabaseStoreOptions, 'onStatement'>;

/** Databases of one engine that the tests of a block use one after the other. */
export interface TestDatabasePool {
  /** Opens a store on an empty, migrated database, which returns to the pool when the store is closed. */
  openStore(options?: OpenTestStoreOptions): Promise<DatabaseStore>;
  /** Removes the databases. All stores must be closed. */
  close(): Promise<void>;
}
