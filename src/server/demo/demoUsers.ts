/** Accounts of a demo: six users with different roles and a public password. */
import { hashPassword } from '../domain/identity/passwords';
import { ensureSetting, setPasswordHash } from '../store/import/demo';
import { hasAnyCredential } from '../store/read/credentials';
import { hasSetting } from '../store/read/settings';
import type { Store } from '../store/Store';
import { DEMO_SETTING } from './demoState';
import { DEMO_USERS } from './project/people';

/** Key of the setting that marks a database as a demo with public passwords. `isDemo` reads it. */
const DEMO_USERS_SETTING = 'demo_users';
export const DEMO_PASSWORD = 'winnow-demo';

/**
 * Sets the public passwords of the demo users if the database contains a demo and no user can sign in yet. A
 * tracker whose users already have credentials never becomes a demo. Returns whether this is a demo.
 */
export async function enableDemoUsers({ background: db }: Store): Promise<boolean> {
  if (await hasSetting(db, DEMO_USERS_SETTING)) return true;
  if (!(await hasSetting(db, DEMO_SETTING)) || (await hasAnyCredential(db))) return false;
  const hashes = await Promise.all(DEMO_USERS.map(() => hashPassword(DEMO_PASSWORD)));
  await db.transaction().execute(async (tx) => {
    for (const [index, { login }] of DEMO_USERS.entries()) {
      await setPasswordHash(tx, login, hashes[index]!);
    }
    await ensureSetting(tx, DEMO_USERS_SETTING, 'ready');
  });
  return true;
}
