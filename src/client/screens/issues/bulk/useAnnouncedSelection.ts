import { useEffect } from 'react';
import { announce } from '../../../ui/announce';

/** While one selects row after row, only where it stops is said: after so many ms. */
const AFTER = 300;

/** Says how many are selected. */
export function useAnnouncedSelection(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => announce(text), AFTER);
    return () => clearTimeout(timer);
  }, [text]);
}
