import { useEffect, useRef, useState } from 'react';
import { isSameList } from '../../../components/listState';
import type { IssuesView } from './IssuesView';
import { openTypedView, retainView } from './views';

/** Debounce after a key press, in ms: shorter than the pause before the next one, longer than a burst of keys. */
const KEY_DEBOUNCE = 20;

interface TypedView {
  /** The list of the typed query, or the address's list if the query has not been changed. */
  view: IssuesView;
  /** Call with the query after each change. */
  onType: (query: string) => void;
}

/**
 * Shows the list of the query that is being typed, without a history entry for each key. A view that is left
 * aborts its requests, so only the last query gets a response.
 *
 * @param addressView the view of the address; a new one discards the query typed over the previous one
 */
export function useTypedView(addressView: IssuesView): TypedView {
  const [typed, setTyped] = useState<{ view: IssuesView; over: IssuesView } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Retained, so that deleting the typed text shows the previous list without a request.
  useEffect(() => {
    const release = retainView(addressView);
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
        isSameList(list, addressView.list)
          ? null
          : { view: openTypedView(addressView.environment, list), over: addressView },
      );
    }, KEY_DEBOUNCE);
  };
  return { view: typed?.over === addressView ? typed.view : addressView, onType };
}
