import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RetainedQueryState } from '../../../relay/windows';
import type { IssueListStore, IssueListStoreState } from './IssueListStore';
import { retainIssueListStore } from './views';

interface LoadedIssueListStore {
  /** The list view to show: the requested one or, until it has loaded, the previous one. */
  view: IssueListStore;
  /** Whether the requested list view is still loading; the one on screen is dimmed meanwhile. */
  pending: boolean;
}

/**
 * Keeps the previous list view on screen until a part of the next one has loaded, so that a changed query
 * never empties the screen. The list of another project is not kept: the next view is shown at once.
 *
 * @param next the requested view
 * @param part the part of `next` to wait for
 * @param isTyped the query of `next` is still being typed: an unknown name in it may be the beginning of a
 *   known one, so an empty result with problems does not replace the rows
 */
export function useLoadedIssueListStore(
  next: IssueListStore,
  part: 'head' | 'counts',
  isTyped: boolean,
): LoadedIssueListStore {
  const [shown, setShown] = useState(next);
  const state = useSyncExternalStore(next.subscribe, next.getState);
  const isWithheld = isTyped && hasOnlyQueryProblems(state);
  const settled = isQueryFinished(state[part]) && (!isTyped || isQueryFinished(state.head)) && !isWithheld;
  const replace = shown !== next && (settled || shown.list.projectKey !== next.list.projectKey);
  if (replace) setShown(next);
  const view = replace ? next : shown;
  useEffect(() => retainIssueListStore(next), [next]);
  useEffect(() => retainIssueListStore(view), [view]);
  return { view, pending: view !== next && !isWithheld };
}

const isQueryFinished = ({ status }: RetainedQueryState<unknown>): boolean =>
  status === 'ready' || status === 'failed';

function hasOnlyQueryProblems({ head }: IssueListStoreState): boolean {
  if (head.status !== 'ready' || !head.value) return false;
  return head.value.rows.length === 0 && head.value.problems.length > 0;
}
