import { type ReactNode, useEffect, useRef, createContext, useContext, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { announceToScreenReader } from '../ui/announce';

interface ScreenHeadingProps {
  /** Document title. */
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Heading of a screen. Receives the focus after a navigation, so that screen readers continue there. */
export function ScreenHeading({ title, className, children }: ScreenHeadingProps) {
  useScreenTitle(title);
  const wasNavigatedTo = useIsClientSideNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasNavigatedTo) heading.current?.focus({ preventScroll: true });
  }, [wasNavigatedTo]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

/** Sets the document title. After a navigation within the page, screen readers announce it. */
export function useScreenTitle(title: string): void {
  const wasNavigatedTo = useIsClientSideNavigation();
  useEffect(() => {
    document.title = `${title} · Winnow`;
    if (wasNavigatedTo) announceToScreenReader(title);
  }, [title, wasNavigatedTo]);
}

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
