import { createContext, use } from 'react';
import type { ListColumns } from '../columns/layOutColumns';
import type { RowWidths } from '../row/labelSpace';
import type { IssueRowModel } from '../rowModel/GroupedRows';
import type { IssueSelection } from '../selection/IssueSelection';
import type { IssueListStore } from '../view/IssueListStore';
import type { PlainIssuePages } from '../view/PlainIssuePages';
import type { TextMatches } from './useTextMatches';

interface IssueListContextValue {
  /** The view of the list that is on screen. */
  readonly view: IssueListStore;
  readonly plainPages: PlainIssuePages;
  /** Maps row indexes to groups and to ranks in the server's list. */
  readonly rows: IssueRowModel;
  readonly selection: IssueSelection;
  readonly matches: TextMatches;
  /** The chosen columns; null: the default ones. */
  readonly columns: ListColumns | null;
  readonly widths: RowWidths;
}

/** What the rows of an IssueList need from it. */
export const IssueListContext = createContext<IssueListContextValue | null>(null);

/** Returns the context of the surrounding IssueList; throws outside of one. */
export function useIssueListContext(): IssueListContextValue {
  const value = use(IssueListContext);
  if (!value) throw new Error('useIssueList must be used within an IssueList.');
  return value;
}
