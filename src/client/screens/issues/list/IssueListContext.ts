import { createContext } from 'react';
import type { IssuesView } from '../view/IssuesView';

/** The view that the blocks of the list show. */
export const IssueListContext = createContext<IssuesView | null>(null);
