import { useEffect, useRef, useState, useTransition } from 'react';

/** Delay between the last key and the request, in ms. */
const ASK_AFTER = 60;

/**
 * Searches while the user types; the previous results stay on screen until the new ones have arrived. Pending
 * from the first key on, before the request is sent, as the results on screen are then outdated.
 *
 * @param after delay after the last key, in ms
 */
export function useDebouncedSearch(
  ask: (text: string) => void,
  after = ASK_AFTER,
): { pending: boolean; find: (text: string) => void } {
  const [asking, startTransition] = useTransition();
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (text: string) => {
    clearTimeout(timer.current);
    setTyping(true);
    timer.current = setTimeout(() => {
      startTransition(() => ask(text.trim()));
      setTyping(false);
    }, after);
  };
  return { pending: typing || asking, find };
}
