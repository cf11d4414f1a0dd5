/**
 * Helpers that run inside the measured page. Playwright transfers functions as source text, so each must be
 * self-contained; shared helpers are installed on `window.bench` first.
 */
export interface BrowserBenchHelpers {
  /** Whether all visible rows of the list are loaded and painted. */
  areRowsPainted(): boolean;
  /** Resolves with performance.now() after the first frame in which `done` returns true. */
  waitUntilPainted(done: () => boolean, timeoutMs?: number): Promise<number>;
  getListScroller(): HTMLElement;
  getFirstVisibleRowIndex(): number;
  /** Issue numbers of the visible rows, to tell one list from another. */
  getVisibleIssueNumbers(): string;
  /** Text of the facets, once they belong to the list's current query. */
  getShownFacetsText(): string;
  /** Text and icon names of an element, or null if it does not exist. */
  getElementText(selector: string): string | null;
  /**
   * Resolves with the milliseconds from the next key event's timestamp until the frame that shows its effect
   * is drawn.
   */
  measureNextKeyLatency(effect: KeyPressEffect): Promise<number>;
}

/** The visible effect of pressing a key, whose latency is measured. */
export interface KeyPressEffect {
  /** CSS selector of the observed element. */
  selector: string;
  /** `there`: the element appears; `changed`: its text differs from before the key. */
  shows: 'there' | 'changed';
}

declare global {
  interface Window {
    bench: BrowserBenchHelpers;
  }
}

export function installBrowserBenchHelpers(): void {
  const getListScroller = () => document.querySelector<HTMLElement>('[role=grid][aria-label=Issues]')!;
  const visibleRows = () => {
    const view = getListScroller().getBoundingClientRect();
    return [...getListScroller().querySelectorAll('[role=row][aria-rowindex]')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.height > 0 && box.bottom > view.top + 1 && box.top < view.bottom - 1;
    });
  };
  const areRowsPainted = () => {
    if (!document.querySelector('[role=grid][aria-label=Issues]')) return false;
    const rows = visibleRows();
    const height = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
    const full =
      rows.length > 0 &&
      height >= getListScroller().clientHeight - 2 * rows[0]!.getBoundingClientRect().height;
    return full && rows.every((row) => row.getAttribute('aria-busy') !== 'true');
  };
  const waitUntilPainted = (done: () => boolean, timeoutMs = 10_000) =>
    new Promise<number>((resolve, reject) => {
      const started = performance.now();
      const look = () => {
        if (done()) {
          // The next animation frame paints the state that was just checked.
          requestAnimationFrame(() => resolve(performance.now()));
        } else if (performance.now() - started > timeoutMs) {
          reject(new Error(`Not painted within ${timeoutMs} ms.`));
        } else {
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    });
  const getFirstVisibleRowIndex = () => Number(visibleRows()[0]?.getAttribute('aria-rowindex') ?? -1);
  const getVisibleIssueNumbers = () =>
    visibleRows()
      .map((row) => row.querySelector<HTMLElement>('a[data-number]')?.dataset['number'])
      .join();
  const getShownFacetsText = () => {
    const facets = document.querySelector('aside[aria-label=Filters]');
    return facets?.querySelector('[aria-busy=true]') ? '' : (facets?.textContent ?? '');
  };
  const getElementText = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) return null;
    const pictures = [...element.querySelectorAll('[aria-label], [title]')];
    const names = pictures.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('title'));
    return [element.textContent, ...names].join(' ');
  };
  const measureNextKeyLatency = ({ selector, shows }: KeyPressEffect) =>
    new Promise<number>((resolve, reject) => {
      const before = getElementText(selector);
      const isShown = () => {
        const now = getElementText(selector);
        return now !== null && (shows === 'there' || now !== before);
      };
      const follow = ({ timeStamp }: KeyboardEvent) => {
        const look = () => {
          if (isShown()) {
            // Animation frame callbacks run before the frame is drawn; a message posted from such a callback
            // arrives right after the drawing.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          } else if (performance.now() - timeStamp > 10_000) {
            reject(new Error(`The key had no effect: ${selector} shows ${getElementText(selector)}.`));
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      window.addEventListener('keydown', follow, { once: true, capture: true });
    });
  window.bench = {
    areRowsPainted,
    waitUntilPainted,
    getListScroller,
    getFirstVisibleRowIndex,
    getVisibleIssueNumbers,
    getShownFacetsText,
    getElementText,
    measureNextKeyLatency,
  };
}
