import { useEffect, useRef, useTransition } from 'react';

/** The server is asked this long after the last key, in ms. */
const ASK_AFTER = 60;

/** Asks for other options while one types: those that are shown stay until the answer has come. */
export function useFinder(ask: (text: string) => void): { pending: boolean; find: (text: string) => void } {
  const [pending, startTransition] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => ask(text.trim())), ASK_AFTER);
  };
  return { pending, find };
}
