/** Mail servers that are down, slow, or reject emails; limits; and what a crash leaves behind. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { type EmailTestServer, openEmailTestServer } from '../../../testing/emailTestServer';
import { createSmtpError, startTestSmtpServer, TEST_SMTP_PASSWORD } from '../../../testing/smtpServer';
import { EMAIL_RETRY_DAYS } from '../../../shared/limits';
import { DeliveryJournalFile } from '../../smtp/DeliveryJournalFile';
import { readOutboxHealth } from '../../store/read/email';

/** An id that no process has: the maximum of Linux is 4,194,304. */
const DEAD_PROCESS_ID = 4_194_305;

describeEachDatabaseEngine('sending emails', (open) => {
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

  it('rejects one recipient and sends to the others, over one connection', async () => {
    server.smtp.answer.recipient = (address) => {
      if (address.startsWith('mika')) throw createSmtpError(550, 'No such user here');
    };
    await comment(3, '@mika @ada');
    await comment(4, '@mika @ada');
    await server.deliver();
    expect(recipients()).toEqual(['ada@example.org', 'ada@example.org']);
    const outbox = await server.readOutbox();
    expect(outbox.filter(({ login }) => login === 'mika')).toEqual(
      Array(2).fill({
        login: 'mika',
        state: 'failed',
        attempts: 1,
        error: expect.stringContaining('No such user here') as unknown,
      }),
    );
    expect(outbox.filter(({ login }) => login === 'ada').map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(server.smtp.connections).toBeLessThanOrEqual(3);
    expect(await readOutboxHealth(server.store.db)).toMatchObject({ queued: 0, sent: 2, failed: 2 });
  });

  it('tries again later after a temporary error, and gives up after some days', async () => {
    server.smtp.answer.content = () => {
      throw createSmtpError(451, 'Greylisted');
    };
    await comment(3, '@mika');
    await server.deliver();
    expect(await server.readOutbox()).toEqual([
      {
        login: 'mika',
        state: 'waiting',
        attempts: 1,
        error: expect.stringContaining('Greylisted') as unknown,
      },
    ]);
    const { rows } = await sql<{ seconds: number }>`
      SELECT extract(epoch FROM next_attempt_at - now())::float AS seconds FROM email`.execute(
      server.store.db,
    );
    expect(rows[0]!.seconds).toBeGreaterThan(40);
    expect(rows[0]!.seconds).toBeLessThan(80);
    await sql`UPDATE email SET created_at = now() - make_interval(days => ${EMAIL_RETRY_DAYS}::int)`.execute(
      server.store.db,
    );
    await server.makeDue();
    await server.sender.sendDue();
    expect(await server.readOutbox()).toMatchObject([{ state: 'failed', attempts: 2 }]);
    server.smtp.answer.content = () => undefined;
    await server.makeDue();
    await server.sender.sendDue();
    expect(recipients()).toEqual([]);
  });

  it('waits while the mail server is down, reports the error, and loses no email', async () => {
    const { port } = server.smtp;
    await server.smtp.close();
    await comment(3, '@mika @ada');
    await server.deliver();
    expect(server.outbox.problem).toMatch(/ECONNREFUSED|closed/);
    expect((await server.readOutbox()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(await readOutboxHealth(server.store.db)).toMatchObject({
      queued: 2,
      lastError: expect.any(String) as unknown,
    });
    const again = await startTestSmtpServer({ port });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.makeDue();
    await server.sender.sendDue();
    expect(again.received.map(({ recipient }) => recipient).sort()).toEqual([
      'ada@example.org',
      'mika@example.org',
    ]);
    expect(server.outbox.problem).toBeNull();
    await again.close();
  });

  it('stops waiting for a slow mail server, and sends the email again with the same Message-ID', async () => {
    let isSlow = true;
    server.smtp.answer.recipient = () => new Promise((resolve) => setTimeout(resolve, isSlow ? 2_000 : 0));
    const sender = server.createSender({ timeouts: { idle: 300 }, pauseMs: 400 });
    await comment(3, '@mika');
    await server.derive();
    await server.makeDue();
    await sender.sendDue();
    expect(await server.readOutbox()).toMatchObject([
      { state: 'waiting', attempts: 1, error: expect.stringMatching(/timeout/i) as unknown },
    ]);
    isSlow = false;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await server.makeDue();
    await sender.sendDue();
    expect(recipients()).toEqual(['mika@example.org']);
  });

  it('sends other emails although the mail server drops the connection because of one', async () => {
    server.smtp.answer.content = ({ recipient }) => {
      if (recipient.startsWith('mika')) throw createSmtpError(421, 'Closing the connection');
    };
    await comment(3, '@mika @ada');
    await comment(4, '@ada');
    await server.deliver();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.sender.sendDue();
    expect(recipients()).toEqual(['ada@example.org', 'ada@example.org']);
    const { rows } = await sql<{ seconds: number }>`
      SELECT extract(epoch FROM next_attempt_at - now())::float AS seconds FROM email WHERE state = 1`.execute(
      server.store.db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.seconds).toBeGreaterThan(40);
  });

  it('does not send an email again that was transmitted when the server stopped', async () => {
    let announceContent = (): void => undefined;
    const isReceived = new Promise<void>((resolve) => (announceContent = resolve));
    server.smtp.answer.content = () => {
      announceContent();
      return new Promise(() => undefined);
    };
    const sender = server.createSender({ closeTimeoutMs: 10 });
    await comment(3, '@mika');
    await server.derive();
    await server.makeDue();
    sender.start();
    await isReceived;
    expect(await sender.close()).toBe(true);
    expect(await server.readOutbox()).toMatchObject([{ state: 'unknown' }]);
  });

  it('does not read the outbox all the time while the clock of the database is behind', async () => {
    let reads = 0;
    const sender = server.createSender({
      now: () => {
        reads += 1;
        return new Date(Date.now() + 3_600_000);
      },
    });
    await comment(3, '@mika');
    await server.derive();
    sender.start();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await sender.close();
    expect(reads).toBeGreaterThan(1);
    expect(reads).toBeLessThan(12);
  });

  it('settles the emails of a killed server whose process id belongs to another program', async () => {
    await comment(3, '@mika');
    await server.derive();
    const folder = mkdtempSync(path.join(tmpdir(), 'winnow-journal-'));
    const name = `${process.ppid}-killed.journal`;
    const { rows } = await sql<{ id: number }>`UPDATE email SET state = 2, claimed_by = ${name},
      claimed_at = now() - interval '2 hours', attempts = 1 RETURNING id`.execute(server.store.db);
    writeFileSync(path.join(folder, name), `T ${rows[0]!.id}\n`);
    const journal = new DeliveryJournalFile(folder);
    await server.createSender({ journal }).sendDue();
    expect(await server.readOutbox()).toMatchObject([{ state: 'unknown' }]);
    expect(readdirSync(folder)).toEqual([journal.name]);
    journal.close();
    rmSync(folder, { recursive: true });
  });

  it('never shows the password of the mail server', async () => {
    server.smtp.answer.recipient = () => {
      throw createSmtpError(550, `You said ${TEST_SMTP_PASSWORD}`);
    };
    await comment(3, '@mika');
    await server.deliver();
    const [email] = await server.readOutbox();
    expect(email!.error).toContain('You said ***');
  });

  it('limits the emails to a person per hour and of a server per minute', async () => {
    const sender = server.createSender({ emailsPerMinute: 2 });
    for (const number of [3, 4, 5]) await comment(number, '@mika');
    await server.derive();
    await server.makeDue();
    await sender.sendDue();
    expect(recipients()).toHaveLength(2);
    await sql`INSERT INTO email (kind, state, user_id, finished_at)
      SELECT 0, 3, ${server.tracker.users.mika}::int, now() FROM generate_series(1, 60)`.execute(
      server.store.db,
    );
    await server.sender.sendDue();
    expect(recipients()).toHaveLength(2);
    expect((await server.readOutbox())[2]).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('settles emails claimed by a killed server: transmitted ones are not sent again, the others are', async () => {
    for (const number of [3, 4, 5, 6]) await comment(number, '@mika');
    await server.derive();
    const folder = mkdtempSync(path.join(tmpdir(), 'winnow-journal-'));
    const name = `${DEAD_PROCESS_ID}-killed.journal`;
    await sql`UPDATE email SET state = 2, claimed_by = ${name}, claimed_at = now(), attempts = 1`.execute(
      server.store.db,
    );
    const { rows } = await sql<{ id: number }>`SELECT id FROM email ORDER BY id`.execute(server.store.db);
    const [accepted, transmitted, rejected] = rows.map(({ id }) => id);
    writeFileSync(
      path.join(folder, name),
      `T ${accepted}\nA ${accepted}\nT ${transmitted}\nT ${rejected}\nR ${rejected}\nT ${rows[3]!.id}`,
    );
    const journal = new DeliveryJournalFile(folder);
    const sender = server.createSender({ journal });
    await sender.sendDue();
    await sender.sendDue();
    expect((await server.readOutbox()).map(({ state }) => state)).toEqual([
      'sent',
      'unknown',
      'sent',
      'sent',
    ]);
    // Several connections send them, in no particular order.
    const subjects = server.smtp.received.map(({ subject }) => subject!.slice(0, 7));
    expect(subjects.sort()).toEqual(['[NET-5]', '[NET-6]']);
    expect(readdirSync(folder)).toEqual([journal.name]);
    journal.close();
    rmSync(folder, { recursive: true });
  });

  it('does not send emails that another running server has claimed', async () => {
    await comment(3, '@mika');
    await server.derive();
    const other = server.createSender();
    const name = `${process.ppid}-running.journal`;
    await sql`UPDATE email SET state = 2, claimed_by = ${name}, claimed_at = now()`.execute(server.store.db);
    await other.sendDue();
    expect(await server.readOutbox()).toMatchObject([{ state: 'sending' }]);
    // The machine of the other server is gone.
    await sql`UPDATE email SET claimed_at = now() - interval '2 hours'`.execute(server.store.db);
    await other.sendDue();
    await other.sendDue();
    expect(recipients()).toEqual(['mika@example.org']);
  });
});
