import {
  createPlaceholderUsers,
  findImportedUsers,
  type ImportedUser,
  lockImportedUsers,
} from '../../store/import/importedUsers';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { runInTransaction } from '../../store/write/transaction';
import type { ImportReportBuilder } from '../report/ImportReport';

/** Maximum attempts to create users whose logins other transactions give to new accounts at the same time. */
const USER_CREATION_ATTEMPTS_MAX = 10;

/** Maximum number of cached user ids. Above it, the least recently used ones are dropped. */
const CACHED_USER_IDS_MAX = 20_000;

/**
 * Maps logins of the source to user ids. Each login becomes a placeholder user and never an existing
 * account, because an account with the same login may belong to a different person.
 */
export class PersonIdLookup {
  /** Logins in lower case of all people who took part in the issues of the input: about 10 MB for 100,000 people. */
  readonly participantKeys = new Set<string>();
  private readonly store: DatabaseStore;
  private readonly system: string;
  private readonly report: ImportReportBuilder;
  /** User ids by login in lower case, the most recently used last. */
  private readonly idsByKey = new Map<string, number>();

  constructor(store: DatabaseStore, system: string, report: ImportReportBuilder) {
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
    const missing = new Map(loginsByKey);
    for (let attempt = 1; missing.size > 0; attempt++) {
      if (attempt > USER_CREATION_ATTEMPTS_MAX)
        throw new Error(`Could not create the users ${[...missing.values()].join(', ')}.`);
      const { found, created } = await this.findOrCreateUsers(missing);
      for (const { login_key, user_id } of [...found, ...created]) {
        this.cacheUserId(login_key, user_id);
        missing.delete(login_key);
      }
      this.report.countRecords('people', 'kept', created.length);
    }
  }

  /** Creates users, except for those that another import has created since they were looked up. */
  private findOrCreateUsers(
    loginsByKey: ReadonlyMap<string, string>,
  ): Promise<{ found: ImportedUser[]; created: ImportedUser[] }> {
    return runInTransaction(this.store.background, async (tx) => {
      await lockImportedUsers(tx);
      const found = await findImportedUsers(tx, this.system, [...loginsByKey.keys()]);
      const foundKeys = new Set(found.map(({ login_key }) => login_key));
      const missing = new Map([...loginsByKey].filter(([key]) => !foundKeys.has(key)));
      return { found, created: await createPlaceholderUsers(tx, this.system, missing) };
    });
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
