import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CommandId } from '../../shared/commands/commandKeys';
import { CommandKbd, Kbd } from './Kbd';
import styles from './Tooltip.module.css';

interface TooltipProps {
  text: string;
  /** Command whose keys are shown. */
  command?: CommandId | undefined;
  /** Keyboard shortcut of an action that is not a command. */
  keys?: string | undefined;
  children: ReactNode;
}

/** Milliseconds before the tooltip appears on hover. */
const TOOLTIP_DELAY_MS = 500;
/** Distance between the element and its tooltip, in px. */
const TOOLTIP_GAP_PX = 6;
/** Minimum distance to the edges of the window, in px. */
const TOOLTIP_WINDOW_MARGIN_PX = 8;

interface TooltipPosition {
  left: number;
  top: number;
  /** Top edge of the element, above which the tooltip is placed if there is no room below. */
  elementTop: number;
}

/**
 * Shows a tooltip on hover and keyboard focus until Escape. Hidden from assistive technology, which reads the
 * label of the element. Not React Aria's tooltip: that would add its code to the initial bundle.
 */
export function Tooltip({ text, command, keys, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [position, setPosition] = useState<TooltipPosition | null>(null);

  const show = (): void => setPosition(getTooltipPosition(anchor.current?.firstElementChild));
  const hide = (): void => {
    clearTimeout(timer.current);
    setPosition(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(show, TOOLTIP_DELAY_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {position &&
        createPortal(
          <span
            ref={(tip) => keepTooltipInWindow(tip, position)}
            className={styles.tip}
            style={{ left: position.left, top: position.top }}
            aria-hidden="true"
          >
            {text}
            {command ? <CommandKbd id={command} /> : keys && <Kbd keys={keys} />}
          </span>,
          document.body,
        )}
    </span>
  );
}

function getTooltipPosition(element: Element | null | undefined): TooltipPosition | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return { left: box.left + box.width / 2, top: box.bottom + TOOLTIP_GAP_PX, elementTop: box.top };
}

/** Runs after the tooltip has rendered, when its size is known. */
function keepTooltipInWindow(tip: HTMLElement | null, { top, elementTop }: TooltipPosition): void {
  if (!tip) return;
  const half = tip.offsetWidth / 2 + TOOLTIP_WINDOW_MARGIN_PX;
  const center = parseFloat(tip.style.left);
  tip.style.left = `${Math.min(Math.max(center, half), window.innerWidth - half)}px`;
  if (top + tip.offsetHeight + TOOLTIP_WINDOW_MARGIN_PX > window.innerHeight)
    tip.style.top = `${elementTop - TOOLTIP_GAP_PX - tip.offsetHeight}px`;
}
