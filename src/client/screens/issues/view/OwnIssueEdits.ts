import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX, SEARCH_QUERY_LENGTH_MAX } from '../../../../shared/limits';
import { createIssueListCountsRequest, type IssueListCountsRequest } from './IssuesCountsQuery';
import type { IssueListStore } from './IssueListStore';
import { restrictQueryToIssueNumbers } from './restrictQueryToIssueNumbers';

/** Length reserved in a query for an issue number and its separator: one more than that of `1048211,`. */
const ISSUE_NUMBER_QUERY_LENGTH = 9;

/** Id and number of an issue. */
type EditedIssue = readonly [id: string, number: number];

/**
 * Keeps the counts and facets of a list up to date with the viewer's own edits. One request after an edit returns
 * them together with those edited issues that match the query. The rows of the others stay in place, marked.
 */
export class OwnIssueEdits {
  private readonly view: IssueListStore;
  private readonly onCountsUpdated: (total: number) => void;
  /** Numbers of the issues that the viewer has edited since the last request, by id. */
  private readonly edited = new Map<string, number>();
  private request: IssueListCountsRequest | null = null;

  /** @param onCountsUpdated called with the number of issues that match the query after edits of the viewer */
  constructor(view: IssueListStore, onCountsUpdated: (total: number) => void) {
    this.view = view;
    this.onCountsUpdated = onCountsUpdated;
  }

  /** Records edits of those issues that belong to the list's project and are in Relay's store. */
  recordEdits(ids: readonly string[]): void {
    const { environment, list } = this.view;
    const source = environment.getStore().getSource();
    for (const id of ids) {
      const issue = source.get(id) as { key?: string; number?: number } | null | undefined;
      if (issue?.number !== undefined && issue.key === `${list.projectKey}-${issue.number}`)
        this.edited.set(id, issue.number);
    }
  }

  /** Requests the counts of a list on screen if the viewer has edited issues since the last request. */
  requestCounts(): void {
    const { view } = this;
    if (this.request || this.edited.size === 0 || !view.isOnScreen || view.state.counts.status !== 'ready')
      return;
    // The issue numbers are added to the list's query, whose length is limited.
    const room =
      Math.floor((SEARCH_QUERY_LENGTH_MAX - view.list.query.length) / ISSUE_NUMBER_QUERY_LENGTH) - 3;
    const followed = [...this.edited].slice(0, Math.max(0, Math.min(room, GRAPHQL_CONNECTION_PAGE_SIZE_MAX)));
    if (followed.length === 0) this.edited.clear();
    for (const [id] of followed) this.edited.delete(id);
    const numbers = followed.map(([, number]) => number);
    const request = createIssueListCountsRequest(
      view.environment,
      view.list,
      numbers.length === 0 ? '' : restrictQueryToIssueNumbers(view.list.query, numbers),
    );
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
      for (const [id, number] of followed) this.edited.set(id, number);
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
