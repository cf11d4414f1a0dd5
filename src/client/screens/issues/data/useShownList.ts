import { useEffect, useState, useSyncExternalStore, useRef } from 'react';
import type { RetainedQueryState } from '../../../lists/RetainedQuery';
import type { IssueListStore, IssueListStoreState } from './IssueListStore';
import { retainIssueListStore, openSearchAsYouTypeListStore } from './openLists';
import { isSameIssueList } from '../../../../shared/issueList/issueListUrlState';

interface LoadedIssueListStore {
  /** The list to show: the requested one or, until it has loaded, the previous one. */
  store: IssueListStore;
  /** Whether the requested list is still loading; the one on screen is dimmed meanwhile. */
  pending: boolean;
}

/**
 * Keeps the previous list on screen until a part of the next one has loaded, so that a changed query
 * never empties the screen. The list of another project is not kept: the next one is shown at once.
 *
 * @param next the requested store
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
  const store = replace ? next : shown;
  useEffect(() => retainIssueListStore(next), [next]);
  useEffect(() => retainIssueListStore(store), [store]);
  return { store, pending: store !== next && !isWithheld };
}

const isQueryFinished = ({ status }: RetainedQueryState<unknown>): boolean =>
  status === 'ready' || status === 'failed';

function hasOnlyQueryProblems({ head }: IssueListStoreState): boolean {
  if (head.status !== 'ready' || !head.value) return false;
  return head.value.rows.length === 0 && head.value.problems.length > 0;
}

/**
 * Delay after a key press before the typed query is requested, in ms: shorter than the pause between two
 * typed keys, longer than within a burst of keys.
 */
const SEARCH_AS_YOU_TYPE_DEBOUNCE_MS = 20;

interface SearchAsYouTypeState {
  /** The list of the typed query, or that of the URL if the query has not been changed. */
  store: IssueListStore;
  /** To be called with the query after each change. */
  onType: (query: string) => void;
  /** Shows the list of the URL again. */
  discard: () => void;
}

/**
 * Shows the issue list of the query that is being typed, without a history entry for each key. A store that is
 * no longer shown aborts its requests, so only the last query gets a response.
 *
 * @param addressStore the list of the URL; when it changes, the query typed over the previous one is
 *   discarded
 */
export function useSearchAsYouType(addressStore: IssueListStore): SearchAsYouTypeState {
  const [typed, setTyped] = useState<{ store: IssueListStore; over: IssueListStore } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The list of the URL is retained, so that deleting the typed text shows it again without a request.
  useEffect(() => {
    const release = retainIssueListStore(addressStore);
    return () => {
      clearTimeout(timer.current);
      release();
    };
  }, [addressStore]);

  const onType = (query: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const list = { ...addressStore.list, query: query.trim() };
      setTyped(
        isSameIssueList(list, addressStore.list)
          ? null
          : { store: openSearchAsYouTypeListStore(addressStore, list), over: addressStore },
      );
    }, SEARCH_AS_YOU_TYPE_DEBOUNCE_MS);
  };
  const discard = () => {
    clearTimeout(timer.current);
    setTyped(null);
  };
  return { store: typed?.over === addressStore ? typed.store : addressStore, onType, discard };
}
