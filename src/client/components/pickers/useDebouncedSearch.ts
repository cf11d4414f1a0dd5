import { useEffect, useRef, useState, useTransition } from 'react';

/** The server is asked this long after the last key, in ms. */
const ASK_AFTER = 60;

/**
 * Asks for what goes with a text while one types: what is shown stays until the answer has come.
 * Pending from the first key on: what is shown is not for that text, though nothing was asked yet.
 *
 * @param after so long after the last key, in ms
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
