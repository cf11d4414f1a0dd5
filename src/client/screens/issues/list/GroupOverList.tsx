import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Scroller } from '../../../ui/VirtualRows';
import { GroupHeading } from './GroupHeading';
import styles from './GroupHeading.module.css';
import type { GroupedRows } from '../rowModel/GroupedRows';
import { useIssueList } from './IssueListContext';

interface Props {
  scroller: Scroller;
  rowHeight: number;
}

/**
 * The header of the group that the list is scrolled into, at the top until the next one pushes it
 * away. The row that it repeats is what keys and screen readers use.
 */
export function GroupOverList({ scroller, rowHeight }: Props) {
  const { rows } = useIssueList();
  const element = useRef<HTMLDivElement>(null);
  const group = useSyncExternalStore(scroller.subscribe, () => groupOver(scroller, rows));

  useLayoutEffect(() => {
    const follow = () => {
      const next = rows.headerOf(group + 1) * rowHeight - scroller.view.pos;
      if (element.current) element.current.style.translate = `0 ${Math.min(0, next - rowHeight)}px`;
    };
    follow();
    return scroller.subscribe(follow);
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
      <GroupHeading group={group} />
    </div>
  );
}

/** The group whose header is scrolled past, be it by a pixel; -1: the first row seen is a header. */
function groupOver({ place }: Scroller, rows: GroupedRows): number {
  return place.offset === 0 && rows.isHeader(place.row) ? -1 : rows.groupAt(place.row);
}
