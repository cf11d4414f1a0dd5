import { createPlaceholderUsers, findImportedUsers } from '../../store/import/importedUsers';
import type { Store } from '../../store/Store';
import type { ImportReportBuilder } from '../report/ImportReport';

/** Maximum number of cached user ids. Above it, the least recently used ones are dropped. */
const CACHED_USER_IDS_MAX = 20_000;

/**
 * Maps logins of the source to user ids. Each login becomes a placeholder user and never an existing
 * account, because an account with the same login may belong to a different person.
 */
export class PersonIdLookup {
  private readonly store: Store;
  private readonly system: string;
  private readonly report: ImportReportBuilder;
  /** User ids by login in lower case, the most recently used last. */
  private readonly idsByKey = new Map<string, number>();

  constructor(store: Store, system: string, report: ImportReportBuilder) {
    this.store = store;
    this.system = system;
    this.report = report;
  }

  /** Finds or creates the users of these logins. `getId` accepts these logins until the next call. */
  async createMissingUsers(logins: Iterable<string>): Promise<void> {
    const unknown = new Map<string, string>();
    const requestedKeys = new Set<string>();
    for (const login of logins) {
      const key = login.toLowerCase();
      requestedKeys.add(key);
      const id = this.idsByKey.get(key);
      if (id === undefined) unknown.set(key, unknown.get(key) ?? login);
      else this.cacheUserId(key, id);
    }
    if (unknown.size > 0) {
      for (const [key, id] of await this.findUserIdsByLogin([...unknown.keys()])) {
        this.cacheUserId(key, id);
        unknown.delete(key);
      }
      if (unknown.size > 0) await this.createUsers(unknown);
    }
    this.evictOldestUserIds(Math.max(CACHED_USER_IDS_MAX, requestedKeys.size));
  }

  /** Returns a user's id. The login must have been passed to the last `createMissingUsers`. */
  getUserId(login: string): number {
    const id = this.idsByKey.get(login.toLowerCase());
    if (id === undefined) throw new Error(`No id for user ${login}.`);
    return id;
  }

  /**
   * Finds the ids of imported users by login. Unknown logins are left out.
   * @param keys logins in lower case
   */
  async findUserIdsByLogin(keys: readonly string[]): Promise<Map<string, number>> {
    const rows = await findImportedUsers(this.store.background, this.system, keys);
    return new Map(rows.map(({ login_key, user_id }) => [login_key, user_id]));
  }

  private async createUsers(loginsByKey: ReadonlyMap<string, string>): Promise<void> {
    const rows = await createPlaceholderUsers(this.store.background, this.system, loginsByKey);
    for (const { login_key, user_id } of rows) this.cacheUserId(login_key, user_id);
    this.report.countRecords('people', 'kept', loginsByKey.size);
  }

  private cacheUserId(key: string, id: number): void {
    this.idsByKey.delete(key);
    this.idsByKey.set(key, id);
  }

  private evictOldestUserIds(maxSize: number): void {
    for (const key of this.idsByKey.keys()) {
      if (this.idsByKey.size <= maxSize) break;
      this.idsByKey.delete(key);
    }
  }
}
