/**
 * Sign-in attempts do the same work whether or not the login exists, so that timing reveals nothing. Counts
 * operations, because durations on a busy machine vary.
 */
import argon2 from '@node-rs/argon2';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { insertSmallIssueTracker } from '../../../testing/smallTracker';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { hashPassword } from './passwords';
import { signInByPassword } from './signIn';

const hashSpy = jest.spyOn(argon2, 'hash');
const verifySpy = jest.spyOn(argon2, 'verify');

const TEST_PASSWORD = 'a fish on a bicycle';
const ANONYMOUS_CALLER = { viewer: null, credential: null, client: { address: null, userAgent: null } };

describeEachDatabaseEngine('an attempt to sign in', (open) => {
  let store: DatabaseStore;
  const statements: string[] = [];
  beforeAll(async () => {
    store = await open({ onStatement: ({ sql }) => statements.push(sql) });
    await insertSmallIssueTracker(store);
    const set = async (login: string, values: object) =>
      store.db.updateTable('app_user').set(values).where('login', '=', login).execute();
    await set('mika', { password_hash: await hashPassword(TEST_PASSWORD) });
    await set('maintainer', { password_hash: await hashPassword(TEST_PASSWORD), disabled: true });
    // For a missing password, a substitute hash is verified. It is computed at the first sign-in attempt,
    // here.
    await signInByPassword(store, { login: 'nobody', password: TEST_PASSWORD }, ANONYMOUS_CALLER);
  });

  /** The password hash operations with their parameters, and the SQL statements, of one sign-in attempt. */
  const workOf = async (login: string, password: string) => {
    for (const mock of [hashSpy, verifySpy]) mock.mockClear();
    statements.splice(0);
    expect(await signInByPassword(store, { login, password }, ANONYMOUS_CALLER)).toBeNull();
    return {
      hashed: hashSpy.mock.calls.length,
      verified: verifySpy.mock.calls.map(([hashed]) => String(hashed).split('$').slice(0, 4).join('$')),
      statements: [...statements],
    };
  };

  it('does the same work for a wrong password, an unknown login and a user without a password', async () => {
    const wrong = await workOf('mika', 'not a fish on a bicycle');
    expect(wrong).toMatchObject({ hashed: 0, verified: ['$argon2id$v=19$m=19456,t=2,p=1'] });
    expect(wrong.statements.length).toBeGreaterThan(1);
    for (const login of ['nobody', 'ada', 'MIKA', '', "x' OR 1=1 --", 'a\0b'.replace('\0', '')]) {
      expect([login, await workOf(login, TEST_PASSWORD)]).toEqual([login, wrong]);
    }
    // The account is disabled: the right password is rejected too.
    expect(await workOf('maintainer', TEST_PASSWORD)).toEqual(wrong);
  });

  it('does not hash passwords that are too long', async () => {
    const long = 'x'.repeat(1_025);
    const known = await workOf('mika', long);
    expect(known).toMatchObject({ hashed: 0, verified: [] });
    expect(await workOf('nobody', long)).toEqual(known);
  });
});
