/** Sends emails to an SMTP server over a few reused connections. */
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { EmailConfig } from '../config/Config';
import { isLoopbackHost } from '../config/loopback';
import type { MailResult, MailTransport, OutgoingEmail } from '../domain/email/MailTransport';

/** Limits of a connection, in milliseconds. A mail server may take long to accept an email that it scans. */
export const SMTP_TIMEOUTS = { connect: 10_000, greeting: 15_000, idle: 120_000 };
/** Number of emails after which a connection is closed, because many servers limit the number per connection. */
const EMAILS_PER_CONNECTION_MAX = 100;
/** Milliseconds after which an unused connection is closed. */
const UNUSED_CONNECTION_TIMEOUT_MS = 20_000;

/** The fields of nodemailer's errors. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

interface OpenConnection {
  smtp: SMTPConnection;
  sent: number;
  unusedTimer?: NodeJS.Timeout;
}

export class SmtpTransport implements MailTransport {
  readonly #config: Omit<EmailConfig, 'from' | 'fromName' | 'delaySeconds'>;
  readonly #timeouts: typeof SMTP_TIMEOUTS;
  readonly #unused: OpenConnection[] = [];
  readonly #used = new Set<OpenConnection>();

  constructor(config: Omit<EmailConfig, 'from' | 'fromName' | 'delaySeconds'>, timeouts = SMTP_TIMEOUTS) {
    this.#config = config;
    this.#timeouts = timeouts;
  }

  async send(email: OutgoingEmail, onTransmission: () => void): Promise<MailResult> {
    const message = await composeMessage(email).catch(() => null);
    // Only this email is invalid: the others must not wait for it.
    if (!message) return { result: 'rejected', isPermanent: true, error: 'The email could not be composed.' };
    try {
      const connection = await this.#takeConnection();
      try {
        await this.#transmit(connection, email, message, onTransmission);
        this.#giveBack(connection);
        return { result: 'accepted' };
      } catch (error) {
        await this.#giveBackAfterError(connection);
        throw error;
      }
    } catch (error) {
      return toMailResult(error as SmtpError, this.#config.password);
    }
  }

  close(): void {
    for (const { smtp, unusedTimer } of [...this.#unused.splice(0), ...this.#used]) {
      clearTimeout(unusedTimer);
      smtp.close();
    }
  }

  #transmit(
    connection: OpenConnection,
    { from, to }: OutgoingEmail,
    message: Buffer,
    onTransmission: () => void,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const onError = (error: Error): void => reject(error);
      const onEnd = (): void => reject(new Error('The mail server has closed the connection.'));
      connection.smtp.once('error', onError);
      connection.smtp.once('end', onEnd);
      connection.smtp.send(
        { from: from.address, to: [to.address], size: message.length },
        createMessageStream(message, onTransmission),
        (error) => {
          connection.smtp.off('error', onError);
          connection.smtp.off('end', onEnd);
          if (error) reject(error);
          else resolve();
        },
      );
    });
  }

  async #takeConnection(): Promise<OpenConnection> {
    const unused = this.#unused.pop();
    if (unused) {
      clearTimeout(unused.unusedTimer);
      this.#used.add(unused);
      return unused;
    }
    const { host, port, secure, user, password } = this.#config;
    const smtp = new SMTPConnection({
      host,
      port,
      secure,
      // A password is never sent unencrypted to another machine.
      requireTLS: !secure && user !== null && !isLoopbackHost(host),
      connectionTimeout: this.#timeouts.connect,
      greetingTimeout: this.#timeouts.greeting,
      socketTimeout: this.#timeouts.idle,
      logger: false,
      ...(isIP(host) ? {} : { tls: { servername: host } }),
    });
    const connection: OpenConnection = { smtp, sent: 0 };
    this.#used.add(connection);
    try {
      await new Promise<void>((resolve, reject) => {
        smtp.once('error', reject);
        smtp.once('end', () => reject(new Error('The mail server has closed the connection.')));
        smtp.connect((error) => (error ? reject(error) : resolve()));
      });
      if (user !== null && password !== null) {
        await new Promise<void>((resolve, reject) =>
          smtp.login({ user, pass: password }, (error) => (error ? reject(error) : resolve())),
        );
      }
    } catch (error) {
      this.#used.delete(connection);
      smtp.close();
      throw error;
    }
    smtp.removeAllListeners('error');
    // An unused connection that fails is not used again. Without a listener, the error would end the process.
    const forget = (): void => this.#forget(connection);
    smtp.on('error', forget);
    smtp.on('end', forget);
    return connection;
  }

  #giveBack(connection: OpenConnection): void {
    connection.sent += 1;
    if (!this.#used.delete(connection)) return;
    if (connection.sent >= EMAILS_PER_CONNECTION_MAX) return connection.smtp.quit();
    connection.unusedTimer = setTimeout(() => {
      this.#forget(connection);
      connection.smtp.quit();
    }, UNUSED_CONNECTION_TIMEOUT_MS).unref();
    this.#unused.push(connection);
  }

  /** Returns a connection to the pool if the server only rejected the email. */
  #giveBackAfterError(connection: OpenConnection): Promise<void> {
    if (!this.#used.has(connection)) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => connection.smtp.close(), this.#timeouts.greeting);
      const settle = (isUsable: boolean): void => {
        clearTimeout(timer);
        if (isUsable) this.#giveBack(connection);
        else {
          this.#forget(connection);
          connection.smtp.close();
        }
        resolve();
      };
      connection.smtp.once('end', () => settle(false));
      connection.smtp.reset((error) => settle(!error));
    });
  }

  #forget(connection: OpenConnection): void {
    this.#used.delete(connection);
    const index = this.#unused.indexOf(connection);
    if (index >= 0) this.#unused.splice(index, 1);
    clearTimeout(connection.unusedTimer);
  }
}

function composeMessage({ messageId, from, to, headers, ...email }: OutgoingEmail): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: toHeaderText(from.name), address: from.address },
    to: { name: toHeaderText(to.name), address: to.address },
    subject: toHeaderText(email.subject),
    messageId,
    ...(email.inReplyTo && { inReplyTo: email.inReplyTo, references: [email.inReplyTo] }),
    text: email.text,
    html: email.html,
    // `prepared` prevents encoding, so that mail programs can read the addresses in the headers.
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, { prepared: true, value: toHeaderText(value) }]),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Replaces line breaks and other control characters, which could end a header and begin another one. */
const toHeaderText = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * A stream of the message that calls `onTransmission` when everything but the end has been read. The connection reads
 * it when the server is ready for the message, and then sends the line with a dot that completes it in the same turn of
 * the event loop.
 */
function createMessageStream(message: Buffer, onTransmission: () => void): Readable {
  let isRead = false;
  return new Readable({
    // With 1 byte, `read` is called again only after the message has been consumed.
    highWaterMark: 1,
    read() {
      if (!isRead) {
        isRead = true;
        this.push(message);
        return;
      }
      onTransmission();
      this.push(null);
    },
  });
}

/** SMTP commands whose rejection concerns one email. A rejected sender (MAIL FROM) concerns all emails. */
const EMAIL_COMMANDS = new Set(['RCPT TO', 'DATA']);

function toMailResult(error: SmtpError, password: string | null): MailResult {
  const { responseCode = 0, command = '', code } = error;
  const text = (password ? error.message.replaceAll(password, '***') : error.message)
    .replace(/\s+/g, ' ')
    .slice(0, 500);
  // 421: the server is shutting down.
  if (EMAIL_COMMANDS.has(command) && responseCode >= 400 && responseCode !== 421)
    return { result: 'rejected', isPermanent: responseCode >= 500, error: text };
  // The message is larger than the server allows.
  if (code === 'EMESSAGE' && responseCode === 0)
    return { result: 'rejected', isPermanent: true, error: text };
  return { result: 'unavailable', error: text };
}
