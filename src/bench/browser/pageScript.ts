/**
 * What runs inside the measured page. Playwright sends functions by their source: each must stand
 * alone, so the clock's zero and the tests of "painted" live on `window.bench`, put there first.
 */
export interface PageBench {
  /** Are all rows of the list that can be seen there, with their content? */
  rowsPainted(): boolean;
  /** Resolves with performance.now() after the frame in which `done` first held. */
  paintedWhen(done: () => boolean, timeoutMs?: number): Promise<number>;
  scroller(): HTMLElement;
  firstVisibleIndex(): number;
  /** The issues of the rows that can be seen, for telling one list from another. */
  rowsShown(): string;
  /** What the facets say, once they are of the list's own query. */
  facetsShown(): string;
}

declare global {
  interface Window {
    bench: PageBench;
  }
}

export function installPageBench(): void {
  const scroller = () => document.querySelector<HTMLElement>('[role=grid][aria-label=Issues]')!;
  const visibleRows = () => {
    const view = scroller().getBoundingClientRect();
    return [...scroller().querySelectorAll('[role=row][aria-rowindex]')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.height > 0 && box.bottom > view.top + 1 && box.top < view.bottom - 1;
    });
  };
  const rowsPainted = () => {
    if (!document.querySelector('[role=grid][aria-label=Issues]')) return false;
    const rows = visibleRows();
    const height = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
    const full =
      rows.length > 0 && height >= scroller().clientHeight - 2 * rows[0]!.getBoundingClientRect().height;
    return full && rows.every((row) => row.getAttribute('aria-busy') !== 'true');
  };
  const paintedWhen = (done: () => boolean, timeoutMs = 10_000) =>
    new Promise<number>((resolve, reject) => {
      const started = performance.now();
      const look = () => {
        if (done()) {
          // What the next frame shows is what was true now.
          requestAnimationFrame(() => resolve(performance.now()));
        } else if (performance.now() - started > timeoutMs) {
          reject(new Error(`Not painted within ${timeoutMs} ms.`));
        } else {
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    });
  const firstVisibleIndex = () => Number(visibleRows()[0]?.getAttribute('aria-rowindex') ?? -1);
  const rowsShown = () =>
    visibleRows()
      .map((row) => row.querySelector<HTMLElement>('a[data-number]')?.dataset['number'])
      .join();
  const facetsShown = () => {
    const facets = document.querySelector('aside[aria-label=Filters]');
    return facets?.querySelector('[aria-busy=true]') ? '' : (facets?.textContent ?? '');
  };
  window.bench = { rowsPainted, paintedWhen, scroller, firstVisibleIndex, rowsShown, facetsShown };
}
