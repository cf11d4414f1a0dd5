import { type RefObject, useEffect, useEffectEvent, useState, useTransition } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { liveEvents } from '../../relay/live/LiveEvents';

/** While more and more happens, it is asked for no more often than this, in ms. */
const AGAIN_AFTER = 1_000;
/** Nearer to the top than this, in px, one looks at what is newest. */
const AT_TOP = 40;

/**
 * Brings what happens: at once to who looks at the top, when it is wanted to who reads further down.
 * @param bring asks for the newest events
 */
export function useActivityNews(projectId: string, page: RefObject<HTMLElement | null>, bring: () => void) {
  const live = liveEvents(useRelayEnvironment());
  const [isThere, setThere] = useState(false);
  const [, startTransition] = useTransition();
  const show = () => {
    setThere(false);
    startTransition(bring);
  };
  const hear = useEffectEvent(() => {
    if ((page.current?.closest('[data-scroll]')?.scrollTop ?? 0) < AT_TOP) show();
    else setThere(true);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    const rest = (): void => {
      timer = undefined;
      if (isDue) now();
    };
    const now = (): void => {
      isDue = false;
      timer = setTimeout(rest, AGAIN_AFTER);
      hear();
    };
    const unsubscribe = live.subscribe((change) => {
      if (change.projectId !== projectId) return;
      if (timer === undefined) now();
      else isDue = true;
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [live, projectId]);
  return { isThere, show };
}
