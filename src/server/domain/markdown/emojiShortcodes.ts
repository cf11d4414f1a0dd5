/**
 * Replaces emoji shortcodes such as `:smile:`. Only the data of markdown-it-emoji is used: its rule also replaces parts
 * of paths (`std::key::of`) and addresses, and takes quadratic time.
 */
import EMOJI_BY_SHORTCODE from 'markdown-it-emoji/lib/data/full.mjs';
import type MarkdownIt from 'markdown-it';

const EMOJI_SHORTCODE_PATTERN = /(?<![\w:/]):([a-z\d_+-]{1,64}):(?![\w:/])/g;

export function installEmojiShortcodesPlugin(markdown: MarkdownIt): void {
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
