/** Follows the events of one project, for all in this process who want to hear of them. */
import { LIVE_INTERVAL, LIVE_EVENTS_MAX, LIVE_ISSUES_MAX, LIVE_STORM_INTERVAL } from '../../../shared/limits';
import { readChangedIssues } from '../../store/read/changedIssues';
import type { Store } from '../../store/Store';
import { LRUCache } from 'lru-cache';
import { EventLog } from './EventLog';
import { LiveProjectChange } from './LiveProjectChange';

/** What comes together goes together: the first change waits this long for others, in milliseconds. */
const GATHERING = 20;
/** Before a database that did not answer is asked again, in milliseconds. */
const RETRY_AFTER = 1_000;

/** Versions from which one is told what happened since, as one object: those who follow are at few, others may name any. */
const TOLD = 100;

/**
 * Each event is read once, however many follow. Nothing is kept for a single follower: one says which
 * version it knows, and is told what happened since, so that a slow one is told more at once.
 */
export class ProjectFeed {
  readonly #store: Store;
  readonly projectId: number;
  readonly #listeners = new Set<() => void>();
  readonly #ends: (() => void)[];
  #log: EventLog | null = null;
  /** What was told of the present version, by the version from which. */
  readonly #told = new LRUCache<number, LiveProjectChange>({ max: TOLD });
  #timer: NodeJS.Timeout | undefined;
  #readAt = -Infinity;
  /** The least time between two readings, in milliseconds. */
  #pace = LIVE_INTERVAL;
  #isClosed = false;
  /** The last of the readings, which wait for each other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, projectId: number) {
    this.#store = store;
    this.projectId = projectId;
    this.#ends = [
      store.changes.subscribe(
        projectId,
        (version) => version > (this.#log?.version ?? 0) && this.#readSoon(),
      ),
      store.changes.onReset(() => this.#readSoon()),
    ];
  }

  /** The version that it is at; null: there is no such project, or nothing has been read. */
  get version(): number | null {
    return this.#log?.version ?? null;
  }

  /** Reads so far that a follower who knows this version can be told what happened since, if that is possible. */
  async reach(since: number | null): Promise<void> {
    await this.#inTurn(async () => {
      if (!this.#log || (since !== null && since > this.#log.version)) await this.#read();
      if (since !== null && this.#log && since < this.#log.first) await this.#readBack(this.#log);
    });
  }

  /** What happened since a version; null: nothing. */
  changeSince(since: number): LiveProjectChange | null {
    if (!this.#log || since === this.#log.version) return null;
    const known = this.#told.get(since);
    if (known) return known;
    const issues = this.#log.since(since);
    const { version } = this.#log;
    const change = issues
      ? LiveProjectChange.of(this.projectId, version, issues)
      : LiveProjectChange.reset(this.projectId, version);
    this.#told.set(since, change);
    return change;
  }

  /** Told whenever there may be something new. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const end of this.#ends) end();
  }

  #readSoon(after = GATHERING): void {
    if (this.#isClosed || this.#timer) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#inTurn(() => this.#readWhenDue()).catch(() => this.#readSoon(RETRY_AFTER));
      },
      Math.max(after, this.#rest()),
    );
  }

  /** Until it may be read again, in milliseconds. */
  #rest(): number {
    return this.#readAt + this.#pace - performance.now();
  }

  /** The reading before this one, if it took long, may have found only now that much is going on. */
  async #readWhenDue(): Promise<void> {
    // A timer may be a millisecond early.
    if (this.#rest() > 1) this.#readSoon();
    else await this.#read();
  }

  async #read(): Promise<void> {
    this.#readAt = performance.now();
    const before = this.#log?.version ?? null;
    const { version, issues } = await readChangedIssues(
      this.#store.db,
      this.projectId,
      before ?? 0,
      before === null ? 0 : LIVE_EVENTS_MAX,
    );
    if (version === before) return;
    const isStorm = !issues || new Set(issues).size > LIVE_ISSUES_MAX;
    this.#pace = before !== null && isStorm ? LIVE_STORM_INTERVAL : LIVE_INTERVAL;
    if (version === null) this.#log = null;
    else if (this.#log && issues && version > this.#log.version) this.#log.append(issues);
    else this.#log = new EventLog(version);
    this.#told.clear();
    for (const listener of [...this.#listeners]) listener();
  }

  /** The events before those that are kept, as far back as one may be. */
  async #readBack(log: EventLog): Promise<void> {
    const from = Math.max(0, log.version - LIVE_EVENTS_MAX);
    if (from >= log.first) return;
    const { version, issues } = await readChangedIssues(
      this.#store.db,
      this.projectId,
      from,
      // What was written meanwhile comes with them.
      2 * LIVE_EVENTS_MAX,
    );
    if (version === null || !issues || version < log.version) return;
    log.prepend(issues.slice(0, log.first - from));
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(step);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
