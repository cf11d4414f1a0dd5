/** Whom anybody may be on a demo install: six people, a role each, with a password that everybody knows. */
import { hashPassword } from '../domain/identity/passwords';
import { hasCredentials } from '../store/read/credentials';
import { hasSetting } from '../store/read/settings';
import type { Store } from '../store/Store';
import { DEMO } from './demoState';
import { DEMO_USERS } from './project/people';

/** The setting that makes an install a demo, as `isDemo` has it. */
const DEMO_USERS_SETTING = 'demo_users';
export const DEMO_PASSWORD = 'winnow-demo';

/**
 * Lets them sign in where there is a demo and nobody who could: a tracker that people sign in to never
 * becomes a demo. Answers whether this is one.
 */
export async function admitDemoUsers({ background: db }: Store): Promise<boolean> {
  if (await hasSetting(db, DEMO_USERS_SETTING)) return true;
  if (!(await hasSetting(db, DEMO)) || (await hasCredentials(db))) return false;
  const hashes = await Promise.all(DEMO_USERS.map(() => hashPassword(DEMO_PASSWORD)));
  await db.transaction().execute(async (tx) => {
    for (const [index, { login }] of DEMO_USERS.entries()) {
      await tx
        .updateTable('app_user')
        .set({ password_hash: hashes[index] })
        .where('login', '=', login)
        .where('placeholder', '=', false)
        .execute();
    }
    await tx
      .insertInto('setting')
      .values({ key: DEMO_USERS_SETTING, value: 'ready' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  });
  return true;
}
