/**
 * Finds or creates the users of the people in an export: the user who is already known under one of the keys that the
 * person had in other trackers, or else a placeholder.
 */
import type { ImportSystem } from '../../../shared/importSystems';
import type { ExportedPerson } from '../../domain/export/records';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { findImportedUsers, insertImportedUserKeys } from '../../store/import/importedUsers';
import { runInTransaction } from '../../store/write/transaction';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';
import { PersonIdLookup } from '../write/PersonIdLookup';

/** Tracker name under which the logins of exported people are stored. */
const WINNOW_SYSTEM: ImportSystem = 'winnow';

export class RestoredPeople {
  private readonly store: DatabaseStore;
  private readonly lookup: PersonIdLookup;

  constructor(store: DatabaseStore, report: ImportReportBuilder) {
    this.store = store;
    this.lookup = new PersonIdLookup(store, WINNOW_SYSTEM, report);
  }

  /** Returns the id of a user whose login was passed to the last `requireUsers`. */
  readonly getUserId = (login: string): number => this.lookup.getUserId(login);

  /** Finds or creates the users for these logins of the export. */
  async requireUsers(logins: Iterable<string>): Promise<void> {
    await this.lookup.createMissingUsers(
      new Map([...new Set(logins)].map((login) => [login, { login, name: login }])),
    );
  }

  /** Finds or creates the users of these records. */
  async addPeople(people: readonly ExportedPerson[]): Promise<void> {
    if (people.length === 0) return;
    const identities = people.flatMap(({ login, identities }) =>
      identities.filter(({ system }) => system !== WINNOW_SYSTEM).map((identity) => ({ ...identity, login })),
    );
    const knownLogins = new Set(
      (
        await findImportedUsers(
          this.store.background,
          WINNOW_SYSTEM,
          people.map(({ login }) => login.toLowerCase()),
        )
      ).map(({ login_key }) => login_key),
    );
    await this.adoptUsers(identities.filter(({ login }) => !knownLogins.has(login.toLowerCase())));
    await this.lookup.createMissingUsers(
      new Map(people.map(({ login, name }) => [login, { login, name: name || login }])),
    );
    await runInTransaction(this.store.background, (tx) =>
      insertImportedUserKeys(
        tx,
        identities.map(({ system, key, login }) => ({
          system,
          login_key: key,
          user_id: this.getUserId(login),
        })),
      ),
    );
  }

  /**
   * Links people who are already known from another tracker to their existing users, instead of creating second ones.
   */
  private async adoptUsers(
    identities: readonly { system: string; key: string; login: string }[],
  ): Promise<void> {
    for (const system of new Set(identities.map((identity) => identity.system))) {
      const own = identities.filter((identity) => identity.system === system);
      const found = await findImportedUsers(
        this.store.background,
        system,
        own.map(({ key }) => key),
      );
      const ids = new Map(found.map(({ login_key, user_id }) => [login_key, user_id]));
      await runInTransaction(this.store.background, (tx) =>
        insertImportedUserKeys(
          tx,
          own.flatMap(({ key, login }) => {
            const user_id = ids.get(key);
            return user_id === undefined
              ? []
              : { system: WINNOW_SYSTEM, login_key: login.toLowerCase(), user_id };
          }),
        ),
      );
    }
  }
}
