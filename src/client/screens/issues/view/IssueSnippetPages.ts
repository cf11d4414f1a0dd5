import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { getLiveUpdateDispatcher, type LiveUpdate } from '../../../relay/events/LiveUpdateDispatcher';
import { ListPageCache } from '../../../relay/windows';
import type { IssueListStore } from './IssueListStore';
import {
  type IssueSnippetsQuery,
  issueSnippetsQuery,
  type ListedSnippet,
  pickListedSnippets,
} from './IssueSnippetsQuery';

/** Delay between a change of issues and the request for their snippets, in ms, to gather changes. */
const REFETCH_DELAY_MS = 300;
/** Minimum interval between two requests for the snippets of changed issues, in ms. */
const REFETCH_INTERVAL_MS = 3_000;

/** The snippets of an open issue list, in the same pages and from the same snapshot as its rows. */
export class IssueSnippetPages {
  private readonly view: IssueListStore;
  private readonly pages: ListPageCache<IssueSnippetsQuery, ListedSnippet>;
  private requested: { pages: readonly number[]; dragging: boolean } = { pages: [], dragging: false };
  /** The snapshot of the list to which the pages belong. */
  private snapshot: string | null = null;
  /** Ids of issues that have changed since their snippets were requested; null: all may have changed. */
  private changed: Set<string> | null = new Set();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastRefetch = -Infinity;

  constructor(view: IssueListStore) {
    this.view = view;
    this.pages = new ListPageCache({
      environment: view.environment,
      query: issueSnippetsQuery,
      variables: (page) => view.createPageVariables(page),
      select: pickListedSnippets,
      onEvict: () => view.pruneDanglingReferences(),
    });
  }

  /** Requests snippets again when the list or its issues change, until the returned function is called. */
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

  /** Returns the snippet of the issue at a rank of the list, or null if the snippet has not been loaded. */
  getSnippet(rank: number): ListedSnippet | null {
    const page = this.pages.get(getPageOfRank(rank));
    return page.status === 'ready' ? (page.value[rank % DEFAULT_LIST_PAGE_SIZE] ?? null) : null;
  }

  private followSnapshot(): void {
    const { snapshotToken } = this.view;
    if (snapshotToken === null || snapshotToken === this.snapshot) return;
    this.snapshot = snapshotToken;
    this.pages.resetPages();
    this.pages.fetchListPages(this.requested.pages, this.requested.dragging);
  }

  private recordLiveUpdate({ projectId, listsChanged, reset, issues, deleted }: LiveUpdate): void {
    const areIssuesUnknown = reset || (listsChanged && issues.size + deleted.size === 0);
    if (areIssuesUnknown && projectId === this.view.createPageVariables(0).projectId) this.changed = null;
    this.recordChanges(issues.keys());
  }

  private recordChanges(ids: Iterable<string>): void {
    for (const id of ids) this.changed?.add(id);
    this.scheduleRefetch();
  }

  /** Schedules a request for changed snippets. The server is asked only while the list can be seen. */
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
