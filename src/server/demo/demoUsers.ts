/** Accounts of a demo: six users with different roles and a public password. */
import { hashPassword } from '../domain/identity/passwords';
import { insertSettingIfMissing, setPasswordHash } from '../store/import/demo';
import { hasAnyUserCredential } from '../store/read/credentials';
import { hasStoredSetting } from '../store/read/settings';
import type { DatabaseStore } from '../store/DatabaseStore';
import { DEMO_SETTING_KEY } from './demoState';
import { DEMO_USER_ACCOUNTS } from './project/people';

/** Key of the setting that marks a database as a demo with public passwords. `isDemo` reads it. */
const DEMO_USERS_SETTING_KEY = 'demo_users';
export const DEMO_PASSWORD = 'winnow-demo';

/**
 * Sets the public passwords of the demo users if the database contains a demo and no user can sign in yet. A
 * tracker whose users already have credentials never becomes a demo. Returns whether this is a demo.
 */
export async function enableDemoUserSignIn({ background: db }: DatabaseStore): Promise<boolean> {
  if (await hasStoredSetting(db, DEMO_USERS_SETTING_KEY)) return true;
  if (!(await hasStoredSetting(db, DEMO_SETTING_KEY)) || (await hasAnyUserCredential(db))) return false;
  const hashes = await Promise.all(DEMO_USER_ACCOUNTS.map(() => hashPassword(DEMO_PASSWORD)));
  await db.transaction().execute(async (tx) => {
    for (const [index, { login }] of DEMO_USER_ACCOUNTS.entries()) {
      await setPasswordHash(tx, login, hashes[index]!);
    }
    await insertSettingIfMissing(tx, DEMO_USERS_SETTING_KEY, 'ready');
  });
  return true;
}
