import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { usePeek } from '../peek/usePeek';
import { issueLinkAt, issueNumberOf } from '../row/rowDom';

/** While an arrow is held, in ms: only the row it stops at is asked for. */
const FOLLOW_AFTER = 60;

/** An open peek shows the row that the keys move to. */
export function usePeekFollows(
  { roving }: VirtualRowsController,
  region: RefObject<HTMLElement | null>,
  peek: ReturnType<typeof usePeek>,
): void {
  const isOpen = peek.number !== null;
  const follow = useEffectEvent(() => {
    const link = issueLinkAt(region.current, roving.index);
    if (link) peek.show(issueNumberOf(link));
  });
  useEffect(() => {
    if (!isOpen) return;
    let shown = roving.index;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = roving.subscribe(() => {
      if (roving.index === shown) return;
      shown = roving.index;
      clearTimeout(timer);
      timer = setTimeout(follow, FOLLOW_AFTER);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isOpen, roving]);
}
