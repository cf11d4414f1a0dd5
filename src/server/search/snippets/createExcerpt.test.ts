import { createTextMatcher } from '../../../shared/query/matches';
import { measureCpuTime } from '../../../testing/measureCpuTime';
import { createExcerpt } from './createExcerpt';

const FILLER = 'Lorem ipsum dolor sit amet. ';

/** The excerpt with its matches in brackets; null: there is none. */
function excerptOf(query: string, text: string, isPart = false): string | null {
  const findMatches = createTextMatcher(query, 'body')!;
  const excerpt = createExcerpt(
    text,
    findMatches,
    new RegExp(query.trim().replaceAll(/\s+/g, '|'), 'gi'),
    isPart,
  );
  return (
    excerpt &&
    excerpt.matches.reduceRight(
      (marked, { start, end }) =>
        `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
      excerpt.text,
    )
  );
}

test('a short text is shown completely', () => {
  expect(excerptOf('crash ', 'A crash\non  wake')).toBe('A [crash] on wake');
  expect(excerptOf('crash ', 'Nothing')).toBeNull();
  expect(excerptOf('crash ', '')).toBeNull();
});

test('a long text is cut between words, close before the match', () => {
  const text = FILLER.repeat(10) + 'crash ' + FILLER.repeat(20);
  expect(excerptOf('crash ', text)).toMatch(/^….{10,24} \[crash\] Lorem .{150,230}\S…$/);
  expect(excerptOf('crash ', FILLER.repeat(10) + 'crash')).toMatch(/^….* \[crash\]$/);
  expect(excerptOf('crash ', 'crash', true)).toBe('…[crash]…');
});

test('matches are found anywhere in a very long text', () => {
  for (const words of [200, 1_000, 2_000])
    expect(excerptOf('crash ', FILLER.repeat(words) + 'crash ' + FILLER.repeat(1_000))).toContain('[crash]');
});

test('the part with the most different words is shown', () => {
  const text = `crash crash ${FILLER.repeat(100)} crash on wake ${FILLER.repeat(100)}`;
  expect(excerptOf('crash wake ', text)).toContain('[crash] on [wake]');
});

test('a word that continues before or after a part of the text is no match', () => {
  const text = `${'x'.repeat(3_000)}crash${'y'.repeat(3_000)}`;
  expect(excerptOf('crash ', text)).toBeNull();
});

test('marks of Markdown are left out', () => {
  const text = '# A\n\n> b\n1. [c](d) **e**\n- [ ] f\n```js\ncrash_on_wake()\n```\n<!-- no -->';
  expect(excerptOf('crash ', text)).toBe('…e f [crash]_on_wake()');
});

test('lines of Markdown tables are left out', () => {
  expect(excerptOf('crash ', '| A | B |\n|---|:-:|\n| crash | x|y |')).toBe('A B [crash] x|y');
});

test('an excerpt contains no half of a character', () => {
  const text = `${'😀'.repeat(200)} crash ${'😀'.repeat(200)}`;
  for (const shift of ['', 'x']) expect(excerptOf('crash ', shift + text)!.isWellFormed()).toBe(true);
});

test('an excerpt of a hostile text does not take long', () => {
  const texts = ['a '.repeat(8_000), '['.repeat(16_000), '<!--'.repeat(4_000), 'a'.repeat(16_000)];
  const create = () => texts.forEach((text) => excerptOf('a ', text));
  expect(measureCpuTime(create, 1_000)).toBeLessThan(1_000);
});
