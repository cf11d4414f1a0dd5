/** Finds issues in the DOM of the list, which itself does not read the fields of its rows. */
import { buildIssueKeyHref } from '../../../components/issueHref';

/** The issue link of the row that contains an element. */
export function findRowIssueLinkElement(element: Element): HTMLAnchorElement | null {
  return element.closest('[role=row]')?.querySelector<HTMLAnchorElement>('a[data-number]') ?? null;
}

/** The issue link of a row by its index; null if the row is not loaded or not mounted. */
export function findIssueLinkElementByRow(grid: Element | null, index: number): HTMLAnchorElement | null {
  return grid?.querySelector<HTMLAnchorElement>(`[aria-rowindex="${index + 1}"] a[data-number]`) ?? null;
}

/** Whether the row with this index is mounted, but its content is still loading. */
export const isRowLoading = (grid: Element | null, index: number): boolean =>
  grid?.querySelector(`[aria-rowindex="${index + 1}"][aria-busy]`) != null;

/**
 * Calls `found` with the issue's link once its list row is loaded and mounted. Returns a function that stops
 * waiting.
 */
export function waitForIssueLinkElement(
  grid: Element | null,
  issueKey: string,
  found: (link: HTMLAnchorElement) => void,
): () => void {
  const check = (): void => {
    const link = grid?.querySelector<HTMLAnchorElement>(
      // The links in the column “Parent” have no number.
      `a[data-number][href="${buildIssueKeyHref(issueKey)}"]`,
    );
    if (!link) return;
    observer.disconnect();
    found(link);
  };
  const observer = new MutationObserver(check);
  if (grid) observer.observe(grid, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}

/** The key of the issue that a link in the list leads to. */
export function getIssueKeyFromLinkElement(link: HTMLAnchorElement): string {
  const [, , projectKey, , number] = link.pathname.split('/');
  return `${projectKey}-${number}`;
}

/** Whether the row that contains an element is selected. */
export const isRowSelected = (element: Element): boolean =>
  element.closest('[role=row]')?.getAttribute('aria-selected') === 'true';

/** Index of the row that contains an element, in the list with its group headers; from 0. */
export const getRowIndexFromElement = (element: Element | null): number =>
  Number(element?.closest('[role=row]')?.getAttribute('aria-rowindex') ?? 1) - 1;
