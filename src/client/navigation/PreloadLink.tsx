import { type AnchorHTMLAttributes, useEffect, useRef } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { HOVER_PRELOAD_DELAY_MS, usePreloadScreen } from './preload';

interface PreloadLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'onPointerLeave'
> {
  to: To;
  /** What is loaded on hover or focus: by default, the code and the data of the screen. */
  preloads?: 'code';
}

/**
 * A link that starts loading its screen on hover or focus. Replaces react-router's Link, whose own preloading would add
 * unused code to the bundle.
 */
export function PreloadLink({ to, preloads, onClick, onPointerEnter, onFocus, ...props }: PreloadLinkProps) {
  const preload = usePreloadScreen();
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to);
  /** Preloads the screen while the pointer rests on the link. */
  const hoverTimer = useRef<number>(undefined);
  const stopTimer = () => window.clearTimeout(hoverTimer.current);
  useEffect(() => stopTimer, []);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        // The navigation itself loads the screen.
        stopTimer();
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={(event) => {
        hoverTimer.current = window.setTimeout(() => preload(href, preloads), HOVER_PRELOAD_DELAY_MS);
        onPointerEnter?.(event);
      }}
      onPointerLeave={stopTimer}
      onFocus={(event) => {
        preload(href, preloads);
        onFocus?.(event);
      }}
    />
  );
}
