import { useEffect, useRef, useState, useTransition } from 'react';

/** Delay between the last key and the request, in ms. */
const SEARCH_DEBOUNCE_MS = 60;

/**
 * Searches while the user types. The previous results stay on screen until the new ones have arrived. The
 * search is pending from the first key press on, even before the request is sent, because the results on
 * screen are then outdated.
 *
 * @param after delay after the last key press, in ms
 */
export function useDebouncedSearch(
  search: (text: string) => void,
  after = SEARCH_DEBOUNCE_MS,
): { pending: boolean; find: (text: string) => void } {
  const [isSearching, startTransition] = useTransition();
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (text: string) => {
    clearTimeout(timer.current);
    setTyping(true);
    timer.current = setTimeout(() => {
      startTransition(() => search(text.trim()));
      setTyping(false);
    }, after);
  };
  return { pending: isTyping || isSearching, find };
}
