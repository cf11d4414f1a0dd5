import { type RefObject, useEffect } from 'react';
import { findSharedText, type SharedText } from './findSharedText';

/** Names of the highlights, whose colors are in IssueComparison.module.css. */
const HIGHLIGHT_NAMES = { words: 'shared-words', lines: 'shared-lines' } as const;

/**
 * Marks the shared words and lines in the parts of an element with `data-shared-text`. Uses the CSS Custom Highlight
 * API, which does not change the HTML that the server has sanitized. Browsers without this API show no marks.
 */
export function useSharedTextMarks(element: RefObject<HTMLElement | null>, shared: SharedText): void {
  useEffect(() => {
    const container = element.current;
    if (!container || !('highlights' in CSS)) return undefined;
    const ranges: Range[] = [];
    const mark = () => {
      unmark();
      for (const part of container.querySelectorAll('[data-shared-text]')) {
        const found = findSharedText(part, shared);
        for (const kind of ['words', 'lines'] as const) {
          for (const range of found[kind]) getHighlight(kind).add(range);
          ranges.push(...found[kind]);
        }
      }
    };
    const unmark = () => {
      for (const range of ranges.splice(0)) {
        getHighlight('words').delete(range);
        getHighlight('lines').delete(range);
      }
    };
    mark();
    // A live update replaces the text of an issue.
    const observer = new MutationObserver(mark);
    observer.observe(container, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      unmark();
    };
  }, [element, shared]);
}

function getHighlight(kind: keyof typeof HIGHLIGHT_NAMES): Highlight {
  const known = CSS.highlights.get(HIGHLIGHT_NAMES[kind]);
  if (known) return known;
  const highlight = new Highlight();
  CSS.highlights.set(HIGHLIGHT_NAMES[kind], highlight);
  return highlight;
}
