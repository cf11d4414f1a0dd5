/** What anybody may know of this install before they sign in: asked with every page, and nearly always the same. */
import { readDemoMembers } from '../../store/read/demo';
import { hasAdministrator } from '../../store/read/people';
import { hasSetting } from '../../store/read/settings';
import type { Store } from '../../store/Store';
import type { DemoLogin, SiteService } from '../context/Services';

/** The setting that a demo has; see demo/demoUsers. */
const DEMO_USERS = 'demo_users';
/** Whom one can enter a demo as is read again after so many milliseconds. */
const LOGINS_KEPT = 10_000;

/** One a process. */
export class SiteFacts implements SiteService {
  readonly #db: Store['db'];
  #isDemo: Promise<boolean> | null = null;
  #isSetUp = false;
  #logins: { until: number; found: Promise<DemoLogin[]> } | null = null;

  constructor({ db }: Pick<Store, 'db'>) {
    this.#db = db;
  }

  /** Whether it shows a generated tracker that anybody may enter: it says so on every screen. An install is made one at its start, or never. */
  isDemo(): Promise<boolean> {
    return (this.#isDemo ??= hasSetting(this.#db, DEMO_USERS).catch((error: unknown) => {
      this.#isDemo = null;
      throw error;
    }));
  }

  /** Whom one can enter a demo as, the most trusted first; nobody where this is none. */
  async demoLogins(): Promise<DemoLogin[]> {
    if (!(await this.isDemo())) return [];
    if (!this.#logins || performance.now() > this.#logins.until) {
      const found = readDemoMembers(this.#db);
      this.#logins = { until: performance.now() + LOGINS_KEPT, found };
      found.catch(() => (this.#logins = null));
    }
    return this.#logins.found;
  }

  /** Whether somebody has to be made administrator first, by the link that the server tells: once that was done, it was. */
  async needsSetup(): Promise<boolean> {
    this.#isSetUp ||= await hasAdministrator(this.#db);
    return !this.#isSetUp;
  }
}
