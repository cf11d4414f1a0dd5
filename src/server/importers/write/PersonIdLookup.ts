import {
  createPlaceholderUsers,
  findImportedUsers,
  type ImportedUser,
  lockImportedUsers,
} from '../../store/import/importedUsers';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { runInTransaction } from '../../store/write/transaction';
import type { ImportSourcePerson } from '../mappers/ImportSourceIssue';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';

/** Maximum successive attempts that create no user, because other transactions give the logins to new accounts. */
const FAILED_USER_CREATION_ATTEMPTS_MAX = 10;

/** Maximum number of cached user ids. Above it, the least recently used ones are dropped. */
const CACHED_USER_IDS_MAX = 20_000;

/**
 * Maps people of the source to user ids. Most trackers identify people by their login. Each person becomes a
 * placeholder user and never an existing account, because an account with the same login may belong to a different
 * person.
 */
export class PersonIdLookup {
  /** Ids in lower case of all people who took part in the issues of the input: about 10 MB for 100,000 people. */
  readonly participantKeys = new Set<string>();
  private readonly store: DatabaseStore;
  private readonly system: string;
  private readonly report: ImportReportBuilder;
  /** User ids by the person's id in lower case, the most recently used last. */
  private readonly idsByKey = new Map<string, number>();

  constructor(store: DatabaseStore, system: string, report: ImportReportBuilder) {
    this.store = store;
    this.system = system;
    this.report = report;
  }

  /**
   * Finds or creates the users of these people, by their ids in the source. `getUserId` accepts these ids until the
   * next call.
   */
  async createMissingUsers(people: ReadonlyMap<string, ImportSourcePerson>): Promise<void> {
    const unknown = new Map<string, ImportSourcePerson>();
    const requestedKeys = new Set<string>();
    for (const [personId, person] of people) {
      const key = personId.toLowerCase();
      requestedKeys.add(key);
      const id = this.idsByKey.get(key);
      if (id === undefined) unknown.set(key, unknown.get(key) ?? person);
      else this.cacheUserId(key, id);
    }
    if (unknown.size > 0) {
      for (const [key, id] of await this.findUserIdsByKey([...unknown.keys()])) {
        this.cacheUserId(key, id);
        unknown.delete(key);
      }
      if (unknown.size > 0) await this.createUsers(unknown);
    }
    this.evictOldestUserIds(Math.max(CACHED_USER_IDS_MAX, requestedKeys.size));
  }

  /** Returns a user's id. The person must have been passed to the last `createMissingUsers`. */
  getUserId(personId: string): number {
    const id = this.idsByKey.get(personId.toLowerCase());
    if (id === undefined) throw new Error(`No id for user ${personId}.`);
    return id;
  }

  /**
   * Finds the ids of imported users. Unknown people are left out.
   * @param keys ids in the source, in lower case
   */
  async findUserIdsByKey(keys: readonly string[]): Promise<Map<string, number>> {
    const rows = await findImportedUsers(this.store.background, this.system, keys);
    return new Map(rows.map(({ login_key, user_id }) => [login_key, user_id]));
  }

  private async createUsers(peopleByKey: ReadonlyMap<string, ImportSourcePerson>): Promise<void> {
    const missing = new Map(peopleByKey);
    let failedAttempts = 0;
    while (missing.size > 0) {
      if (failedAttempts >= FAILED_USER_CREATION_ATTEMPTS_MAX) {
        const logins = [...missing.values()].map(({ login }) => login);
        throw new Error(`Could not create the users ${logins.join(', ')}.`);
      }
      const { found, created } = await this.findOrCreateUsers(keepOnePersonPerLogin(missing));
      for (const { login_key, user_id } of [...found, ...created]) {
        this.cacheUserId(login_key, user_id);
        missing.delete(login_key);
      }
      failedAttempts = found.length + created.length > 0 ? 0 : failedAttempts + 1;
      this.report.countRecords('people', 'kept', created.length);
    }
  }

  /** Creates users, except for those that another import has created since they were looked up. */
  private findOrCreateUsers(
    peopleByKey: ReadonlyMap<string, ImportSourcePerson>,
  ): Promise<{ found: ImportedUser[]; created: ImportedUser[] }> {
    return runInTransaction(this.store.background, async (tx) => {
      await lockImportedUsers(tx);
      const found = await findImportedUsers(tx, this.system, [...peopleByKey.keys()]);
      const foundKeys = new Set(found.map(({ login_key }) => login_key));
      const missing = [...peopleByKey].flatMap(([key, person]) =>
        foundKeys.has(key) ? [] : { ...person, key },
      );
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

/** Leaves out people whose login an earlier person has. They get another login, which depends on the existing ones. */
function keepOnePersonPerLogin(
  peopleByKey: ReadonlyMap<string, ImportSourcePerson>,
): Map<string, ImportSourcePerson> {
  const logins = new Set<string>();
  return new Map(
    [...peopleByKey].filter(([, { login }]) => {
      const isFirst = !logins.has(login.toLowerCase());
      logins.add(login.toLowerCase());
      return isFirst;
    }),
  );
}
