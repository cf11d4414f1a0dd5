/**
 * Renders footnotes (`[^1]`) as raised numbers, with the notes at the end of the text. They are not links, because
 * several texts on a page would use the same ids.
 */
import type MarkdownIt from 'markdown-it';
import installFootnotes from 'markdown-it-footnote';

export function installFootnotesPlugin(markdown: MarkdownIt): void {
  markdown.use(installFootnotes);
  // GitHub does not support notes within a line (`^[note]`).
  markdown.inline.ruler.disable('footnote_inline');
  const { rules } = markdown.renderer;
  rules['footnote_ref'] = (tokens, index) => `<sup>${getFootnoteNumber(tokens[index]?.meta)}</sup>`;
  rules['footnote_block_open'] = () => '<hr><ol>';
  rules['footnote_block_close'] = () => '</ol>';
  rules['footnote_open'] = () => '<li>';
  rules['footnote_anchor'] = () => '';
}

/** The number of a footnote, by the data that markdown-it-footnote adds to its references. */
const getFootnoteNumber = (meta: unknown): number => (meta as { id: number }).id + 1;
