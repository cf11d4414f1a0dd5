import { measureCpuTime } from '../../testing/measureCpuTime';
import { createTextMatcher } from './matches';
import { tokenizeIndexText } from './tokens';

/** The text with its matches in brackets. */
function mark(query: string, text: string): string {
  const spans = createTextMatcher(query, 'title')?.(text) ?? [];
  return spans.reduceRight(
    (marked, { start, end }) => `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
    text,
  );
}

test.each([
  ['crash ', 'Crash: CRASH crashes', '[Crash]: [CRASH] crashes'],
  ['cra', 'Crash on crane', '[Cra]sh on [cra]ne'],
  ['pointer null ', 'NullPointerException', '[NullPointer]Exception'],
  ['null', 'NullPointerException', '[Null]PointerException'],
  ['foo.barBaz ', 'foo.barBaz and foo', '[foo.barBaz] and foo'],
  ['on_frame ', 'on_frame, HpackDecoder::on_frame', '[on_frame], HpackDecoder::on_frame'],
  ['"out of memory"', 'Out of memory, out, of', '[Out of memory], out, of'],
  ['"out of mem', 'out of memory', '[out of mem]ory'],
  ['is:open -leak crash ', 'crash and leak', '[crash] and leak'],
  ['crash OR (leak in:body) ', 'crash leak', '[crash] leak'],
  ['café ', 'Cafe\u0301 CAFÉ', '[Cafe\u0301] [CAFÉ]'],
  ['office ', 'The o\ufb03ce', 'The [o\ufb03ce]'],
  ['日本 ', '東京は日本の', '東京は[日本]の'],
  ['is:open', 'open', 'open'],
  ['', 'open', 'open'],
])('for the query %s, marks matches as %s -> %s', (query, text, expected) => {
  expect(mark(query, text)).toBe(expected);
});

test('every token of the index is marked in its text', () => {
  for (const text of ['HTTPServer2 of foo.barBaz::x_y', 'İstanbul ½ ﬁne ＡＢＣ', 'a👍b ไทย', 'x'.repeat(300)])
    for (const token of new Set(tokenizeIndexText(text)))
      expect([token, mark(`${token} `, text)]).not.toEqual([token, text]);
});

test('the matches of a long text do not take long', () => {
  const text = 'HpackDecoder::on_frame failed after resume. '.repeat(1500);
  const match = () => expect(createTextMatcher('resume', 'body')!(text)).toHaveLength(1500);
  expect(measureCpuTime(match, 2_000)).toBeLessThan(2_000);
});
