/** Rows that most requests need, such as people and projects, cached while the database is proven unchanged. */
import type { DatabaseRevision } from './engines/DatabaseRevision';
import type { SessionRow, ApiTokenRow } from './read/credentials';
import type { DatabaseTables } from './tables/DatabaseTables';
import type { ProjectRow } from './read/projects';
import type { UserRow } from './read/users';

/** Maximum number of rows per cache. A row takes less than 1 kB. */
const CACHED_ROWS_MAX = 10_000;

/** Caches rows of the latest revision of their tables. Requests share them and must not change them. */
export class RevisionCache<Key, Row extends object> {
  /** The tables that the rows are read from. */
  readonly tables: readonly (keyof DatabaseTables)[];
  #revision: DatabaseRevision | null = null;
  #rows = new Map<Key, Row>();

  constructor(tables: readonly (keyof DatabaseTables)[]) {
    this.tables = tables;
  }

  /**
   * Returns the cached row of this revision, or undefined if there is none or the revision is null, which means
   * unknown.
   */
  get(revision: DatabaseRevision | null, key: Key): Row | undefined {
    return revision !== null && revision === this.#revision ? this.#rows.get(key) : undefined;
  }

  /** @param revision the revision that the tables or the database had before the row was read; null if it is unknown */
  set(revision: DatabaseRevision | null, key: Key, row: Row): void {
    if (revision === null) return;
    if (revision !== this.#revision || this.#rows.size >= CACHED_ROWS_MAX) this.#rows = new Map();
    this.#revision = revision;
    this.#rows.set(key, row);
  }
}

/** The rows that a process caches, by the keys of their statements. */
export interface RevisionCaches {
  /** Sessions with their users, by the hash of the secret. */
  sessions: RevisionCache<string, SessionRow>;
  /** API tokens with their users, by the hash of the secret. */
  apiTokens: RevisionCache<string, ApiTokenRow>;
  users: RevisionCache<number, UserRow>;
  /** Projects with a viewer's role, by `VIEWER:ID` and `VIEWER:KEY`. */
  projects: RevisionCache<string, ProjectRow>;
}

export const createRevisionCaches = (): RevisionCaches => ({
  sessions: new RevisionCache(['session', 'app_user']),
  apiTokens: new RevisionCache(['api_token', 'app_user']),
  users: new RevisionCache(['app_user']),
  projects: new RevisionCache(['project', 'membership']),
});
