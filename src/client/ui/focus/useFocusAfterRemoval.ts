import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the next row of a list when an action has removed the row that contains an element.
 *
 * @returns the element's ref, and `expectRemoval`, to be called before the action and with false if the action has failed.
 *   A removal that was not expected does not move the focus.
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
      if (isActing.current) focusNeighbourAfterRemoval(current);
    };
  }, []);
  const expectRemoval = (isExpected = true) => {
    isActing.current = isExpected;
  };
  return { element, expectRemoval };
}

/**
 * Moves the focus after an element with the focus is removed: to the next list row, or else to the page heading.
 * To be called before the removal.
 */
function focusNeighbourAfterRemoval(element: Element | null): void {
  const row = element?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const control = next ? [...next.querySelectorAll('button')].at(-1) : undefined;
  // Waits for the next frame, in which the element and its dialog have been removed.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    (control ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
}
