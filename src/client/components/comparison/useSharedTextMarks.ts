import { type RefObject, useEffect } from 'react';

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

interface SharedText {
  /** Spellings of shared words and identifiers. */
  words: readonly string[];
  /** Shared lines of code and logs, without surrounding spaces. */
  lines: readonly string[];
}

interface SharedTextRanges {
  words: Range[];
  lines: Range[];
}

/** Maximum marks in one text, which limits the time for marking. */
const RANGES_MAX = 500;
/** Blocks that contain lines; a log that is not in a code block is rendered as a paragraph with line breaks. */
const BLOCKS = 'pre, p';

/** Returns the shared lines in blocks of a text, and the shared words outside of code blocks and these lines. */
export function findSharedText(container: Element, { words, lines }: SharedText): SharedTextRanges {
  const found: SharedTextRanges = { words: [], lines: [] };
  const wanted = new Set(lines);
  if (wanted.size > 0) {
    for (const block of container.querySelectorAll(BLOCKS)) found.lines.push(...findLines(block, wanted));
  }
  const pattern = createWordPattern(words);
  if (!pattern) return found;
  for (const node of listTextNodes(container)) {
    if (node.parentElement?.closest('pre')) continue;
    for (const match of node.data.matchAll(pattern)) {
      const range = createRange(node, match.index, node, match.index + match[0].length);
      if (!found.lines.some((line) => line.comparePoint(node, match.index) === 0)) found.words.push(range);
      if (found.words.length >= RANGES_MAX) return found;
    }
  }
  return found;
}

/** Matches the words as a whole, the longest first: `Pool::take` rather than `take`. */
function createWordPattern(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const alternatives = [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`));
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}_])(?:${alternatives.join('|')})(?![\p{L}\p{M}\p{N}_])`,
    'gu',
  );
}

/** Finds lines of a block. Syntax highlighting can split the text of a line into several nodes. */
function findLines(block: Element, wanted: ReadonlySet<string>): Range[] {
  const nodes = listTextNodes(block);
  const text = nodes.map(({ data }) => data).join('');
  const ranges: Range[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (wanted.has(trimmed) && ranges.length < RANGES_MAX) {
      const from = start + line.indexOf(trimmed);
      const first = locate(nodes, from, false);
      const last = locate(nodes, from + trimmed.length, true);
      ranges.push(createRange(first.node, first.offset, last.node, last.offset));
    }
    start += line.length + 1;
  }
  return ranges;
}

/**
 * Finds the text node at a position. At the border of two nodes, it is the first one if `isEnd`, otherwise the second.
 */
function locate(nodes: readonly Text[], position: number, isEnd: boolean): { node: Text; offset: number } {
  let offset = position;
  for (const node of nodes) {
    if (offset < node.length || (isEnd && offset === node.length)) return { node, offset };
    offset -= node.length;
  }
  const node = nodes.at(-1)!;
  return { node, offset: node.length };
}

function createRange(start: Text, startOffset: number, end: Text, endOffset: number): Range {
  const range = document.createRange();
  range.setStart(start, startOffset);
  range.setEnd(end, endOffset);
  return range;
}

function listTextNodes(container: Element): Text[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
