import type { IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../../shared/Emitter';
import { DEFAULT_LIST_PAGE_SIZE, GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../../shared/limits';
import { type PagedListLayer, PagedList } from '../../../lists/PagedList';
import type { RetainedQueryState } from '../../../lists/RetainedQuery';
import { type LiveUpdate, getLiveUpdateDispatcher } from '../../../relay/events/LiveUpdateDispatcher';
import { refetchInBackground } from '../../../relay/queries/requests';
import { toGroupByInput } from '../../../../shared/issueList/grouping';
import {
  type IssueListUrlState,
  getIssueListSortOrder,
} from '../../../../shared/issueList/issueListUrlState';
import type { IssueListUpdater } from './IssueListUpdater';
import {
  type CountsRequest,
  createCountsRequest,
  createFirstPageRequest,
  type FirstPage,
  type FirstPageRequest,
  type ListCounts,
  type ListedIssue,
  type ListedIssuesPageQuery,
  listPageQuery,
  type ListedIssuesPlainQuery,
  plainListPageQuery,
  selectPlainListPage,
  selectListPage,
} from './ListedIssues';
import type { PlainIssueRow_issue$key } from '../row/PlainIssueRow';
import { getListedIssueCount } from './totals';
import type { ListTree, TreeExpansions } from './ListTree';

export interface IssueListStoreState {
  readonly head: RetainedQueryState<FirstPage | null>;
  readonly counts: RetainedQueryState<ListCounts | null>;
  /** Exact number of issues in the list's snapshot, which is its number of rows; null until the server has counted them. */
  readonly rowCount: number | null;
  /** Ids of issues that no longer match the query after the viewer's own edits. Their rows stay in place. */
  readonly mismatched: ReadonlySet<string>;
  /** Ids of issues that the viewer has edited one by one. */
  readonly edited: ReadonlySet<string>;
  /**
   * Number of additional issues that match since the list was loaded; 0 if its issues or their order changed otherwise;
   * null if the list is up to date.
   */
  readonly newIssues: number | null;
  /** The expanded issues of a list with trees; null: none. */
  readonly expansions: TreeExpansions | null;
}

/** The variables of the requests for pages of a list, which all its queries for pages share. */
type IssueListPageVariables = ListedIssuesPageQuery['variables'];

/** Creates the trees of an open list. */
export type CreateListTree = (store: IssueListStore) => ListTree;

/** The state of a list that has just been loaded or refreshed. */
const UNCHANGED_LIST_STATE = {
  rowCount: null,
  mismatched: new Set<string>(),
  edited: new Set<string>(),
  newIssues: null,
  expansions: null,
};

/** Number of plain rows per request. With 50, as in complete pages, the requests would cost more than the rows. */
const PLAIN_PAGE_SIZE = GRAPHQL_CONNECTION_PAGE_SIZE_MAX;
const CACHED_PLAIN_PAGES_MAX = 8;

/** Number of list pages kept while no screen shows the list, so that a return to it is quick. */
const CACHED_ISSUE_PAGES_MAX = 8;

/**
 * The data of an open issue list: its first response (head), its counts and its pages, all with the same query, order
 * and snapshot. It is outside React, so that requests do not wait for a render.
 */
export class IssueListStore {
  readonly list: IssueListUrlState;
  readonly environment: IEnvironment;
  /** Creates the trees of the list; absent unless it shows trees. */
  readonly createTree: CreateListTree | undefined;
  /** Absent unless the list shows trees. */
  readonly tree: ListTree | undefined;
  private readonly listeners = new Emitter();
  /** The pages of the list. Chosen columns and snippets are further layers of it. */
  readonly pages: PagedList;
  /** Complete rows, without those of the first page, which are part of the first response. */
  private readonly rows: PagedListLayer<ListedIssuesPageQuery, ListedIssue>;
  /** Keys and titles, requested instead of complete rows while the list scrolls too fast to be read. */
  readonly plainRows: PagedListLayer<ListedIssuesPlainQuery, PlainIssueRow_issue$key>;
  private head: FirstPageRequest;
  private counts: CountsRequest;
  private firstPage: RetainedQueryState<readonly ListedIssue[]> = { status: 'idle' };
  private readonly stopListening: readonly (() => void)[];
  private listUpdater: Promise<IssueListUpdater> | null = null;
  /** The pages in view, without the first one. */
  private requestedPages: readonly number[] = [];
  private refreshing = false;
  /** State of the store. Replaced by a new object on each change, for useSyncExternalStore. */
  state: IssueListStoreState;

  constructor(environment: IEnvironment, list: IssueListUrlState, createTree?: CreateListTree) {
    this.environment = environment;
    this.list = list;
    this.createTree = createTree;
    this.tree = createTree?.(this);
    this.head = this.updateStateOnQueryChange(createFirstPageRequest(environment, list, null));
    this.counts = this.updateStateOnQueryChange(createCountsRequest(environment, list, ''));
    this.pages = new PagedList({
      environment,
      variables: (rank, first) => this.createPageVariables(rank, first),
      getContainerId: () => this.loadedFirstResponse?.containerId ?? null,
    });
    this.rows = this.pages.addLayer({
      query: listPageQuery,
      pageSize: DEFAULT_LIST_PAGE_SIZE,
      select: (data) => {
        const page = selectListPage(data);
        if (page.snapshot !== this.snapshotToken) this.refreshIssueList();
        return page.rows;
      },
    });
    this.plainRows = this.pages.addLayer({
      query: plainListPageQuery,
      pageSize: PLAIN_PAGE_SIZE,
      pagesMax: CACHED_PLAIN_PAGES_MAX,
      select: selectPlainListPage,
    });
    this.state = { head: this.head.state, counts: this.counts.state, ...UNCHANGED_LIST_STATE };
    const live = getLiveUpdateDispatcher(environment);
    this.stopListening = [
      live.subscribe((change) => this.recordLiveUpdate(change)),
      live.subscribeToOwnEdits((ids) => this.recordOwnEdits(ids)),
      live.subscribeToOwnDeletions(this.refreshListOf),
      // The response to the refresh shows that the project is not available.
      live.subscribeToUnavailableProjects(this.refreshListOf),
    ];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const wasOnScreen = this.isOnScreen;
    const unsubscribe = this.listeners.subscribe(listener);
    if (!wasOnScreen) void this.listUpdater?.then((listUpdater) => listUpdater.resume());
    return unsubscribe;
  };

  get isOnScreen(): boolean {
    return this.listeners.listenerCount > 0;
  }

  readonly getState = (): IssueListStoreState => this.state;

  get snapshotToken(): string | null {
    return this.loadedFirstResponse?.snapshot ?? null;
  }

  /**
   * Requests the list's rows and counts together. When called again as a retry, it repeats only the failed
   * request.
   */
  fetchRowsAndCounts(): void {
    this.head.fetchUnlessLoaded();
    this.counts.fetchUnlessLoaded();
  }

  /** The rows of a list page, or its loading or failure state. */
  getIssuePage(page: number): RetainedQueryState<readonly ListedIssue[]> {
    return page === 0 ? this.firstPage : this.rows.getPage(getFirstRank(page));
  }

  /** The issue at a rank of the list, nested or not; null: its page is not loaded, or there is no such rank. */
  getListedIssue(rank: number): ListedIssue | null {
    const page = this.getIssuePage(Math.floor(rank / DEFAULT_LIST_PAGE_SIZE));
    return page.status === 'ready' ? (page.value[rank % DEFAULT_LIST_PAGE_SIZE] ?? null) : null;
  }

  /** Whether a loaded page of the list contains the issue. */
  private isIssueListed(id: string): boolean {
    const hasId = (listed: ListedIssue) => listed.id === id;
    return this.loadedFirstResponse?.rows.some(hasId) || this.rows.hasRow(hasId);
  }

  subscribeToIssuePage(page: number, listener: () => void): () => void {
    return page === 0 ? this.subscribe(listener) : this.rows.subscribe(getFirstRank(page), listener);
  }

  /** Requests the list pages in view that are not cached. Page 0 is part of the first response. */
  requestIssuePages(pages: readonly number[], dragging: boolean): void {
    this.requestedPages = pages.filter((page) => page > 0);
    this.rows.request(this.requestedPages.map(getFirstRank), dragging);
  }

  /** Requests keys and titles for those of the list pages that are not cached. */
  requestPlainRows(pages: readonly number[]): void {
    const missing = pages.filter((page) => this.getIssuePage(page).status !== 'ready');
    this.plainRows.request(missing.map(getFirstRank), false);
  }

  retryIssuePage(page: number): void {
    if (page === 0) this.fetchRowsAndCounts();
    else this.rows.retry(getFirstRank(page));
  }

  /** Drops all list pages except the most recently used ones; called when the screen leaves the list. */
  evictUnusedPages(): void {
    this.rows.evictExcept(CACHED_ISSUE_PAGES_MAX);
  }

  dispose(): void {
    for (const stop of this.stopListening) stop();
    void this.listUpdater?.then((listUpdater) => listUpdater.dispose());
    // The pages are disposed first: removing the dead links that they leave in Relay's store needs the id of the container
    // from the first response (head).
    this.pages.dispose();
    this.head.dispose();
    this.counts.dispose();
  }

  private get loadedFirstResponse(): FirstPage | null {
    const { state } = this.head;
    return state.status === 'ready' ? state.value : null;
  }

  /** Whether the list can contain issues of the project: always true for the list of all projects. */
  mayIncludeProject(projectId: string): boolean {
    const head = this.loadedFirstResponse;
    return head !== null && (head.projectId ?? projectId) === projectId;
  }

  private readonly refreshListOf = (projectId: string): void => {
    if (this.mayIncludeProject(projectId)) this.refreshIssueList();
  };

  private updateStoreState(): void {
    const head = this.head.state;
    const hasHeadChanged = head !== this.state.head;
    const counts = this.counts.state;
    // In a list with trees, the count includes issues that are not rows of the list.
    const counted = this.tree
      ? this.loadedFirstResponse?.treeCounts?.topLevelCount
      : counts.status === 'ready'
        ? counts.value?.total
        : null;
    if (counts !== this.state.counts) void this.listUpdater?.then((listUpdater) => listUpdater.resume());
    this.state = {
      ...this.state,
      head,
      counts,
      rowCount: this.state.rowCount ?? counted ?? null,
    };
    if (hasHeadChanged)
      this.firstPage = this.loadedFirstResponse
        ? { status: 'ready', value: this.loadedFirstResponse.rows }
        : getFirstPageStateWithoutRows(head);
    if (hasHeadChanged && this.loadedFirstResponse) {
      for (const { id, version } of this.loadedFirstResponse.projects)
        getLiveUpdateDispatcher(this.environment).subscribeToProject(id, version);
      this.pages.startSnapshot();
    } else if (hasHeadChanged && head.status === 'ready') this.pages.dispose();
    this.listeners.emit();
  }

  /**
   * Requests the list again with a new snapshot and replaces the old one when the first page has arrived.
   * Called when the user asks for it, after the user's own deletions, and when the snapshot has expired,
   * because ranks may have changed.
   *
   * @param anchorId id of the issue whose new rank is requested
   */
  refreshIssueList(anchorId: string | null = null): void {
    if (this.refreshing) return;
    this.refreshing = true;
    const head = createFirstPageRequest(this.environment, this.list, anchorId);
    const stop = head.subscribe(() => {
      if (head.state.status === 'loading') return;
      stop();
      this.refreshing = false;
      if (head.state.status !== 'ready') return head.dispose();
      this.head.dispose();
      this.counts.dispose();
      this.head = this.updateStateOnQueryChange(head);
      this.counts = this.updateStateOnQueryChange(createCountsRequest(this.environment, this.list, ''));
      this.state = { ...this.state, ...UNCHANGED_LIST_STATE };
      this.counts.fetchUnlessLoaded();
      void this.listUpdater?.then((listUpdater) => listUpdater.reset());
      this.updateStoreState();
    });
    head.fetchUnlessLoaded();
  }

  /** Replaces the counts after the viewer's own edits. */
  replaceCounts(counts: CountsRequest, mismatched: ReadonlySet<string>): void {
    this.counts.dispose();
    this.counts = counts;
    this.state = { ...this.state, mismatched };
    this.updateStoreState();
  }

  /** Marks the list as out of date, so that the user is offered a refresh. `newIssues`: see the state's field. */
  markOutOfDate(newIssues: number): void {
    if (newIssues !== this.state.newIssues) this.updateState({ newIssues });
  }

  markEdited(ids: readonly string[]): void {
    this.updateState({ edited: new Set([...this.state.edited, ...ids]) });
  }

  /** Changes parts of the state that do not depend on responses. */
  updateState(changed: Partial<IssueListStoreState>): void {
    this.state = { ...this.state, ...changed };
    this.listeners.emit();
  }

  /** Number of rows that match after the viewer's own edits; null: not known yet. */
  get matchingRowCount(): number | null {
    const listed = getListedIssueCount(this, this.state);
    const departed = [...this.state.mismatched].filter((id) => this.isIssueListed(id));
    return listed === null ? null : listed - departed.length;
  }

  /**
   * Updates the counts after a bulk edit by the viewer has ended. All issues in view count as edited, because the bulk
   * edit may have changed any of them.
   */
  recordOwnBulkEdit(): void {
    const pages = this.visiblePages.map((page) => this.getIssuePage(page));
    const ids = pages.flatMap((page) => (page.status === 'ready' ? page.value.map(({ id }) => id) : []));
    this.withUpdater((listUpdater) => listUpdater.recordOwnEdits(ids));
  }

  private recordOwnEdits(ids: readonly string[]): void {
    this.markEdited(ids);
    this.withUpdater((listUpdater) => listUpdater.recordOwnEdits(ids));
  }

  private recordLiveUpdate(change: LiveUpdate): void {
    // Changes from before the list's first response can be ignored: they are part of the list or repeated by
    // the live subscription.
    if (change.listsChanged && this.mayIncludeProject(change.projectId))
      this.withUpdater((listUpdater) => listUpdater.recordLiveUpdate(change));
  }

  private withUpdater(record: (listUpdater: IssueListUpdater) => void): void {
    this.listUpdater ??= import('./IssueListUpdater').then(
      ({ IssueListUpdater }) => new IssueListUpdater(this),
    );
    this.listUpdater.then(record, () => (this.listUpdater = null));
  }

  /** The first page, which is always loaded, and the pages in view. */
  private get visiblePages(): readonly number[] {
    return [0, ...this.requestedPages];
  }

  /** Refetches the issues in view from the same list snapshot, so that no row moves. */
  refetchVisibleIssues(): void {
    for (const page of this.visiblePages) {
      const variables = this.createPageVariables(getFirstRank(page), DEFAULT_LIST_PAGE_SIZE);
      refetchInBackground(this.environment, listPageQuery, variables).subscribe({});
    }
  }

  /** Variables of the request for `first` issues from a rank on, from the list's snapshot. */
  createPageVariables(rank: number, first: number): IssueListPageVariables {
    return {
      containerId: this.loadedFirstResponse?.containerId ?? '',
      query: this.list.query,
      orderBy: getIssueListSortOrder(this.list),
      groupBy: toGroupByInput(this.list.group),
      snapshot: this.snapshotToken ?? '',
      first,
      offset: rank,
      trees: false,
      nested: false,
      parentId: '',
      ...this.tree?.getPageVariables(rank),
    };
  }

  private updateStateOnQueryChange<T extends { subscribe: (listener: () => void) => unknown }>(source: T): T {
    source.subscribe(() => this.updateStoreState());
    return source;
  }
}

/**
 * State of the first page of the list while the first response (head) is missing: loading or failed, like
 * that of the head.
 */
function getFirstPageStateWithoutRows(
  head: RetainedQueryState<FirstPage | null>,
): RetainedQueryState<readonly ListedIssue[]> {
  return head.status === 'ready' ? { status: 'idle' } : head;
}

const getFirstRank = (page: number): number => page * DEFAULT_LIST_PAGE_SIZE;
