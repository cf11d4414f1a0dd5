/**
 * Renders footnotes (`[^1]`) as raised numbers, with the notes at the end of the text. They are not links, because
 * several texts on a page would use the same ids.
 */
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import installFootnotes from 'markdown-it-footnote';

export function installFootnotesPlugin(markdown: MarkdownIt): void {
  markdown.use(installFootnotes);
  // GitHub does not support notes within a line (`^[note]`).
  markdown.inline.ruler.disable('footnote_inline');
  markdown.core.ruler.at('footnote_tail', moveNotesToEnd);
  const { rules } = markdown.renderer;
  rules['footnote_ref'] = (tokens, index) => `<sup>${getFootnoteNumber(tokens[index]?.meta)}</sup>`;
  rules['footnote_block_open'] = () => '<hr><ol>';
  rules['footnote_block_close'] = () => '</ol>';
  rules['footnote_open'] = () => '<li>';
}

/** The number of a footnote, by the data that markdown-it-footnote adds to its references. */
const getFootnoteNumber = (meta: unknown): number => (meta as { id: number }).id + 1;

/** What markdown-it-footnote stores while it reads a text. */
interface FootnoteEnvironment {
  /** `list` has the labels of the notes that the text refers to, in the order of their first reference. */
  footnotes?: { list?: readonly { label: string }[] };
}

/**
 * Moves the notes that the text refers to behind the text, and removes the others. Replaces the rule of
 * markdown-it-footnote, which copies all tokens for each note (1.2 s for 3,000 notes) and loses parts of notes that
 * contain other notes.
 */
function moveNotesToEnd(state: StateCore): void {
  const { footnotes } = state.env as FootnoteEnvironment;
  if (!footnotes) return;
  const notes = new Map<string, Token[]>();
  const tokens: Token[] = [];
  /** Where tokens go: the text, then the notes around the current token, the innermost last. */
  const targets = [tokens];
  for (const token of state.tokens) {
    if (token.type === 'footnote_reference_open') {
      const note: Token[] = [];
      targets.push(note);
      notes.set((token.meta as { label: string }).label, note);
    } else if (token.type === 'footnote_reference_close') targets.pop();
    else targets.at(-1)?.push(token);
  }
  const { list = [] } = footnotes;
  if (list.length > 0) {
    tokens.push(new state.Token('footnote_block_open', '', 1));
    for (const { label } of list) {
      tokens.push(new state.Token('footnote_open', '', 1));
      for (const token of notes.get(label) ?? []) tokens.push(token);
      tokens.push(new state.Token('footnote_close', '', -1));
    }
    tokens.push(new state.Token('footnote_block_close', '', -1));
  }
  state.tokens = tokens;
}
