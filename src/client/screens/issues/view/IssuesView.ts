import { fetchQuery, type IEnvironment } from 'relay-runtime';
import { PAGE_SIZE } from '../../../../shared/limits';
import { RetainedQuery, type RetainedState, pruneLinks, Windows } from '../../../relay/windows';
import { type LiveUpdate, liveEventsOf } from '../../../relay/events/LiveEvents';
import { groupByOf, facetFieldOf } from '../../../components/grouping';
import { type ListState, orderOf } from '../../../components/listState';
import { type Counts, type IssuesCountsQuery, issuesCountsQuery, selectCounts } from './IssuesCountsQuery';
import { type Head, type IssuesRowsQuery, issuesRowsQuery, selectHead } from './IssuesRowsQuery';
import { ListNews } from './ListNews';
import { countedTotal } from './totalOf';
import { type IssuesWindowQuery, issuesWindowQuery, selectWindow } from './IssuesWindowQuery';
import type { ListedIssue } from './ListedIssue';

type Rows = readonly ListedIssue[];

export interface ViewState {
  readonly head: RetainedState<Head | null>;
  readonly counts: RetainedState<Counts | null>;
}

/** What stays of a list that nobody looks at, for coming back to it. */
const PAGES_AT_REST = 8;

/**
 * A list that is open: its first page, its counts and the windows over the rest, all of one query,
 * order and snapshot. It lives outside React, so that rows never wait for a render.
 */
export class IssuesView {
  readonly list: ListState;
  readonly environment: IEnvironment;
  private readonly listeners = new Set<() => void>();
  private readonly windows: Windows<IssuesWindowQuery, ListedIssue>;
  private head: RetainedQuery<IssuesRowsQuery, Head | null>;
  private counts: RetainedQuery<IssuesCountsQuery, Counts | null>;
  private firstPage: RetainedState<Rows> = { status: 'idle' };
  private readonly stopListening: readonly (() => void)[];
  /** What of it is no longer as it is here. */
  readonly news: ListNews;
  private wanted: { pages: readonly number[]; dragging: boolean } | null = null;
  private refreshing = false;
  /** A new object with every change, for useSyncExternalStore. */
  state: ViewState;

  constructor(environment: IEnvironment, list: ListState) {
    this.environment = environment;
    this.list = list;
    this.head = this.follow(this.newHead());
    this.counts = this.follow(this.newCounts());
    this.windows = this.newWindows();
    this.state = { head: this.head.state, counts: this.counts.state };
    const { projectKey, query } = list;
    const total = () => countedTotal(this, this.state);
    this.news = new ListNews({ environment, projectKey, query, total, freshen: () => this.freshen() });
    const live = liveEventsOf(environment);
    this.stopListening = [
      live.subscribe((change) => this.listen(change)),
      live.subscribeToOwnDeletions((projectId) => projectId === this.openHead?.projectId && this.refresh()),
    ];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): ViewState => this.state;

  get snapshot(): string | null {
    return this.openHead?.snapshot ?? null;
  }

  /** Asks for rows and counts together; also what a retry calls: only what failed is asked again. */
  start(): void {
    this.head.start();
    this.counts.start();
  }

  /** The rows of a page, or why there are none yet. */
  page(page: number): RetainedState<Rows> {
    return page === 0 ? this.firstPage : this.windows.get(page);
  }

  /** Which issue has a rank, if it is loaded. */
  idAt(rank: number): string | null {
    const page = this.page(Math.floor(rank / PAGE_SIZE));
    return page.status === 'ready' ? (page.value[rank % PAGE_SIZE]?.id ?? null) : null;
  }

  subscribePage(page: number, listener: () => void): () => void {
    return page === 0 ? this.subscribe(listener) : this.windows.subscribe(page, listener);
  }

  /** The pages that the view needs; see Windows.want. The first page is the head's. */
  want(pages: readonly number[], dragging: boolean): void {
    this.wanted = { pages: pages.filter((page) => page > 0), dragging };
    if (this.openHead) this.windows.want(this.wanted.pages, dragging);
  }

  retryPage(page: number): void {
    if (page === 0) this.start();
    else this.windows.retry(page);
  }

  /** Nobody looks at it now, but one may come back: keeps only the pages used last. */
  rest(): void {
    this.windows.trim(PAGES_AT_REST);
  }

  dispose(): void {
    for (const stop of this.stopListening) stop();
    this.news.clear();
    // The head says of which project the links are that the windows leave behind.
    this.windows.dispose();
    this.head.dispose();
    this.counts.dispose();
  }

  private get openHead(): Head | null {
    const { state } = this.head;
    return state.status === 'ready' ? state.value : null;
  }

  private changed(): void {
    const head = this.head.state;
    const opened = head !== this.state.head;
    this.state = { head, counts: this.counts.state };
    if (opened)
      this.firstPage = this.openHead ? { status: 'ready', value: this.openHead.rows } : failedOr(head);
    if (opened && this.openHead) {
      liveEventsOf(this.environment).subscribeToProject(this.openHead.projectId, this.openHead.version);
    }
    if (opened && this.openHead && this.wanted) this.windows.want(this.wanted.pages, this.wanted.dragging);
    for (const listener of [...this.listeners]) listener();
  }

  /**
   * Opens the list again under the same view, and swaps only when the new one has come: because one wants
   * what is new, or because the snapshot has expired, so that ranks have moved.
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
      this.head = this.follow(head);
      this.counts = this.follow(this.newCounts());
      this.windows.reset();
      this.counts.start();
      this.news.clear();
      this.changed();
    });
    head.start();
  }

  private listen(change: LiveUpdate): void {
    // What comes before the list is in it, or told again.
    if (change.projectId === this.openHead?.projectId) this.news.note(change);
  }

  /** Asks again what the rows in view say, of the list as it is pinned: each stays where it is. */
  private freshen(): void {
    for (const page of [0, ...(this.wanted?.pages ?? [])]) {
      fetchQuery<IssuesWindowQuery>(
        this.environment,
        issuesWindowQuery,
        this.windowVariables(page),
      ).subscribe({});
    }
  }

  private newHead(): RetainedQuery<IssuesRowsQuery, Head | null> {
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

  private newCounts(): RetainedQuery<IssuesCountsQuery, Counts | null> {
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

  private follow<T extends { subscribe: (listener: () => void) => unknown }>(held: T): T {
    held.subscribe(() => this.changed());
    return held;
  }
}

/** A first page that is not there for the reason that its list is not. */
function failedOr(head: RetainedState<Head | null>): RetainedState<Rows> {
  return head.status === 'ready' ? { status: 'idle' } : head;
}
