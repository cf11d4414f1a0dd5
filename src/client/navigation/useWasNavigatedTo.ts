import { createContext, useContext } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** Where the page was loaded. */
export const InitialLocationContext = createContext<Location | null>(null);

/**
 * Whether one came here within the page, and not by loading it: then the title is announced and
 * the focus moves, which after a load is the browser's to do.
 */
export function useWasNavigatedTo(): boolean {
  const location = useLocation();
  const first = useContext(InitialLocationContext);
  return first !== null && location !== first;
}
