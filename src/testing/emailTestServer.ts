/** A test server that sends emails to a real mail server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { type EmailMode, EMAIL_STATES, getEmailModeCode } from '../shared/email';
import { parseSmtpUrl } from '../server/config/parseSmtpUrl';
import type { SharedServices } from '../server/domain/context/SharedServices';
import { EmailOutbox } from '../server/domain/email/EmailOutbox';
import { EmailSender, type EmailSenderOptions } from '../server/domain/email/EmailSender';
import { EmailSite } from '../server/domain/email/EmailSite';
import { createEmailWriter } from '../server/domain/email/EmailWriter';
import { NotificationDerivation } from '../server/domain/notifications/NotificationDerivation';
import { createSqlIssueSearch } from '../server/search/sql/createSqlIssueSearch';
import { DeliveryJournalFile } from '../server/smtp/DeliveryJournalFile';
import { SMTP_TIMEOUTS, SmtpTransport } from '../server/smtp/SmtpTransport';
import { readDatabaseId } from '../server/store/read/databaseId';
import type { OpenTestStoreCallback } from './databases';
import { startTestSmtpServer, type TestSmtpServer } from './smtpServer';
import { type MutationTestServer, openMutationTestServer } from './writeTestServer';

export const TEST_EMAIL_SECRET = 'a secret for links in emails of tests';
export const TEST_EMAIL_URL = 'https://issues.example.org';

export interface EmailTestServer extends MutationTestServer {
  smtp: TestSmtpServer;
  outbox: EmailOutbox;
  services: SharedServices;
  sender: EmailSender;
  createSender(
    options?: Partial<EmailSenderOptions> & { timeouts?: Partial<typeof SMTP_TIMEOUTS> },
  ): EmailSender;
  /** Gives a person an email address, LOGIN@example.org, and sets what they receive. */
  setMode(login: 'maintainer' | 'mika' | 'ada', mode: EmailMode): Promise<void>;
  /** Turns all events into notifications and emails, without sending the emails. */
  derive(): Promise<void>;
  /** Makes all emails of the outbox due. */
  makeDue(): Promise<void>;
  /** Derives and sends everything now, without the delay that collects events. */
  deliver(): Promise<void>;
  readOutbox(): Promise<{ state: string; attempts: number; error: string | null; login: string | null }[]>;
}

export async function openEmailTestServer(open: OpenTestStoreCallback): Promise<EmailTestServer> {
  const smtp = await startTestSmtpServer();
  const outbox = new EmailOutbox(TEST_EMAIL_SECRET);
  let services: SharedServices | undefined;
  const server = await openMutationTestServer(open, createSqlIssueSearch, {
    email: outbox,
    onServices: (created) => (services = created),
  });
  const { store } = server;
  const site = new EmailSite(TEST_EMAIL_URL, await readDatabaseId(store.db), TEST_EMAIL_SECRET);
  const folder = mkdtempSync(path.join(tmpdir(), 'winnow-email-'));
  const journals: DeliveryJournalFile[] = [];
  const senders: EmailSender[] = [];
  const createSender: EmailTestServer['createSender'] = ({ timeouts, ...options } = {}) => {
    const journal = new DeliveryJournalFile(folder);
    journals.push(journal);
    const sender = new EmailSender({
      store,
      outbox,
      journal,
      transport: new SmtpTransport(parseSmtpUrl(smtp.url)!, { ...SMTP_TIMEOUTS, ...timeouts }),
      prepare: createEmailWriter({
        services: services!,
        site,
        from: { name: 'Winnow', address: 'winnow@example.org' },
      }),
      pauseMs: 1,
      onFailure: (error) => {
        throw error;
      },
      ...options,
    });
    senders.push(sender);
    return sender;
  };
  const derivation = new NotificationDerivation({ store, emailDelaySeconds: 60 });
  const sender = createSender();
  const makeDue = async (): Promise<void> =>
    void (await sql`UPDATE email SET next_attempt_at = now() WHERE state IN (0, 1)`.execute(store.db));
  return {
    ...server,
    smtp,
    outbox,
    services: services!,
    sender,
    createSender,
    setMode: async (login, mode) => {
      const userId = server.tracker.users[login];
      await sql`UPDATE app_user SET email = login || '@example.org', placeholder = false WHERE id = ${userId}`.execute(
        store.db,
      );
      await sql`INSERT INTO notification_settings (user_id, email_mode, digest_hour, time_zone)
        VALUES (${userId}, ${getEmailModeCode(mode)}, 8, 'UTC')
        ON CONFLICT (user_id) DO UPDATE SET email_mode = excluded.email_mode`.execute(store.db);
    },
    derive: () => derivation.deriveAll(),
    makeDue,
    deliver: async () => {
      await derivation.deriveAll();
      await makeDue();
      await sender.sendDue();
    },
    readOutbox: async () => {
      const { rows } = await sql<{
        state: number;
        attempts: number;
        error: string | null;
        login: string | null;
      }>`
        SELECT state::int, attempts, error, login FROM email LEFT JOIN app_user ON app_user.id = user_id
        ORDER BY email.id`.execute(store.db);
      return rows.map(({ state, ...row }) => ({ state: EMAIL_STATES[state]!, ...row }));
    },
    close: async () => {
      for (const each of senders) await each.close();
      for (const journal of journals) journal.close();
      await smtp.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
