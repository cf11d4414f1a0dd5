/** The links in emails to unsubscribe, which work without a session. */
import type { InjectOptions } from 'fastify';
import { UNSUBSCRIBES_PER_MINUTE_MAX } from '../../../shared/limits';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { EmailOutbox } from '../../domain/email/EmailOutbox';
import { createUnsubscribeToken } from '../../domain/email/unsubscribeToken';

const SECRET = 'a secret of tests';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

describeEachDatabaseEngine('unsubscribing by a link', (open) => {
  let test: TestServer;
  let address = 0;
  beforeAll(async () => {
    test = await openTestServer(open, { email: new EmailOutbox(SECRET) });
  });
  beforeEach(async () => {
    address += 1;
    await test.store.db.deleteFrom('notification_settings').execute();
  });
  afterAll(() => test.close());

  const send = (method: 'GET' | 'POST', token: string, options: InjectOptions = {}) =>
    test.server.inject({
      method,
      url: `/email/unsubscribe/${token}`,
      remoteAddress: `10.0.1.${address}`,
      ...options,
      headers: { host: 'localhost:4000', ...options.headers },
    });
  const post = (token: string, headers: Record<string, string> = {}, payload = ONE_CLICK) =>
    send('POST', token, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });
  const readModes = async () =>
    (await test.store.db.selectFrom('notification_settings').select(['user_id', 'email_mode']).execute()).map(
      (row) => [row.user_id, row.email_mode],
    );

  it('shows a confirmation page without scripts, and changes nothing', async () => {
    const answer = await send('GET', createUnsubscribeToken(SECRET, test.tracker.users.mika));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Turn off all notification emails for <b>mika</b>?');
    expect(answer.body).toContain('<form method="post">');
    expect(answer.body).not.toContain('<script');
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/,
    );
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    expect(await readModes()).toEqual([]);
  });

  it('unsubscribes with one click of a mail program, and records it in the audit log', async () => {
    const { mika } = test.tracker.users;
    const token = createUnsubscribeToken(SECRET, mika);
    expect((await post(token)).statusCode).toBe(200);
    expect(await readModes()).toEqual([[mika, 0]]);
    expect((await post(token)).body).toContain('turned off for <b>mika</b>');
    const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    const answer = await post(token, { 'content-type': 'multipart/form-data; boundary=x' }, multipart);
    expect(answer.statusCode).toBe(200);
    const entries = await test.store.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'actor_id'])
      .where('action', '=', 'notification_settings_changed')
      .execute();
    expect(entries).toEqual([{ action: 'notification_settings_changed', subject: 'mika', actor_id: mika }]);
  });

  it('rejects changed and foreign tokens, and tokens of unknown users', async () => {
    const { mika, maintainer } = test.tracker.users;
    const token = createUnsubscribeToken(SECRET, mika);
    const invalid = [
      token.replace(String(mika), String(maintainer)),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}x`,
      createUnsubscribeToken('another secret', mika),
      createUnsubscribeToken(SECRET, 1_000_000),
      `${mika}.`,
      'x',
    ];
    for (const wrong of invalid) {
      expect([wrong, (await send('GET', wrong)).statusCode]).toEqual([wrong, 404]);
      expect([wrong, (await post(wrong)).statusCode]).toEqual([wrong, 404]);
    }
    expect(await readModes()).toEqual([]);
  });

  it('rejects requests of other sites', async () => {
    const token = createUnsubscribeToken(SECRET, test.tracker.users.mika);
    expect((await post(token, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await readModes()).toEqual([]);
  });

  it('limits the requests of an address', async () => {
    for (let n = 0; n < UNSUBSCRIBES_PER_MINUTE_MAX; n++) await send('GET', 'x');
    expect((await post(createUnsubscribeToken(SECRET, test.tracker.users.mika))).statusCode).toBe(429);
    expect(await readModes()).toEqual([]);
  });
});
