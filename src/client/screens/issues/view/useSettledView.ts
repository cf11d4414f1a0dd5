import { useEffect, useState, useSyncExternalStore } from 'react';
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
 */
export function useSettledView(next: IssuesView, part: keyof ViewState): Settled {
  const [shown, setShown] = useState(next);
  const state = useSyncExternalStore(next.subscribe, next.getState)[part];
  const settled = state.status === 'ready' || state.status === 'failed';
  const replace = shown !== next && (settled || shown.list.projectKey !== next.list.projectKey);
  if (replace) setShown(next);
  const view = replace ? next : shown;
  useEffect(() => retainView(next), [next]);
  useEffect(() => retainView(view), [view]);
  return { view, pending: view !== next };
}
