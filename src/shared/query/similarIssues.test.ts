import { createSimilarIssuesQuery } from './similarIssues';

test('joins the words of a title with OR', () => {
  expect(createSimilarIssuesQuery('Crash on resume')).toBe('"resume" OR "crash"');
});

test('quotes words, so that no part of a title is a filter or operator', () => {
  expect(createSimilarIssuesQuery('label:x is:open -not "quoted" (a OR b) \\')).toBe(
    '"quoted" OR "label" OR "open" OR "not"',
  );
});

test.each(['', '  ', 'a b', '?!'])('returns null for a title without usable words: %p', (title) => {
  expect(createSimilarIssuesQuery(title)).toBeNull();
});

test('uses the eight longest words, each once', () => {
  const query = createSimilarIssuesQuery(
    `${'again '.repeat(50)} one three fiver sixtee seventy eightyss ninetysss tens elev`,
  )!;
  expect(query.split(' OR ')).toHaveLength(8);
  expect(query.match(/again/g)).toHaveLength(1);
});
