import { fetchQuery, type IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../../shared/Emitter';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import {
  RetainedQuery,
  type RetainedQueryState,
  pruneDanglingRelayReferences,
  ListPageCache,
} from '../../../relay/windows';
import { type LiveUpdate, getLiveEvents } from '../../../relay/events/LiveEvents';
import { toGroupByInput, getGroupingFacetField } from '../../../components/grouping';
import { type IssueListUrlState, getIssueOrder } from '../../../components/issueListUrlState';
import {
  type IssueListCounts,
  type IssuesCountsQuery,
  issuesCountsQuery,
  pickIssueListCounts,
} from './IssuesCountsQuery';
import {
  type FirstIssueListResponse,
  type IssuesRowsQuery,
  issuesRowsQuery,
  pickFirstIssueListResponse,
} from './IssuesRowsQuery';
import { ListStaleness } from './ListStaleness';
import { getExactIssueCount } from './totals';
import { type IssuesWindowQuery, issueListPageQuery, pickIssueListPage } from './IssuesWindowQuery';
import type { ListedIssue } from './ListedIssue';

type ListedIssues = readonly ListedIssue[];

export interface IssuesViewState {
  readonly head: RetainedQueryState<FirstIssueListResponse | null>;
  readonly counts: RetainedQueryState<IssueListCounts | null>;
}

/** Number of list pages kept while no screen shows the list, so that a return to it is quick. */
const CACHED_ISSUE_PAGES_MAX = 8;

/**
 * The data of an open issue list: its first response (head), its counts and the cached pages (windows), all
 * with the same query, order and snapshot. It is outside React, so that requests do not wait for a render.
 */
export class IssuesView {
  readonly list: IssueListUrlState;
  readonly environment: IEnvironment;
  private readonly listeners = new Emitter();
  private readonly windows: ListPageCache<IssuesWindowQuery, ListedIssue>;
  private head: RetainedQuery<IssuesRowsQuery, FirstIssueListResponse | null>;
  private counts: RetainedQuery<IssuesCountsQuery, IssueListCounts | null>;
  private firstPage: RetainedQueryState<ListedIssues> = { status: 'idle' };
  private readonly stopListening: readonly (() => void)[];
  /** Detects whether the list on screen is out of date. */
  readonly staleness: ListStaleness;
  private requested: { pages: readonly number[]; dragging: boolean } | null = null;
  private refreshing = false;
  /** State of the view. Replaced by a new object on each change, for useSyncExternalStore. */
  state: IssuesViewState;

  constructor(environment: IEnvironment, list: IssueListUrlState) {
    this.environment = environment;
    this.list = list;
    this.head = this.updateStateOnQueryChange(this.createFirstPageQuery());
    this.counts = this.updateStateOnQueryChange(this.createCountsQuery());
    this.windows = this.createPageCache();
    this.state = { head: this.head.state, counts: this.counts.state };
    const { projectKey, query } = list;
    const total = () => getExactIssueCount(this, this.state);
    this.staleness = new ListStaleness({
      environment,
      projectKey,
      query,
      total,
      refetchVisible: () => this.refetchVisibleIssues(),
    });
    const live = getLiveEvents(environment);
    this.stopListening = [
      live.subscribe((change) => this.handleLiveUpdate(change)),
      live.subscribeToOwnDeletions(
        (projectId) => projectId === this.openHead?.projectId && this.refreshIssueList(),
      ),
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
  startRequests(): void {
    this.head.fetchUnlessLoaded();
    this.counts.fetchUnlessLoaded();
  }

  /** The rows of a list page, or its loading or failure state. */
  getIssuePage(page: number): RetainedQueryState<ListedIssues> {
    return page === 0 ? this.firstPage : this.windows.get(page);
  }

  /** The id of the issue at a rank of the list; null if its page is not loaded. */
  getIssueIdByRank(rank: number): string | null {
    const page = this.getIssuePage(Math.floor(rank / DEFAULT_LIST_PAGE_SIZE));
    return page.status === 'ready' ? (page.value[rank % DEFAULT_LIST_PAGE_SIZE]?.id ?? null) : null;
  }

  subscribeToIssuePage(page: number, listener: () => void): () => void {
    return page === 0 ? this.subscribe(listener) : this.windows.subscribe(page, listener);
  }

  /** Requests the list pages in view that are not cached. Page 0 is part of the first response. */
  requestIssuePages(pages: readonly number[], dragging: boolean): void {
    this.requested = { pages: pages.filter((page) => page > 0), dragging };
    if (this.openHead) this.windows.fetchListPages(this.requested.pages, dragging);
  }

  retryIssuePage(page: number): void {
    if (page === 0) this.startRequests();
    else this.windows.retryListPage(page);
  }

  /** Drops all list pages except the most recently used ones; called when the screen leaves the list. */
  evictUnusedPages(): void {
    this.windows.evictAllPagesExcept(CACHED_ISSUE_PAGES_MAX);
  }

  dispose(): void {
    for (const stop of this.stopListening) stop();
    this.staleness.resetStaleness();
    // The cached pages (windows) are disposed first: removing the dead links that they leave in Relay's store
    // needs the project id from the first response (head).
    this.windows.dispose();
    this.head.dispose();
    this.counts.dispose();
  }

  private get openHead(): FirstIssueListResponse | null {
    const { state } = this.head;
    return state.status === 'ready' ? state.value : null;
  }

  private updateViewState(): void {
    const head = this.head.state;
    const hasHeadChanged = head !== this.state.head;
    this.state = { head, counts: this.counts.state };
    if (hasHeadChanged)
      this.firstPage = this.openHead
        ? { status: 'ready', value: this.openHead.rows }
        : getFirstPageStateWithoutRows(head);
    if (hasHeadChanged && this.openHead) {
      getLiveEvents(this.environment).subscribeToProject(this.openHead.projectId, this.openHead.version);
    }
    if (hasHeadChanged && this.openHead && this.requested)
      this.windows.fetchListPages(this.requested.pages, this.requested.dragging);
    this.listeners.emit();
  }

  /**
   * Requests the list again with a new snapshot and replaces the old one when the first page has arrived.
   * Called when the user asks for it, after the user's own deletions, and when the snapshot has expired,
   * because ranks may have changed.
   */
  refreshIssueList(): void {
    if (this.refreshing) return;
    this.refreshing = true;
    const head = this.createFirstPageQuery();
    const stop = head.subscribe(() => {
      if (head.state.status === 'loading') return;
      stop();
      this.refreshing = false;
      if (head.state.status !== 'ready') return head.dispose();
      this.head.dispose();
      this.counts.dispose();
      this.head = this.updateStateOnQueryChange(head);
      this.counts = this.updateStateOnQueryChange(this.createCountsQuery());
      this.windows.resetPages();
      this.counts.fetchUnlessLoaded();
      this.staleness.resetStaleness();
      this.updateViewState();
    });
    head.fetchUnlessLoaded();
  }

  private handleLiveUpdate(change: LiveUpdate): void {
    // Changes from before the list's first response can be ignored: they are part of the list or repeated by
    // the live subscription.
    if (change.projectId === this.openHead?.projectId) this.staleness.recordLiveUpdate(change);
  }

  /** Refetches the issues in view from the same list snapshot, so that no row moves. */
  private refetchVisibleIssues(): void {
    for (const page of [0, ...(this.requested?.pages ?? [])]) {
      fetchQuery<IssuesWindowQuery>(
        this.environment,
        issueListPageQuery,
        this.createPageVariables(page),
      ).subscribe({});
    }
  }

  private createFirstPageQuery(): RetainedQuery<IssuesRowsQuery, FirstIssueListResponse | null> {
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
        first: DEFAULT_LIST_PAGE_SIZE,
      },
      select: pickFirstIssueListResponse,
    });
  }

  private createCountsQuery(): RetainedQuery<IssuesCountsQuery, IssueListCounts | null> {
    const { projectKey: key, query, group } = this.list;
    return new RetainedQuery({
      environment: this.environment,
      query: issuesCountsQuery,
      variables: { key, query, orderBy: getIssueOrder(this.list), grouped: group !== null },
      select: pickIssueListCounts,
    });
  }

  private createPageCache(): ListPageCache<IssuesWindowQuery, ListedIssue> {
    return new ListPageCache({
      environment: this.environment,
      query: issueListPageQuery,
      variables: (page) => this.createPageVariables(page),
      select: (data) => {
        const page = pickIssueListPage(data);
        if (page.snapshot !== this.snapshot) this.refreshIssueList();
        return page.rows;
      },
      onEvict: () => this.openHead && pruneDanglingRelayReferences(this.environment, this.openHead.projectId),
    });
  }

  private createPageVariables(page: number): IssuesWindowQuery['variables'] {
    return {
      projectId: this.openHead?.projectId ?? '',
      query: this.list.query,
      orderBy: getIssueOrder(this.list),
      groupBy: toGroupByInput(this.list.group),
      snapshot: this.snapshot ?? '',
      first: DEFAULT_LIST_PAGE_SIZE,
      offset: page * DEFAULT_LIST_PAGE_SIZE,
    };
  }

  private updateStateOnQueryChange<T extends { subscribe: (listener: () => void) => unknown }>(source: T): T {
    source.subscribe(() => this.updateViewState());
    return source;
  }
}

/**
 * State of the first page of the list while the first response (head) is missing: loading or failed, like
 * that of the head.
 */
function getFirstPageStateWithoutRows(
  head: RetainedQueryState<FirstIssueListResponse | null>,
): RetainedQueryState<ListedIssues> {
  return head.status === 'ready' ? { status: 'idle' } : head;
}
