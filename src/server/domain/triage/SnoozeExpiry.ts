import { SNOOZE_CHECK_INTERVAL_MS } from '../../../shared/limits';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { appendProjectEvents } from '../../store/write/events';
import { lockIssueRows, updateIssues } from '../../store/write/issues';
import { runInTransaction } from '../../store/write/transaction';
import { deleteExpiredTriageSnoozes, readExpiredTriageSnoozes } from '../../store/write/triage';
import { createUnsnoozedEvent } from '../plan/snooze';

/** Maximum snoozes to end in one transaction. */
const ENDED_PER_TRANSACTION_MAX = 200;

interface SnoozeExpiryOptions {
  store: DatabaseStore;
  /** `projectId` is null if the expired snoozes could not be read. */
  onFailure?: (error: unknown, projectId: number | null) => void;
}

/**
 * Ends the snoozes of issues within a minute after their date. The issues return to the triage queue with an event,
 * which updates lists, counts and open pages. One instance per process; if several servers share a database, the one
 * that deletes the row of a snooze writes the event. Dates are compared with the clock of the database.
 */
export class SnoozeExpiry {
  readonly #store: DatabaseStore;
  readonly #onFailure: NonNullable<SnoozeExpiryOptions['onFailure']>;
  #interval: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor({ store, onFailure = () => undefined }: SnoozeExpiryOptions) {
    this.#store = store;
    this.#onFailure = onFailure;
  }

  start(): void {
    const check = () => {
      this.#running = this.#running
        .then(() => this.endExpiredSnoozes())
        .catch((error: unknown) => this.#onFailure(error, null));
    };
    this.#interval = setInterval(check, SNOOZE_CHECK_INTERVAL_MS).unref();
    check();
  }

  /** Waits for the transaction in progress. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#interval);
    await this.#running;
  }

  /** Ends all expired snoozes. A project that fails does not delay the others, and is tried again at the next check. */
  async endExpiredSnoozes(): Promise<void> {
    const failedProjectIds: number[] = [];
    while (!this.#isClosing) {
      const expired = await readExpiredTriageSnoozes(
        this.#store.background,
        failedProjectIds,
        ENDED_PER_TRANSACTION_MAX,
      );
      const [first] = expired;
      if (!first) return;
      const { projectId } = first;
      const numbers = expired.filter((key) => key.projectId === projectId).map(({ number }) => number);
      try {
        await this.#endSnoozes(projectId, numbers);
      } catch (error) {
        failedProjectIds.push(projectId);
        this.#onFailure(error, projectId);
      }
    }
  }

  async #endSnoozes(projectId: number, numbers: readonly number[]): Promise<void> {
    await runInTransaction(this.#store.background, async (tx) => {
      const rows = await lockIssueRows(tx, projectId, numbers);
      const ended = await deleteExpiredTriageSnoozes(tx, projectId, numbers);
      const changed = ended.flatMap(({ number }) => rows.get(number) ?? []);
      await updateIssues(
        tx,
        projectId,
        changed.map((row) => ({ ...row, version: row.version + 1 })),
        ['version'],
      );
      const events = ended.map((snooze) => createUnsnoozedEvent(snooze));
      await appendProjectEvents(tx, projectId, { actorId: null, at: new Date() }, events);
    });
  }
}
