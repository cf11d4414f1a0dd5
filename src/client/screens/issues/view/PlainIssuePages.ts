import { DEFAULT_LIST_PAGE_SIZE, GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../../shared/limits';
import { ListPageCache } from '../../../relay/windows';
import type { PlainIssueRow_issue$key } from '../row/PlainIssueRow';
import type { IssueListPageOperation } from './IssueListSource';
import type { IssueListStore } from './IssueListStore';

/** Number of rows per request. With the complete pages' 50, the requests would cost more than the rows. */
const PLAIN_PAGE_SIZE = GRAPHQL_CONNECTION_PAGE_SIZE_MAX;
const CACHED_PLAIN_PAGES_MAX = 8;

/**
 * Keys and titles of an open issue list, from the same snapshot as its rows. They are requested instead of the complete
 * rows while the list scrolls too fast to be read.
 */
export class PlainIssuePages {
  private readonly view: IssueListStore;
  private readonly pages: ListPageCache<IssueListPageOperation, PlainIssueRow_issue$key>;
  /** The snapshot of the list to which the pages belong. */
  private snapshot: string | null = null;

  constructor(view: IssueListStore) {
    this.view = view;
    this.pages = new ListPageCache({
      environment: view.environment,
      ...view.source.plainPage,
      variables: (page) => view.createRangeVariables(page * PLAIN_PAGE_SIZE, PLAIN_PAGE_SIZE),
      pagesMax: CACHED_PLAIN_PAGES_MAX,
      onEvict: () => view.pruneDanglingReferences(),
    });
  }

  /** Requests the rows of those of the list's pages that are not loaded. */
  request(pages: readonly number[]): void {
    const { snapshotToken } = this.view;
    if (snapshotToken === null) return;
    if (snapshotToken !== this.snapshot) this.pages.dispose();
    this.snapshot = snapshotToken;
    const missing = pages.filter((page) => this.view.getIssuePage(page).status !== 'ready');
    const plainPages = new Set(missing.map((page) => getPlainPage(page * DEFAULT_LIST_PAGE_SIZE)));
    this.pages.fetchListPages([...plainPages], false);
  }

  /** Subscribes to the rows near a rank of the list. */
  subscribe(rank: number, listener: () => void): () => void {
    return this.pages.subscribe(getPlainPage(rank), listener);
  }

  /** The loaded rows near a rank of the list, for `pickPlainRow`; null if they have not been loaded. */
  getRowsNear(rank: number): readonly PlainIssueRow_issue$key[] | null {
    const state = this.pages.get(getPlainPage(rank));
    return state.status === 'ready' && this.snapshot === this.view.snapshotToken ? state.value : null;
  }

  /** Releases the pages that no mounted row shows. */
  releaseUnused(): void {
    if (this.pages.size > 0) this.pages.evictAllPagesExcept(0);
  }

  dispose(): void {
    this.pages.dispose();
  }
}

const getPlainPage = (rank: number): number => Math.floor(rank / PLAIN_PAGE_SIZE);

/** The row at a rank, from the rows near it. */
export const pickPlainRow = (
  rowsNear: readonly PlainIssueRow_issue$key[] | null,
  rank: number,
): PlainIssueRow_issue$key | undefined => rowsNear?.[rank % PLAIN_PAGE_SIZE];
