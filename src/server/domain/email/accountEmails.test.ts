/** Password resets, invitations and digests by email. */
import { sql } from 'kysely';
import { INVITATION_EMAILS_PER_HOUR_MAX, PASSWORD_RESETS_PER_HOUR_MAX } from '../../../shared/limits';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { type EmailTestServer, openEmailTestServer } from '../../../testing/emailTestServer';
import { encodeGlobalId } from '../base/ids';
import { hashPassword } from '../identity/passwords';
import { hashSecret } from '../identity/secrets';
import { getNextDigestTime } from './queueDueDigests';

describeEachDatabaseEngine('account emails', (open) => {
  let server: EmailTestServer;
  beforeEach(async () => {
    server = await openEmailTestServer(open);
    await server.setMode('mika', 'direct');
    const hash = await hashPassword('a fish on a bicycle');
    await sql`UPDATE app_user SET password_hash = ${hash} WHERE login = 'mika'`.execute(server.store.db);
  });
  afterEach(() => server.close());

  const post = (url: string, payload: object) =>
    server.server.inject({ method: 'POST', url, payload, headers: { host: 'localhost:4000' } });
  const send = async () => {
    // The first call finds the accounts of the requests and queues their emails.
    await server.sender.sendDue();
    await server.sender.sendDue();
  };
  const secretOf = (index: number) => /#([\w-]{43})/.exec(server.smtp.received[index]!.text!)![1]!;

  it('sends a password reset link that works once, and stores its secret only as a hash', async () => {
    expect((await post('/password/reset', { login: 'MIKA@example.org' })).statusCode).toBe(202);
    await send();
    expect(server.smtp.received.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['mika@example.org', 'Reset the password of mika'],
    ]);
    const token = secretOf(0);
    const links = await server.store.db.selectFrom('password_link').select('secret_hash').execute();
    expect(links).toEqual([{ secret_hash: hashSecret(token) }]);
    const chosen = { token, password: 'a bicycle on a fish' };
    expect((await post('/password', chosen)).statusCode).toBe(200);
    expect((await post('/password', chosen)).statusCode).toBe(404);
  });

  it.each(['nobody', 'maintainer', 'ada', '@', 'x'.repeat(10_000)])(
    'gives the same response for %.20s, who has no account, no password or no address, and sends nothing',
    async (login) => {
      const known = await post('/password/reset', { login: 'mika' });
      const answer = await post('/password/reset', { login });
      expect([answer.statusCode, answer.body]).toEqual([known.statusCode, known.body]);
      await send();
      expect(server.smtp.received.map(({ recipient }) => recipient)).toEqual(['mika@example.org']);
    },
  );

  it('limits password reset emails per account and hour', async () => {
    for (let n = 0; n < PASSWORD_RESETS_PER_HOUR_MAX + 1; n++) {
      await post('/password/reset', { login: 'mika' });
      await send();
    }
    expect(server.smtp.received).toHaveLength(PASSWORD_RESETS_PER_HOUR_MAX);
  });

  it('sends an invitation, stores its secret only encrypted, and sends nothing after it is revoked', async () => {
    const invite = (email: string) =>
      server.mutate(
        'createInvitation',
        { projectId: encodeGlobalId('Project', server.tracker.netId), role: 'TRIAGER', email },
        'invitation { id } errors { message path }',
      );
    expect((await invite('not an address')).errors).toMatchObject([{ path: ['email'] }]);
    expect((await invite('new@example.org')).errors).toEqual([]);
    await send();
    expect(server.smtp.received.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['new@example.org', 'Invitation to Network'],
    ]);
    const { rows } = await sql<{ payload: string | null }>`SELECT payload FROM email`.execute(
      server.store.db,
    );
    expect(rows).toEqual([{ payload: null }]);
    const signUp = { token: secretOf(0), login: 'newcomer', name: 'New', password: 'a fish on a bicycle' };
    expect((await post('/invitation', signUp)).json()).toMatchObject({
      login: 'newcomer',
      projectKey: 'NET',
    });
    await invite('other@example.org');
    await server.store.db.deleteFrom('invitation').execute();
    await send();
    expect(server.smtp.received).toHaveLength(1);
    for (let n = 2; n < INVITATION_EMAILS_PER_HOUR_MAX + 1; n++) await invite(`p${n}@example.org`);
    expect((await invite('last@example.org')).errors).toMatchObject([{ path: ['email'] }]);
  });

  it('sends a digest of unread notifications, and the next one only with newer ones', async () => {
    await server.setMode('mika', 'digest');
    await server.derive();
    const comment = (number: number) =>
      server.mutate(
        'addComment',
        { issueId: server.getGlobalId('Issue', number), body: 'Hello @mika' },
        'errors { message }',
      );
    await comment(3);
    await comment(4);
    await server.derive();
    await sql`UPDATE notification SET state = 1 WHERE issue_number = 4`.execute(server.store.db);
    const makeDigestDue = () =>
      sql`UPDATE notification_settings SET next_digest_at = now() - interval '1 minute'`.execute(
        server.store.db,
      );
    await makeDigestDue();
    await send();
    expect(server.smtp.received.map(({ subject }) => subject)).toEqual(['1 notification in Network']);
    expect(server.smtp.received[0]!.text).toContain('Network: Mentioned');
    expect(server.smtp.received[0]!.text).toContain('https://issues.example.org/projects/NET/issues/3');
    await makeDigestDue();
    await send();
    expect(server.smtp.received).toHaveLength(1);
    await comment(5);
    await server.derive();
    await makeDigestDue();
    await send();
    expect(server.smtp.received[1]!.text).toMatch(/issues\/5/);
    expect(server.smtp.received[1]!.text).not.toMatch(/issues\/3/);
  });
});

describe('getNextDigestTime', () => {
  const next = (hour: number, zone: string, now: string, last: string | null = null) =>
    getNextDigestTime(hour, zone, new Date(now), last === null ? null : new Date(last)).toISOString();

  it.each([
    [
      'later on the same local day',
      next(8, 'Europe/Berlin', '2026-01-10T05:00Z'),
      '2026-01-10T07:00:00.000Z',
    ],
    ['on the next local day', next(8, 'Europe/Berlin', '2026-01-10T07:00Z'), '2026-01-11T07:00:00.000Z'],
    ['an hour earlier in summer', next(8, 'Europe/Berlin', '2026-07-10T05:00Z'), '2026-07-10T06:00:00.000Z'],
    [
      'after the hour that is skipped',
      next(2, 'Europe/Berlin', '2026-03-29T00:00Z'),
      '2026-03-29T01:00:00.000Z',
    ],
    [
      'at the first of two such hours',
      next(2, 'Europe/Berlin', '2026-10-24T23:00Z'),
      '2026-10-25T00:00:00.000Z',
    ],
    [
      'not at the second of two such hours',
      next(2, 'Europe/Berlin', '2026-10-25T00:00Z', '2026-10-25T00:00Z'),
      '2026-10-26T01:00:00.000Z',
    ],
    ['across the date line', next(7, 'Pacific/Kiritimati', '2026-01-10T16:00Z'), '2026-01-10T17:00:00.000Z'],
    [
      'once per local day',
      next(20, 'UTC', '2026-01-10T09:00Z', '2026-01-10T08:00Z'),
      '2026-01-11T20:00:00.000Z',
    ],
  ])('is %s', (_name, actual, expected) => expect(actual).toBe(expected));
});
