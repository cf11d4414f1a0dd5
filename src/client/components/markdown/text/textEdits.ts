/** Edits of a Markdown text by the toolbar's buttons, by keyboard shortcuts, and by Enter in a list. Pure functions. */

export interface SelectedText {
  text: string;
  /** The selection, in UTF-16 code units. Equal for a caret. */
  start: number;
  end: number;
}

/** Replaces the text between `from` and `to`, and then selects `start` to `end` of the new text. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Adds a mark on both sides of the selection, or removes it if the selection already has it. */
export function toggleInlineFormat({ text, start, end }: SelectedText, mark: string): TextEdit {
  const { length } = mark;
  const selected = text.slice(start, end);
  if (hasMark(text.slice(0, start), mark, 'end') && hasMark(text.slice(end), mark, 'start'))
    return {
      from: start - length,
      to: end + length,
      insert: selected,
      start: start - length,
      end: end - length,
    };
  if (selected.length >= 2 * length && hasMark(selected, mark, 'start') && hasMark(selected, mark, 'end')) {
    const inner = selected.slice(length, -length);
    return { from: start, to: end, insert: inner, start, end: start + inner.length };
  }
  // Spaces at the edges stay outside: `** bold**` is not bold.
  const before = selected.length - selected.trimStart().length;
  const content = selected.trim();
  const from = content === '' ? start : start + before;
  const to = from + content.length;
  return { from, to, insert: mark + content + mark, start: from + length, end: to + length };
}

/** Whether a text starts or ends with exactly this mark: `**` is not the mark `*`. */
function hasMark(text: string, mark: string, side: 'start' | 'end'): boolean {
  const run = side === 'start' ? /^[*_`~]*/.exec(text)![0] : /[*_`~]*$/.exec(text)![0];
  // `***` is both bold and italic.
  return run === mark || run === '***';
}

/** Turns the selection into inline code, or into a code block if it has several lines; or removes inline code. */
export function toggleCode(selection: SelectedText): TextEdit {
  const { text, start, end } = selection;
  const selected = text.slice(start, end);
  if (!selected.includes('\n')) return toggleInlineFormat(selection, '`');
  const fence = '`'.repeat(Math.max(3, ...[...selected.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
  const after = end === text.length || text[end] === '\n' ? '' : '\n';
  const insert = `${before}${fence}\n${selected}\n${fence}${after}`;
  const inner = start + before.length + fence.length + 1;
  return { from: start, to: end, insert, start: inner, end: inner + selected.length };
}

/** Makes the selection the text of a link, and selects the place of its address. A selected address becomes the address. */
export function insertLink({ text, start, end }: SelectedText): TextEdit {
  const selected = text.slice(start, end);
  if (isUrl(selected)) {
    return { from: start, to: end, insert: `[](${selected})`, start: start + 1, end: start + 1 };
  }
  const insert = `[${selected}](url)`;
  const label = start + 1;
  const url = start + selected.length + 3;
  return selected === ''
    ? { from: start, to: end, insert, start: label, end: label }
    : { from: start, to: end, insert, start: url, end: url + 3 };
}

/** The edit for a pasted text: a link if it is an address and the selection is other text of one line; otherwise null. */
export function pasteAsLink({ text, start, end }: SelectedText, pasted: string): TextEdit | null {
  const selected = text.slice(start, end);
  const url = pasted.trim();
  if (selected.trim() === '' || /[\n[\]]/.test(selected) || isUrl(selected) || !isUrl(url)) return null;
  // Within `](…)` the address itself is replaced.
  if (text.slice(0, start).endsWith('](')) return null;
  // A parenthesis would end the address.
  const target = /[()]/.test(url) ? `<${url}>` : url;
  const insert = `[${selected}](${target})`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

const isUrl = (text: string): boolean => /^(https?:\/\/|mailto:)[^\s<>]+$/i.test(text);

/** The kinds of lines that the toolbar's buttons toggle. */
type LineKind = 'quote' | 'bullet' | 'number' | 'task';

const LINE_PATTERNS: Record<LineKind, RegExp> = {
  quote: /^> ?/,
  task: /^(\s*)[-*+] \[[ xX]\] /,
  bullet: /^(\s*)[-*+] (?!\[[ xX]\] )/,
  number: /^(\s*)\d{1,9}[.)] /,
};
const LIST_ITEM_PATTERN = /^(\s*)(?:[-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] )/;

/** Turns the selected lines into a quote or a list, or back into plain lines if all of them have this format. */
export function toggleLineFormat({ text, start, end }: SelectedText, kind: LineKind): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends at the start of a line does not include that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const lineEnd = text.indexOf('\n', last);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const isOn = filled.length > 0 && filled.every((line) => LINE_PATTERNS[kind].test(line));
  let number = 0;
  const changed = lines.map((line) => {
    if (isOn) return line.replace(LINE_PATTERNS[kind], kind === 'quote' ? '' : '$1');
    if (kind === 'quote') return `> ${line}`;
    if (line.trim() === '' && lines.length > 1) return line;
    const [item = '', indent = ''] = LIST_ITEM_PATTERN.exec(line) ?? [];
    const content = item === '' ? line.trimStart() : line.slice(item.length);
    const space = item === '' ? line.slice(0, line.length - content.length) : indent;
    number += 1;
    const marker = { bullet: '- ', task: '- [ ] ', number: `${number}. ` }[kind];
    return space + marker + content;
  });
  const insert = changed.join('\n');
  if (start !== end) return { from, to, insert, start: from, end: from + insert.length };
  const caret = Math.max(from, start + insert.length - (to - from));
  return { from, to, insert, start: caret, end: caret };
}

const CONTINUED_LINE_PATTERN = /^((?:\s*> ?)*\s*)(?:([-*+])( \[[ xX]\])? |(\d{1,9})([.)]) )?/;

/**
 * The edit for Enter within a list or a quote: the next item. In an item without text, Enter ends the list. Null where Enter
 * only begins a new line.
 */
export function continueListOrQuote({ text, start, end }: SelectedText): TextEdit | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [marker = '', lead = '', bullet, box, number, delimiter] =
    CONTINUED_LINE_PATTERN.exec(text.slice(from, start)) ?? [];
  const isItem = bullet !== undefined || number !== undefined;
  if (!isItem && !lead.includes('>')) return null;
  if (isInCodeBlock(text.slice(0, from))) return null;
  const lineEnd = text.indexOf('\n', start);
  const rest = text.slice(from + marker.length, lineEnd === -1 ? text.length : lineEnd);
  if (rest.trim() === '') {
    // In a list within a quote, only the list ends.
    const kept = isItem && lead.includes('>') ? lead.trimEnd() + ' ' : '';
    return { from, to: start, insert: kept, start: from + kept.length, end: from + kept.length };
  }
  const next = bullet === undefined ? `${Number(number) + 1}${delimiter} ` : `${bullet}${box ? ' [ ]' : ''} `;
  const insert = `\n${lead}${isItem ? next : ''}`;
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length };
}

/** Whether a text ends within a fenced code block. */
export const isInCodeBlock = (text: string): boolean =>
  (text.match(/^ {0,3}(?:```|~~~)/gm)?.length ?? 0) % 2 === 1;

/** Inserts a character that starts a completion, after a space if it would otherwise follow a word. */
export function insertCompletionTrigger({ text, start, end }: SelectedText, trigger: string): TextEdit {
  const insert = (start > 0 && /\S/.test(text[start - 1]!) ? ' ' : '') + trigger;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}
