/** The list of notifications of one filter: its pages, outside React. */
import {
  createOperationDescriptor,
  type Disposable,
  fetchQuery,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type Subscription,
} from 'relay-runtime';
import type { inboxListData_notification$key } from '../../../../../__generated__/inboxListData_notification.graphql';
import type { inboxListDataNodesQuery } from '../../../../../__generated__/inboxListDataNodesQuery.graphql';
import type { inboxListDataPageQuery } from '../../../../../__generated__/inboxListDataPageQuery.graphql';
import { Emitter } from '../../../../shared/Emitter';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../../shared/limits';
import { getInboxUpdates, type InboxUpdate } from '../../../relay/inbox/InboxUpdates';
import { type InboxFilter, getInboxFilterVariables } from '../model/inboxUrl';
import {
  type InboxListEntry,
  inboxNodesQuery,
  inboxPageQuery,
  readInboxEntry,
  readInboxPage,
} from './inboxListData';

/** Number of pages that are kept in Relay's store, besides those with visible notifications. */
const RETAINED_PAGES_MAX = 20;

interface RetainedPage {
  ids: readonly string[];
  dispose: () => void;
}

export interface InboxListState {
  /** The notifications that are in the list, newest first, as far as they are loaded. */
  readonly entries: readonly InboxListEntry[];
  /** Number of notifications on all pages. */
  readonly total: number;
  readonly hasNext: boolean;
  readonly isLoading: boolean;
  /** Error of the last request; null: none. */
  readonly error: Error | null;
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
export class InboxListModel {
  readonly #environment: IEnvironment;
  readonly #filter: InboxFilter;
  readonly #changes = new Emitter();
  readonly #entries = new Map<string, InboxListEntry>();
  /** Ids of all known notifications, newest first. */
  #order: string[] = [];
  #pages: RetainedPage[] = [];
  /** Ids of the notifications that are mounted. */
  #visible: ReadonlySet<string> = new Set();
  readonly #requests = new Set<Subscription>();
  /** Number of matching notifications on pages that are not loaded. */
  #remaining = 0;
  #endCursor: string | null = null;
  #firstPageVersion = 0;
  /** Version of the inbox up to which the list has received all changes. */
  #version = 0;
  #hasNext = false;
  /** Cursor of the page that is being loaded, and of the last loaded page. */
  #loadingAfter: string | null = null;
  #lastAfter: string | null = null;
  /** Identifies the page and total that were applied last, so that repeated data is ignored. */
  #lastPage = '';
  #isLoading = false;
  #error: Error | null = null;
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

  /** Returns what is shown now. Events that have not arrived are newer than the first notification or this version. */
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
      for (const request of this.#requests) request.unsubscribe();
      for (const page of this.#pages) page.dispose();
    };
  }

  /** Loads the next page, unless it is being loaded or there is none. A failed page is loaded again only by `retry`. */
  loadNext(): void {
    if (this.#hasNext && !this.#isLoading && !this.#error) this.#loadPage(this.#endCursor, 'network-only');
  }

  readonly retry = (): void => {
    if (this.#error) this.#loadPage(this.#loadingAfter, 'network-only');
  };

  /** Keeps the mounted notifications in Relay's store, and loads those of them that were released. */
  loadEntries(entries: readonly InboxListEntry[]): void {
    this.#visible = new Set(entries.map(({ id }) => id));
    const ids = entries.filter(({ keys }) => keys === null).map(({ id }) => id);
    if (ids.length > 0 && this.#requests.size === 0) this.#loadNodes(ids);
  }

  /** @param onLoaded called once, with the ids of the notifications on the page */
  #loadPage(
    after: string | null,
    fetchPolicy: 'store-or-network' | 'network-only',
    onLoaded?: (ids: readonly string[]) => void,
  ): void {
    this.#isLoading = true;
    this.#loadingAfter = after;
    this.#error = null;
    const variables = { after, ...getInboxFilterVariables(this.#filter) };
    this.#fetch<inboxListDataPageQuery>(inboxPageQuery, variables, fetchPolicy, {
      select: (data) => readInboxPage(data).notifications,
      onData: (data) => {
        const { totalCount, version, hasNextPage, endCursor } = readInboxPage(data);
        if (after === null) {
          this.#firstPageVersion = version;
          this.#version = Math.max(this.#version, version);
        }
        // Data of earlier pages changes too, but only the last page determines the total and the next cursor.
        const name = `${after} ${totalCount} ${endCursor}`;
        if (name === this.#lastPage || (this.#isLoading && after !== this.#loadingAfter)) return;
        if (!this.#isLoading && after !== this.#lastAfter) return;
        this.#lastPage = name;
        this.#lastAfter = after;
        this.#isLoading = false;
        this.#hasNext = hasNextPage;
        this.#endCursor = endCursor;
        const states: readonly string[] = variables.states;
        const loaded = [...this.#entries.values()].filter(({ state }) => states.includes(state)).length;
        this.#remaining = this.#hasNext ? Math.max(0, totalCount - loaded) : 0;
      },
      onError: (error) => {
        this.#isLoading = false;
        this.#error = error;
      },
      onLoaded,
    });
  }

  #loadNodes(ids: readonly string[]): void {
    this.#fetch<inboxListDataNodesQuery>(
      inboxNodesQuery,
      { ids: ids.slice(0, GRAPHQL_CONNECTION_PAGE_SIZE_MAX) },
      'network-only',
      {
        select: ({ nodes }) => nodes.flatMap((node) => node?.notification ?? []),
      },
    );
  }

  #fetch<TQuery extends OperationType>(
    query: GraphQLTaggedNode,
    variables: TQuery['variables'],
    fetchPolicy: 'store-or-network' | 'network-only',
    {
      select,
      onData = () => undefined,
      onError = () => undefined,
      onLoaded = () => undefined,
    }: {
      select: (data: TQuery['response']) => readonly inboxListData_notification$key[];
      onData?: (data: TQuery['response']) => void;
      onError?: (error: Error) => void;
      onLoaded?: ((ids: readonly string[]) => void) | undefined;
    },
  ): void {
    const environment = this.#environment;
    const operation = createOperationDescriptor(getRequest(query), variables);
    const retained = environment.retain(operation);
    let watched: Disposable | null = null;
    const request = fetchQuery<TQuery>(environment, query, variables, { fetchPolicy }).subscribe({
      next: () => {
        if (watched) return;
        const snapshot = environment.lookup(operation.fragment);
        watched = environment.subscribe(snapshot, ({ data }) => {
          this.#ingest(select(data));
          onData(data);
          this.#emit();
        });
        const data = snapshot.data as TQuery['response'];
        const ids = this.#ingest(select(data));
        this.#pages.push({
          ids,
          dispose: () => {
            watched?.dispose();
            retained.dispose();
          },
        });
        onData(data);
        onLoaded(ids);
        this.#releaseOldestPage();
        this.#emit();
      },
      error: (error: Error) => {
        retained.dispose();
        this.#requests.delete(request);
        onError(error);
        this.#emit();
      },
      complete: () => this.#requests.delete(request),
      unsubscribe: () => {
        if (!watched) retained.dispose();
      },
    });
    if (!request.closed) this.#requests.add(request);
  }

  /** Adds notifications to the list, or updates them. Returns their ids. */
  #ingest(keys: readonly inboxListData_notification$key[]): string[] {
    return keys.map((key) => {
      const read = readInboxEntry(key, this.#filter);
      const known = this.#entries.get(read.id);
      // Among unread notifications, one that was read meanwhile stays only if it was in the list before.
      const isShown = read.state !== 'READ' || this.#filter.tab !== 'unread' || known?.matches === true;
      const entry = { ...read, matches: read.matches && isShown };
      this.#entries.set(entry.id, entry);
      if (known?.at === entry.at) return entry.id;
      if (known) this.#order.splice(this.#order.indexOf(entry.id), 1);
      this.#order.splice(this.#findPosition(entry.at), 0, entry.id);
      return entry.id;
    });
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
    // All events of a bulk operation have the same time.
    const withEvents = notifications.filter(({ id, updatedAt, eventCount }) => {
      const entry = this.#entries.get(id);
      return !entry || entry.at !== Date.parse(updatedAt) || entry.eventCount !== eventCount;
    });
    if (withEvents.length > 0) this.#loadNodes(withEvents.map(({ id }) => id));
  }

  /**
   * Loads the first page again, and by their ids the shown notifications that are not on it. Unlike after `#reload`,
   * notifications that have been read stay in the list: the missed changes may have been made here.
   */
  #refresh(): void {
    const shown = this.getState().entries.map(({ id }) => id);
    if (shown.length > GRAPHQL_CONNECTION_PAGE_SIZE_MAX) return this.#reload();
    this.#abortRequests();
    this.#lastPage = '';
    this.#loadPage(null, 'network-only', (ids) => {
      const others = shown.filter((id) => !ids.includes(id));
      if (others.length > 0) this.#loadNodes(others);
    });
  }

  #abortRequests(): void {
    for (const request of this.#requests) request.unsubscribe();
    this.#requests.clear();
  }

  /** Replaces the list by its current first page. */
  #reload(): void {
    this.#abortRequests();
    const before = this.#pages;
    this.#pages = [];
    this.#entries.clear();
    this.#order = [];
    this.#lastPage = '';
    this.#loadPage(null, 'network-only');
    // The previous pages stay on screen until the response has arrived.
    const stop = this.subscribe(() => {
      stop();
      for (const page of before) page.dispose();
    });
  }

  /** Releases the page that was loaded first, of those without visible notifications. Each live update adds a page. */
  #releaseOldestPage(): void {
    if (this.#pages.length <= RETAINED_PAGES_MAX) return;
    // Notifications of the newest page may not be mounted yet.
    const older = this.#pages.slice(0, -1);
    const released = older.find(({ ids }) => !ids.some((id) => this.#visible.has(id)));
    if (!released) return;
    this.#pages = this.#pages.filter((page) => page !== released);
    const retainedIds = new Set(this.#pages.flatMap(({ ids }) => ids));
    for (const id of released.ids) {
      const entry = this.#entries.get(id);
      if (entry && !retainedIds.has(id)) this.#entries.set(id, { ...entry, keys: null });
    }
    released.dispose();
  }

  #computeState(): InboxListState {
    const states = SHOWN_STATES[this.#filter.tab];
    const entries = this.#order.flatMap((id) => {
      const entry = this.#entries.get(id);
      return entry?.matches && entry.subject && states.includes(entry.state) ? entry : [];
    });
    return {
      entries,
      total: entries.length + this.#remaining,
      hasNext: this.#hasNext,
      isLoading: this.#isLoading,
      error: this.#error,
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
