import { createContext, use } from 'react';
import type { GroupedRows } from '../rowModel/GroupedRows';
import type { Selection } from '../selection/Selection';
import type { IssuesView } from '../view/IssuesView';

interface IssueListValue {
  /** The view of the list that is on screen. */
  readonly view: IssuesView;
  /** Maps row indexes to groups and to ranks in the server's list. */
  readonly rows: GroupedRows;
  readonly selection: Selection;
}

/** What the rows of an IssueList need from it. */
export const IssueListContext = createContext<IssueListValue | null>(null);

/** Returns the context of the surrounding IssueList; throws outside of one. */
export function useIssueList(): IssueListValue {
  const value = use(IssueListContext);
  if (!value) throw new Error('useIssueList must be used within an IssueList.');
  return value;
}
