import { htmlToMarkdown, quoteMarkdown } from './quoteInNewComment';

function convert(html: string): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  return htmlToMarkdown(root);
}

test.each([
  [
    '<p>One <strong>bold</strong> and <em>two</em></p>\n<p>Next<br>line</p>',
    'One **bold** and _two_\n\nNext\nline',
  ],
  ['<p><code>x = 1</code></p><pre><code>a\n  b\n</code></pre>', '`x = 1`\n\n```\na\n  b\n```'],
  ['<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>', '- a\n  - b\n- c'],
  ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  ['<ul><li><input type="checkbox" checked> a</li></ul>', '- [x] a'],
  ['<blockquote>\n<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n</blockquote>', '> a\n>\n> > b'],
  [
    '<p><a href="/people/mika">@mika</a> <a href="/projects/NET/issues/1">#1</a> <a href="/x">log</a></p>',
    '@mika #1 [log](/x)',
  ],
  ['<h3>Title</h3><p>Text</p>', '### Title\n\nText'],
  ['<p><img src="/files/1/a.png" alt="a"></p>', '![a](/files/1/a.png)'],
])('converts %j to %j', (html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

test('quotes each line, and nests quotes', () => {
  expect(quoteMarkdown('> a\n\nb\n')).toBe('> > a\n>\n> b');
});
