import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../../shared/limits';
import { splitIssueKey } from '../../../components/issueHref';
import type { IssueListCountsRequest } from './IssueListSource';
import type { IssueListStore } from './IssueListStore';
import { restrictQueryToIssues } from './restrictQueryToIssues';

/** Id and key of an issue. */
type EditedIssue = readonly [id: string, key: string];

/**
 * Keeps the counts and facets of a list up to date with the viewer's own edits. One request after an edit returns
 * them together with those edited issues that match the query. The rows of the others stay in place, marked.
 */
export class OwnIssueEdits {
  private readonly view: IssueListStore;
  private readonly onCountsUpdated: (total: number) => void;
  /** Keys of the issues that the viewer has edited since the last request, by id. */
  private readonly edited = new Map<string, string>();
  private request: IssueListCountsRequest | null = null;

  /** @param onCountsUpdated called with the number of issues that match the query after edits of the viewer */
  constructor(view: IssueListStore, onCountsUpdated: (total: number) => void) {
    this.view = view;
    this.onCountsUpdated = onCountsUpdated;
  }

  /** Records edits of those issues that belong to a project of the list and are in Relay's store. */
  recordEdits(ids: readonly string[]): void {
    const { environment, list } = this.view;
    const source = environment.getStore().getSource();
    for (const id of ids) {
      const { key } = (source.get(id) ?? {}) as { key?: string };
      if (key !== undefined && (list.projectKey ?? splitIssueKey(key)[0]) === splitIssueKey(key)[0])
        this.edited.set(id, key);
    }
  }

  /** Requests the counts of a list on screen if the viewer has edited issues since the last request. */
  requestCounts(): void {
    const { view } = this;
    if (this.request || this.edited.size === 0 || !view.isOnScreen || view.state.counts.status !== 'ready')
      return;
    // The issues are added to the list's query, whose length and number of terms are limited.
    let followed: EditedIssue[] = [];
    let editedQuery = '';
    for (const issue of [...this.edited].slice(0, GRAPHQL_CONNECTION_PAGE_SIZE_MAX)) {
      const keys = [...followed, issue].map(([, key]) => key);
      const restricted = restrictQueryToIssues(view.list, keys);
      if (restricted === null) break;
      followed = [...followed, issue];
      editedQuery = restricted;
    }
    if (followed.length === 0) this.edited.clear();
    for (const [id] of followed) this.edited.delete(id);
    const request = view.source.createCountsRequest(view.environment, view.list, editedQuery);
    this.request = request;
    request.subscribe(() => {
      if (this.request === request && request.state.status !== 'loading')
        this.readResponse(request, followed);
    });
    request.fetchUnlessLoaded();
  }

  reset(): void {
    this.request?.dispose();
    this.request = null;
    this.edited.clear();
  }

  private readResponse(request: IssueListCountsRequest, followed: readonly EditedIssue[]): void {
    this.request = null;
    // The counts on screen stay when the request has failed. The next edit requests them again, with these edits.
    if (request.state.status !== 'ready' || !request.state.value) {
      for (const [id, key] of followed) this.edited.set(id, key);
      return request.dispose();
    }
    const { total, matchingEdits } = request.state.value;
    const mismatched = new Set([...this.view.state.mismatched, ...followed.map(([id]) => id)]);
    for (const id of matchingEdits) mismatched.delete(id);
    this.view.replaceCounts(request, mismatched);
    this.onCountsUpdated(total);
    this.requestCounts();
  }
}
