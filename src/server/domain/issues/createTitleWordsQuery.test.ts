import { createTitleWordsQuery } from './findIssuesWithTitleWords';

test('joins the words of a title with OR', () => {
  expect(createTitleWordsQuery('Crash on resume')).toBe('"resume" OR "crash"');
});

test('quotes words, so that no part of a title is a filter or operator', () => {
  expect(createTitleWordsQuery('label:x is:open -not "quoted" (a OR b) \\')).toBe(
    '"quoted" OR "label" OR "open" OR "not"',
  );
});

test.each(['', '  ', 'a b', '?!'])('returns null for a title without usable words: %p', (title) => {
  expect(createTitleWordsQuery(title)).toBeNull();
});

test('uses the eight longest words, each once', () => {
  const query = createTitleWordsQuery(
    `${'again '.repeat(50)} one three fiver sixtee seventy eightyss ninetysss tens elev`,
  )!;
  expect(query.split(' OR ')).toHaveLength(8);
  expect(query.match(/again/g)).toHaveLength(1);
});
