import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import {
  type LiveUpdate,
  type LiveUpdateDispatcher,
  getLiveUpdateDispatcher,
} from '../../../relay/events/LiveUpdateDispatcher';
import { fetchQueryOnce } from '../../../relay/queries/requests';
import type { IssueListStore } from './IssueListStore';
import { NONEXISTENT_ISSUE_NUMBER } from '../../../components/issues/parseIssueReference';
import { restrictQueryToIssues } from './restrictQueryToIssues';
import type { IssueListUpdaterQuery as Query } from '../../../../../__generated__/IssueListUpdaterQuery.graphql';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../../shared/limits';
import { splitIssueKey } from '../../../navigation/hrefs';
import { type CountsRequest, createCountsRequest } from './ListedIssues';

/**
 * Keeps a list on screen informed about changes of its issues: updates the counts after the viewer's own edits, and marks
 * the list as out of date after those of other users. This module is loaded with the first change.
 */
export class IssueListUpdater {
  private readonly staleness: ListStaleness;
  private readonly edits: OwnIssueEdits;

  constructor(store: IssueListStore) {
    this.staleness = new ListStaleness(store);
    this.edits = new OwnIssueEdits(store, (total) => this.staleness.compareTotal(total));
    document.addEventListener('visibilitychange', this.staleness.scheduleCheck);
  }

  recordLiveUpdate(change: LiveUpdate): void {
    this.staleness.recordLiveUpdate(change);
  }

  recordOwnEdits(ids: readonly string[]): void {
    this.edits.recordEdits(ids);
    this.edits.requestCounts();
  }

  /** Starts the requests that were postponed while the list was not on screen. */
  resume(): void {
    this.staleness.scheduleCheck();
    this.edits.requestCounts();
  }

  /** Discards the recorded changes after a refresh, because the refreshed list contains them. */
  reset(): void {
    this.staleness.resetStaleness();
    this.edits.reset();
  }

  dispose(): void {
    document.removeEventListener('visibilitychange', this.staleness.scheduleCheck);
    this.reset();
  }
}

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
class ListStaleness {
  private readonly store: IssueListStore;
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

  constructor(store: IssueListStore) {
    this.store = store;
    this.live = getLiveUpdateDispatcher(store.environment);
  }

  recordLiveUpdate(change: LiveUpdate): void {
    const deleted = [...change.deleted].filter((id) => !this.live.wasIssueDeletedInThisTab(id));
    if (change.reset || change.issues.size + change.deleted.size === 0) {
      this.changed = null;
      this.mayRowsBeOutdated = true;
    }
    const projectKey = this.store.list.projectKey ?? this.findProjectKey(change.projectId);
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
    const project = this.store.environment.getStore().getSource().get(projectId);
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

  /** Schedules a check if issues have changed. It runs only while the list is visible. */
  readonly scheduleCheck = (): void => {
    const isSeen = this.store.isOnScreen && document.visibilityState === 'visible';
    if (!this.isCheckDue || !isSeen || this.timer) return;
    const wait = this.lastCheck + LIST_STALENESS_CHECK_INTERVAL_MS - performance.now();
    const delay = Math.max(wait, LIST_STALENESS_CHECK_DELAY_MS * (1 + Math.random()));
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.checkStaleness();
    }, delay);
  };

  private async checkStaleness(): Promise<void> {
    const { environment, list } = this.store;
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
    if (this.mayRowsBeOutdated) this.store.refetchVisibleIssues();
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
    const before = this.store.matchingRowCount ?? current;
    if (this.store.state.newIssues !== null || changed || current !== before)
      this.store.markOutOfDate(Math.max(0, current - before));
  }
}

/**
 * Query of the check whether the list is out of date. It selects counts only, so that the response cannot
 * change the rows on screen.
 */
const listStalenessQuery = graphql`
  query IssueListUpdaterQuery($projectKey: String, $query: String!, $changed: String!) {
    issueContainer(projectKey: $projectKey) {
      all: issues(query: $query) {
        totalCount
      }
      changed: issues(query: $changed) {
        totalCount
      }
    }
  }
`;

/**
 * Counts the issues that match the query of a list now, and how many of the changed issues are among them.
 *
 * @param changedQuery the list's query restricted to the changed issues; null: there are too many of them, so
 *   that every matching issue counts as changed
 */
async function fetchListStaleness(
  environment: IEnvironment,
  { projectKey, query }: IssueListUrlState,
  changedQuery: string | null,
): Promise<{ total: number; changed: number }> {
  const variables = { projectKey, query, changed: changedQuery ?? query };
  const { issueContainer } = await fetchQueryOnce<Query>(environment, listStalenessQuery, variables);
  const { all, changed } = issueContainer ?? {};
  return { total: all?.totalCount ?? 0, changed: changed?.totalCount ?? 0 };
}

/** Id and key of an issue. */
type EditedIssue = readonly [id: string, key: string];

/**
 * Keeps the counts and facets of a list up to date with the viewer's own edits. One request after an edit returns
 * them together with those edited issues that match the query. The rows of the others stay in place, marked.
 */
class OwnIssueEdits {
  private readonly store: IssueListStore;
  private readonly onCountsUpdated: (total: number) => void;
  /** Keys of the issues that the viewer has edited since the last request, by id. */
  private readonly edited = new Map<string, string>();
  private request: CountsRequest | null = null;

  /** @param onCountsUpdated called with the number of issues that match the query after edits of the viewer */
  constructor(store: IssueListStore, onCountsUpdated: (total: number) => void) {
    this.store = store;
    this.onCountsUpdated = onCountsUpdated;
  }

  /** Records edits of those issues that belong to a project of the list and are in Relay's store. */
  recordEdits(ids: readonly string[]): void {
    const { environment, list } = this.store;
    const source = environment.getStore().getSource();
    for (const id of ids) {
      const { key } = (source.get(id) ?? {}) as { key?: string };
      if (key !== undefined && (list.projectKey ?? splitIssueKey(key)[0]) === splitIssueKey(key)[0])
        this.edited.set(id, key);
    }
  }

  /** Requests the counts of a list on screen if the viewer has edited issues since the last request. */
  requestCounts(): void {
    const { store } = this;
    if (this.request || this.edited.size === 0 || !store.isOnScreen || store.state.counts.status !== 'ready')
      return;
    // The issues are added to the list's query, whose length and number of terms are limited.
    let followed: EditedIssue[] = [];
    let editedQuery = '';
    for (const issue of [...this.edited].slice(0, GRAPHQL_CONNECTION_PAGE_SIZE_MAX)) {
      const keys = [...followed, issue].map(([, key]) => key);
      const restricted = restrictQueryToIssues(store.list, keys);
      if (restricted === null) break;
      followed = [...followed, issue];
      editedQuery = restricted;
    }
    if (followed.length === 0) this.edited.clear();
    for (const [id] of followed) this.edited.delete(id);
    const request = createCountsRequest(store.environment, store.list, editedQuery);
    this.request = request;
    request.subscribe(() => {
      if (this.request === request && request.state.status !== 'loading')
        this.readResponse(request, followed);
    });
    request.fetchUnlessLoaded();
  }

  reset(): void {
    this.request?.dispose();
    this.request = null;
    this.edited.clear();
  }

  private readResponse(request: CountsRequest, followed: readonly EditedIssue[]): void {
    this.request = null;
    // After a failed request, the counts on screen stay. Its edits are part of the request after the next edit.
    if (request.state.status !== 'ready' || !request.state.value) {
      for (const [id, key] of followed) this.edited.set(id, key);
      return request.dispose();
    }
    const { total, matchingEdits } = request.state.value;
    const mismatched = new Set([...this.store.state.mismatched, ...followed.map(([id]) => id)]);
    for (const id of matchingEdits) mismatched.delete(id);
    this.store.replaceCounts(request, mismatched);
    this.onCountsUpdated(total);
    this.requestCounts();
  }
}
