import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { getLiveUpdateDispatcher, type LiveUpdate } from '../../../relay/events/LiveUpdateDispatcher';
import { ListPageCache } from '../../../relay/windows';
import type { IssueListPageVariables, IssueListStore } from './IssueListStore';

/** Delay between a change of issues and the request for their data, in ms, to gather changes. */
const REFETCH_DELAY_MS = 300;
/** Minimum interval between two requests for the data of changed issues, in ms. */
const REFETCH_INTERVAL_MS = 3_000;

/** A query for a page of a list, by the rank of its first row. */
interface OnDemandPageQuery extends OperationType {
  readonly variables: IssueListPageVariables;
}

/**
 * Additional data of the issues of an open list, in the same pages and from the same snapshot as its rows. It has a query of
 * its own, so that rows never wait for it, and follows changes of the issues within seconds.
 */
export class OnDemandIssuePages<Query extends OnDemandPageQuery, Listed extends { readonly id: string }> {
  private readonly view: IssueListStore;
  private readonly pages: ListPageCache<Query, Listed>;
  private requested: { pages: readonly number[]; dragging: boolean } = { pages: [], dragging: false };
  /** The snapshot of the list to which the pages belong. */
  private snapshot: string | null = null;
  /** Ids of issues that have changed since their data was requested; null: all may have changed. */
  private changed: Set<string> | null = new Set();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastRefetch = -Infinity;

  constructor(
    view: IssueListStore,
    query: GraphQLTaggedNode,
    select: (data: Query['response']) => readonly Listed[],
  ) {
    this.view = view;
    this.pages = new ListPageCache({
      environment: view.environment,
      query,
      variables: (page) => view.createPageVariables(page),
      select,
      onEvict: () => view.pruneDanglingReferences(),
    });
  }

  /** Requests the data again when the list or its issues change, until the returned function is called. */
  start(): () => void {
    const live = getLiveUpdateDispatcher(this.view.environment);
    const stops = [
      this.view.subscribe(() => this.followSnapshot()),
      live.subscribe((change) => this.recordLiveUpdate(change)),
      live.subscribeToOwnEdits((ids) => this.recordChanges(ids)),
    ];
    document.addEventListener('visibilitychange', this.scheduleRefetch);
    this.followSnapshot();
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', this.scheduleRefetch);
      clearTimeout(this.timer);
      this.timer = undefined;
      this.pages.dispose();
      this.snapshot = null;
    };
  }

  /** Requests the pages in view, as soon as the list's first response has arrived. */
  request(pages: readonly number[], dragging: boolean): void {
    this.requested = { pages, dragging };
    if (this.snapshot !== null) this.pages.fetchListPages(pages, dragging);
  }

  subscribe(rank: number, listener: () => void): () => void {
    return this.pages.subscribe(getPageOfRank(rank), listener);
  }

  /**
   * Returns the data of the issue at a rank of the list, or null if it has not been loaded.
   * @param id the id of the issue: after an issue was deleted, the issues after it precede their ranks in a page that is
   *   requested again
   */
  getIssue(rank: number, id: string): Listed | null {
    const page = this.pages.get(getPageOfRank(rank));
    if (page.status !== 'ready') return null;
    const listed = page.value[rank % DEFAULT_LIST_PAGE_SIZE];
    return listed?.id === id ? listed : (page.value.find((issue) => issue.id === id) ?? null);
  }

  private followSnapshot(): void {
    const { snapshotToken } = this.view;
    if (snapshotToken === null || snapshotToken === this.snapshot) return;
    this.snapshot = snapshotToken;
    this.pages.resetPages();
    this.pages.fetchListPages(this.requested.pages, this.requested.dragging);
  }

  private recordLiveUpdate({ projectId, listsChanged, reset, issues, ...other }: LiveUpdate): void {
    const areIssuesUnknown = reset || (listsChanged && issues.size + other.deleted.size === 0);
    if (areIssuesUnknown && this.view.mayIncludeProject(projectId)) this.changed = null;
    this.recordChanges([...issues.keys(), ...other.progressChanged]);
  }

  private recordChanges(ids: Iterable<string>): void {
    for (const id of ids) this.changed?.add(id);
    this.scheduleRefetch();
  }

  /** Schedules a request for the data of changed issues. The server is asked only while the list can be seen. */
  private readonly scheduleRefetch = (): void => {
    if (this.timer || this.changed?.size === 0 || document.visibilityState !== 'visible') return;
    const wait = this.lastRefetch + REFETCH_INTERVAL_MS - performance.now();
    this.timer = setTimeout(
      () => {
        const { changed } = this;
        this.timer = undefined;
        this.changed = new Set();
        this.lastRefetch = performance.now();
        this.pages.refetchPagesWith(({ id }) => changed?.has(id) ?? true);
      },
      Math.max(wait, REFETCH_DELAY_MS),
    );
  };
}

const getPageOfRank = (rank: number): number => Math.floor(rank / DEFAULT_LIST_PAGE_SIZE);
