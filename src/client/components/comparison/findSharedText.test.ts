import { findSharedText } from './useSharedTextMarks';

const find = (html: string, words: string[], lines: string[] = []) => {
  const container = document.createElement('div');
  container.innerHTML = html;
  const found = findSharedText(container, { words, lines });
  expect(container.innerHTML).toBe(html);
  return { words: found.words.map(String), lines: found.lines.map(String) };
};

it('finds whole words in the given spellings, the longest first', () => {
  const html = '<p>The idle socket of <code>Pool::take</code> takes sockets; idle_socket</p>';
  expect(find(html, ['idle', 'socket', 'take', 'Pool::take']).words).toEqual([
    'idle',
    'socket',
    'Pool::take',
  ]);
});

it('treats characters of regular expressions as text', () => {
  expect(find('<p>C++ and a.b(c) and axb</p>', ['a.b', 'C+']).words).toEqual(['C+', 'a.b']);
});

it('finds lines of code across the elements of its highlighting', () => {
  const html =
    '<pre><code>GET /feed\n  <span class="hljs-built_in">error</span> <span>RESET</span>\nerror</code></pre>';
  expect(find(html, ['error'], ['error RESET', 'GET'])).toEqual({ words: [], lines: ['error RESET'] });
});

it('finds lines of a log that is not a code block, and marks no words in them', () => {
  const html = '<p>See the error:\nerror in socket 7\nThanks</p>';
  expect(find(html, ['error', 'socket'], ['error in socket 7'])).toEqual({
    words: ['error'],
    lines: ['error in socket 7'],
  });
});

it('finds nothing in an empty text', () => {
  expect(find('', ['a'], ['b'])).toEqual({ words: [], lines: [] });
});
