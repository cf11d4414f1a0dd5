// Types of packages that do not contain type declarations.

declare module 'markdown-it-footnote' {
  import type MarkdownIt from 'markdown-it';
  export default function installFootnotes(markdown: MarkdownIt): void;
}

declare module 'markdown-it-emoji/lib/data/full.mjs' {
  /** GitHub's emoji by shortcode, without the colons. */
  const EMOJI_BY_SHORTCODE: Readonly<Record<string, string>>;
  export default EMOJI_BY_SHORTCODE;
}
