import { useEffect } from 'react';
import { announceToScreenReader } from '../ui/announce';
import { useIsClientSideNavigation } from '../navigation/useIsClientSideNavigation';

/** Sets the document title. After a navigation within the page, screen readers announce it. */
export function useScreenTitle(title: string): void {
  const wasNavigatedTo = useIsClientSideNavigation();
  useEffect(() => {
    document.title = `${title} · Winnow`;
    if (wasNavigatedTo) announceToScreenReader(title);
  }, [title, wasNavigatedTo]);
}
