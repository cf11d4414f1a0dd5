import { useEffect, useRef, useState, useTransition } from 'react';

/** Delay between the last key and the request, in ms. */
const SEARCH_DEBOUNCE_MS = 60;

/**
 * Searches while the user types. The previous results stay on screen until the new ones have arrived. The
 * search is pending from the first key press on, even before the request is sent, because the results on
 * screen are then outdated.
 *
 * @param search starts the search; it is pending until a promise that this returns is resolved
 * @param after delay after the last key press, in ms
 */
export function useDebouncedSearch(
  search: (text: string) => unknown,
  after = SEARCH_DEBOUNCE_MS,
): { pending: boolean; find: (text: string) => void; typed: string } {
  const [isSearching, startTransition] = useTransition();
  const [isTyping, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (text: string) => {
    clearTimeout(timer.current);
    setTyping(true);
    setTyped(text.trim());
    timer.current = setTimeout(() => {
      startTransition(() => {
        const searching = search(text.trim());
        return searching instanceof Promise ? searching : undefined;
      });
      setTyping(false);
    }, after);
  };
  return { pending: isTyping || isSearching, find, typed };
}
