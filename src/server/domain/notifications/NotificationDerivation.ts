/** Turns events into notifications in the background, in transactions short enough not to delay requests. */
import {
  DUE_REMINDER_INTERVAL_MS,
  NOTIFICATION_BATCH_EVENTS_MAX,
  NOTIFICATION_DELAY_MAX_MS,
  NOTIFICATION_DELAY_MS,
  NOTIFICATION_WAIT_FOR_REQUESTS_MAX_MS,
  SNOOZE_CHECK_INTERVAL_MS,
} from '../../../shared/limits';
import { AdaptiveBatchSize } from '../../store/AdaptiveBatchSize';
import { notifyInboxChanges } from '../../store/changes/inboxChangeNotification';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { readIssuesDueTomorrow } from '../../store/write/dueReminders';
import {
  countPendingNotificationEvents,
  readProjectsWithPendingEvents,
} from '../../store/write/notificationCursor';
import { unsnoozeExpiredNotifications } from '../../store/write/notifications';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import { getVisibleIssuesOfProject as productRule, type VisibilityRule } from '../access/VisibilityRule';
import { deriveNotifications } from './deriveNotifications';
import { remindOfDueDate } from './remindOfDueDate';

/** Target duration of a transaction in milliseconds. */
const TRANSACTION_TARGET_DURATION_MS = 15;
/**
 * Minimum events per transaction, however long it takes: each transaction has a fixed cost of about ten statements,
 * which can exceed the target duration on a slow machine, while an event takes a few hundredths of a millisecond.
 */
const TRANSACTION_EVENTS_MIN = 100;
/**
 * How long the next transaction of a project that is behind waits for requests in flight, in milliseconds. It is
 * shorter than the first wait, so that the events of a large bulk edit do not take several seconds.
 */
const WAIT_FOR_REQUESTS_BETWEEN_TRANSACTIONS_MAX_MS = 20;
/** Milliseconds until a project is checked again that another server is processing. */
const RETRY_DELAY_MS = 1_000;
/** Milliseconds until work is tried again after a failure. */
const FAILURE_RETRY_DELAY_MS = 10_000;
/** Transactions of a project after which other projects have their turn. */
const TRANSACTIONS_PER_TURN = 20;
/** Maximum notifications that one transaction unsnoozes. */
const UNSNOOZED_PER_TRANSACTION_MAX = 500;
/** Maximum issues that one statement finds for reminders. */
const DUE_ISSUES_PER_STATEMENT = 100;

export interface NotificationDerivationOptions {
  store: DatabaseStore;
  /** Decides which issues a recipient may see. By default, the rule of the product. */
  visibilityRule?: VisibilityRule;
  onFailure?: (error: unknown) => void;
  /** The current time, for the due dates. */
  now?: () => Date;
  /** Seconds for which an email collects events before it is sent. Null: no emails are added to the outbox. */
  emailDelaySeconds?: number | null;
  /** Called after a transaction that may have added emails. */
  onEmailsQueued?: () => void;
}

/**
 * One instance per process. Of several servers of a database, only one at a time processes a project: it holds the lock
 * of the project's cursor.
 */
export class NotificationDerivation {
  readonly #store: DatabaseStore;
  readonly #visibilityRule: VisibilityRule;
  readonly #onFailure: NonNullable<NotificationDerivationOptions['onFailure']>;
  readonly #now: () => Date;
  readonly #emailDelaySeconds: number | null;
  readonly #onEmailsQueued: () => void;
  readonly #batchSize = new AdaptiveBatchSize(
    TRANSACTION_TARGET_DURATION_MS,
    NOTIFICATION_BATCH_EVENTS_MAX,
    TRANSACTION_EVENTS_MIN,
  );
  /** Projects that have changed within NOTIFICATION_DELAY_MAX_MS, for which the timer is set. */
  readonly #changed = new Set<number>();
  /** Projects that may have events after their cursor, to be processed next. */
  readonly #pending = new Set<number>();
  /** Whether to check every project, because announcements may have been missed. */
  #mustCheckAllProjects = false;
  readonly #unsubscribes: (() => void)[] = [];
  readonly #intervals: NodeJS.Timeout[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** When the timer has to fire at the latest, by performance.now(). */
  #timerDeadline = 0;
  #retryTimer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor({ store, onFailure = () => undefined, ...options }: NotificationDerivationOptions) {
    this.#store = store;
    this.#visibilityRule = options.visibilityRule ?? productRule;
    this.#onFailure = onFailure;
    this.#now = options.now ?? (() => new Date());
    this.#emailDelaySeconds = options.emailDelaySeconds ?? null;
    this.#onEmailsQueued = options.onEmailsQueued ?? (() => undefined);
  }

  /** Processes the events that were written while no server was running, and from then on all new ones. */
  start(): void {
    const { changes } = this.#store;
    this.#unsubscribes.push(
      changes.subscribeToAllProjects(({ projectId, isDeleted }) => {
        if (isDeleted) return;
        this.#changed.add(projectId);
        this.#scheduleAfterLastChange();
      }),
      changes.onNotificationConnectionReset(() => {
        this.#mustCheckAllProjects = true;
        this.#scheduleAfterLastChange();
      }),
    );
    this.#intervals.push(
      setInterval(() => this.#enqueue(() => this.unsnoozeExpired()), SNOOZE_CHECK_INTERVAL_MS).unref(),
      setInterval(() => this.#enqueue(() => this.remindOfDueDates()), DUE_REMINDER_INTERVAL_MS).unref(),
    );
    this.#checkAllProjectsAfter(0);
    this.#enqueue(() => this.unsnoozeExpired());
    this.#enqueue(() => this.remindOfDueDates());
  }

  /** Waits for the transaction in progress. Another or the next server continues after it. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#retryTimer);
    for (const interval of this.#intervals) clearInterval(interval);
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
    await this.#running;
  }

  /** Processes all events that are committed now, except those of projects that another server is processing. */
  async deriveAll(): Promise<void> {
    await this.#deriveProjects(await readProjectsWithPendingEvents(this.#store.background));
  }

  /** Counts the committed events that have not been processed. */
  countPendingEvents(): Promise<number> {
    return countPendingNotificationEvents(this.#store.db);
  }

  /** Makes notifications unread whose snooze has expired. */
  async unsnoozeExpired(): Promise<void> {
    for (let unsnoozed = 1; unsnoozed > 0 && !this.#isClosing;) {
      const changes = await this.#runStep(async (tx) => {
        const found = await unsnoozeExpiredNotifications(tx, UNSNOOZED_PER_TRANSACTION_MAX);
        await notifyInboxChanges(tx, found);
        return found;
      });
      unsnoozed = changes.length;
    }
  }

  /** Notifies people of the issues that are due on the next day in UTC, once per issue and due date. */
  async remindOfDueDates(): Promise<void> {
    for (;;) {
      const now = this.#now();
      const issues = await readIssuesDueTomorrow(this.#store.background, now, DUE_ISSUES_PER_STATEMENT);
      let completed = 0;
      for (const issue of issues) {
        if (this.#isClosing) return;
        if (
          await this.#runStep((tx) =>
            remindOfDueDate(tx, issue, now, this.#emailDelaySeconds, this.#visibilityRule),
          )
        )
          completed += 1;
        // New events do not wait until all reminders are written.
        if (this.#pending.size > 0) await this.#attempt(() => this.#derivePending());
      }
      if (issues.length === 0) return;
      // Nothing was completed: either the recipients of one issue take several steps, or another server is busy.
      if (completed === 0) await new Promise((resolve) => setTimeout(resolve, NOTIFICATION_DELAY_MS));
    }
  }

  /** Runs work after the work before it. A failure is reported, and does not prevent later work. */
  #enqueue(work: () => Promise<void>): void {
    this.#running = this.#running.then(() => this.#attempt(work));
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    if (this.#isClosing) return;
    try {
      await work();
    } catch (error) {
      if (!this.#isClosing) this.#onFailure(error);
    }
  }

  /**
   * Processes changed projects NOTIFICATION_DELAY_MS after the last change, within NOTIFICATION_DELAY_MAX_MS of the
   * first.
   */
  #scheduleAfterLastChange(): void {
    const now = performance.now();
    if (!this.#timer) this.#timerDeadline = now + NOTIFICATION_DELAY_MAX_MS;
    else if (now + NOTIFICATION_DELAY_MS > this.#timerDeadline) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      for (const projectId of this.#changed) this.#pending.add(projectId);
      this.#changed.clear();
      this.#enqueue(() => this.#derivePending());
    }, NOTIFICATION_DELAY_MS).unref();
  }

  /** Checks all projects later. Deleted projects are not among them. New changes do not wait for this. */
  #checkAllProjectsAfter(milliseconds: number): void {
    if (this.#isClosing || this.#retryTimer) return;
    this.#retryTimer = setTimeout(() => {
      this.#retryTimer = undefined;
      this.#mustCheckAllProjects = true;
      this.#enqueue(() => this.#derivePending());
    }, milliseconds).unref();
  }

  async #derivePending(): Promise<void> {
    const mustCheckAllProjects = this.#mustCheckAllProjects;
    const projects = [...this.#pending];
    this.#mustCheckAllProjects = false;
    this.#pending.clear();
    try {
      if (mustCheckAllProjects) await this.deriveAll();
      else await this.#deriveProjects(projects);
    } catch (error) {
      this.#checkAllProjectsAfter(FAILURE_RETRY_DELAY_MS);
      throw error;
    }
  }

  /**
   * Processes the events of these projects, and of those that become pending meanwhile. They take turns, and a failure
   * of one does not prevent the others.
   * @throws AggregateError at the end, if any have failed
   */
  async #deriveProjects(projectIds: readonly number[]): Promise<void> {
    const queue = new Set(projectIds);
    const errors: unknown[] = [];
    for (const projectId of queue) {
      if (this.#isClosing) return;
      queue.delete(projectId);
      try {
        // A project that is added during the loop is processed after the projects that are already in the queue.
        if (await this.#deriveTurn(projectId)) queue.add(projectId);
      } catch (error) {
        errors.push(error);
      }
      for (const pending of this.#pending) queue.add(pending);
      this.#pending.clear();
    }
    if (errors.length > 0)
      throw new AggregateError(errors, 'Notifications of some projects were not written.');
  }

  /** Runs the next transactions of a project. Returns whether events remain. */
  async #deriveTurn(projectId: number): Promise<boolean> {
    for (let number = 0; number < TRANSACTIONS_PER_TURN && !this.#isClosing; number++) {
      const step = await this.#runStep(
        async (tx) => {
          // The measured time excludes waiting for the database connection.
          const start = performance.now();
          const derived = await deriveNotifications(
            tx,
            projectId,
            this.#batchSize.current,
            this.#emailDelaySeconds,
            this.#visibilityRule,
          );
          return { ...derived, milliseconds: performance.now() - start };
        },
        number === 0 ? NOTIFICATION_WAIT_FOR_REQUESTS_MAX_MS : WAIT_FOR_REQUESTS_BETWEEN_TRANSACTIONS_MAX_MS,
      );
      this.#batchSize.recordBatchDuration(step.events, step.milliseconds);
      if (this.#emailDelaySeconds !== null && step.events > 0) this.#onEmailsQueued();
      if (step.result === 'behind') continue;
      // If another server is processing the project, it may have read the project's version before the newest events.
      if (step.result === 'busy') this.#checkAllProjectsAfter(RETRY_DELAY_MS);
      return false;
    }
    return true;
  }

  /** Runs a transaction when no request is in flight, or after at most `maxWait` milliseconds. */
  async #runStep<T>(
    work: (tx: Transaction) => Promise<T>,
    maxWait = NOTIFICATION_WAIT_FOR_REQUESTS_MAX_MS,
  ): Promise<T> {
    await this.#store.foregroundRequests.waitUntilIdle(maxWait);
    return runInTransaction(this.#store.background, work);
  }
}
