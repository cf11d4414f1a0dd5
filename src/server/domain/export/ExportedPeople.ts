import type { ImportSystem } from '../../../shared/importSystems';
import { readUserIdentities } from '../../store/read/exportedProject';
import { readUsers } from '../../store/read/users';
import type { ExportDatabase } from './ExportScope';
import type { ExportedPerson } from './records';

/**
 * The system of identities that were imported from another Winnow export. They are omitted, because logins differ
 * between exports.
 */
const WINNOW_SYSTEM: ImportSystem = 'winnow';

/** Resolves user ids to logins for an export, and provides the record of each person once. */
export class ExportedPeople {
  private readonly db: ExportDatabase;
  private readonly isComplete: boolean;
  /** Logins of people whose records are in an earlier part of the export. */
  private readonly knownLogins: ReadonlySet<string>;
  private readonly loginsById = new Map<number, string>();

  constructor(db: ExportDatabase, isComplete: boolean, knownLogins: ReadonlySet<string>) {
    this.db = db;
    this.isComplete = isComplete;
    this.knownLogins = knownLogins;
  }

  /** Returns the login of a user whose id was passed to `loadNewPeople`, or null if the user is unknown. */
  getLogin(id: number | null): string | null {
    return id === null ? null : (this.loginsById.get(id) ?? null);
  }

  /** Loads users, and returns the records of those that are not in the export yet, in order of their logins. */
  async loadNewPeople(ids: Iterable<number>): Promise<ExportedPerson[]> {
    const missing = [...new Set(ids)].filter((id) => !this.loginsById.has(id));
    if (missing.length === 0) return [];
    const users = await readUsers(this.db, missing);
    users.sort((a, b) => compareTexts(a.login, b.login));
    for (const { id, login } of users) this.loginsById.set(id, login);
    const added = users.filter(({ login }) => !this.knownLogins.has(login));
    const identities = await readUserIdentities(
      this.db,
      added.map(({ id }) => id),
    );
    return added.map(({ id, login, name }) => ({
      record: 'person',
      login,
      name,
      identities: identities.flatMap(({ user_id, system, login_key: key }) =>
        user_id === id && system !== WINNOW_SYSTEM && (this.isComplete || isPublicKey(key))
          ? [{ system, key }]
          : [],
      ),
    }));
  }
}

/** Whether a key contains no hash of an email address. Readers could use the hash to test guesses of the address. */
const isPublicKey = (key: string): boolean => !key.includes('@');

/** Compares by UTF-16 code units, which gives the same order in every installation, unlike an order by id. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
