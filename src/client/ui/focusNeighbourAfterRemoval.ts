/**
 * Moves the focus after an element with the focus is removed: to the next list row, or else to the page heading.
 * Call it before the removal.
 */
export function focusNeighbourAfterRemoval(element: Element | null): void {
  const row = element?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const control = next ? [...next.querySelectorAll('button')].at(-1) : undefined;
  // Waits for the next frame, in which the element and its dialog have been removed.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    (control ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
}
