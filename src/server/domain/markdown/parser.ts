/** GitHub-flavored Markdown: tables, strikethrough, task lists, footnotes, emoji, bare links, hard line breaks. */
import MarkdownIt from 'markdown-it';
import { installAttachedFilesPlugin } from './attachedFiles';
import { installFootnotesPlugin } from './footnotes';
import { installTextReferencesPlugin } from './linkReferences';
import { installTaskListsPlugin } from './taskLists';
import EMOJI_BY_SHORTCODE from 'markdown-it-emoji/lib/data/full.mjs';
import hljs from 'highlight.js/lib/common';

/**
 * Maximum length of a word in texts with automatic links. The search for links takes quadratic time in the length of a
 * word.
 */
const LINKIFY_WORD_LENGTH_MAX = 2_048;

const linkifyingMarkdownParser = createMarkdownParser(true);
const nonLinkifyingMarkdownParser = createMarkdownParser(false);

/** The parser for a text: without automatic links if it has a very long word. */
export function selectMarkdownParser(text: string): MarkdownIt {
  return text.split(/\s+/).some((run) => run.length > LINKIFY_WORD_LENGTH_MAX)
    ? nonLinkifyingMarkdownParser
    : linkifyingMarkdownParser;
}

function createMarkdownParser(linkify: boolean): MarkdownIt {
  const parser = new MarkdownIt({
    // Raw HTML is sanitized after rendering.
    html: true,
    linkify,
    breaks: true,
    highlight: highlightCode,
  })
    .use(installFootnotesPlugin)
    .use(installTaskListsPlugin)
    .use(installEmojiShortcodesPlugin)
    .use(installTextReferencesPlugin)
    .use(installAttachedFilesPlugin)
    .use(installCodeHighlightLimitPlugin);
  // A word with a dot is more often a file name than a host.
  parser.linkify.set({ fuzzyLink: false, fuzzyIP: false });
  return parser;
}

const EMOJI_SHORTCODE_PATTERN = /(?<![\w:/]):([a-z\d_+-]{1,64}):(?![\w:/])/g;

/**
 * A markdown-it plugin that replaces emoji shortcodes such as `:smile:`. Only the data of markdown-it-emoji is used:
 * its rule also replaces parts of paths (`std::key::of`) and addresses, and takes quadratic time.
 */
function installEmojiShortcodesPlugin(markdown: MarkdownIt): void {
  markdown.core.ruler.after('linkify', 'emoji_shortcodes', ({ tokens }) => {
    for (const { children } of tokens) {
      for (const child of children ?? []) {
        if (child.type === 'text') child.content = replaceEmojiShortcodes(child.content);
      }
    }
  });
}

const replaceEmojiShortcodes = (text: string): string =>
  text.replaceAll(EMOJI_SHORTCODE_PATTERN, (shortcode, name: string) =>
    Object.hasOwn(EMOJI_BY_SHORTCODE, name) ? EMOJI_BY_SHORTCODE[name]! : shortcode,
  );

/**
 * Maximum length of highlighted code, in UTF-16 code units. Some grammars take quadratic time: hostile
 * input of this length takes 0.1 s, four times as long takes 1 s.
 */
const HIGHLIGHTED_CODE_LENGTH_MAX = 5_000;
/** Maximum length of all highlighted code in a text, in UTF-16 code units. */
const HIGHLIGHTED_CODE_TOTAL_LENGTH_MAX = 10_000;
/** Maximum length of a line in highlighted code. Longer lines are data rather than code, and slow in some grammars. */
const HIGHLIGHTED_LINE_LENGTH_MAX = 2_000;

/**
 * Highlights code as HTML. Returns an empty string for code that is shown without highlighting: also for code without a
 * known language, because guessing one would run every grammar.
 */
function highlightCode(code: string, language: string): string {
  if (!language || code.length > HIGHLIGHTED_CODE_LENGTH_MAX || !hljs.getLanguage(language)) return '';
  if (code.split('\n').some((line) => line.length > HIGHLIGHTED_LINE_LENGTH_MAX)) return '';
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}

/**
 * A markdown-it plugin that limits highlighting to the first HIGHLIGHTED_CODE_TOTAL_LENGTH_MAX code units of a text.
 */
function installCodeHighlightLimitPlugin(markdown: MarkdownIt): void {
  markdown.core.ruler.push('limit_highlighting', ({ tokens }) => {
    let left = HIGHLIGHTED_CODE_TOTAL_LENGTH_MAX;
    for (const token of tokens) {
      if (token.type !== 'fence' || token.content.length > HIGHLIGHTED_CODE_LENGTH_MAX) continue;
      left -= token.content.length;
      if (left < 0) token.info = '';
    }
  });
}
