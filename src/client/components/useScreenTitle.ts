import { useEffect } from 'react';
import { announce } from '../ui/announce';
import { useWasNavigatedTo } from '../navigation/useWasNavigatedTo';

/** Sets the document title. After a navigation within the page, screen readers announce it. */
export function useScreenTitle(title: string): void {
  const wasNavigatedTo = useWasNavigatedTo();
  useEffect(() => {
    document.title = `${title} · Winnow`;
    if (wasNavigatedTo) announce(title);
  }, [title, wasNavigatedTo]);
}
