/** Assembles the sender of emails: the connection to the mail server, the journal, and the writer. */
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/Config';
import type { SharedServices } from './domain/context/SharedServices';
import type { EmailOutbox } from './domain/email/EmailOutbox';
import { EmailSender } from './domain/email/EmailSender';
import { EmailSite } from './domain/email/EmailSite';
import { createEmailWriter } from './domain/email/EmailWriter';
import type { ServerMetrics } from './http/metrics';
import { DeliveryJournalFile } from './smtp/DeliveryJournalFile';
import { SmtpTransport } from './smtp/SmtpTransport';
import { readOutboxHealth } from './store/read/email';
import { readDatabaseId } from './store/read/databaseId';

interface EmailSenderParts {
  config: Config;
  log: FastifyBaseLogger;
  metrics: ServerMetrics;
  services: SharedServices;
  outbox: EmailOutbox;
  /** Origin of links. */
  url: string;
}

/** Creates the sender, which the caller starts. */
export async function createEmailSender(
  parts: EmailSenderParts,
): Promise<{ start: () => void; close: () => Promise<void> }> {
  const { log, metrics, services, outbox } = parts;
  const { store } = services;
  const config = parts.config.email!;
  const site = new EmailSite(parts.url, await readDatabaseId(store.db), outbox.secret);
  const journal = new DeliveryJournalFile(path.resolve(parts.config.dataDir, 'email'));
  const sent = metrics.addEmailMetrics(() => readOutboxHealth(store.background));
  const sender = new EmailSender({
    store,
    outbox,
    journal,
    transport: new SmtpTransport(config),
    prepare: createEmailWriter({ services, site, from: { name: config.fromName, address: config.from } }),
    onResult: (result, error) => {
      sent(result);
      if (error) log.warn({ result, problem: error }, 'email not sent');
    },
    onUnknownTimeZone: ({ user_id: userId, time_zone: timeZone }) =>
      log.warn({ userId, timeZone }, 'unknown time zone, using UTC for the digest'),
    onFailure: (error) => log.error({ error }, 'sending emails failed, will retry'),
  });
  return {
    start: () => sender.start(),
    close: async () => {
      // If the sender could not record all results, the journal stays: the next server records them.
      if (await sender.close()) journal.close();
    },
  };
}
