/** The list of notifications of one filter: its pages, outside React. */
import type { IEnvironment, OperationType } from 'relay-runtime';
import type { inboxListDataNodesQuery } from '../../../../../__generated__/inboxListDataNodesQuery.graphql';
import type { inboxListDataPageQuery } from '../../../../../__generated__/inboxListDataPageQuery.graphql';
import { Emitter } from '../../../../shared/Emitter';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../../shared/limits';
import { RetainedQuery } from '../../../lists/RetainedQuery';
import type { SequentialList, SequentialListState } from '../../../lists/SequentialList';
import { getInboxUpdates, type InboxUpdate } from '../../../relay/events/InboxUpdates';
import { type InboxFilter, getInboxFilterVariables } from '../model/inboxUrl';
import {
  type InboxListEntry,
  type InboxPage,
  inboxNodesQuery,
  inboxPageQuery,
  type LoadedNotifications,
  readInboxNodes,
  readInboxPage,
} from './inboxListData';

/** Number of responses that are kept in Relay's store, besides those with visible notifications. */
const RETAINED_QUERIES_MAX = 20;

/** A query for a page of the list, or for notifications by their ids. */
type NotificationsQuery<T extends LoadedNotifications = LoadedNotifications> = Pick<
  RetainedQuery<OperationType, T>,
  'state' | 'subscribe' | 'fetchUnlessLoaded' | 'dispose'
>;

/** The notifications are ordered by time, newest first. */
export interface InboxListState extends SequentialListState<InboxListEntry> {
  /** Number of notifications on all pages. */
  readonly total: number;
}

/** What the list has shown, for an update of all notifications. */
export interface ShownNotifications {
  /** Id of the newest notification; null: there is none. */
  readonly upTo: string | null;
  /** Version of the inbox up to which events have been shown. */
  readonly seenVersion: string;
}

/**
 * Loads pages one after the other, and applies changes: a notification leaves the list when its state no longer matches,
 * and returns to its place when that is undone. In the list of unread notifications, those that have been read stay
 * until the list is opened again.
 */
export class InboxListModel implements SequentialList<InboxListState> {
  readonly #environment: IEnvironment;
  readonly #filter: InboxFilter;
  readonly #changes = new Emitter();
  readonly #entries = new Map<string, InboxListEntry>();
  /** Ids of all known notifications, newest first. */
  #order: string[] = [];
  /** The queries that are loading or retained, in the order of their requests. */
  readonly #queries = new Set<NotificationsQuery>();
  /** Queries of the previous list, released when the newest page has arrived. */
  #replaced: readonly NotificationsQuery[] = [];
  /** The page that was requested last. A failed one is kept until it is requested again. */
  #newestPage: NotificationsQuery | null = null;
  /** The last loaded page, with the next cursor; null: none. */
  #lastPage: InboxPage | null = null;
  /** Number of matching notifications on pages that are not loaded. */
  #remaining = 0;
  /** Ids of the notifications that are mounted. */
  #visible: ReadonlySet<string> = new Set();
  #firstPageVersion = 0;
  /** Version of the inbox up to which the list has received all changes. */
  #version = 0;
  #state: InboxListState | null = null;

  constructor(environment: IEnvironment, filter: InboxFilter) {
    this.#environment = environment;
    this.#filter = filter;
    this.#loadPage(null, 'store-or-network');
  }

  readonly subscribe = this.#changes.subscribe;

  readonly getState = (): InboxListState => {
    this.#state ??= this.#computeState();
    return this.#state;
  };

  /**
   * Returns the newest notification and the latest inbox version that the list shows; the viewer has not seen later
   * ones.
   */
  getShown(): ShownNotifications {
    const { entries } = this.getState();
    const seenVersion = entries.reduce(
      (seen, { version }) => Math.max(seen, version),
      this.#firstPageVersion,
    );
    return { upTo: entries[0]?.id ?? null, seenVersion: String(seenVersion) };
  }

  /** Applies changes of the inbox until the returned function is called, which also releases the pages. */
  start(): () => void {
    const stop = getInboxUpdates(this.#environment).subscribe((update) => this.#applyUpdate(update));
    return () => {
      stop();
      for (const query of this.#queries) query.dispose();
    };
  }

  loadNext(): void {
    const status = this.#newestPage?.state.status;
    if (this.#lastPage?.hasNextPage && status !== 'loading' && status !== 'failed')
      this.#loadPage(this.#lastPage.endCursor, 'network-only');
  }

  readonly retry = (): void => {
    if (this.#newestPage?.state.status === 'failed') this.#newestPage.fetchUnlessLoaded();
  };

  /** Keeps the mounted notifications in Relay's store, and loads mounted notifications whose data was released. */
  loadEntries(entries: readonly InboxListEntry[]): void {
    this.#visible = new Set(entries.map(({ id }) => id));
    const ids = entries.filter(({ keys }) => keys === null).map(({ id }) => id);
    const isLoading = [...this.#queries].some(({ state }) => state.status === 'loading');
    if (ids.length > 0 && !isLoading) this.#loadNodes(ids);
  }

  #loadPage(
    after: string | null,
    fetchPolicy: 'store-or-network' | 'network-only',
  ): NotificationsQuery<InboxPage> {
    const filter = this.#filter;
    const page = new RetainedQuery<inboxListDataPageQuery, InboxPage>({
      environment: this.#environment,
      query: inboxPageQuery,
      variables: { after, ...getInboxFilterVariables(filter) },
      fetchPolicy,
      select: (data) => readInboxPage(data, filter),
      isWatched: true,
    });
    let applied: InboxPage | null = null;
    this.#newestPage = page;
    this.#load<InboxPage>(page, (loaded) => {
      if (after === null) {
        this.#firstPageVersion = loaded.version;
        this.#version = Math.max(this.#version, loaded.version);
      }
      // Data of earlier pages changes too, but only the newest one determines the total and the next cursor.
      if (page !== this.#newestPage) return;
      // The total does not follow changes of notifications, only responses.
      if (applied?.totalCount === loaded.totalCount && applied.endCursor === loaded.endCursor) return;
      applied = loaded;
      this.#applyLastPage(loaded);
    });
    return page;
  }

  #applyLastPage(page: InboxPage): void {
    this.#lastPage = page;
    const states: readonly string[] = getInboxFilterVariables(this.#filter).states;
    const loaded = [...this.#entries.values()].filter(({ state }) => states.includes(state)).length;
    this.#remaining = page.hasNextPage ? Math.max(0, page.totalCount - loaded) : 0;
  }

  #loadNodes(ids: readonly string[]): void {
    this.#load(
      new RetainedQuery<inboxListDataNodesQuery, LoadedNotifications>({
        environment: this.#environment,
        query: inboxNodesQuery,
        variables: { ids: ids.slice(0, GRAPHQL_CONNECTION_PAGE_SIZE_MAX) },
        select: (data) => readInboxNodes(data, this.#filter),
        isWatched: true,
      }),
    );
  }

  /** @param onData called with each response and each change of its notifications, after they were applied */
  #load<T extends LoadedNotifications>(
    query: NotificationsQuery<T>,
    onData: (loaded: T) => void = () => undefined,
  ): void {
    this.#queries.add(query);
    query.subscribe(() => {
      const { state } = query;
      // The list stays as it is until the response arrives.
      if (state.status === 'loading') return;
      if (state.status === 'ready') {
        if (query === this.#newestPage) this.#removeReplaced();
        this.#ingest(state.value.entries);
        onData(state.value);
        this.#releaseOldestQuery();
      } else if (query !== this.#newestPage) this.#release(query);
      this.#emit();
    });
    query.fetchUnlessLoaded();
  }

  /** Adds notifications to the list, or updates them. */
  #ingest(loaded: readonly InboxListEntry[]): void {
    for (const read of loaded) {
      const known = this.#entries.get(read.id);
      // In the list of unread notifications, a read notification stays only if it was in the list while unread.
      const isShown = read.state !== 'READ' || this.#filter.tab !== 'unread' || known?.matches === true;
      const entry = { ...read, matches: read.matches && isShown };
      this.#entries.set(entry.id, entry);
      if (known?.at === entry.at) continue;
      if (known) this.#order.splice(this.#order.indexOf(entry.id), 1);
      this.#order.splice(this.#findPosition(entry.at), 0, entry.id);
    }
  }

  /** The index at which a notification belongs, after those of the same time. */
  #findPosition(at: number): number {
    let low = 0;
    let high = this.#order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries.get(this.#order[middle]!)?.at ?? 0) >= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #applyUpdate({ notifications, reset, from, version }: InboxUpdate): void {
    const hasMissedChanges = from === null || from > this.#version;
    this.#version = Math.max(this.#version, version);
    if (reset) return this.#reload();
    if (hasMissedChanges) return this.#refresh();
    // The event count is compared, too, because all events of a bulk operation have the same time.
    const withEvents = notifications.filter(({ id, updatedAt, eventCount }) => {
      const entry = this.#entries.get(id);
      return !entry || entry.at !== Date.parse(updatedAt) || entry.eventCount !== eventCount;
    });
    if (withEvents.length > 0) this.#loadNodes(withEvents.map(({ id }) => id));
  }

  /**
   * Loads the first page again, and the shown notifications that are not on it by their ids. Unlike after `#reload`,
   * notifications that have been read stay in the list, because the user may have read them in this list.
   */
  #refresh(): void {
    const shown = this.getState().entries.map(({ id }) => id);
    if (shown.length > GRAPHQL_CONNECTION_PAGE_SIZE_MAX) return this.#reload();
    this.#abortRequests();
    const page = this.#loadPage(null, 'network-only');
    const stop = page.subscribe(() => {
      if (page.state.status !== 'ready') return;
      stop();
      const ids = page.state.value.entries.map(({ id }) => id);
      const others = shown.filter((id) => !ids.includes(id));
      if (others.length > 0) this.#loadNodes(others);
    });
  }

  /** Replaces the list by its current first page. The previous pages stay on screen until it has arrived. */
  #reload(): void {
    this.#abortRequests();
    this.#replaced = [...this.#queries];
    this.#loadPage(null, 'network-only');
  }

  #abortRequests(): void {
    for (const query of this.#queries) if (query.state.status !== 'ready') this.#release(query);
  }

  #removeReplaced(): void {
    if (this.#replaced.length === 0) return;
    for (const query of this.#replaced) this.#release(query);
    this.#replaced = [];
    this.#entries.clear();
    this.#order = [];
    // Live updates may have loaded notifications before the page arrived.
    for (const { state } of this.#queries) if (state.status === 'ready') this.#ingest(state.value.entries);
  }

  #release(query: NotificationsQuery): void {
    query.dispose();
    this.#queries.delete(query);
  }

  /** Releases the oldest query without visible notifications. Each live update adds a query. */
  #releaseOldestQuery(): void {
    const loaded = [...this.#queries].flatMap((query) =>
      query.state.status === 'ready' ? { query, ids: query.state.value.entries.map(({ id }) => id) } : [],
    );
    if (loaded.length <= RETAINED_QUERIES_MAX) return;
    // Notifications of the newest query may not be mounted yet.
    const older = loaded.slice(0, -1);
    const released = older.find(({ ids }) => !ids.some((id) => this.#visible.has(id)));
    if (!released) return;
    this.#release(released.query);
    const retainedIds = new Set(loaded.flatMap((each) => (each === released ? [] : each.ids)));
    for (const id of released.ids) {
      const entry = this.#entries.get(id);
      if (entry && !retainedIds.has(id)) this.#entries.set(id, { ...entry, keys: null });
    }
  }

  #computeState(): InboxListState {
    const states = SHOWN_STATES[this.#filter.tab];
    const entries = this.#order.flatMap((id) => {
      const entry = this.#entries.get(id);
      return entry?.matches && entry.subject && states.includes(entry.state) ? entry : [];
    });
    const page = this.#newestPage?.state;
    return {
      entries,
      total: entries.length + this.#remaining,
      hasNext: this.#lastPage?.hasNextPage ?? false,
      isLoading: page?.status === 'loading',
      error: page?.status === 'failed' ? page.error : null,
    };
  }

  #emit(): void {
    this.#state = null;
    this.#changes.emit();
  }
}

/** The states in which loaded notifications stay in the list of a tab. */
const SHOWN_STATES: Record<InboxFilter['tab'], readonly string[]> = {
  unread: ['UNREAD', 'READ'],
  all: ['UNREAD', 'READ'],
  done: ['DONE'],
  snoozed: ['SNOOZED'],
};
