import { type ReactNode, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { VirtualRowsContext } from './context';
import styles from './VirtualRows.module.css';

interface Props {
  index: number;
  /** Its content is on the way. */
  busy?: boolean;
  /** In a tree of rows: how deep it stands, from 1. */
  level?: number | undefined;
  /** Whether the rows that are its own are shown; absent: it has none. */
  expanded?: boolean;
  /** Whether it is selected, where rows can be. */
  selected?: boolean;
  /** What it is called, where its cells do not say it all. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A row of the grid; keeps its element, and with it the focus, when its content arrives. */
export function VirtualRow({
  index,
  busy = false,
  level,
  expanded,
  selected,
  label,
  className,
  children,
}: Props) {
  const controller = use(VirtualRowsContext);
  if (!controller) throw new Error('A VirtualRow stands in VirtualRows.');
  const { roving } = controller;
  const state = useSyncExternalStore(roving.subscribe, () => roving.stateOf(index));
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (state === 'focus' && roving.takeFocus()) element.current?.focus({ preventScroll: true });
  }, [roving, state]);

  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={index + 1}
      aria-busy={busy || undefined}
      aria-level={level}
      aria-expanded={expanded}
      aria-selected={selected}
      aria-label={label}
      tabIndex={state === 'no' ? -1 : 0}
      // For styles: only one row has it, so that a change of focus has no others looked at.
      data-current={state === 'no' ? undefined : ''}
      className={className ? `${styles.row} ${className}` : styles.row}
    >
      {children}
    </div>
  );
}
