import { useEffect, useRef, useState } from 'react';
import { isSameIssueList } from '../../../../shared/issueList/issueListUrlState';
import type { IssueListStore } from './IssueListStore';
import { openSearchAsYouTypeListStore, retainIssueListStore } from './views';

/**
 * Delay after a key press before the typed query is requested, in ms: shorter than the pause between two
 * typed keys, longer than within a burst of keys.
 */
const SEARCH_AS_YOU_TYPE_DEBOUNCE_MS = 20;

interface SearchAsYouTypeState {
  /** The list view of the typed query, or that of the URL if the query has not been changed. */
  view: IssueListStore;
  /** To be called with the query after each change. */
  onType: (query: string) => void;
  /** Shows the list view of the URL again. */
  discard: () => void;
}

/**
 * Shows the issue list of the query that is being typed, without a history entry for each key. A view that is
 * no longer shown aborts its requests, so only the last query gets a response.
 *
 * @param addressView the list view of the URL; when it changes, the query typed over the previous one is
 *   discarded
 */
export function useSearchAsYouType(addressView: IssueListStore): SearchAsYouTypeState {
  const [typed, setTyped] = useState<{ view: IssueListStore; over: IssueListStore } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The list view of the URL is retained, so that deleting the typed text shows it again without a request.
  useEffect(() => {
    const release = retainIssueListStore(addressView);
    return () => {
      clearTimeout(timer.current);
      release();
    };
  }, [addressView]);

  const onType = (query: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const list = { ...addressView.list, query: query.trim() };
      setTyped(
        isSameIssueList(list, addressView.list)
          ? null
          : { view: openSearchAsYouTypeListStore(addressView, list), over: addressView },
      );
    }, SEARCH_AS_YOU_TYPE_DEBOUNCE_MS);
  };
  const discard = () => {
    clearTimeout(timer.current);
    setTyped(null);
  };
  return { view: typed?.over === addressView ? typed.view : addressView, onType, discard };
}
