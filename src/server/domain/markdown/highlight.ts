/** Colors code. Only where its language is named: to guess one costs a try of each. */
import hljs from 'highlight.js/lib/common';
import type MarkdownIt from 'markdown-it';

/**
 * Longest code that is colored, in UTF-16 code units. Several grammars go with its square: what is meant to
 * keep them busy takes 0.1 s, and ten times that where it is four times as long.
 */
const LENGTH_MAX = 5_000;
/** Most code of one text that is colored. */
const TOTAL_MAX = 10_000;
/** A longer line is data rather than code, and some grammars are slow on it. */
const LINE_MAX = 2_000;

/** HTML of the code; empty where it is to be shown as it is. */
export function highlight(code: string, language: string): string {
  if (!language || code.length > LENGTH_MAX || !hljs.getLanguage(language)) return '';
  if (code.split('\n').some((line) => line.length > LINE_MAX)) return '';
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}

/** A markdown-it plugin: of a text with much code the first is colored. */
export function colorLittle(markdown: MarkdownIt): void {
  markdown.core.ruler.push('color_little', ({ tokens }) => {
    let left = TOTAL_MAX;
    for (const token of tokens) {
      if (token.type !== 'fence' || token.content.length > LENGTH_MAX) continue;
      left -= token.content.length;
      if (left < 0) token.info = '';
    }
  });
}
