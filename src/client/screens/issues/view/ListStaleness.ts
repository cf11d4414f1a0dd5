import type { IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../../shared/Emitter';
import { SEARCH_QUERY_LENGTH_MAX } from '../../../../shared/limits';
import { type LiveUpdate, type LiveEvents, getLiveEvents } from '../../../relay/events/LiveEvents';
import { fetchListStaleness } from './ListStalenessQuery';

/**
 * Delay between a change in the project and the check whether the list is out of date, in ms; doubled at
 * random, so that open pages do not all send requests at once.
 */
const LIST_STALENESS_CHECK_DELAY_MS = 300;
/** Minimum interval between two checks whether the list is out of date, in ms. */
const LIST_STALENESS_CHECK_INTERVAL_MS = 3_000;

/** Describes how the list on the server differs from the one on screen. */
export interface ListStalenessState {
  /** Number of issues that the list has gained; 0: its issues or their order changed. */
  readonly newIssues: number;
}

/** Represents a deleted issue among the changed issues: no issue has the number 0. */
const DELETED_ISSUE_PLACEHOLDER = { number: 0, version: Infinity };

interface ListStalenessOptions {
  environment: IEnvironment;
  projectKey: string;
  query: string;
  /** Returns the number of issues in the list on screen; null: unknown. */
  total: () => number | null;
  /**
   * Called when live updates could not name all changed issues, so that the rows on screen may be outdated.
   */
  refetchVisible: () => void;
}

/**
 * Detects that the issue list on screen is out of date. Rows never move by themselves: the user is offered a
 * refresh instead. A change by another user makes the list out of date if the changed issue matches the query
 * now, or if the number of matching issues changed.
 */
export class ListStaleness {
  private readonly options: ListStalenessOptions;
  private readonly live: LiveEvents;
  private readonly listeners = new Emitter();
  /** Issues changed since the last check, by id; null: too many to track. */
  private changed: Map<string, { number: number; version: number }> | null = new Map();
  private isCheckDue = false;
  private mayRowsBeOutdated = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastCheck = -Infinity;
  /**
   * Number of refreshes of the list; the results of staleness checks that started before the latest refresh
   * are ignored.
   */
  private generation = 0;
  state: ListStalenessState | null = null;

  constructor(options: ListStalenessOptions) {
    this.options = options;
    this.live = getLiveEvents(options.environment);
  }

  /**
   * Subscribes to changes of the list's staleness. The server is asked only while there is a subscriber and
   * the page is visible.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) document.addEventListener('visibilitychange', this.scheduleCheck);
    const unsubscribe = this.listeners.subscribe(listener);
    this.scheduleCheck();
    return () => {
      unsubscribe();
      if (this.listeners.size === 0) document.removeEventListener('visibilitychange', this.scheduleCheck);
    };
  };

  readonly getState = (): ListStalenessState | null => this.state;

  recordLiveUpdate(change: LiveUpdate): void {
    if (!change.listsChanged) return;
    const deleted = [...change.deleted].filter((id) => !this.live.wasIssueDeletedByThisPage(id));
    if (change.reset || change.issues.size + change.deleted.size === 0) {
      this.changed = null;
      this.mayRowsBeOutdated = true;
    }
    for (const [id, issue] of change.issues) this.changed?.set(id, issue);
    for (const id of deleted) this.changed?.set(id, DELETED_ISSUE_PLACEHOLDER);
    this.isCheckDue ||= this.changed === null || this.changed.size > 0;
    this.scheduleCheck();
  }

  /** Resets the staleness state after the list has been refreshed. */
  resetStaleness(): void {
    this.generation += 1;
    this.changed = new Map();
    this.isCheckDue = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.setState(null);
  }

  private readonly scheduleCheck = (): void => {
    const isSeen = this.listeners.size > 0 && document.visibilityState === 'visible';
    if (!this.isCheckDue || !isSeen || this.timer) return;
    const wait = this.lastCheck + LIST_STALENESS_CHECK_INTERVAL_MS - performance.now();
    const delay = Math.max(wait, LIST_STALENESS_CHECK_DELAY_MS * (1 + Math.random()));
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.checkStaleness();
    }, delay);
  };

  private async checkStaleness(): Promise<void> {
    const { environment, projectKey, query, total, refetchVisible } = this.options;
    const { generation } = this;
    // Whether other users made the changes is decided only now, because the response to the viewer's own
    // mutation may arrive after its live update.
    const byOthers =
      this.changed &&
      [...this.changed].filter(([id, { version }]) => !this.live.isIssueVersionFromThisPage(id, version));
    this.isCheckDue = false;
    if (byOthers?.length === 0) return;
    const numbers = byOthers && byOthers.map(([, { number }]) => number);
    const fits = numbers !== null && numbers.join().length + query.length + 20 < SEARCH_QUERY_LENGTH_MAX;
    if (this.mayRowsBeOutdated) refetchVisible();
    this.mayRowsBeOutdated = false;
    this.lastCheck = performance.now();
    const now = await fetchListStaleness(environment, projectKey, query, fits ? numbers : null).catch(
      () => null,
    );
    if (generation !== this.generation) return;
    // A failed staleness check is repeated with the next change.
    if (!now) return void (this.isCheckDue = true);
    const before = total() ?? now.total;
    const newIssues = Math.max(0, now.total - before);
    if (this.state || now.changed > 0 || now.total !== before) this.setState({ newIssues });
  }

  private setState(state: ListStalenessState | null): void {
    if (state?.newIssues === this.state?.newIssues && !state === !this.state) return;
    this.state = state;
    this.listeners.emit();
  }
}
