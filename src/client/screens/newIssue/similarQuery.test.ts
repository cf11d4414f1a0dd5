import { similarQuery } from './similarQuery';

test('the words of a title, either of them', () => {
  expect(similarQuery('Crash on resume')).toBe('"resume" OR "crash"');
});

test('nothing in a title is a filter', () => {
  expect(similarQuery('label:x is:open -not "quoted" (a OR b) \\')).toBe(
    '"quoted" OR "label" OR "open" OR "not"',
  );
});

test.each(['', '  ', 'a b', '?!'])('no words: %p', (title) => {
  expect(similarQuery(title)).toBeNull();
});

test('of many words the longest, each once', () => {
  const query = similarQuery(
    `${'again '.repeat(50)} one three fiver sixtee seventy eightyss ninetysss tens elev`,
  )!;
  expect(query.split(' OR ')).toHaveLength(8);
  expect(query.match(/again/g)).toHaveLength(1);
});
