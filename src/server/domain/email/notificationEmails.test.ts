/** Emails about issues, as a real mail server receives them. */
import { sql } from 'kysely';
import { createBulkTestServer } from '../../../testing/bulkTestServer';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { type EmailTestServer, openEmailTestServer } from '../../../testing/emailTestServer';

describeEachDatabaseEngine('emails about issues', (open) => {
  let server: EmailTestServer;
  beforeEach(async () => {
    server = await openEmailTestServer(open);
    await server.derive();
  });
  afterEach(() => server.close());

  const comment = (number: number, body: string) =>
    server.mutate('addComment', { issueId: server.getGlobalId('Issue', number), body }, 'errors { message }');
  const watch = (login: 'mika' | 'ada', number: number) =>
    sql`INSERT INTO watch (project_id, user_id, number)
      VALUES (${server.tracker.netId}, ${server.tracker.users[login]}, ${number}) ON CONFLICT DO NOTHING`.execute(
      server.store.db,
    );

  it('sends the comment as text and sanitized HTML, with the reason and the headers of a conversation', async () => {
    await server.setMode('mika', 'direct');
    await comment(3, 'Hello **@mika**, see #4 <script>alert(1)</script> ![private](/files/1/x.png)');
    await server.deliver();
    expect(server.smtp.received).toHaveLength(1);
    const [email] = server.smtp.received;
    expect(email!.recipient).toBe('mika@example.org');
    expect(email!.subject).toMatch(/^\[NET-3\] \S/);
    expect(email!.from?.text).toBe('"MAINTAINER (Winnow)" <winnow@example.org>');
    expect(email!.text).toContain('MAINTAINER commented:');
    expect(email!.text).toContain('Hello **@mika**');
    expect(email!.text).toContain('View NET-3: https://issues.example.org/projects/NET/issues/3');
    expect(email!.text).toContain('You receive this email because you were mentioned.');
    expect(email!.html).toContain('<strong>');
    expect(email!.html).toContain('href="https://issues.example.org/projects/NET/issues/4"');
    expect(email!.html).not.toMatch(/<script|<img|alert\(1\)<\/script>/);
    const header = (name: string) =>
      email!.headerLines.find(({ key }) => key === name)?.line.replace(/\s+/g, ' ');
    expect(header('message-id')).toMatch(/^Message-ID: <email-\d+\.[0-9a-f]{32}@issues\.example\.org>$/i);
    expect(header('in-reply-to')).toMatch(/<issue-\d+-3\.[0-9a-f]{32}@issues\.example\.org>$/);
    expect(header('references')).toBe(header('in-reply-to')!.replace('In-Reply-To', 'References'));
    expect(header('list-id')).toBe('List-ID: "Network" <net.issues.example.org>');
    expect(header('list-unsubscribe')).toMatch(
      /<https:\/\/issues\.example\.org\/email\/unsubscribe\/\d+\.[\w-]{43}>$/,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(header('auto-submitted')).toBe('Auto-Submitted: auto-generated');
    expect(header('x-auto-response-suppress')).toBe('X-Auto-Response-Suppress: All');
  });

  it('combines the events of an issue, and continues its conversation with a new Message-ID', async () => {
    await server.setMode('mika', 'all');
    await watch('mika', 3);
    await comment(3, 'First');
    await server.derive();
    await comment(3, 'Second');
    await server.deliver();
    await comment(3, 'Third');
    await server.deliver();
    expect(server.smtp.received.map(({ text }) => text!.match(/First|Second|Third/g))).toEqual([
      ['First', 'Second'],
      ['Third'],
    ]);
    const [first, second] = server.smtp.received;
    expect(second!.inReplyTo).toBe(first!.inReplyTo);
    expect(second!.messageId).not.toBe(first!.messageId);
  });

  it('follows the settings of each person, and sends nothing about their own changes', async () => {
    await server.setMode('maintainer', 'all');
    await server.setMode('mika', 'direct');
    await server.setMode('ada', 'all');
    await watch('mika', 5);
    await watch('ada', 5);
    await comment(5, 'Nobody is mentioned');
    await server.deliver();
    expect(server.smtp.received.map(({ recipient }) => recipient)).toEqual(['ada@example.org']);
    await server.setMode('ada', 'off');
    await comment(5, '@ada @mika');
    await server.deliver();
    expect(server.smtp.received.map(({ recipient }) => recipient)).toEqual([
      'ada@example.org',
      'mika@example.org',
    ]);
  });

  it.each([
    ['the notification was read', () => sql`UPDATE notification SET state = 1`],
    ['the notification is done', () => sql`UPDATE notification SET state = 2`],
    ['the account was disabled', () => sql`UPDATE app_user SET disabled = true WHERE login = 'mika'`],
    ['the address was removed', () => sql`UPDATE app_user SET email = NULL WHERE login = 'mika'`],
    ['email was turned off', () => sql`UPDATE notification_settings SET email_mode = 0`],
    [
      'the project was hidden from the person',
      () => sql`WITH hidden AS (UPDATE project SET visibility = 2 WHERE key = 'NET')
        DELETE FROM membership WHERE user_id = (SELECT id FROM app_user WHERE login = 'mika')`,
    ],
    ['the project was deleted', () => sql`UPDATE project SET deleted_at = now() WHERE key = 'NET'`],
    ['the comment was hidden', () => sql`UPDATE comment SET hidden = true WHERE body = 'Hello @mika'`],
  ])('sends nothing if meanwhile %s', async (_name, change) => {
    await server.setMode('mika', 'direct');
    await comment(3, 'Hello @mika');
    await server.derive();
    expect(await server.readOutbox()).toHaveLength(1);
    await change().execute(server.store.db);
    await server.makeDue();
    await server.sender.sendDue();
    expect(server.smtp.received).toEqual([]);
    expect(await server.readOutbox()).toEqual([]);
  });

  it('queues nothing if email is not configured, or the person has no address', async () => {
    await watch('ada', 3);
    await comment(3, 'Hello @ada');
    await server.derive();
    expect(await server.readOutbox()).toEqual([]);
  });

  it('adds no header from line breaks in a title or a name', async () => {
    await server.setMode('mika', 'direct');
    await sql`UPDATE issue SET title = E'Title\r\nBcc: evil@example.org\r\n\r\nBody' WHERE number = 3`.execute(
      server.store.db,
    );
    await sql`UPDATE app_user SET name = E'A "quoted" <evil@example.org>\r\nBcc: other@example.org'`.execute(
      server.store.db,
    );
    await sql`UPDATE project SET name = E'Net\r\nX-Injected: 1 "' WHERE key = 'NET'`.execute(server.store.db);
    await comment(3, 'Hello @mika\r\n.\r\nRCPT TO:<evil@example.org>');
    await server.deliver();
    expect(server.smtp.received).toHaveLength(1);
    const [email] = server.smtp.received;
    const names = email!.headerLines.map(({ key }) => key);
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('x-injected');
    expect(email!.subject).toBe('[NET-3] Title Bcc: evil@example.org Body');
    expect(email!.to).toMatchObject({ value: [{ address: 'mika@example.org' }] });
    expect(email!.from?.value.map(({ address }) => address)).toEqual(['winnow@example.org']);
    expect(email!.text).toContain('RCPT TO:<evil@example.org>');
  });

  it('sends one email per person about a bulk edit, after it has ended', async () => {
    await server.setMode('mika', 'all');
    await watch('mika', 7);
    await watch('mika', 8);
    const bulk = createBulkTestServer(server);
    const ids = bulk.getIssueIds(7, 8);
    await bulk.runBulkUpdateToEnd({ ids, change: { priority: 'URGENT' }, comment: 'Please check' });
    await server.deliver();
    expect(server.smtp.received.map(({ subject }) => subject)).toEqual(['[NET] Bulk edit of 2 issues']);
    expect(server.smtp.received[0]!.text).toContain('Please check');
  });
});
