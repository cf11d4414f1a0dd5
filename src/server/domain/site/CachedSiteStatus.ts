/**
 * Facts about the installation that everyone may know. They are requested with every page and rarely
 * change.
 */
import { readDemoMembers } from '../../store/read/demo';
import { hasAdministrator } from '../../store/read/people';
import { hasStoredSetting } from '../../store/read/settings';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { DemoLogin, SiteStatusService } from '../context/SharedServices';

/** The setting that marks a demo installation; written by demo/demoUsers. */
const DEMO_USERS_SETTING_KEY = 'demo_users';
/** How long the demo logins are cached, in milliseconds. */
const DEMO_LOGINS_CACHE_TTL_MS = 10_000;

/** Reads and caches whether this installation is a demo, is set up, and has demo logins. One instance per process. */
export class CachedSiteStatus implements SiteStatusService {
  readonly #db: DatabaseStore['db'];
  #isDemo: Promise<boolean> | null = null;
  #isSetUp = false;
  #logins: { until: number; members: Promise<DemoLogin[]> } | null = null;

  constructor({ db }: Pick<DatabaseStore, 'db'>) {
    this.#db = db;
  }

  /** Whether this is a demo. Cached forever: an installation becomes a demo when it is created, or never. */
  isDemo(): Promise<boolean> {
    return (this.#isDemo ??= hasStoredSetting(this.#db, DEMO_USERS_SETTING_KEY).catch((error: unknown) => {
      this.#isDemo = null;
      throw error;
    }));
  }

  async getDemoLogins(): Promise<DemoLogin[]> {
    if (!(await this.isDemo())) return [];
    if (!this.#logins || performance.now() > this.#logins.until) {
      const members = readDemoMembers(this.#db);
      this.#logins = { until: performance.now() + DEMO_LOGINS_CACHE_TTL_MS, members };
      members.catch(() => (this.#logins = null));
    }
    return this.#logins.members;
  }

  /** Whether the first administrator is missing. Once there is one, the answer stays false. */
  async needsSetup(): Promise<boolean> {
    this.#isSetUp ||= await hasAdministrator(this.#db);
    return !this.#isSetUp;
  }
}
