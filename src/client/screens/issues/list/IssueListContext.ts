import { createContext, use } from 'react';
import type { Selection } from '../selection/Selection';
import type { IssuesView } from '../view/IssuesView';
import type { GroupedRows } from '../rowModel/GroupedRows';

interface Shown {
  readonly view: IssuesView;
  readonly rows: GroupedRows;
  readonly selection: Selection;
}

/** The view that the blocks of the list show, which row is what, and which are selected. */
export const IssueListContext = createContext<Shown | null>(null);

/** For a part of an IssueList. */
export function useIssueList(): Shown {
  const shown = use(IssueListContext);
  if (!shown) throw new Error('This stands in an IssueList.');
  return shown;
}
