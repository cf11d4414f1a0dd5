/** Splits wiki markup into its blocks: code, quotes, panels, and the text between them. */

export type WikiBlock =
  | { kind: 'text'; text: string }
  | { kind: 'verbatim'; text: string; language: string; title: string }
  /** A quote or a panel. */
  | { kind: 'quote'; title: string; blocks: WikiBlock[] };

const BLOCK_TAG_PATTERN = /\{(code|noformat|quote|panel)(?::([^{}\n]*))?\}/g;

interface OpenQuote {
  tag: 'quote' | 'panel';
  source: string;
  title: string;
  blocks: WikiBlock[];
}

/** A tag that opens a block also closes it. A tag without a partner stays in the text. */
export function parseWikiBlocks(text: string): WikiBlock[] {
  const root: WikiBlock[] = [];
  const open: OpenQuote[] = [];
  const closing = new ClosingTags(text);
  let end = 0;
  const getCurrentBlocks = (): WikiBlock[] => open.at(-1)?.blocks ?? root;
  const addText = (to: number) => addTextBlock(getCurrentBlocks(), text.slice(end, to));
  const tags = new RegExp(BLOCK_TAG_PATTERN);
  for (let found = tags.exec(text); found; found = tags.exec(text)) {
    const [source, tag = '', parameters = ''] = found;
    const after = found.index + source.length;
    if (tag === 'code' || tag === 'noformat') {
      const close = closing.findAfter(tag, after);
      if (close < 0) continue;
      addText(found.index);
      getCurrentBlocks().push({
        kind: 'verbatim',
        text: text.slice(after, close),
        ...parseCodeParameters(tag, parameters),
      });
      end = close + tag.length + 2;
      tags.lastIndex = end;
      continue;
    }
    const at = open.findIndex((quote) => quote.tag === tag);
    if (at < 0 && closing.findAfter(tag, after) < 0) continue;
    addText(found.index);
    end = after;
    if (at < 0) {
      open.push({ tag: tag as OpenQuote['tag'], source, title: parseTitle(parameters), blocks: [] });
      continue;
    }
    // A tag inside that is still open has no partner.
    while (open.length > at + 1) closeUnpaired(open, root);
    const { title, blocks } = open.pop()!;
    getCurrentBlocks().push({ kind: 'quote', title, blocks });
  }
  addText(text.length);
  while (open.length > 0) closeUnpaired(open, root);
  return root;
}

/** Dissolves the innermost quote without an end tag: its start tag becomes text, its blocks move to the outer level. */
function closeUnpaired(open: OpenQuote[], root: WikiBlock[]): void {
  const { source, blocks } = open.pop()!;
  const outer = open.at(-1)?.blocks ?? root;
  addTextBlock(outer, source);
  for (const block of blocks) outer.push(block);
}

function addTextBlock(blocks: WikiBlock[], text: string): void {
  if (text.trim() !== '') blocks.push({ kind: 'text', text });
}

/** Finds tags without parameters. Remembers that there are none, so that the text is not searched repeatedly. */
class ClosingTags {
  private readonly text: string;
  private readonly missing = new Set<string>();

  constructor(text: string) {
    this.text = text;
  }

  findAfter(tag: string, from: number): number {
    if (this.missing.has(tag)) return -1;
    const at = this.text.indexOf(`{${tag}}`, from);
    if (at < 0) this.missing.add(tag);
    return at;
  }
}

/** Parameters of `{code:java|title=Main.java}`. */
function parseCodeParameters(tag: string, parameters: string): { language: string; title: string } {
  const first = parameters.split('|').find((each) => !each.includes('=')) ?? '';
  const named = /(?:^|\|)language=([^|]*)/.exec(parameters)?.[1] ?? first;
  const language = tag === 'code' ? named.trim().toLowerCase() : '';
  return { language: /^[\w+#.-]{1,30}$/.test(language) ? language : '', title: parseTitle(parameters) };
}

const parseTitle = (parameters: string): string =>
  /(?:^|\|)title=([^|]*)/.exec(parameters)?.[1]?.trim() ?? '';
