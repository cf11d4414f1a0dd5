/**
 * Asked before something goes that may have the focus: it then goes to where one would look next, what comes
 * after it in its list, or else the heading.
 */
export function focusAfterRemoval(element: Element | null): void {
  const row = element?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const control = next ? [...next.querySelectorAll('button')].at(-1) : undefined;
  // Once it is gone, and with it the dialog that held the focus.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    (control ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
}
