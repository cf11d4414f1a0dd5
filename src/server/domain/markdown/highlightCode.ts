/** Highlights code whose language is named. Guessing a language would run every grammar. */
import hljs from 'highlight.js/lib/common';
import type MarkdownIt from 'markdown-it';

/**
 * Maximum length of highlighted code, in UTF-16 code units. Some grammars take quadratic time: hostile
 * input of this length takes 0.1 s, four times as long takes 1 s.
 */
const HIGHLIGHTED_CODE_LENGTH_MAX = 5_000;
/** Maximum length of all highlighted code in a text, in UTF-16 code units. */
const HIGHLIGHTED_CODE_TOTAL_LENGTH_MAX = 10_000;
/** Maximum length of a line in highlighted code. Longer lines are data rather than code, and slow in some grammars. */
const HIGHLIGHTED_LINE_LENGTH_MAX = 2_000;

/** Highlights code as HTML. Returns an empty string for code that is shown without highlighting. */
export function highlightCode(code: string, language: string): string {
  if (!language || code.length > HIGHLIGHTED_CODE_LENGTH_MAX || !hljs.getLanguage(language)) return '';
  if (code.split('\n').some((line) => line.length > HIGHLIGHTED_LINE_LENGTH_MAX)) return '';
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}

/** A markdown-it plugin that limits highlighting to the first HIGHLIGHTED_CODE_TOTAL_LENGTH_MAX code units of a text. */
export function installCodeHighlightLimitPlugin(markdown: MarkdownIt): void {
  markdown.core.ruler.push('limit_highlighting', ({ tokens }) => {
    let left = HIGHLIGHTED_CODE_TOTAL_LENGTH_MAX;
    for (const token of tokens) {
      if (token.type !== 'fence' || token.content.length > HIGHLIGHTED_CODE_LENGTH_MAX) continue;
      left -= token.content.length;
      if (left < 0) token.info = '';
    }
  });
}
