import { type RefObject, useState, useTransition } from 'react';
import { useProjectChanges } from '../../components/useProjectChanges';

/** While more and more happens, it is asked for no more often than this, in ms. */
const AGAIN_AFTER = 1_000;
/** Nearer to the top than this, in px, one looks at what is newest. */
const AT_TOP = 40;

/**
 * Brings what happens: at once to who looks at the top, when it is wanted to who reads further down.
 * @param bring asks for the newest events
 */
export function useNewActivity(projectId: string, page: RefObject<HTMLElement | null>, bring: () => void) {
  const [isThere, setThere] = useState(false);
  const [, startTransition] = useTransition();
  const show = () => {
    setThere(false);
    startTransition(bring);
  };
  const hear = () => {
    if ((page.current?.closest('[data-scroll]')?.scrollTop ?? 0) < AT_TOP) show();
    else setThere(true);
  };
  useProjectChanges(projectId, hear, AGAIN_AFTER);
  return { isThere, show };
}
