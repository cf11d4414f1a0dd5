/** Batches of emails: data is read once per batch, and permissions are checked before each email. */
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { type EmailTestServer, openEmailTestServer } from '../../../testing/emailTestServer';
import { createEmailWriter } from './EmailWriter';
import { EmailSite } from './EmailSite';

describeEachDatabaseEngine('a batch of emails', (open) => {
  let server: EmailTestServer;
  beforeEach(async () => {
    server = await openEmailTestServer(open);
    await server.derive();
    await server.setMode('mika', 'direct');
    await server.setMode('ada', 'direct');
  });
  afterEach(() => server.close());

  const comment = (number: number, body: string) =>
    server.mutate('addComment', { issueId: server.getGlobalId('Issue', number), body }, 'errors { message }');
  const recipients = () => server.smtp.received.map(({ recipient }) => recipient).sort();
  /** Sends due emails, and runs `change` before the mail server accepts the first one. */
  const sendWhile = async (change: () => Promise<unknown>) => {
    await server.derive();
    await server.makeDue();
    let changed: Promise<unknown> | undefined;
    server.smtp.answer.content = async () => {
      changed ??= change();
      await changed;
    };
    await server.sender.sendDue();
  };
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('reads the data of ten emails with as many statements as for one', async () => {
    const { background } = server.store;
    const execute = jest.spyOn(background, 'getExecutor');
    const countStatements = async () => {
      await server.derive();
      await server.makeDue();
      execute.mockClear();
      await server.sender.sendDue();
      return execute.mock.calls.length;
    };
    await comment(3, '@mika');
    const forOne = await countStatements();
    for (let number = 1; number <= 5; number++) await comment(number, '@mika @ada');
    expect(forOne).toBeGreaterThan(2);
    expect(await countStatements()).toBe(forOne);
    execute.mockRestore();
    expect(recipients()).toHaveLength(11);
  });

  it('sends each person their own events', async () => {
    await comment(3, 'First, @mika');
    await comment(4, 'Second, @ada');
    await comment(5, 'Third, @mika');
    await server.deliver();
    const texts = server.smtp.received.map(({ recipient, text }) => [
      recipient,
      ['First', 'Second', 'Third'].filter((word) => text?.includes(word)).join(),
    ]);
    expect(texts.sort()).toEqual([
      ['ada@example.org', 'Second'],
      ['mika@example.org', 'First'],
      ['mika@example.org', 'Third'],
    ]);
  });

  it('does not send to a person who was disabled while an earlier email was sent', async () => {
    for (let number = 1; number <= 6; number++) await comment(number, '@mika');
    await sendWhile(() =>
      sql`UPDATE app_user SET disabled = true WHERE login = 'mika'`.execute(server.store.db),
    );
    // At most one email per connection was already on its way.
    expect(recipients().length).toBeLessThanOrEqual(3);
    expect((await server.readOutbox()).map(({ state }) => state)).toEqual(recipients().map(() => 'sent'));
  });

  it('does not send an email about a project that became private while an earlier email was sent', async () => {
    for (let number = 1; number <= 6; number++) await comment(number, '@mika');
    await sendWhile(async () => {
      await sql`UPDATE project SET visibility = 2 WHERE key = 'NET'`.execute(server.store.db);
      await sql`DELETE FROM membership WHERE user_id = ${server.tracker.users.mika}`.execute(server.store.db);
    });
    expect(recipients().length).toBeLessThanOrEqual(3);
  });

  it('reads the notifications again if the mail server is slow', async () => {
    for (let number = 1; number <= 6; number++) await comment(number, '@mika');
    let sending = 0;
    await server.derive();
    await server.makeDue();
    server.smtp.answer.content = async () => {
      sending += 1;
      if (sending === 1) await sql`UPDATE notification SET state = 1`.execute(server.store.db);
      await wait(1_100);
    };
    await server.sender.sendDue();
    expect(recipients().length).toBeLessThanOrEqual(3);
  });

  it('counts the emails of the batch for the limit per person', async () => {
    for (let number = 1; number <= 4; number++) await comment(number, '@mika');
    await server.derive();
    await server.makeDue();
    const sender = server.createSender({
      prepare: createEmailWriter({
        services: server.services,
        site: new EmailSite('https://issues.example.org', 'id', 'a secret'),
        from: { name: 'Winnow', address: 'winnow@example.org' },
        perPersonAndHour: 2,
      }),
    });
    await sender.sendDue();
    expect(recipients()).toHaveLength(2);
    expect((await server.readOutbox()).map(({ state }) => state).sort()).toEqual([
      'sent',
      'sent',
      'waiting',
      'waiting',
    ]);
  });

  it('sends the digests of others when the time zone of one person is unknown', async () => {
    await server.setMode('mika', 'digest');
    await server.setMode('ada', 'digest');
    await comment(3, '@mika @ada');
    await server.derive();
    await sql`UPDATE notification_settings SET next_digest_at = now() - interval '1 minute'`.execute(
      server.store.db,
    );
    await sql`UPDATE notification_settings SET time_zone = 'Mars/Olympus_Mons'
      WHERE user_id = ${server.tracker.users.mika}`.execute(server.store.db);
    const unknown: string[] = [];
    const sender = server.createSender({ onUnknownTimeZone: ({ time_zone }) => unknown.push(time_zone) });
    await sender.sendDue();
    expect(recipients()).toEqual(['ada@example.org', 'mika@example.org']);
    expect(unknown).toEqual(['Mars/Olympus_Mons']);
    const { rows } = await sql<{ hour: number }>`
      SELECT extract(hour FROM next_digest_at AT TIME ZONE 'UTC')::int AS hour FROM notification_settings`.execute(
      server.store.db,
    );
    expect(rows).toEqual([{ hour: 8 }, { hour: 8 }]);
  });
});
