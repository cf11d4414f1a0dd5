import { createContext, use } from 'react';
import type { IssuesView } from '../view/IssuesView';
import type { GroupedRows } from './GroupedRows';

interface Shown {
  readonly view: IssuesView;
  readonly rows: GroupedRows;
}

/** The view that the blocks of the list show, and which row is what. */
export const IssueListContext = createContext<Shown | null>(null);

/** For a part of an IssueList. */
export function useIssueList(): Shown {
  const shown = use(IssueListContext);
  if (!shown) throw new Error('This stands in an IssueList.');
  return shown;
}
