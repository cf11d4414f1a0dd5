import {
  continueListOrQuote,
  insertLink,
  pasteAsLink,
  type SelectedText,
  type TextEdit,
  toggleCode,
  toggleLineFormat,
  toggleInlineFormat,
} from './textEdits';

/** Reads a text in which `|` is the caret, or both ends of the selection. */
function select(marked: string): SelectedText {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: end === start ? start : end - 1 };
}

/** The text after an edit, with `|` at the ends of the selection. */
function applyToMarkedText(
  marked: string,
  edit: (selection: SelectedText) => TextEdit | null,
): string | null {
  const selection = select(marked);
  const result = edit(selection);
  if (!result) return null;
  const { from, to, insert, start, end } = result;
  const text = selection.text.slice(0, from) + insert + selection.text.slice(to);
  return start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

test.each([
  ['a |word| b', 'a **|word|** b'],
  ['a **|word|** b', 'a |word| b'],
  ['a |**word**| b', 'a |word| b'],
  ['a| word|', 'a **|word|**'],
  ['a | b', 'a **|** b'],
  ['*|word|*', '***|word|***'],
  ['***|word|***', '*|word|*'],
])('bold changes %j to %j', (before, after) => {
  expect(applyToMarkedText(before, (selection) => toggleInlineFormat(selection, '**'))).toBe(after);
});

test.each([
  ['a |x| b', 'a `|x|` b'],
  ['a\n|b\nc|\nd', 'a\n```\n|b\nc|\n```\nd'],
  ['|```\nb|', '````\n|```\nb|\n````'],
])('code changes %j to %j', (before, after) => {
  expect(applyToMarkedText(before, toggleCode)).toBe(after);
});

test.each([
  ['see |the log|', 'see [the log](|url|)'],
  ['see |', 'see [|](url)'],
  ['see |https://a.example|', 'see [|](https://a.example)'],
])('link changes %j to %j', (before, after) => {
  expect(applyToMarkedText(before, insertLink)).toBe(after);
});

test.each([
  ['see |the log|', 'https://a.example/x', 'see [the log](https://a.example/x)|'],
  ['see |the log|', 'https://a.example/x_(y)', 'see [the log](<https://a.example/x_(y)>)|'],
  ['see |the log|', 'no address', null],
  ['see |https://b.example|', 'https://a.example', null],
  ['see |two\nlines|', 'https://a.example', null],
  ['[x](|url|)', 'https://a.example', null],
  ['see |', 'https://a.example', null],
])('in %j, pasting %j gives %j', (before, pasted, after) => {
  expect(applyToMarkedText(before, (selection) => pasteAsLink(selection, pasted))).toBe(after);
});

test.each([
  ['quote', 'one\n|two\nthree|', 'one\n|> two\n> three|'],
  ['quote', '|> two\n>three|', '|two\nthree|'],
  ['bullet', 'on|e', '- on|e'],
  ['bullet', '- on|e', 'on|e'],
  ['bullet', '|1. one\n2. two|', '|- one\n- two|'],
  ['bullet', '|- [ ] one|', '|- one|'],
  ['number', '|one\n\n  two|', '|1. one\n\n  2. two|'],
  ['task', '|- one\ntwo|', '|- [ ] one\n- [ ] two|'],
  ['task', '|- [ ] one\n- [x] two|', '|one\ntwo|'],
  ['task', '|', '- [ ] |'],
] as const)('a line of kind %s changes %j to %j', (kind, before, after) => {
  expect(applyToMarkedText(before, (selection) => toggleLineFormat(selection, kind))).toBe(after);
});

test.each([
  ['- one|', '- one\n- |'],
  ['  * one|', '  * one\n  * |'],
  ['9. one|', '9. one\n10. |'],
  ['- [x] one|', '- [x] one\n- [ ] |'],
  ['> one|', '> one\n> |'],
  ['> - one|', '> - one\n> - |'],
  ['- one |two', '- one \n- |two'],
  ['- one\n- |', '- one\n|'],
  ['- [ ] |', '|'],
  ['> |', '|'],
  ['one|', null],
  ['-one|', null],
  ['- |one|', null],
  ['```\n- one|', null],
])('Enter changes %j to %j', (before, after) => {
  expect(applyToMarkedText(before, continueListOrQuote)).toBe(after);
});
