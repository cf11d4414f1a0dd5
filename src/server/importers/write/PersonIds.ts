import { sql } from 'kysely';
import type { Store } from '../../store/Store';
import type { ReportBuilder } from '../report/Report';

/** People remembered; the least recently met are looked up again. */
const REMEMBERED = 20_000;

/**
 * Who a source's logins are here. Each becomes a placeholder, never an account of ours: whoever has the
 * same login here may be somebody else.
 */
export class PersonIds {
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
    const met = new Set<string>();
    for (const login of logins) {
      const key = login.toLowerCase();
      met.add(key);
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
    this.forget(Math.max(REMEMBERED, met.size));
  }

  idOf(login: string): number {
    const id = this.ids.get(login.toLowerCase());
    if (id === undefined) throw new Error(`${login} was not met.`);
    return id;
  }

  /** Which of these logins (in lower case) anybody is known by. */
  async find(keys: readonly string[]): Promise<{ login_key: string; user_id: number }[]> {
    const { rows } = await sql<{ login_key: string; user_id: number }>`
      SELECT login_key, user_id FROM user_source
      WHERE system = ${this.system} AND login_key = ANY (${[...keys]}::text[])`.execute(
      this.store.background,
    );
    return rows;
  }

  /** @param logins by their lower case. */
  private async create(logins: ReadonlyMap<string, string>): Promise<void> {
    // Accounts of ours are in lower case, other systems' people as these write them.
    const { rows } = await sql<{ login_key: string; user_id: number }>`
      WITH wanted AS (
        SELECT key, name, CASE
          WHEN EXISTS (SELECT FROM app_user WHERE login IN (key, name)) THEN ${`${this.system} `}::text || name
          ELSE name END AS login
        FROM unnest(${[...logins.keys()]}::text[], ${[...logins.values()]}::text[]) AS wanted (key, name)),
      made AS (
        INSERT INTO app_user (login, name, placeholder) SELECT login, name, true FROM wanted RETURNING id, login)
      INSERT INTO user_source (system, login_key, user_id)
      SELECT ${this.system}, wanted.key, made.id FROM wanted JOIN made USING (login)
      RETURNING login_key, user_id`.execute(this.store.background);
    for (const { login_key, user_id } of rows) this.remember(login_key, user_id);
    this.report.count('people', 'kept', logins.size);
  }

  /** Last met, last in the map. */
  private remember(key: string, id: number): void {
    this.ids.delete(key);
    this.ids.set(key, id);
  }

  private forget(most: number): void {
    for (const key of this.ids.keys()) {
      if (this.ids.size <= most) break;
      this.ids.delete(key);
    }
  }
}
