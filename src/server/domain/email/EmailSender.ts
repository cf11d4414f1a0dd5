/** Sends the emails of the outbox in batches. */
import { EMAILS_PER_MINUTE_MAX, EMAIL_RETRY_DAYS } from '../../../shared/limits';
import type { DatabaseStore } from '../../store/DatabaseStore';
import {
  claimEmails,
  type EmailResult,
  type EmailRow,
  readClaimedEmailIds,
  readClaimingJournals,
  readNextEmailTime,
  storeEmailResults,
} from '../../store/write/emailOutbox';
import { type NotificationSettingsRow, readNextDigestTime } from '../../store/write/notificationSettings';
import { runInTransaction } from '../../store/write/transaction';
import type { EmailOutbox } from './EmailOutbox';
import type { DeliveryJournal, MailTransport, OutgoingEmail } from './MailTransport';
import { queueDueDigests } from './queueDueDigests';

/** Number of emails that a server claims at once, and of connections that it uses. */
const BATCH_SIZE = 20;
const CONNECTIONS = 3;
/**
 * Maximum milliseconds until the outbox is read again, because other servers queue emails without notifying this one.
 */
const CHECK_INTERVAL_MAX_MS = 60_000;
/** Minimum milliseconds until the outbox is read again without a signal: clocks differ, and other servers lock rows. */
const CHECK_INTERVAL_MIN_MS = 250;
/** First and longest pause while the mail server is unavailable, in milliseconds. */
const PAUSE_MIN_MS = 5_000;
const PAUSE_MAX_MS = 300_000;
/** First and longest delay until an email that the mail server rejected temporarily is sent again, in seconds. */
const RETRY_DELAY_MIN_SECONDS = 60;
const RETRY_DELAY_MAX_SECONDS = 4 * 3_600;
/** Milliseconds that closing waits for emails that are being sent. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Milliseconds after which the data of the rest of a batch is read again, so that an email that waited for the mail
 * server is not sent to somebody who has read the notification or was disabled meanwhile.
 */
const PREPARATION_AGE_MAX_MS = 1_000;

/**
 * What to do with an email: send it, remove it without sending, prepare it again after some seconds, or record a
 * failure.
 */
export type PreparedEmail =
  | { do: 'send'; email: OutgoingEmail }
  | { do: 'drop' }
  | { do: 'wait'; seconds: number }
  | { do: 'fail'; error: string };

/** Writes one email of the prepared batch. */
export type WriteEmail = (row: EmailRow) => Promise<PreparedEmail>;

export interface EmailSenderOptions {
  store: DatabaseStore;
  outbox: EmailOutbox;
  transport: MailTransport;
  journal: DeliveryJournal;
  /** Reads the data of a batch of emails. It and the returned function reject if the database cannot be read. */
  prepare: (rows: readonly EmailRow[]) => Promise<WriteEmail>;
  onFailure?: (error: unknown) => void;
  onResult?: (result: EmailResult['result'], error: string | null) => void;
  /** Called with the settings of a person whose time zone is unknown, when their digest is due. */
  onUnknownTimeZone?: (settings: NotificationSettingsRow) => void;
  now?: () => Date;
  emailsPerMinute?: number;
  pauseMs?: number;
  closeTimeoutMs?: number;
}

/**
 * One instance per process. An email is claimed in a transaction before it is sent, and its result is stored in another
 * one. If the process is killed in between, the journal has the emails that were transmitted: those are never sent
 * again.
 */
export class EmailSender {
  readonly #options: EmailSenderOptions;
  readonly #now: () => Date;
  readonly #pauseMs: number;
  /** Times of the emails of the last minute, in epoch milliseconds. */
  #sentAt: number[] = [];
  #pausedUntil = 0;
  #pauses = 0;
  /** Results that are not stored in the database yet, by email id. */
  readonly #unsettled = new Map<number, EmailResult>();
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Infinity;
  #running: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(options: EmailSenderOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
    this.#pauseMs = options.pauseMs ?? PAUSE_MIN_MS;
  }

  /** Stores the results of emails that killed servers had claimed, then sends emails when they are due. */
  start(): void {
    this.#options.outbox.onQueued(() => this.#schedule(0));
    this.#schedule(0);
  }

  /**
   * Waits a few seconds for the emails that are being sent. Another server, or the next one, sends the rest.
   * @returns whether the database has all results, so that the journal is no longer necessary
   */
  async close(): Promise<boolean> {
    this.#isClosing = true;
    clearTimeout(this.#timer);
    this.#options.outbox.onQueued(() => undefined);
    const { transport, closeTimeoutMs = CLOSE_TIMEOUT_MS } = this.#options;
    const timeout = setTimeout(() => transport.close(), closeTimeoutMs);
    await this.#running;
    clearTimeout(timeout);
    transport.close();
    await this.#settle().catch((error: unknown) => this.#options.onFailure?.(error));
    return this.#unsettled.size === 0;
  }

  /** Sends all emails that are due, as far as the mail server accepts them now. */
  async sendDue(): Promise<void> {
    await this.#settle();
    await this.#settleAbandoned();
    const { store, journal, onUnknownTimeZone = () => undefined } = this.#options;
    await queueDueDigests(store, this.#now(), onUnknownTimeZone);
    while (!this.#isClosing && Date.now() >= this.#pausedUntil) {
      const limit = Math.min(BATCH_SIZE, this.#countAllowed());
      if (limit === 0) return;
      const rows = await runInTransaction(store.background, (tx) => claimEmails(tx, journal.name, limit));
      if (rows.length === 0) return;
      await this.#sendBatch(rows);
      await this.#settle();
    }
  }

  #schedule(delay: number): void {
    const at = Date.now() + delay;
    if (this.#isClosing || at >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    this.#timer = setTimeout(() => {
      this.#timerAt = Infinity;
      this.#running = this.#running.then(() => this.#run());
    }, delay);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    if (this.#isClosing) return;
    try {
      await this.sendDue();
      this.#schedule(await this.#readDelay());
    } catch (error) {
      if (!this.#isClosing) this.#options.onFailure?.(error);
      this.#schedule(CHECK_INTERVAL_MAX_MS);
    }
  }

  /** Returns the milliseconds until there is something to do. */
  async #readDelay(): Promise<number> {
    const { background } = this.#options.store;
    const times = [await readNextEmailTime(background), await readNextDigestTime(background)];
    const next = Math.min(...times.map((time) => time?.getTime() ?? Infinity)) - this.#now().getTime();
    const earliest = Math.max(
      this.#pausedUntil - Date.now(),
      this.#countAllowed() === 0 ? 1_000 : CHECK_INTERVAL_MIN_MS,
    );
    return Math.max(earliest, Math.min(next, CHECK_INTERVAL_MAX_MS));
  }

  /** The number of emails that may be sent now without exceeding the limit per minute. */
  #countAllowed(): number {
    const since = Date.now() - 60_000;
    this.#sentAt = this.#sentAt.filter((at) => at > since);
    return Math.max(0, (this.#options.emailsPerMinute ?? EMAILS_PER_MINUTE_MAX) - this.#sentAt.length);
  }

  async #sendBatch(rows: readonly EmailRow[]): Promise<void> {
    const queue = [...rows];
    let prepared: Promise<WriteEmail> | null = null;
    let preparedAt = Infinity;
    const write = async (row: EmailRow): Promise<PreparedEmail> => {
      if (!prepared || performance.now() - preparedAt > PREPARATION_AGE_MAX_MS) {
        preparedAt = Infinity;
        prepared = this.#options.prepare([row, ...queue]);
        prepared.then(
          () => (preparedAt = performance.now()),
          () => (prepared = null),
        );
      }
      return (await prepared)(row);
    };
    const work = async (): Promise<void> => {
      for (let row = queue.shift(); row; row = queue.shift()) {
        const outcome = await this.#sendOne(row, write);
        this.#unsettled.set(row.id, outcome);
        this.#options.onResult?.(outcome.result, 'error' in outcome ? outcome.error : null);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  }

  async #sendOne(row: EmailRow, write: WriteEmail): Promise<EmailResult> {
    const { transport, journal } = this.#options;
    if (this.#isClosing || Date.now() < this.#pausedUntil)
      return { result: 'retry', delaySeconds: 0, error: null, isAttempt: false };
    let prepared: PreparedEmail;
    try {
      prepared = await write(row);
    } catch (error) {
      this.#options.onFailure?.(error);
      return this.#retryLater(row, 'The email could not be composed. See the server log for the reason.');
    }
    if (prepared.do === 'drop') return { result: 'dropped' };
    if (prepared.do === 'fail') return { result: 'failed', error: prepared.error };
    if (prepared.do === 'wait' && hasExpired(row, this.#now())) return { result: 'dropped' };
    if (prepared.do === 'wait')
      return { result: 'retry', delaySeconds: prepared.seconds, error: null, isAttempt: false };
    this.#sentAt.push(Date.now());
    let isTransmitted = false;
    const sent = await transport.send(prepared.email, () => {
      journal.recordTransmission(row.id);
      isTransmitted = true;
    });
    // As after a crash, the email has almost certainly arrived, so it is not sent again.
    if (isTransmitted && sent.result === 'unavailable' && this.#isClosing)
      return { result: 'unknown', error: 'The server was stopped before the mail server had answered.' };
    if (isTransmitted) this.#recordResult(row.id, sent.result === 'accepted');
    if (sent.result === 'unavailable') {
      this.#pause(sent.error);
      // This email may be the reason for the lost connection, so it must not be the first one after each pause.
      if (isTransmitted) return this.#retryLater(row, sent.error);
      return hasExpired(row, this.#now())
        ? { result: 'failed', error: sent.error }
        : { result: 'retry', delaySeconds: 0, error: sent.error, isAttempt: true };
    }
    this.#resume();
    if (sent.result === 'accepted') return { result: 'sent' };
    return sent.isPermanent ? { result: 'failed', error: sent.error } : this.#retryLater(row, sent.error);
  }

  /** Only reports a failure: without the entry, a transmitted email is not sent again after a crash. */
  #recordResult(emailId: number, isAccepted: boolean): void {
    try {
      this.#options.journal.recordResult(emailId, isAccepted);
    } catch (error) {
      this.#options.onFailure?.(error);
    }
  }

  #retryLater(row: EmailRow, error: string): EmailResult {
    if (hasExpired(row, this.#now())) return { result: 'failed', error };
    const delay = Math.min(RETRY_DELAY_MIN_SECONDS * 2 ** (row.attempts - 1), RETRY_DELAY_MAX_SECONDS);
    return { result: 'retry', delaySeconds: addJitter(delay), error, isAttempt: true };
  }

  /** Sends nothing for a while, longer each time, because the mail server is unavailable. */
  #pause(error: string): void {
    this.#options.outbox.problem = error;
    if (Date.now() < this.#pausedUntil) return;
    this.#pausedUntil = Date.now() + addJitter(Math.min(this.#pauseMs * 2 ** this.#pauses, PAUSE_MAX_MS));
    this.#pauses += 1;
  }

  #resume(): void {
    this.#options.outbox.problem = null;
    this.#pauses = 0;
  }

  /** Stores the results of this process. If that fails, the next call stores them. */
  async #settle(): Promise<void> {
    const { store, journal } = this.#options;
    if (this.#unsettled.size === 0) return;
    await runInTransaction(store.background, (tx) => storeEmailResults(tx, journal.name, this.#unsettled));
    this.#unsettled.clear();
    journal.clear();
  }

  /**
   * Stores the results of emails that were claimed by servers that have been killed. Transmitted ones are not sent
   * again, because they have almost certainly arrived. All others were not sent.
   */
  async #settleAbandoned(): Promise<void> {
    const { store, journal } = this.#options;
    const claiming = await readClaimingJournals(store.background);
    for (const abandoned of journal.listAbandoned(claiming)) {
      const { name, entries } = abandoned;
      await runInTransaction(store.background, async (tx) => {
        const ids = await readClaimedEmailIds(tx, name);
        await storeEmailResults(
          tx,
          name,
          new Map(ids.map((id) => [id, toOutcomeAfterCrash(entries.get(id))])),
        );
      });
      abandoned.remove();
    }
  }
}

function toOutcomeAfterCrash(entry: 'transmitted' | 'accepted' | 'rejected' | undefined): EmailResult {
  if (entry === 'accepted') return { result: 'sent' };
  if (entry === 'transmitted')
    return { result: 'unknown', error: 'The server was killed before the mail server had answered.' };
  return { result: 'retry', delaySeconds: 0, error: null, isAttempt: entry === 'rejected' };
}

const hasExpired = ({ created_at }: EmailRow, now: Date): boolean =>
  now.getTime() - created_at.getTime() > EMAIL_RETRY_DAYS * 86_400_000;

/** A value between 80% and 120%, so that many emails or servers do not retry at the same moment. */
const addJitter = (value: number): number => value * (0.8 + Math.random() * 0.4);
