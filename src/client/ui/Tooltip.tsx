import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from './Kbd';
import styles from './Tooltip.module.css';

interface Props {
  text: string;
  keys?: string | undefined;
  children: ReactNode;
}

/** Milliseconds that the pointer rests before the tip shows. */
const DELAY = 500;
const GAP = 6;
/** It stays that far within the window. */
const EDGE = 8;

interface TooltipPosition {
  left: number;
  top: number;
}

/**
 * What a sign means, for those who see: the sign's own label already tells it to the others. It
 * shows on hover and on keyboard focus, and goes with Escape. Ours and not React Aria's, as every
 * bar has some: it costs no bytes before it is wanted.
 */
export function Tooltip({ text, keys, children }: Props) {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<TooltipPosition | null>(null);

  const show = (): void => setPlace(positionUnder(anchor.current?.firstElementChild));
  const hide = (): void => {
    clearTimeout(timer.current);
    setPlace(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(show, DELAY);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {place &&
        createPortal(
          <span ref={keepInWindow} className={styles.tip} style={place} aria-hidden="true">
            {text}
            {keys && <Kbd keys={keys} />}
          </span>,
          document.body,
        )}
    </span>
  );
}

function positionUnder(element: Element | null | undefined): TooltipPosition | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return { left: box.left + box.width / 2, top: box.bottom + GAP };
}

/** Only the tip itself knows how wide its words are. */
function keepInWindow(tip: HTMLElement | null): void {
  if (!tip) return;
  const half = tip.offsetWidth / 2 + EDGE;
  const center = parseFloat(tip.style.left);
  tip.style.left = `${Math.min(Math.max(center, half), window.innerWidth - half)}px`;
}
