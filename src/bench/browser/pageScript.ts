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
  /** What an element says, in words and in the names of its pictures; null: it is not there. */
  said(selector: string): string | null;
  /** Resolves with the ms from the next key's own time until the frame that shows the answer to it is drawn. */
  answerToKey(sign: Sign): Promise<number>;
}

/** By which one sees that a key was answered. */
export interface Sign {
  /** Of the element that is looked at. */
  selector: string;
  /** That it is there, or that it says something else than before the key. */
  shows: 'there' | 'changed';
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
  const said = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) return null;
    const pictures = [...element.querySelectorAll('[aria-label], [title]')];
    const names = pictures.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('title'));
    return [element.textContent, ...names].join(' ');
  };
  const answerToKey = ({ selector, shows }: Sign) =>
    new Promise<number>((resolve, reject) => {
      const before = said(selector);
      const isShown = () => {
        const now = said(selector);
        return now !== null && (shows === 'there' || now !== before);
      };
      const follow = ({ timeStamp }: KeyboardEvent) => {
        const look = () => {
          if (isShown()) {
            // A frame's callbacks run before it is drawn; what they post runs right after.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          } else if (performance.now() - timeStamp > 10_000) {
            reject(new Error(`The key was not answered: ${selector} says ${said(selector)}.`));
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      window.addEventListener('keydown', follow, { once: true, capture: true });
    });
  window.bench = {
    rowsPainted,
    paintedWhen,
    scroller,
    firstVisibleIndex,
    rowsShown,
    facetsShown,
    said,
    answerToKey,
  };
}
