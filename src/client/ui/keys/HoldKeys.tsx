import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { returnFocus } from '../focus/returnFocus';
import { holdKeys } from './heldKeys';

interface HoldKeysProps {
  /** Called when Escape or a click cancels the loading. Absent: it cannot be cancelled. */
  onCancel?: () => void;
  /** Whether keys typed into a text field are not held. */
  allowsTyping?: boolean;
}

/** Holds typed keys while mounted. For the Suspense fallback of a menu, picker, dialog or screen. */
export function HoldKeys({ onCancel, allowsTyping = false }: HoldKeysProps) {
  const cancel = useEffectEvent(() => onCancel?.());
  const isCancellable = onCancel !== undefined;
  useLayoutEffect(
    () => holdKeys({ onCancel: isCancellable ? () => cancel() : undefined, allowsTyping }),
    [isCancellable, allowsTyping],
  );
  return null;
}

/**
 * Holds typed keys from when the calling component is mounted until one of the given element's descendants has the focus.
 *
 * @param part ref of the element, null until the element is rendered
 * @param focusable selector of the descendants that handle keys; default: all
 */
export function useHoldKeysUntilFocused(part: RefObject<Element | null>, focusable = '*'): void {
  useLayoutEffect(() => {
    const until = () => {
      const focused = document.activeElement?.closest(focusable);
      return focused != null && part.current?.contains(focused) === true;
    };
    return holdKeys({ until });
  }, [part, focusable]);
}

/**
 * Holds typed keys while a menu, picker or dialog is opening, until it has the focus, and after it has been closed, until
 * another element has the focus.
 */
export function useSurfaceKeys(surface: RefObject<Element | null>, focusable?: string): void {
  useHoldKeysUntilFocused(surface, focusable);
  useLayoutEffect(() => holdKeysUntilFocusReturns, []);
}

/** How many menus, pickers and dialogs have been closed. */
let closedSurfaceCount = 0;

/**
 * Holds keys until a closed surface has returned the focus. React Aria returns it in the next frame, if the previously
 * focused element still exists. Otherwise the screen's main content receives it, unless another surface, such as a
 * dialog opened from a menu, was closed within these two frames and has yet to return the focus.
 */
function holdKeysUntilFocusReturns(): void {
  const isLost = () => document.activeElement === document.body;
  const release = holdKeys({ until: () => !isLost() });
  closedSurfaceCount += 1;
  const count = closedSurfaceCount;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (count !== closedSurfaceCount) return;
      if (isLost() && !document.querySelector('[role=dialog], [role=alertdialog], [role=menu]'))
        returnFocus();
      // Released now, because the element that has received the focus may be removed before the next key is typed.
      if (!isLost()) release();
    }),
  );
}
