import { Emitter } from '../../../../shared/Emitter';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import type { IssueListStore, IssueListStoreState } from '../data/IssueListStore';
import { getExactIssueCount } from '../data/totals';

/** The selected issues of a list: the listed ids or, with `all`, all matching issues except the listed ids. */
export interface IssueSelectionState {
  readonly all: boolean;
  readonly ids: ReadonlySet<string>;
  /**
   * Message for the user about the selection of rows: it is still loading, is too large or has failed; null:
   * none.
   */
  readonly note: string | null;
}

/** The start of a range selection of list rows. */
export interface SelectionRangeAnchor {
  readonly store: IssueListStore;
  readonly rank: number;
  /** Whether the range adds its issues to the selection or removes them from it. */
  readonly selects: boolean;
  /**
   * The selected issues before the range was started, restored for rows that leave the range when it shrinks.
   */
  readonly base: IssueSelectionState;
  /** Row at the current end of the range. */
  readonly to: number;
}

const EMPTY_ISSUE_SELECTION: IssueSelectionState = { all: false, ids: new Set(), note: null };

/**
 * The selected issues of a list. The state is outside React, so that a change renders only the affected rows.
 * "All matching" is stored as a rule and never expanded to ids.
 */
export class IssueSelection {
  private readonly listeners = new Emitter();
  /** The selected issues. Replaced by a new object on each change, for useSyncExternalStore. */
  state: IssueSelectionState = EMPTY_ISSUE_SELECTION;
  private rangeAnchor: SelectionRangeAnchor | null = null;

  readonly subscribe = this.listeners.subscribe;

  readonly getState = (): IssueSelectionState => this.state;

  get anchor(): SelectionRangeAnchor | null {
    return this.rangeAnchor;
  }

  /** Sets the start of the next range selection. */
  setRangeAnchor(anchor: SelectionRangeAnchor): void {
    this.rangeAnchor = anchor;
  }

  get isEmpty(): boolean {
    return !this.state.all && this.state.ids.size === 0;
  }

  /** Whether an issue is selected; `id` is null for an issue that is not loaded. */
  has(id: string | null): boolean {
    const { all, ids } = this.state;
    return all !== (id !== null && ids.has(id));
  }

  /**
   * Number of selected issues if `total` issues match.
   *
   * @param mismatched ids of issues that no longer match and are not part of the total
   */
  countSelectedIssues(total: number, mismatched: ReadonlySet<string>): number {
    const { all, ids } = this.state;
    if (!all) return ids.size;
    return Math.max(0, total - [...ids].filter((id) => !mismatched.has(id)).length);
  }

  /** Adds issue ids to the selection `base` or removes them from it. */
  setIssuesSelected(ids: Iterable<string>, selected: boolean, base: IssueSelectionState = this.state): void {
    const { all } = base;
    const next = new Set(base.ids);
    for (const id of ids) {
      if (selected !== all) next.add(id);
      else next.delete(id);
    }
    this.setState({ all, ids: next, note: null });
  }

  /** Selects all issues that match the list's query. */
  selectAll(): void {
    this.rangeAnchor = null;
    this.setState({ all: true, ids: EMPTY_ISSUE_SELECTION.ids, note: null });
  }

  clear(): void {
    this.rangeAnchor = null;
    if (this.state !== EMPTY_ISSUE_SELECTION) this.setState(EMPTY_ISSUE_SELECTION);
  }

  setSelectionMessage(note: string | null): void {
    if (note !== this.state.note) this.setState({ ...this.state, note });
  }

  private setState(state: IssueSelectionState): void {
    this.state = state;
    this.listeners.emit();
  }
}

const issueSelectionsByList = new Map<string, IssueSelection>();

/**
 * Returns the selected issues of a query. All orders and groupings of the query's list share them, and they
 * are kept while at least one issue is selected.
 */
export function getIssueSelection({
  projectKey,
  query,
}: Pick<IssueListUrlState, 'projectKey' | 'query'>): IssueSelection {
  const key = `${projectKey} ${query}`;
  for (const [other, selection] of issueSelectionsByList)
    if (other !== key && selection.isEmpty) issueSelectionsByList.delete(other);
  const selection = issueSelectionsByList.get(key) ?? new IssueSelection();
  issueSelectionsByList.set(key, selection);
  return selection;
}

/** The number of selected issues of a list; null: all are selected and the exact number is not known yet. */
export function countSelectedIssues(
  store: IssueListStore,
  viewState: IssueListStoreState,
  selection: IssueSelection,
  { all }: IssueSelectionState,
): number | null {
  const total = getExactIssueCount(store, viewState);
  return all && total === null ? null : selection.countSelectedIssues(total ?? 0, viewState.mismatched);
}

/** Whether an issue is selected on screen: "all matching" does not include an issue that no longer matches. */
export const isShownAsSelected = (
  selection: IssueSelection,
  { mismatched }: IssueListStoreState,
  id: string | null,
): boolean => selection.has(id) && !(selection.state.all && id !== null && mismatched.has(id));
