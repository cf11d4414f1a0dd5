import { type RefObject, useState, useTransition } from 'react';
import { useProjectChangeListener } from '../../components/useProjectChangeListener';

/** Minimum milliseconds between two refetches of the activity while the project keeps changing. */
const ACTIVITY_REFETCH_INTERVAL_MS = 1_000;
/** Scroll positions below this, in px, count as the top of the page. */
const SCROLL_TOP_TOLERANCE_PX = 40;

/**
 * Refetches the newest activity events when the project changes while the page is scrolled to the top.
 * Further down, `hasNew` becomes true instead, and `show` refetches.
 */
export function useNewActivityRefetch(
  projectId: string,
  page: RefObject<HTMLElement | null>,
  refetch: () => void,
): { hasNew: boolean; show: () => void } {
  const [hasNew, setHasNew] = useState(false);
  const [, startTransition] = useTransition();
  const show = () => {
    setHasNew(false);
    startTransition(refetch);
  };
  const onChange = () => {
    if ((page.current?.closest('[data-scroll]')?.scrollTop ?? 0) < SCROLL_TOP_TOLERANCE_PX) show();
    else setHasNew(true);
  };
  useProjectChangeListener(projectId, onChange, ACTIVITY_REFETCH_INTERVAL_MS);
  return { hasNew, show };
}
