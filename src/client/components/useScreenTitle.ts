import { useEffect } from 'react';
import { announce } from '../ui/announce';
import { useWasNavigatedTo } from '../navigation/useWasNavigatedTo';

/** The document's title while this screen shows; announced when one has navigated here. */
export function useScreenTitle(title: string): void {
  const navigated = useWasNavigatedTo();
  useEffect(() => {
    document.title = `${title} · Winnow`;
    if (navigated) announce(title);
  }, [title, navigated]);
}
