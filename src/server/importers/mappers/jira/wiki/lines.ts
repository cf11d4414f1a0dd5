/** Converts the lines of wiki markup outside of code: headings, lists, quotes, rulers, tables and paragraphs. */
import { escapeMarkdownLineStart } from '../../markdown';
import { convertWikiInline, type WikiContext } from './inline';
import { convertWikiTable, isWikiTableRow } from './tables';

const HEADING_PATTERN = /^h([1-6])\.\s*(.*)$/;
const QUOTE_PATTERN = /^bq\.\s*(.*)$/;
const RULER_PATTERN = /^-{4,}$/;
/** Markers such as "*", "##" or "#*": one for each level of nested lists. */
const LIST_ITEM_PATTERN = /^([*#]{1,20}|-|[*#]{1,19}-)\s+(\S.*)$/;

type LineKind = 'blank' | 'text' | 'list' | 'table' | 'quote' | 'other';

export function convertWikiLines(text: string, context: WikiContext): string {
  const lines = text.split('\n').map((line) => line.trim());
  const converted: string[] = [];
  let previous: LineKind = 'blank';
  const add = (kind: LineKind, added: readonly string[]) => {
    // Without a blank line, Markdown continues a list or quote with a paragraph, and a ruler makes it a heading.
    if (previous !== 'blank' && kind !== 'blank' && kind !== previous) converted.push('');
    // A table can have more lines than a call can have arguments.
    for (const each of added) converted.push(each);
    previous = kind;
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (line === '') {
      add('blank', ['']);
    } else if (isWikiTableRow(line)) {
      const rows = [line];
      while (isWikiTableRow(lines[i + 1] ?? '')) rows.push(lines[++i]!);
      add('table', convertWikiTable(rows, context));
    } else {
      const { kind, text: converted } = convertLine(line, context);
      add(kind, [converted]);
    }
  }
  return converted
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}

function convertLine(line: string, context: WikiContext): { kind: LineKind; text: string } {
  const heading = HEADING_PATTERN.exec(line);
  if (heading) {
    const text = `${'#'.repeat(Number(heading[1]))} ${convertWikiInline(heading[2]!, context)}`;
    return { kind: 'other', text };
  }
  const quote = QUOTE_PATTERN.exec(line);
  if (quote) return { kind: 'quote', text: `> ${convertWikiInline(quote[1]!, context)}` };
  if (RULER_PATTERN.test(line)) return { kind: 'other', text: '---' };
  const item = LIST_ITEM_PATTERN.exec(line);
  if (item) {
    const markers = [...item[1]!].map((marker) => (marker === '#' ? '1. ' : '- '));
    const content = convertWikiInline(item[2]!, context);
    const indentation = ' '.repeat(markers.slice(0, -1).join('').length);
    return { kind: 'list', text: indentation + markers.at(-1)! + escapeMarkdownLineStart(content) };
  }
  return { kind: 'text', text: escapeMarkdownLineStart(convertWikiInline(line, context)) };
}
