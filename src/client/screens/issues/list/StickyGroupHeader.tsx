import { Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { VirtualRowsScroller } from '../../../ui/VirtualRows';
import styles from './GroupHeading.module.css';
import type { IssueRowModel } from '../rowModel/GroupedRows';
import { useIssueListContext } from './IssueListContext';
import { GroupHeading } from './lazyGroupHeading';

interface StickyGroupHeaderProps {
  scroller: VirtualRowsScroller;
  rowHeight: number;
}

/**
 * Repeats the header of the current group at the top of the list until the next header pushes it away. Hidden from
 * assistive technology: keys and screen readers use the header row itself.
 */
export function StickyGroupHeader({ scroller, rowHeight }: StickyGroupHeaderProps) {
  const { rows } = useIssueListContext();
  const element = useRef<HTMLDivElement>(null);
  const group = useSyncExternalStore(scroller.subscribe, () => findStickyGroup(scroller, rows));

  useLayoutEffect(() => {
    const updateOffset = () => {
      const next = rows.getGroupHeaderRow(group + 1) * rowHeight - scroller.viewport.pos;
      if (element.current) element.current.style.translate = `0 ${Math.min(0, next - rowHeight)}px`;
    };
    updateOffset();
    return scroller.subscribe(updateOffset);
  }, [scroller, rows, rowHeight, group]);

  if (group < 0) return null;
  return (
    <div
      ref={element}
      aria-hidden="true"
      data-group={group}
      className={styles.over}
      style={{ height: rowHeight }}
    >
      <Suspense fallback={null}>
        <GroupHeading group={group} />
      </Suspense>
    </div>
  );
}

/** The group whose header is scrolled out of view, at least by a pixel; -1 if the first visible row is a header. */
function findStickyGroup({ position }: VirtualRowsScroller, rows: IssueRowModel): number {
  return position.offset === 0 && rows.isGroupHeaderRow(position.row)
    ? -1
    : rows.getGroupIndexOfRow(position.row);
}
