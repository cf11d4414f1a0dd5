/** Turns events into notifications in the background, in transactions short enough not to delay requests. */
import {
  DUE_REMINDER_INTERVAL_MS,
  NOTIFICATION_BATCH_EVENTS_MAX,
  NOTIFICATION_DELAY_MS,
  NOTIFICATION_WAIT_FOR_REQUESTS_MAX_MS,
  SNOOZE_CHECK_INTERVAL_MS,
} from '../../../shared/limits';
import { AdaptiveBatchSize } from '../../store/AdaptiveBatchSize';
import { announceInboxChanges } from '../../store/changes/inboxAnnouncement';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { readIssuesDueTomorrow } from '../../store/write/dueReminders';
import { readProjectsWithPendingEvents } from '../../store/write/notificationCursor';
import { unsnoozeExpiredNotifications } from '../../store/write/notifications';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import { deriveNotifications } from './deriveNotifications';
import { remindOfDueDate } from './remindOfDueDate';

/** Target duration of a transaction in milliseconds. */
const TRANSACTION_TARGET_DURATION_MS = 15;
/** Minimum events per transaction, however long it takes, because each transaction has a fixed cost. */
const TRANSACTION_EVENTS_MIN = 10;
/** Milliseconds until work is tried again after a failure, or while another server processes the project. */
const RETRY_DELAY_MS = 1_000;
/** Maximum notifications that one transaction unsnoozes. */
const UNSNOOZED_PER_TRANSACTION_MAX = 500;
/** Maximum issues that one statement finds for reminders. */
const DUE_ISSUES_PER_STATEMENT = 100;

export interface NotificationDerivationOptions {
  store: DatabaseStore;
  onFailure?: (error: unknown) => void;
  /** The current time, for the due dates. */
  now?: () => Date;
}

/**
 * One instance per process. Of several servers of a database, only one at a time processes a project: it holds the lock
 * of the project's cursor.
 */
export class NotificationDerivation {
  readonly #store: DatabaseStore;
  readonly #onFailure: NonNullable<NotificationDerivationOptions['onFailure']>;
  readonly #now: () => Date;
  readonly #batchSize = new AdaptiveBatchSize(
    TRANSACTION_TARGET_DURATION_MS,
    NOTIFICATION_BATCH_EVENTS_MAX,
    TRANSACTION_EVENTS_MIN,
  );
  /** Projects that may have events after their cursor. */
  readonly #pending = new Set<number>();
  /** Whether to check every project, because announcements may have been missed. */
  #mustCheckAllProjects = false;
  readonly #unsubscribes: (() => void)[] = [];
  readonly #intervals: NodeJS.Timeout[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor({ store, onFailure = () => undefined, now = () => new Date() }: NotificationDerivationOptions) {
    this.#store = store;
    this.#onFailure = onFailure;
    this.#now = now;
  }

  /** Processes the events that were written while no server was running, and from then on all new ones. */
  start(): void {
    const { changes } = this.#store;
    this.#unsubscribes.push(
      changes.subscribeToAllProjects(({ projectId, isDeleted }) => {
        if (isDeleted) return;
        this.#pending.add(projectId);
        this.#schedule(NOTIFICATION_DELAY_MS);
      }),
      changes.onNotificationConnectionReset(() => {
        this.#mustCheckAllProjects = true;
        this.#schedule(NOTIFICATION_DELAY_MS);
      }),
    );
    this.#intervals.push(
      setInterval(() => this.#enqueue(() => this.unsnoozeExpired()), SNOOZE_CHECK_INTERVAL_MS).unref(),
      setInterval(() => this.#enqueue(() => this.remindOfDueDates()), DUE_REMINDER_INTERVAL_MS).unref(),
    );
    this.#mustCheckAllProjects = true;
    this.#schedule(0);
    this.#enqueue(() => this.unsnoozeExpired());
    this.#enqueue(() => this.remindOfDueDates());
  }

  /** Waits for the transaction in progress. Another or the next server continues after it. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#timer);
    for (const interval of this.#intervals) clearInterval(interval);
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
    await this.#running;
  }

  /** Processes all events that are committed now, except those of projects that another server is processing. */
  async deriveAll(): Promise<void> {
    for (const projectId of await readProjectsWithPendingEvents(this.#store.background))
      await this.#deriveProject(projectId);
  }

  /** Makes notifications unread whose snooze has expired. */
  async unsnoozeExpired(): Promise<void> {
    for (let unsnoozed = 1; unsnoozed > 0 && !this.#isClosing;) {
      const changes = await this.#runStep(async (tx) => {
        const found = await unsnoozeExpiredNotifications(tx, UNSNOOZED_PER_TRANSACTION_MAX);
        await announceInboxChanges(tx, found);
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
        if (await this.#runStep((tx) => remindOfDueDate(tx, issue, now))) completed += 1;
      }
      if (issues.length === 0) return;
      // Nothing was completed: either the recipients of one issue take several steps, or another server is busy.
      if (completed === 0) await new Promise((resolve) => setTimeout(resolve, NOTIFICATION_DELAY_MS));
    }
  }

  /** Runs work after the work before it. A failure is reported, and does not prevent later work. */
  #enqueue(work: () => Promise<void>): void {
    this.#running = this.#running.then(async () => {
      if (this.#isClosing) return;
      try {
        await work();
      } catch (error) {
        if (!this.#isClosing) this.#onFailure(error);
      }
    });
  }

  #schedule(delay: number): void {
    if (this.#isClosing || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#enqueue(() => this.#derivePending());
    }, delay);
    this.#timer.unref();
  }

  async #derivePending(): Promise<void> {
    const mustCheckAllProjects = this.#mustCheckAllProjects;
    const projects = [...this.#pending];
    this.#mustCheckAllProjects = false;
    this.#pending.clear();
    try {
      if (mustCheckAllProjects) await this.deriveAll();
      else for (const projectId of projects) await this.#deriveProject(projectId);
    } catch (error) {
      this.#mustCheckAllProjects = true;
      this.#schedule(RETRY_DELAY_MS);
      throw error;
    }
  }

  async #deriveProject(projectId: number): Promise<void> {
    while (!this.#isClosing) {
      const step = await this.#runStep(async (tx) => {
        // The measured time excludes waiting for the database connection.
        const start = performance.now();
        const derived = await deriveNotifications(tx, projectId, this.#batchSize.current);
        return { ...derived, milliseconds: performance.now() - start };
      });
      this.#batchSize.recordBatchDuration(step.events, step.milliseconds);
      if (step.result === 'behind') continue;
      if (step.result === 'busy') {
        // The other server may have read the project's version before the newest events.
        this.#pending.add(projectId);
        this.#schedule(RETRY_DELAY_MS);
      }
      return;
    }
  }

  /** Runs a transaction when no request is in flight, or after a short wait. */
  async #runStep<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    await this.#store.foregroundRequests.waitUntilIdle(NOTIFICATION_WAIT_FOR_REQUESTS_MAX_MS);
    return runInTransaction(this.#store.background, work);
  }
}
