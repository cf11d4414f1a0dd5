import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to a neighboring row of a list when an action has removed the row that contains an element.
 *
 * @returns the element's ref, and `expectRemoval`, to be called before the action and with false if the action has
 *   failed. A removal that was not expected does not move the focus.
 */
export function useFocusAfterRemoval<Target extends Element>(): {
  element: RefObject<Target | null>;
  expectRemoval: (isExpected?: boolean) => void;
} {
  const element = useRef<Target>(null);
  const isActing = useRef(false);
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (isActing.current) focusNeighborAfterRemoval(current);
    };
  }, []);
  const expectRemoval = (isExpected = true) => {
    isActing.current = isExpected;
  };
  return { element, expectRemoval };
}

/**
 * Moves the focus after an element with the focus is removed: to the next list row, to the previous one after the last
 * row, or else to the page heading. To be called before the removal.
 */
function focusNeighborAfterRemoval(element: Element | null): void {
  const row = element?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const control = next ? [...next.querySelectorAll('button')].at(-1) : undefined;
  // Waits for the next frame, in which the element and its dialog have been removed.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    (control ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
}
