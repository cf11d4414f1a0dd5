/** The changes of one project, read once and shared by all subscribers of this process. */
import { LRUCache } from 'lru-cache';
import {
  BULK_PROGRESS_INTERVAL_MS,
  BULK_PROGRESS_REPLAY_PERIOD_MS,
  LIVE_UPDATE_BULK_OPERATIONS_MAX,
  LIVE_UPDATE_INTERVAL_MIN_MS,
  LIVE_REPLAYED_EVENTS_MAX,
  LIVE_UPDATE_ISSUES_MAX,
  LIVE_UPDATE_BURST_INTERVAL_MIN_MS,
  TRIAGE_LEASE_MS,
  TRIAGE_LEASES_LISTED_MAX,
} from '../../../shared/limits';
import { readRecentBulkOperationNumbers } from '../../store/read/bulk';
import { readChangedIssueNumbers } from '../../store/read/changedIssues';
import { readTriageLeasesOfProject } from '../../store/read/triage';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { ProjectEventLog } from './ProjectEventLog';
import { RecentChangeLog } from './RecentChangeLog';
import { LiveProjectChange } from './LiveProjectChange';

/** How long the first event waits for others, so that they are sent in one message, in milliseconds. */
const LIVE_EVENT_BATCHING_DELAY_MS = 20;
/** Delay before a failed read is retried, in milliseconds. */
const EVENT_READ_RETRY_DELAY_MS = 1_000;
/**
 * Maximum cached messages per project, each with at most LIVE_UPDATE_ISSUES_MAX issue numbers. The
 * subscribers that keep up are at few versions, but a new subscriber may give any version.
 */
const CACHED_LIVE_MESSAGES_PER_PROJECT_MAX = 100;

/**
 * Reads each event of a project once, however many subscribers there are. Nothing is buffered per subscriber:
 * each takes the changes since its own version, so that a slow one receives more changes in one message.
 */
export class ProjectChangeFeed {
  readonly #store: DatabaseStore;
  readonly projectId: number;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribes: (() => void)[];
  #log: ProjectEventLog | null = null;
  readonly #bulkLog = new RecentChangeLog(
    {
      replayPeriodMs: BULK_PROGRESS_REPLAY_PERIOD_MS,
      intervalMs: BULK_PROGRESS_INTERVAL_MS,
      listedMax: LIVE_UPDATE_BULK_OPERATIONS_MAX,
    },
    () => this.#notify(),
  );
  /**
   * The issues whose lease has changed. All active leases are among them, because they were taken or renewed within
   * TRIAGE_LEASE_MS.
   */
  readonly #leaseLog = new RecentChangeLog(
    {
      replayPeriodMs: TRIAGE_LEASE_MS,
      intervalMs: LIVE_UPDATE_INTERVAL_MIN_MS,
      listedMax: TRIAGE_LEASES_LISTED_MAX,
    },
    () => this.#notify(),
  );
  #hasReadUnversioned = false;
  /**
   * Cached messages with the changes up to the current version, by the version and revisions from which
   * they start.
   */
  readonly #changes = new LRUCache<string, LiveProjectChange>({ max: CACHED_LIVE_MESSAGES_PER_PROJECT_MAX });
  #timer: NodeJS.Timeout | undefined;
  #readAt = -Infinity;
  /** Minimum time between two reads of events, in milliseconds. */
  #interval = LIVE_UPDATE_INTERVAL_MIN_MS;
  #isClosed = false;
  /** The latest read of events. The next one starts when it has settled, so that reads do not overlap. */
  #lastRead: Promise<unknown> = Promise.resolve();

  constructor(store: DatabaseStore, projectId: number) {
    this.#store = store;
    this.projectId = projectId;
    this.#unsubscribes = [
      store.changes.subscribeToProject(
        projectId,
        (version) => version > (this.#log?.versionAfterLastEvent ?? 0) && this.#scheduleRead(),
      ),
      store.changes.subscribeToBulkOperations(projectId, (operation) => this.#bulkLog.addChange(operation)),
      store.changes.subscribeToTriageLeases(projectId, (number) => this.#leaseLog.addChange(number)),
      store.changes.onNotificationConnectionReset(() => {
        this.#scheduleRead();
        this.#readUnversioned().catch(() => undefined);
      }),
    ];
  }

  /** The project's version after the events read so far; null: no such project, or nothing was read yet. */
  get projectVersion(): number | null {
    return this.#log?.versionAfterLastEvent ?? null;
  }

  /** Rises with every batch of changes to the project's bulk operations. */
  get bulkOperationsRevision(): number {
    return this.#bulkLog.revision;
  }

  /** Rises with every batch of changes to the project's triage leases. */
  get triageLeasesRevision(): number {
    return this.#leaseLog.revision;
  }

  /** Reads the events that a subscriber at this project version needs, as far as they are recent enough. */
  async loadEventsSince(since: number | null): Promise<void> {
    await this.#serialize(async () => {
      if (!this.#hasReadUnversioned) await this.#readUnversioned();
      if (!this.#log || (since !== null && since > this.#log.versionAfterLastEvent)) await this.#read();
      if (since !== null && this.#log && since < this.#log.versionBeforeFirstEvent)
        await this.#readBack(this.#log);
    });
  }

  /**
   * Returns the message for a subscriber with this version and these revisions, or null if nothing has changed
   * since.
   * @param since null: the current version
   */
  getProjectChangeSince(
    since: number | null,
    bulkRevision: number,
    leaseRevision: number,
  ): LiveProjectChange | null {
    if (!this.#log) return null;
    const { versionAfterLastEvent } = this.#log;
    const from = since ?? versionAfterLastEvent;
    const hasSameRevisions =
      bulkRevision === this.bulkOperationsRevision && leaseRevision === this.triageLeasesRevision;
    if (from === versionAfterLastEvent && hasSameRevisions) return null;
    const key = `${from} ${bulkRevision} ${leaseRevision}`;
    const cached = this.#changes.get(key);
    if (cached) return cached;
    const issues = this.#log.getIssueNumbersSince(from);
    const bulkOperations = this.#bulkLog.getChangesSince(bulkRevision);
    const triageLeases = this.#leaseLog.getChangesSince(leaseRevision);
    const change = new LiveProjectChange(
      this.projectId,
      versionAfterLastEvent,
      issues
        ? { since: from, issues, bulkOperations, triageLeases }
        : { reset: true, bulkOperations, triageLeases },
    );
    this.#changes.set(key, change);
    return change;
  }

  /**
   * Calls the listener whenever there may be a new message for subscribers. Returns a function that removes
   * it.
   */
  subscribeToUpdates(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#bulkLog.close();
    this.#leaseLog.close();
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
  }

  #notify(): void {
    this.#changes.clear();
    for (const listener of [...this.#listeners]) listener();
  }

  #scheduleRead(delay = LIVE_EVENT_BATCHING_DELAY_MS): void {
    if (this.#isClosed || this.#timer) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#serialize(() => this.#readWhenDue()).catch(() => this.#scheduleRead(EVENT_READ_RETRY_DELAY_MS));
      },
      Math.max(delay, this.#timeToNextRead()),
    );
  }

  #timeToNextRead(): number {
    return this.#readAt + this.#interval - performance.now();
  }

  /**
   * Reads new events, or schedules the read if it is not due yet: the previous read may have raised the minimum
   * interval while this one waited for it.
   */
  async #readWhenDue(): Promise<void> {
    // Timers may fire a millisecond early.
    if (this.#timeToNextRead() > 1) this.#scheduleRead();
    else await this.#read();
  }

  async #read(): Promise<void> {
    this.#readAt = performance.now();
    const current = this.#log?.versionAfterLastEvent ?? null;
    const { version, issues } = await readChangedIssueNumbers(
      this.#store.db,
      this.projectId,
      current ?? 0,
      current === null ? 0 : LIVE_REPLAYED_EVENTS_MAX,
    );
    if (version === current) return;
    const isStorm = !issues || new Set(issues).size > LIVE_UPDATE_ISSUES_MAX;
    this.#interval =
      current !== null && isStorm ? LIVE_UPDATE_BURST_INTERVAL_MIN_MS : LIVE_UPDATE_INTERVAL_MIN_MS;
    if (version === null) this.#log = null;
    else if (this.#log && issues && version > this.#log.versionAfterLastEvent) this.#log.append(issues);
    else this.#log = new ProjectEventLog(version);
    this.#notify();
  }

  /** Prepends earlier events to the log, up to LIVE_REPLAYED_EVENTS_MAX events back. */
  async #readBack(log: ProjectEventLog): Promise<void> {
    const from = Math.max(0, log.versionAfterLastEvent - LIVE_REPLAYED_EVENTS_MAX);
    if (from >= log.versionBeforeFirstEvent) return;
    const { version, issues } = await readChangedIssueNumbers(
      this.#store.db,
      this.projectId,
      from,
      // Includes the events that were written since the log was read.
      2 * LIVE_REPLAYED_EVENTS_MAX,
    );
    if (version === null || !issues || version < log.versionAfterLastEvent) return;
    log.prepend(issues.slice(0, log.versionBeforeFirstEvent - from));
  }

  /**
   * Finds bulk operations that changed recently and active leases, because this feed may have missed their PostgreSQL
   * notifications.
   */
  async #readUnversioned(): Promise<void> {
    const operations = await readRecentBulkOperationNumbers(this.#store.db, this.projectId);
    const leases = await readTriageLeasesOfProject(this.#store.db, this.projectId, 'all');
    this.#hasReadUnversioned = true;
    // The latest operation is added last: the log returns the most recently added one first.
    this.#bulkLog.addBatch(operations.reverse());
    this.#leaseLog.addBatch(leases.map(({ number }) => number).reverse());
  }

  #serialize(read: () => Promise<void>): Promise<void> {
    const next = this.#lastRead.then(read);
    this.#lastRead = next.catch(() => undefined);
    return next;
  }
}
