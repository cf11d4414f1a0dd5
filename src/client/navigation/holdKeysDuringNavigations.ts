import { useLayoutEffect } from 'react';
import { type createBrowserRouter, useLocation } from 'react-router-dom';
import { holdKeys } from '../ui/keys/heldKeys';

type Router = ReturnType<typeof createBrowserRouter>;

/** Key of the history entry whose screen is rendered; null if the screen does not report it. */
let renderedEntry: string | null = null;

/**
 * Holds typed keys from the start of each navigation until its screen is rendered, so that they cannot run a command of
 * the screen that is being left.
 */
export function holdKeysDuringNavigations(router: Router): void {
  const isRendered = (): boolean => {
    const { navigation, location } = router.state;
    return navigation.state === 'idle' && (renderedEntry === null || renderedEntry === location.key);
  };
  let endHold = () => {};
  router.subscribe(() => {
    if (isRendered()) return;
    // Each navigation gets a hold of its own, because a hold ends after a timeout or a click.
    endHold();
    endHold = holdKeys({ until: isRendered, allowsTyping: true });
  });
}

/** Reports which history entry is rendered, while mounted. */
export function useReportRenderedEntry(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    renderedEntry = key;
    return () => {
      renderedEntry = null;
    };
  }, [key]);
}

/**
 * Holds typed keys until another history entry is rendered. For `history.back()`, which starts the navigation
 * asynchronously.
 */
export function holdKeysUntilNavigated(): void {
  const before = renderedEntry;
  holdKeys({ until: () => renderedEntry !== before });
}
