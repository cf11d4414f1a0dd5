import type { Store } from '../../store/Store';
import type { ReportBuilder } from '../Report';

/** People remembered; the least recently met are looked up again. */
const REMEMBERED = 20_000;

/**
 * Who a source's logins are here. Each becomes a placeholder, never an account of ours: whoever has the
 * same login here may be somebody else.
 */
export class People {
  private readonly store: Store;
  private readonly system: string;
  private readonly report: ReportBuilder;
  private readonly ids = new Map<string, number>();

  constructor(store: Store, system: string, report: ReportBuilder) {
    this.store = store;
    this.system = system;
    this.report = report;
  }

  /** Makes sure that these are known; `idOf` answers for them until the next call. */
  async meet(logins: Iterable<string>): Promise<void> {
    const strangers = new Map<string, string>();
    for (const login of logins) {
      const key = login.toLowerCase();
      const id = this.ids.get(key);
      if (id === undefined) strangers.set(key, strangers.get(key) ?? login);
      else this.remember(key, id);
    }
    if (strangers.size > 0) {
      for (const { login_key, user_id } of await this.find([...strangers.keys()])) {
        this.remember(login_key, user_id);
        strangers.delete(login_key);
      }
      if (strangers.size > 0) await this.create(strangers);
    }
    this.forget();
  }

  idOf(login: string): number {
    const id = this.ids.get(login.toLowerCase());
    if (id === undefined) throw new Error(`${login} was not met.`);
    return id;
  }

  /** Which of these logins (in lower case) anybody is known by. */
  find(keys: readonly string[]): Promise<{ login_key: string; user_id: number }[]> {
    return this.store.background
      .selectFrom('user_source')
      .select(['login_key', 'user_id'])
      .where('system', '=', this.system)
      .where('login_key', 'in', [...keys])
      .execute();
  }

  /** @param logins by their lower case. */
  private async create(logins: ReadonlyMap<string, string>): Promise<void> {
    await this.store.background.transaction().execute(async (tx) => {
      // Accounts of ours are in lower case, other systems' people as these write them.
      const taken = await tx
        .selectFrom('app_user')
        .select('login')
        .where('login', 'in', [...logins.keys(), ...logins.values()])
        .execute();
      const isTaken = new Set(taken.map(({ login }) => login.toLowerCase()));
      const wanted = [...logins].map(([key, name]) => ({
        key,
        name,
        login: isTaken.has(key) ? `${this.system} ${name}` : name,
      }));
      const made = await tx
        .insertInto('app_user')
        .values(wanted.map(({ login, name }) => placeholder(login, name)))
        .returning(['id', 'login'])
        .execute();
      const ids = new Map(made.map(({ id, login }) => [login, id]));
      const sources = wanted.map(({ key, login }) => ({
        system: this.system,
        login_key: key,
        user_id: ids.get(login)!,
      }));
      await tx.insertInto('user_source').values(sources).execute();
      for (const { login_key, user_id } of sources) this.remember(login_key, user_id);
    });
    this.report.count('people', 'kept', logins.size);
  }

  /** Last met, last in the map. */
  private remember(key: string, id: number): void {
    this.ids.delete(key);
    this.ids.set(key, id);
  }

  private forget(): void {
    for (const key of this.ids.keys()) {
      if (this.ids.size <= REMEMBERED) break;
      this.ids.delete(key);
    }
  }
}

const placeholder = (login: string, name: string) => ({
  login,
  name,
  email: null,
  avatar_url: null,
  site_role: 'user' as const,
  disabled: false,
  placeholder: true,
  created_at: new Date(),
});
