import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface RovingGroupProps {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The elements that the arrow keys move between. Their `tabindex` is 0 for the tab stop, otherwise -1. */
const ITEMS = '[tabindex]';

/**
 * Makes a group of buttons one tab stop, following the roving tabindex pattern of the ARIA practices. The caller
 * renders all buttons with `tabIndex={-1}`. This hook sets the `tabindex` of the tab stop to 0 in the DOM, which React
 * does not overwrite. Up and Down move to another line, Left and Right within a line, Home and End to the first and
 * last button. On the title of a section, Left and Right close and open it.
 * @param line selector of an element that contains the items of one line
 */
export function useRovingTabStop(line: string): RovingGroupProps {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ensureTabStop = () => {
      const items = findItems(group.current!);
      if (!items.some(isTabStop)) items[0]?.setAttribute('tabindex', '0');
    };
    ensureTabStop();
    // The tab stop may be removed, for example when its facet value disappears.
    const observer = new MutationObserver(ensureTabStop);
    observer.observe(group.current!, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const onFocus = ({ target }: FocusEvent) => {
    if (!target.matches(ITEMS)) return;
    for (const item of findItems(group.current!)) if (isTabStop(item)) item.setAttribute('tabindex', '-1');
    target.setAttribute('tabindex', '0');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement) || !target.matches(ITEMS)) return;
    const section = target.localName === 'summary' ? target.closest('details') : null;
    if (section && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      section.open = key === 'ArrowRight';
    } else {
      const item = findNextItem(findItems(group.current!), target, key, line);
      if (item === null) return;
      item?.focus();
    }
    event.preventDefault();
  };
  return { ref: group, onFocus, onKeyDown };
}

/** Returns the item that a key moves to; undefined if there is none in that direction; null for keys without effect. */
function findNextItem(
  items: readonly HTMLElement[],
  current: HTMLElement,
  key: string,
  line: string,
): HTMLElement | null | undefined {
  const currentLine = current.closest(line);
  const isInLine = (item: HTMLElement) => currentLine !== null && item.closest(line) === currentLine;
  // Up and Down go to the first item of a line.
  const starts = items.filter((item, index) => {
    const itemLine = item.closest(line);
    return itemLine === null || items[index - 1]?.closest(line) !== itemLine;
  });
  const start = currentLine ? starts.findIndex(isInLine) : starts.indexOf(current);
  const index = items.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return starts[start + 1];
    case 'ArrowUp':
      return starts[start - 1];
    case 'Home':
      return starts[0];
    case 'End':
      return starts.at(-1);
    case 'ArrowRight':
      return items.slice(index + 1).find(isInLine);
    case 'ArrowLeft':
      return items.slice(0, index).findLast(isInLine);
    default:
      return null;
  }
}

const isTabStop = (item: HTMLElement): boolean => item.tabIndex === 0;

/** The items that are shown, in their order on screen. */
const findItems = (group: HTMLElement): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => {
    const section = item.closest('details');
    return item.localName === 'summary' || section === null || section.open;
  });
