import { createContext, useContext, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** The location at which the page was loaded. */
export const InitialLocationContext = createContext<Location | null>(null);

/**
 * Whether the user reached the current screen by a navigation within the page. If so, the application
 * announces the title and moves the focus; after a page load, the browser does.
 */
export function useIsClientSideNavigation(): boolean {
  const location = useLocation();
  const first = useContext(InitialLocationContext);
  const isFirst = first === null || location === first;
  const [shown] = useState({ isFirst, pathname: location.pathname });
  // A change of the query string alone, such as a new filter, does not leave the initially loaded screen.
  return !isFirst && !(shown.isFirst && shown.pathname === location.pathname);
}
