import { similarQuery } from './similarQuery';

test('searches for any of the words of a title', () => {
  expect(similarQuery('Crash on resume')).toBe('"resume" OR "crash"');
});

test('does not interpret a title as query syntax', () => {
  expect(similarQuery('label:x is:open -not "quoted" (a OR b) \\')).toBe(
    '"quoted" OR "label" OR "open" OR "not"',
  );
});

test.each(['', '  ', 'a b', '?!'])('returns null for the title %p, which has no words', (title) => {
  expect(similarQuery(title)).toBeNull();
});

test('uses only the longest words of a long title, each once', () => {
  const query = similarQuery(
    `${'again '.repeat(50)} one three fiver sixtee seventy eightyss ninetysss tens elev`,
  )!;
  expect(query.split(' OR ')).toHaveLength(8);
  expect(query.match(/again/g)).toHaveLength(1);
});
