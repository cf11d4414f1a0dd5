import { useEffect, useRef, useTransition } from 'react';

/** The server is asked this long after the last key, in ms. */
const ASK_AFTER = 60;

/**
 * Asks for what goes with a text while one types: what is shown stays until the answer has come.
 *
 * @param after so long after the last key, in ms
 */
export function useFinder(
  ask: (text: string) => void,
  after = ASK_AFTER,
): { pending: boolean; find: (text: string) => void } {
  const [pending, startTransition] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => ask(text.trim())), after);
  };
  return { pending, find };
}
