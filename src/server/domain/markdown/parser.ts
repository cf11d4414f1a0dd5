/** GitHub-flavored Markdown: tables, strikethrough, task lists, footnotes, emoji, bare links, hard line breaks. */
import MarkdownIt from 'markdown-it';
import { installAttachedFilesPlugin } from './attachedFiles';
import { installEmojiShortcodesPlugin } from './emojiShortcodes';
import { installFootnotesPlugin } from './footnotes';
import { installCodeHighlightLimitPlugin, highlightCode } from './highlightCode';
import { installTextReferencesPlugin } from './linkReferences';
import { installTaskListsPlugin } from './taskLists';

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
