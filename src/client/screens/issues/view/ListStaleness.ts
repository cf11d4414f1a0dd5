import { NONEXISTENT_ISSUE_NUMBER } from '../../../components/parseIssueReference';
import {
  type LiveUpdate,
  type LiveUpdateDispatcher,
  getLiveUpdateDispatcher,
} from '../../../relay/events/LiveUpdateDispatcher';
import type { IssueListStore } from './IssueListStore';
import { fetchListStaleness } from './ListStalenessQuery';
import { restrictQueryToIssues } from './restrictQueryToIssues';

/**
 * Delay between a change in the project and the check whether the list is out of date, in ms; doubled at
 * random, so that open pages do not all send requests at once.
 */
const LIST_STALENESS_CHECK_DELAY_MS = 300;
/** Minimum interval between two checks whether the list is out of date, in ms. */
const LIST_STALENESS_CHECK_INTERVAL_MS = 3_000;

/** Represents a deleted issue among the changed issues. */
const DELETED_ISSUE_PLACEHOLDER = { number: NONEXISTENT_ISSUE_NUMBER, version: Infinity };

/**
 * Detects that the issue list on screen is out of date. Rows never move by themselves: the user is offered a
 * refresh instead. A change by another user makes the list out of date if the changed issue matches the query
 * now, or if the number of matching issues changed.
 */
export class ListStaleness {
  private readonly view: IssueListStore;
  private readonly live: LiveUpdateDispatcher;
  /** Issues changed since the last check, by id; null: too many to track. */
  private changed: Map<string, { key: string; version: number }> | null = new Map();
  private isCheckDue = false;
  private mayRowsBeOutdated = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastCheck = -Infinity;
  /**
   * Number of refreshes of the list; the results of staleness checks that started before the latest refresh
   * are ignored.
   */
  private generation = 0;

  constructor(view: IssueListStore) {
    this.view = view;
    this.live = getLiveUpdateDispatcher(view.environment);
  }

  recordLiveUpdate(change: LiveUpdate): void {
    const deleted = [...change.deleted].filter((id) => !this.live.wasIssueDeletedInThisTab(id));
    if (change.reset || change.issues.size + change.deleted.size === 0) {
      this.changed = null;
      this.mayRowsBeOutdated = true;
    }
    const projectKey = this.view.list.projectKey ?? this.findProjectKey(change.projectId);
    if (projectKey === null) this.changed = null;
    const record = (id: string, { number, version }: { number: number; version: number }) =>
      this.changed?.set(id, { key: `${projectKey}-${number}`, version });
    for (const [id, issue] of change.issues) record(id, issue);
    for (const id of deleted) record(id, DELETED_ISSUE_PLACEHOLDER);
    this.isCheckDue ||= this.changed === null || this.changed.size > 0;
    this.scheduleCheck();
  }

  /** The key of a project in Relay's store; null: it is not known. */
  private findProjectKey(projectId: string): string | null {
    const project = this.view.environment.getStore().getSource().get(projectId);
    return (project as { key?: string } | null | undefined)?.key ?? null;
  }

  /** Resets the staleness state after the list has been refreshed. */
  resetStaleness(): void {
    this.generation += 1;
    this.changed = new Map();
    this.isCheckDue = false;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Schedules a check if issues have changed. The server is asked only while the list can be seen. */
  readonly scheduleCheck = (): void => {
    const isSeen = this.view.isOnScreen && document.visibilityState === 'visible';
    if (!this.isCheckDue || !isSeen || this.timer) return;
    const wait = this.lastCheck + LIST_STALENESS_CHECK_INTERVAL_MS - performance.now();
    const delay = Math.max(wait, LIST_STALENESS_CHECK_DELAY_MS * (1 + Math.random()));
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.checkStaleness();
    }, delay);
  };

  private async checkStaleness(): Promise<void> {
    const { environment, list } = this.view;
    const { generation } = this;
    // Whether other users made the changes is decided only now, because the response to the viewer's own
    // mutation may arrive after its live update.
    const byOthers =
      this.changed &&
      [...this.changed].filter(([id, { version }]) => !this.live.isIssueVersionFromThisTab(id, version));
    this.isCheckDue = false;
    if (byOthers?.length === 0) return;
    const changedQuery =
      byOthers &&
      restrictQueryToIssues(
        list,
        byOthers.map(([, { key }]) => key),
      );
    if (this.mayRowsBeOutdated) this.view.refetchVisibleIssues();
    this.mayRowsBeOutdated = false;
    this.lastCheck = performance.now();
    const now = await fetchListStaleness(environment, list, changedQuery).catch(() => null);
    if (generation !== this.generation) return;
    // A failed staleness check is repeated with the next change.
    if (!now) return void (this.isCheckDue = true);
    this.compareTotal(now.total, now.changed > 0);
  }

  /**
   * Marks the list as out of date if another number of issues matches its query than when its rows were loaded.
   *
   * @param current the number of issues that match now
   * @param changed true if the list is out of date even with an equal number
   */
  compareTotal(current: number, changed = false): void {
    const before = this.view.matchingRowCount ?? current;
    if (this.view.state.newIssues !== null || changed || current !== before)
      this.view.markOutOfDate(Math.max(0, current - before));
  }
}
