/** Links that sign in: setup of the first administrator, invitations, and password links. */
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { ROLES } from '../../../shared/issue';
import { hashSecret } from '../../domain/identity/secrets';
import { createSetupSecret } from '../../domain/people/setUpFirstAdministrator';

const TEST_PASSWORD = 'a fish on a bicycle';
const MS_PER_HOUR = 3_600_000;

describeEachDatabaseEngine('links that sign in', (open) => {
  let test: TestServer;
  let address = 0;
  beforeAll(async () => {
    test = await openTestServer(open, { operations: { who: 'query Who { viewer { login } }' } });
  });
  afterAll(() => test.close());

  const send = (url: string, payload: object, headers: Record<string, string> = {}) =>
    test.server.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: `10.1.${(address += 1)}.1`,
      headers: { host: 'localhost:4000', 'content-type': 'application/json', ...headers },
    });
  const who = async (answer: Awaited<ReturnType<typeof send>>) => {
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const { data } = (await test.postAnonymously({ documentId: 'who' }, { cookie })).json<{
      data: { viewer: { login: string } | null };
    }>();
    return data.viewer?.login ?? null;
  };
  const memberOf = (login: string) =>
    test.store.db
      .selectFrom('membership')
      .innerJoin('app_user', 'app_user.id', 'membership.user_id')
      .innerJoin('project', 'project.id', 'membership.project_id')
      .select(['project.key', 'membership.role'])
      .where('login', '=', login)
      .execute();
  const actions = async () =>
    (await test.store.db.selectFrom('audit_entry').select('action').orderBy('id').execute()).map(
      ({ action }) => action,
    );

  describe('setup links', () => {
    const input = { login: 'boss', name: 'The Boss', password: TEST_PASSWORD };

    it('create the first administrator with a first project, only once', async () => {
      const old = await createSetupSecret(test.store);
      const token = await createSetupSecret(test.store);
      for (const wrong of ['', 'wrong', old]) {
        const refused = await send('/setup', { ...input, token: wrong });
        expect([refused.statusCode, refused.json()]).toMatchObject([
          404,
          { code: 'NOT_FOUND', path: ['token'] },
        ]);
      }
      for (const [field, value] of [
        ['login', 'The Boss'],
        ['login', 'mika'],
        ['name', ' '],
        ['password', 'short'],
        ['password', '1234567890123456789'.slice(0, 12)],
        ['projectKey', 'net'],
        ['projectKey', 'NET'],
      ] as const) {
        const all = { ...input, token, projectKey: 'ONE', projectName: 'One', [field]: value };
        const refused = await send('/setup', all);
        expect([refused.statusCode, refused.json()]).toMatchObject([
          422,
          { code: 'VALIDATION_FAILED', path: [field] },
        ]);
      }
      const signedIn = await send('/setup', { ...input, token, projectKey: 'ONE', projectName: 'One' });
      expect([signedIn.statusCode, signedIn.json()]).toEqual([
        200,
        { login: 'boss', name: 'The Boss', projectKey: 'ONE' },
      ]);
      expect(await who(signedIn)).toBe('boss');
      expect(await memberOf('boss')).toEqual([{ key: 'ONE', role: ROLES.indexOf('maintainer') }]);
      expect((await actions()).slice(-4)).toEqual(['user_created', 'set_up', 'project_created', 'signed_in']);
      const again = await send('/setup', { ...input, login: 'second', token });
      expect(again.statusCode).toBe(404);
      expect(await createSetupSecret(test.store)).toBeNull();
    });
  });

  describe('invitation links', () => {
    const input = { login: 'newcomer', name: 'New', password: TEST_PASSWORD };
    const invite = async (token: string, expiresAt = Date.now() + MS_PER_HOUR) =>
      test.store.db
        .insertInto('invitation')
        .values({
          secret_hash: hashSecret(token),
          project_id: test.tracker.secId,
          role: ROLES.indexOf('triager'),
          created_by: test.tracker.users.maintainer,
          expires_at: new Date(expiresAt),
        })
        .execute();

    it('create an account that is a member of the project', async () => {
      await invite('come-in');
      const signedIn = await send('/invitation', { ...input, token: 'come-in' });
      expect([signedIn.statusCode, signedIn.json()]).toEqual([
        200,
        { login: 'newcomer', name: 'New', projectKey: 'SEC' },
      ]);
      expect(await who(signedIn)).toBe('newcomer');
      expect(await memberOf('newcomer')).toEqual([{ key: 'SEC', role: ROLES.indexOf('triager') }]);
    });

    it('do not reveal existing logins to callers without a valid link', async () => {
      await invite('too-late', Date.now() - MS_PER_HOUR);
      for (const token of ['wrong', 'too-late', '']) {
        for (const login of ['mika', 'nobody']) {
          const refused = await send('/invitation', { ...input, login, token });
          expect([refused.statusCode, refused.json<{ path: string[] }>().path]).toEqual([404, ['token']]);
        }
      }
      const taken = await send('/invitation', { ...input, login: 'mika', token: 'come-in' });
      expect([taken.statusCode, taken.json<{ path: string[] }>().path]).toEqual([422, ['login']]);
    });
  });

  describe('password links', () => {
    const link = (token: string, expiresAt = Date.now() + MS_PER_HOUR) =>
      test.store.db
        .insertInto('password_link')
        .values({
          secret_hash: hashSecret(token),
          user_id: test.tracker.users.mika,
          expires_at: new Date(expiresAt),
        })
        .execute();

    it('work once and end all other sessions of the user', async () => {
      await link('choose');
      const weak = await send('/password', { token: 'choose', password: 'too short' });
      expect([weak.statusCode, weak.json<{ path: string[] }>().path]).toEqual([422, ['password']]);
      const first = await send('/password', { token: 'choose', password: TEST_PASSWORD });
      expect([first.statusCode, await who(first)]).toEqual([200, 'mika']);
      expect((await send('/password', { token: 'choose', password: TEST_PASSWORD })).statusCode).toBe(404);
      await link('choose-again');
      const second = await send('/password', { token: 'choose-again', password: `${TEST_PASSWORD} too` });
      expect([await who(first), await who(second)]).toEqual([null, 'mika']);
      expect((await send('/session', { login: 'mika', password: TEST_PASSWORD })).statusCode).toBe(401);
      expect((await send('/session', { login: 'mika', password: `${TEST_PASSWORD} too` })).statusCode).toBe(
        200,
      );
    });

    it('expire, and stop working when the account is disabled', async () => {
      await link('late', Date.now() - 1_000);
      expect((await send('/password', { token: 'late', password: TEST_PASSWORD })).statusCode).toBe(404);
      // Without a valid link, the password is not validated either.
      expect((await send('/password', { token: 'late', password: 'too short' })).statusCode).toBe(404);
      await link('of-disabled');
      await test.store.db
        .updateTable('app_user')
        .set({ disabled: true })
        .where('login', '=', 'mika')
        .execute();
      expect((await send('/password', { token: 'of-disabled', password: TEST_PASSWORD })).statusCode).toBe(
        404,
      );
    });
  });
});
