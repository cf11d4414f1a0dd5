import { fetchQuery, type IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../../shared/Emitter';
import { PAGE_SIZE } from '../../../../shared/limits';
import {
  RetainedQuery,
  type RetainedQueryState,
  pruneDeadRecordLinks,
  ListPageCache,
} from '../../../relay/windows';
import { type LiveUpdate, getLiveEvents } from '../../../relay/events/LiveEvents';
import { toGroupByInput, getGroupingFacetField } from '../../../components/grouping';
import { type ListState, getIssueOrder } from '../../../components/listState';
import {
  type ListCounts,
  type IssuesCountsQuery,
  issuesCountsQuery,
  selectListCounts,
} from './IssuesCountsQuery';
import {
  type ListFirstResponse,
  type IssuesRowsQuery,
  issuesRowsQuery,
  selectFirstResponse,
} from './IssuesRowsQuery';
import { ListStaleness } from './ListStaleness';
import { getExactIssueCount } from './totals';
import { type IssuesWindowQuery, issuesWindowQuery, selectListPage } from './IssuesWindowQuery';
import type { ListedIssue } from './ListedIssue';

type ListedIssues = readonly ListedIssue[];

export interface IssuesViewState {
  readonly head: RetainedQueryState<ListFirstResponse | null>;
  readonly counts: RetainedQueryState<ListCounts | null>;
}

/** Number of list pages kept while no screen shows the list, so that a return to it is quick. */
const CACHED_PAGES_MAX = 8;

/**
 * The data of an open issue list: its first response (head), its counts and the cached pages (windows), all
 * with the same query, order and snapshot. It is outside React, so that requests do not wait for a render.
 */
export class IssuesView {
  readonly list: ListState;
  readonly environment: IEnvironment;
  private readonly listeners = new Emitter();
  private readonly windows: ListPageCache<IssuesWindowQuery, ListedIssue>;
  private head: RetainedQuery<IssuesRowsQuery, ListFirstResponse | null>;
  private counts: RetainedQuery<IssuesCountsQuery, ListCounts | null>;
  private firstPage: RetainedQueryState<ListedIssues> = { status: 'idle' };
  private readonly stopListening: readonly (() => void)[];
  /** Detects whether the list on screen is out of date. */
  readonly staleness: ListStaleness;
  private requested: { pages: readonly number[]; dragging: boolean } | null = null;
  private refreshing = false;
  /** State of the view. Replaced by a new object on each change, for useSyncExternalStore. */
  state: IssuesViewState;

  constructor(environment: IEnvironment, list: ListState) {
    this.environment = environment;
    this.list = list;
    this.head = this.observeQuery(this.createHeadQuery());
    this.counts = this.observeQuery(this.createCountsQuery());
    this.windows = this.createPageCache();
    this.state = { head: this.head.state, counts: this.counts.state };
    const { projectKey, query } = list;
    const total = () => getExactIssueCount(this, this.state);
    this.staleness = new ListStaleness({
      environment,
      projectKey,
      query,
      total,
      refetchVisible: () => this.refetchVisible(),
    });
    const live = getLiveEvents(environment);
    this.stopListening = [
      live.subscribe((change) => this.onLiveChange(change)),
      live.subscribeToOwnDeletions((projectId) => projectId === this.openHead?.projectId && this.refresh()),
    ];
  }

  readonly subscribe = this.listeners.subscribe;

  readonly getState = (): IssuesViewState => this.state;

  get snapshot(): string | null {
    return this.openHead?.snapshot ?? null;
  }

  /**
   * Requests the list's rows and counts together. When called again as a retry, it repeats only the failed
   * request.
   */
  start(): void {
    this.head.start();
    this.counts.start();
  }

  /** The rows of a list page, or its loading or failure state. */
  getPage(page: number): RetainedQueryState<ListedIssues> {
    return page === 0 ? this.firstPage : this.windows.get(page);
  }

  /** The id of the issue at a rank of the list; null if its page is not loaded. */
  getIssueIdByRank(rank: number): string | null {
    const page = this.getPage(Math.floor(rank / PAGE_SIZE));
    return page.status === 'ready' ? (page.value[rank % PAGE_SIZE]?.id ?? null) : null;
  }

  subscribeToPage(page: number, listener: () => void): () => void {
    return page === 0 ? this.subscribe(listener) : this.windows.subscribe(page, listener);
  }

  /** Requests the list pages in view that are not cached. Page 0 is part of the first response. */
  requestPages(pages: readonly number[], dragging: boolean): void {
    this.requested = { pages: pages.filter((page) => page > 0), dragging };
    if (this.openHead) this.windows.fetchPages(this.requested.pages, dragging);
  }

  retryPage(page: number): void {
    if (page === 0) this.start();
    else this.windows.refetchPage(page);
  }

  /** Drops all list pages except the most recently used ones; called when the screen leaves the list. */
  trimPages(): void {
    this.windows.trim(CACHED_PAGES_MAX);
  }

  dispose(): void {
    for (const stop of this.stopListening) stop();
    this.staleness.clear();
    // The cached pages (windows) are disposed first: removing the dead links that they leave in Relay's store
    // needs the project id from the first response (head).
    this.windows.dispose();
    this.head.dispose();
    this.counts.dispose();
  }

  private get openHead(): ListFirstResponse | null {
    const { state } = this.head;
    return state.status === 'ready' ? state.value : null;
  }

  private updateState(): void {
    const head = this.head.state;
    const hasHeadChanged = head !== this.state.head;
    this.state = { head, counts: this.counts.state };
    if (hasHeadChanged)
      this.firstPage = this.openHead
        ? { status: 'ready', value: this.openHead.rows }
        : getStateWithoutRows(head);
    if (hasHeadChanged && this.openHead) {
      getLiveEvents(this.environment).subscribeToProject(this.openHead.projectId, this.openHead.version);
    }
    if (hasHeadChanged && this.openHead && this.requested)
      this.windows.fetchPages(this.requested.pages, this.requested.dragging);
    this.listeners.emit();
  }

  /**
   * Requests the list again with a new snapshot and replaces the old one when the first page has arrived.
   * Called when the user asks for it, after the user's own deletions, and when the snapshot has expired,
   * because ranks may have changed.
   */
  refresh(): void {
    if (this.refreshing) return;
    this.refreshing = true;
    const head = this.createHeadQuery();
    const stop = head.subscribe(() => {
      if (head.state.status === 'loading') return;
      stop();
      this.refreshing = false;
      if (head.state.status !== 'ready') return head.dispose();
      this.head.dispose();
      this.counts.dispose();
      this.head = this.observeQuery(head);
      this.counts = this.observeQuery(this.createCountsQuery());
      this.windows.reset();
      this.counts.start();
      this.staleness.clear();
      this.updateState();
    });
    head.start();
  }

  private onLiveChange(change: LiveUpdate): void {
    // Changes from before the list's first response can be ignored: they are part of the list or repeated by
    // the live subscription.
    if (change.projectId === this.openHead?.projectId) this.staleness.recordChange(change);
  }

  /** Refetches the issues in view from the same list snapshot, so that no row moves. */
  private refetchVisible(): void {
    for (const page of [0, ...(this.requested?.pages ?? [])]) {
      fetchQuery<IssuesWindowQuery>(
        this.environment,
        issuesWindowQuery,
        this.createPageVariables(page),
      ).subscribe({});
    }
  }

  private createHeadQuery(): RetainedQuery<IssuesRowsQuery, ListFirstResponse | null> {
    const { projectKey: key, query, group } = this.list;
    return new RetainedQuery({
      environment: this.environment,
      query: issuesRowsQuery,
      variables: {
        key,
        query,
        orderBy: getIssueOrder(this.list),
        groupBy: toGroupByInput(group),
        byState: group === 'state',
        byLabel: getGroupingFacetField(group) === 'LABEL',
        first: PAGE_SIZE,
      },
      select: selectFirstResponse,
    });
  }

  private createCountsQuery(): RetainedQuery<IssuesCountsQuery, ListCounts | null> {
    const { projectKey: key, query, group } = this.list;
    return new RetainedQuery({
      environment: this.environment,
      query: issuesCountsQuery,
      variables: { key, query, orderBy: getIssueOrder(this.list), grouped: group !== null },
      select: selectListCounts,
    });
  }

  private createPageCache(): ListPageCache<IssuesWindowQuery, ListedIssue> {
    return new ListPageCache({
      environment: this.environment,
      query: issuesWindowQuery,
      variables: (page) => this.createPageVariables(page),
      select: (data) => {
        const page = selectListPage(data);
        if (page.snapshot !== this.snapshot) this.refresh();
        return page.rows;
      },
      onEvict: () => this.openHead && pruneDeadRecordLinks(this.environment, this.openHead.projectId),
    });
  }

  private createPageVariables(page: number): IssuesWindowQuery['variables'] {
    return {
      projectId: this.openHead?.projectId ?? '',
      query: this.list.query,
      orderBy: getIssueOrder(this.list),
      groupBy: toGroupByInput(this.list.group),
      snapshot: this.snapshot ?? '',
      first: PAGE_SIZE,
      offset: page * PAGE_SIZE,
    };
  }

  private observeQuery<T extends { subscribe: (listener: () => void) => unknown }>(source: T): T {
    source.subscribe(() => this.updateState());
    return source;
  }
}

/**
 * State of the first page of the list while the first response (head) is missing: loading or failed, like
 * that of the head.
 */
function getStateWithoutRows(
  head: RetainedQueryState<ListFirstResponse | null>,
): RetainedQueryState<ListedIssues> {
  return head.status === 'ready' ? { status: 'idle' } : head;
}
