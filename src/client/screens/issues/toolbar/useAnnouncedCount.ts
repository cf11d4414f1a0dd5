import { useEffect } from 'react';
import { announce } from '../../../ui/announce';

/** Nothing is announced before it has stood this long, in ms: a query that is being changed must not chatter. */
const AFTER = 600;

/** Says how many issues a list has, once that is known and rests. */
export function useAnnouncedCount(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => announce(text), AFTER);
    return () => clearTimeout(timer);
  }, [text]);
}
