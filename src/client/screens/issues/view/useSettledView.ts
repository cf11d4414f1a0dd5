import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RetainedState } from '../../../relay/windows';
import type { IssuesView, ViewState } from './IssuesView';
import { retainView } from './views';

interface Settled {
  /** What to show: the view asked for, or the one before as long as that one has nothing to show. */
  view: IssuesView;
  /** Another view is on its way: dim this one. */
  pending: boolean;
}

/**
 * Holds on to the view on screen until a part of the next one has come, so that a change of the
 * query never empties the screen. Another project's list is no substitute: that one shows at once.
 *
 * @param typed the next one's query is still being typed: a name in it that nobody has may be the
 * beginning of one, so that an answer without any issue is not shown in its stead
 */
export function useSettledView(next: IssuesView, part: keyof ViewState, typed: boolean): Settled {
  const [shown, setShown] = useState(next);
  const state = useSyncExternalStore(next.subscribe, next.getState);
  const withheld = typed && isUnfinished(state);
  const settled = isSettled(state[part]) && (!typed || isSettled(state.head)) && !withheld;
  const replace = shown !== next && (settled || shown.list.projectKey !== next.list.projectKey);
  if (replace) setShown(next);
  const view = replace ? next : shown;
  useEffect(() => retainView(next), [next]);
  useEffect(() => retainView(view), [view]);
  return { view, pending: view !== next && !withheld };
}

const isSettled = ({ status }: RetainedState<unknown>): boolean => status === 'ready' || status === 'failed';

function isUnfinished({ head }: ViewState): boolean {
  if (head.status !== 'ready' || !head.value) return false;
  return head.value.rows.length === 0 && head.value.problems.length > 0;
}
