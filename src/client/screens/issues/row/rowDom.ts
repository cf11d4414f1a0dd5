/** From the DOM of the list to an issue: the list itself knows no row's fields. */

/** The link of the row that an element is in. */
export function issueLinkOf(element: Element): HTMLAnchorElement | null {
  return element.closest('[role=row]')?.querySelector<HTMLAnchorElement>('a[data-number]') ?? null;
}

/** The link of a row by its index; null while it is not loaded or not mounted. */
export function issueLinkAt(grid: Element | null, index: number): HTMLAnchorElement | null {
  return grid?.querySelector<HTMLAnchorElement>(`[aria-rowindex="${index + 1}"] a[data-number]`) ?? null;
}

/** Calls back with the link of an issue's row, once that is loaded and mounted. Answers what ends the waiting. */
export function whenLinkIsThere(
  grid: Element | null,
  number: number,
  found: (link: HTMLAnchorElement) => void,
): () => void {
  const look = (): void => {
    const link = grid?.querySelector<HTMLAnchorElement>(`a[data-number="${number}"]`);
    if (!link) return;
    observer.disconnect();
    found(link);
  };
  const observer = new MutationObserver(look);
  if (grid) observer.observe(grid, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

export function issueNumberOf(link: HTMLAnchorElement): number {
  return Number(link.dataset['number']);
}

/** The index of a row of the list, headers included. */
export const indexOfRow = (row: Element | null): number =>
  Number(row?.getAttribute('aria-rowindex') ?? 1) - 1;
