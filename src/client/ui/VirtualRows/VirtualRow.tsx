import {
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type HTMLAttributes,
  createContext,
} from 'react';
import styles from './VirtualRows.module.css';
import type { VirtualRowsController } from './useVirtualRows';

interface VirtualRowProps {
  index: number;
  /** Whether the row's content is loading. */
  busy?: boolean;
  /** Depth in a tree of rows, from 1. */
  level?: number | undefined;
  /** Whether the child rows are shown; absent if the row has none. */
  expanded?: boolean;
  /** Whether the row is selected; absent if rows cannot be selected. */
  selected?: boolean;
  /** Accessible name of the row, if the text of its cells is not enough. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A row of the virtual list. Its element, and with it the focus, stays the same when the content arrives. */
export function VirtualRow({
  index,
  busy = false,
  level,
  expanded,
  selected,
  label,
  className,
  children,
}: VirtualRowProps) {
  const controller = use(VirtualRowsContext);
  if (!controller) throw new Error('VirtualRow must be used within VirtualRows.');
  const { roving } = controller;
  const state = useSyncExternalStore(roving.subscribe, () => roving.getRowTabStopState(index));
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (state === 'focus' && roving.consumeFocusRequest()) element.current?.focus({ preventScroll: true });
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
      // CSS uses this attribute of the current row instead of tabindex, so that a focus change restyles only
      // two rows.
      data-current={state === 'no' ? undefined : ''}
      className={className ? `${styles.row} ${className}` : styles.row}
    >
      {children}
    </div>
  );
}

export interface PlainRowOptions {
  index: number;
  /** Whether the row's content is loading. */
  busy: boolean;
  /** Depth in a tree of rows, from 1. */
  level?: number | undefined;
  className: string | undefined;
}

/** The attributes of the element of a plain row, for components that render it themselves. */
export const getPlainRowAttributes = ({
  index,
  busy,
  level,
  className,
}: PlainRowOptions): HTMLAttributes<HTMLDivElement> => ({
  role: 'row',
  'aria-rowindex': index + 1,
  'aria-busy': busy || undefined,
  'aria-level': level,
  className: `${styles.row} ${className}`,
});

interface PlainVirtualRowProps extends PlainRowOptions {
  children: ReactNode;
}

/** A row of a plain block (see RowBlockProps): it takes no focus, and a VirtualRow replaces it. */
export const PlainVirtualRow = ({ children, ...row }: PlainVirtualRowProps) => (
  <div {...getPlainRowAttributes(row)}>{children}</div>
);

/** The controller of the list that a row belongs to. */
export const VirtualRowsContext = createContext<VirtualRowsController | null>(null);
