import { useEffect, useRef, useState } from 'react';
import { isSameIssueList } from '../../../components/issueListUrlState';
import type { IssuesView } from './IssuesView';
import { openSearchAsYouTypeView, retainIssuesView } from './views';

/**
 * Delay after a key press before the typed query is requested, in ms: shorter than the pause between two
 * typed keys, longer than within a burst of keys.
 */
const SEARCH_AS_YOU_TYPE_DEBOUNCE_MS = 20;

interface SearchAsYouTypeView {
  /** The list view of the typed query, or that of the URL if the query has not been changed. */
  view: IssuesView;
  /** To be called with the query after each change. */
  onType: (query: string) => void;
}

/**
 * Shows the issue list of the query that is being typed, without a history entry for each key. A view that is
 * no longer shown aborts its requests, so only the last query gets a response.
 *
 * @param addressView the list view of the URL; when it changes, the query typed over the previous one is
 *   discarded
 */
export function useSearchAsYouTypeView(addressView: IssuesView): SearchAsYouTypeView {
  const [typed, setTyped] = useState<{ view: IssuesView; over: IssuesView } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The list view of the URL is retained, so that deleting the typed text shows it again without a request.
  useEffect(() => {
    const release = retainIssuesView(addressView);
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
          : { view: openSearchAsYouTypeView(addressView.environment, list), over: addressView },
      );
    }, SEARCH_AS_YOU_TYPE_DEBOUNCE_MS);
  };
  return { view: typed?.over === addressView ? typed.view : addressView, onType };
}
