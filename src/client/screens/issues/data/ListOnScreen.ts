import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import type { IssuePositionInList } from '../../../components/issues/issuePositionInList';
import { isIssueDeletedInStore } from '../../../data/local/markIssueDeletedInStore';
import { ROWS_PER_BLOCK, type VirtualRowsController } from '../../../ui/VirtualRows';
import type { IssueRowModel } from './GroupedRows';
import type { IssueListStore } from './IssueListStore';
import { getExactRowCount } from './totals';

/** Maximum number of keys in the position of an issue in each direction: before and after it. */
const NEIGHBORS_MAX = 50;

/** The issue in a row. */
interface IssueInRow {
  /** Null: not loaded. */
  readonly id: string | null;
  /** Key of the issue, such as `NET-12`; null: not loaded, or deleted while the list shows it. */
  readonly key: string | null;
  readonly isLoading: boolean;
}

/** Reads the issues of the list on screen by row index, for commands and pointer events. */
export class ListOnScreen {
  readonly store: IssueListStore;
  readonly rows: IssueRowModel;
  readonly controller: VirtualRowsController;

  constructor(store: IssueListStore, rows: IssueRowModel, controller: VirtualRowsController) {
    this.store = store;
    this.rows = rows;
    this.controller = controller;
  }

  /** The issue in a row; null: a group header, or no such row. */
  at(row: number): IssueInRow | null {
    if (row < 0 || row >= this.rows.count || this.rows.isGroupHeaderRow(row)) return null;
    const rank = this.rows.getIssueRankByRow(row);
    const { status } = this.store.getIssuePage(Math.floor(rank / DEFAULT_LIST_PAGE_SIZE));
    return {
      id: this.store.getListedIssue(rank)?.id ?? null,
      key: this.#getKey(rank),
      isLoading: status === 'loading' || status === 'idle',
    };
  }

  /** Index of the row that contains the target of an event, from 0; null: none. */
  getRow(target: EventTarget | null): number | null {
    const row = target instanceof Element ? target.closest('[data-virtual-rows] [role=row]') : null;
    return row && Number(row.getAttribute('aria-rowindex')) - 1;
  }

  /** Key of the issue in the current row, to which commands apply; null: none, or not loaded. */
  get currentKey(): string | null {
    return this.at(this.controller.roving.index)?.key ?? null;
  }

  /** The mounted row of an issue; null: none. */
  findMountedRow(issueKey: string): number | null {
    const { roving, scroller } = this.controller;
    const { first, end } = scroller.blocks;
    for (let row = first * ROWS_PER_BLOCK; row < end * ROWS_PER_BLOCK; row++)
      if (this.at(row)?.key === issueKey) return row;
    // The current row stays mounted when the user scrolls away from it.
    return this.currentKey === issueKey ? roving.index : null;
  }

  /** The position of the issue in a row, with the keys of the issues around it that are loaded. */
  getPosition(row: number): IssuePositionInList {
    // A nested issue has the position of the top-level issue below which it is nested.
    const index = this.rows.getTopLevelRankByRow(row);
    let first = index;
    let end = index;
    while (end <= index + NEIGHBORS_MAX && this.#getKey(end) !== null) end += 1;
    if (end > index)
      while (first > index - NEIGHBORS_MAX && first > 0 && this.#getKey(first - 1) !== null) first -= 1;
    return {
      href: window.location.pathname + window.location.search,
      index,
      total: getExactRowCount(this.store, this.store.getState()),
      snapshot: this.store.snapshotToken,
      first,
      keys: Array.from({ length: end - first }, (_, i) => this.#getKey(first + i)!),
    };
  }

  #getKey(rank: number): string | null {
    const listed = this.store.getListedIssue(rank);
    return listed && !isIssueDeletedInStore(this.store.environment, listed.id) ? listed.key : null;
  }
}
