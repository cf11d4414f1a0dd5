import { useEffect } from 'react';
import { announceToScreenReader } from './announce';

/** Announces a text to screen readers once it has not changed for `delay` ms; null announces nothing. */
export function useDelayedAnnouncement(text: string | null, delay: number): void {
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => announceToScreenReader(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
}
