import { createContext, use } from 'react';
import type { GroupedRows } from '../rowModel/GroupedRows';
import type { Selection } from '../selection/Selection';
import type { IssuesView } from '../view/IssuesView';

interface IssueListValue {
  /** The view on screen. */
  readonly view: IssuesView;
  /** Maps rows to groups and ranks. */
  readonly rows: GroupedRows;
  readonly selection: Selection;
}

/** What the rows of an IssueList need from it. */
export const IssueListContext = createContext<IssueListValue | null>(null);

/** Throws outside an IssueList. */
export function useIssueList(): IssueListValue {
  const value = use(IssueListContext);
  if (!value) throw new Error('useIssueList must be used within an IssueList.');
  return value;
}
