import { fetchQuery, type IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../../shared/Emitter';
import { PAGE_SIZE } from '../../../../shared/limits';
import { RetainedQuery, type RetainedState, pruneLinks, Windows } from '../../../relay/windows';
import { type LiveUpdate, liveEventsOf } from '../../../relay/events/LiveEvents';
import { groupByOf, facetFieldOf } from '../../../components/grouping';
import { type ListState, orderOf } from '../../../components/listState';
import {
  type ListCounts,
  type IssuesCountsQuery,
  issuesCountsQuery,
  selectCounts,
} from './IssuesCountsQuery';
import { type ListHead, type IssuesRowsQuery, issuesRowsQuery, selectHead } from './IssuesRowsQuery';
import { ListStaleness } from './ListStaleness';
import { exactTotal } from './totals';
import { type IssuesWindowQuery, issuesWindowQuery, selectWindow } from './IssuesWindowQuery';
import type { ListedIssue } from './ListedIssue';

type ListedIssues = readonly ListedIssue[];

export interface ViewState {
  readonly head: RetainedState<ListHead | null>;
  readonly counts: RetainedState<ListCounts | null>;
}

/** Number of list pages kept while no screen shows the list, so that a return to it is quick. */
const PAGES_KEPT = 8;

/**
 * The data of an open issue list: its first response (head), its counts and the cached pages (windows), all
 * with the same query, order and snapshot. It is outside React, so that requests do not wait for a render.
 */
export class IssuesView {
  readonly list: ListState;
  readonly environment: IEnvironment;
  private readonly listeners = new Emitter();
  private readonly windows: Windows<IssuesWindowQuery, ListedIssue>;
  private head: RetainedQuery<IssuesRowsQuery, ListHead | null>;
  private counts: RetainedQuery<IssuesCountsQuery, ListCounts | null>;
  private firstPage: RetainedState<ListedIssues> = { status: 'idle' };
  private readonly stopListening: readonly (() => void)[];
  /** Detects whether the list on screen is out of date. */
  readonly staleness: ListStaleness;
  private requested: { pages: readonly number[]; dragging: boolean } | null = null;
  private refreshing = false;
  /** State of the view. Replaced by a new object on each change, for useSyncExternalStore. */
  state: ViewState;

  constructor(environment: IEnvironment, list: ListState) {
    this.environment = environment;
    this.list = list;
    this.head = this.observe(this.newHead());
    this.counts = this.observe(this.newCounts());
    this.windows = this.newWindows();
    this.state = { head: this.head.state, counts: this.counts.state };
    const { projectKey, query } = list;
    const total = () => exactTotal(this, this.state);
    this.staleness = new ListStaleness({
      environment,
      projectKey,
      query,
      total,
      refetchVisible: () => this.refetchVisible(),
    });
    const live = liveEventsOf(environment);
    this.stopListening = [
      live.subscribe((change) => this.onLiveChange(change)),
      live.subscribeToOwnDeletions((projectId) => projectId === this.openHead?.projectId && this.refresh()),
    ];
  }

  readonly subscribe = this.listeners.subscribe;

  readonly getState = (): ViewState => this.state;

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
  page(page: number): RetainedState<ListedIssues> {
    return page === 0 ? this.firstPage : this.windows.get(page);
  }

  /** The id of the issue at a rank of the list; null if its page is not loaded. */
  idAt(rank: number): string | null {
    const page = this.page(Math.floor(rank / PAGE_SIZE));
    return page.status === 'ready' ? (page.value[rank % PAGE_SIZE]?.id ?? null) : null;
  }

  subscribePage(page: number, listener: () => void): () => void {
    return page === 0 ? this.subscribe(listener) : this.windows.subscribe(page, listener);
  }

  /** Requests the list pages in view; see Windows.want. Page 0 is part of the first response. */
  requestPages(pages: readonly number[], dragging: boolean): void {
    this.requested = { pages: pages.filter((page) => page > 0), dragging };
    if (this.openHead) this.windows.want(this.requested.pages, dragging);
  }

  retryPage(page: number): void {
    if (page === 0) this.start();
    else this.windows.retry(page);
  }

  /** Drops all list pages except the most recently used ones; called when the screen leaves the list. */
  trim(): void {
    this.windows.trim(PAGES_KEPT);
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

  private get openHead(): ListHead | null {
    const { state } = this.head;
    return state.status === 'ready' ? state.value : null;
  }

  private update(): void {
    const head = this.head.state;
    const hasHeadChanged = head !== this.state.head;
    this.state = { head, counts: this.counts.state };
    if (hasHeadChanged)
      this.firstPage = this.openHead
        ? { status: 'ready', value: this.openHead.rows }
        : stateWithoutRows(head);
    if (hasHeadChanged && this.openHead) {
      liveEventsOf(this.environment).subscribeToProject(this.openHead.projectId, this.openHead.version);
    }
    if (hasHeadChanged && this.openHead && this.requested)
      this.windows.want(this.requested.pages, this.requested.dragging);
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
    const head = this.newHead();
    const stop = head.subscribe(() => {
      if (head.state.status === 'loading') return;
      stop();
      this.refreshing = false;
      if (head.state.status !== 'ready') return head.dispose();
      this.head.dispose();
      this.counts.dispose();
      this.head = this.observe(head);
      this.counts = this.observe(this.newCounts());
      this.windows.reset();
      this.counts.start();
      this.staleness.clear();
      this.update();
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
        this.windowVariables(page),
      ).subscribe({});
    }
  }

  private newHead(): RetainedQuery<IssuesRowsQuery, ListHead | null> {
    const { projectKey: key, query, group } = this.list;
    return new RetainedQuery({
      environment: this.environment,
      query: issuesRowsQuery,
      variables: {
        key,
        query,
        orderBy: orderOf(this.list),
        groupBy: groupByOf(group),
        byState: group === 'state',
        byLabel: facetFieldOf(group) === 'LABEL',
        first: PAGE_SIZE,
      },
      select: selectHead,
    });
  }

  private newCounts(): RetainedQuery<IssuesCountsQuery, ListCounts | null> {
    const { projectKey: key, query, group } = this.list;
    return new RetainedQuery({
      environment: this.environment,
      query: issuesCountsQuery,
      variables: { key, query, orderBy: orderOf(this.list), grouped: group !== null },
      select: selectCounts,
    });
  }

  private newWindows(): Windows<IssuesWindowQuery, ListedIssue> {
    return new Windows({
      environment: this.environment,
      query: issuesWindowQuery,
      variables: (page) => this.windowVariables(page),
      select: (data) => {
        const page = selectWindow(data);
        if (page.snapshot !== this.snapshot) this.refresh();
        return page.rows;
      },
      onEvict: () => this.openHead && pruneLinks(this.environment, this.openHead.projectId),
    });
  }

  private windowVariables(page: number): IssuesWindowQuery['variables'] {
    return {
      projectId: this.openHead?.projectId ?? '',
      query: this.list.query,
      orderBy: orderOf(this.list),
      groupBy: groupByOf(this.list.group),
      snapshot: this.snapshot ?? '',
      first: PAGE_SIZE,
      offset: page * PAGE_SIZE,
    };
  }

  private observe<T extends { subscribe: (listener: () => void) => unknown }>(source: T): T {
    source.subscribe(() => this.update());
    return source;
  }
}

/**
 * State of the first page of the list while the first response (head) is missing: loading or failed, like
 * that of the head.
 */
function stateWithoutRows(head: RetainedState<ListHead | null>): RetainedState<ListedIssues> {
  return head.status === 'ready' ? { status: 'idle' } : head;
}
