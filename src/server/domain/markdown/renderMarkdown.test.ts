import { renderMarkdown } from './renderMarkdown';
import { TEST_REFERENCE_TARGETS } from './testReferenceTargets';

const renderTestMarkdown = (text: string) =>
  renderMarkdown(text, { ...TEST_REFERENCE_TARGETS, isImported: false }).trim();

describe('GitHub-flavored Markdown', () => {
  it('renders tables with aligned columns', () => {
    expect(renderTestMarkdown('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain('<td align="right">2</td>');
  });

  it('renders strikethrough, bare links and hard line breaks', () => {
    expect(renderTestMarkdown('~~no~~\nhttps://example.org/a_b')).toBe(
      '<p><s>no</s><br />\n<a href="https://example.org/a_b" rel="noopener noreferrer nofollow">https://example.org/a_b</a></p>',
    );
  });

  it('renders task lists as disabled, labelled checkboxes', () => {
    const html = renderTestMarkdown('- [ ] one\n- [x] two');
    expect(html).toMatch(/<input disabled aria-label="Not done" type="checkbox" data-task="[\w.]+" \/> one/);
    expect(html).toMatch(
      /<input disabled aria-label="Done" type="checkbox" checked data-task="[\w.]+" \/> two/,
    );
  });

  it('allows the HTML that GitHub allows: details, keys and images', () => {
    expect(renderTestMarkdown('<details open><summary>More</summary>\n\n**bold**\n</details>')).toContain(
      '<strong>bold</strong>',
    );
    expect(renderTestMarkdown('<kbd>Ctrl</kbd> H<sub>2</sub>O')).toBe(
      '<p><kbd>Ctrl</kbd> H<sub>2</sub>O</p>',
    );
    expect(renderTestMarkdown('![a](https://example.org/a.png)')).toBe(
      '<p><img alt="a" loading="lazy" referrerpolicy="no-referrer" src="https://example.org/a.png" /></p>',
    );
  });

  it('renders images on unencrypted connections as links, or as text within a link', () => {
    const link = '<a href="http://a.b/c.png" rel="noopener noreferrer nofollow">';
    expect(renderTestMarkdown('![Kettle](http://a.b/c.png)!')).toBe(`<p>${link}Image: Kettle</a>!</p>`);
    expect(renderTestMarkdown('<img src="HTTP://a.b/c.png"> x')).toContain('>Image: HTTP://a.b/c.png</a> x');
    expect(renderTestMarkdown('[![Kettle](http://a.b/d.png)](http://a.b/c.png) ![](http://a.b/c.png)')).toBe(
      `<p>${link}<span>Image: Kettle</span></a> ${link}Image: http://a.b/c.png</a></p>`,
    );
  });

  it('renders emoji shortcodes, except in code, paths and links', () => {
    expect(renderTestMarkdown(':+1: (:tada:), :unknown: :constructor:')).toBe(
      '<p>👍 (🎉), :unknown: :constructor:</p>',
    );
    for (const text of ['`:key:`', 'std::key::of', 'a:key:b', 'https://a.b/:key:/c']) {
      expect(renderTestMarkdown(text)).not.toContain('🔑');
    }
  });

  it('renders footnotes at the end of the text', () => {
    expect(renderTestMarkdown('A[^n] b[^n] [^none].\n\n[^n]: Note on #1.')).toBe(
      '<p>A<sup>1</sup> b<sup>1</sup> [^none].</p>\n<hr /><ol><li><p>Note on <a href="/projects/NET/issues/1">#1</a>.</p>\n</li>\n</ol>',
    );
  });

  it('keeps all parts of footnotes that contain footnotes', () => {
    expect(
      renderTestMarkdown('A[^a] b[^b].\n\n[^a]: > Before\n    >\n    > [^b]: Inner\n    >\n    > After'),
    ).toBe(
      '<p>A<sup>1</sup> b<sup>2</sup>.</p>\n<hr /><ol><li><blockquote>\n<p>Before</p>\n<p>After</p>\n</blockquote>\n</li>\n<li><p>Inner</p>\n</li>\n</ol>',
    );
  });

  it('highlights code whose language is named and keeps its lines', () => {
    expect(renderTestMarkdown('```js\nconst a = 1;\n\nb();\n```')).toBe(
      '<pre><code class="language-js"><span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span>;\n\n<span class="hljs-title">b</span>();\n</code></pre>',
    );
    expect(renderTestMarkdown('```\nconst a < 1;\n```')).toBe('<pre><code>const a &lt; 1;\n</code></pre>');
    expect(renderTestMarkdown('```nonsense\nx\n```')).toBe(
      '<pre><code class="language-nonsense">x\n</code></pre>',
    );
  });

  it('highlights only the first code of a text with much code', () => {
    const block = `\`\`\`js\n${'const a = 1;\n'.repeat(300)}\`\`\`\n`;
    const colored = renderTestMarkdown(block.repeat(4)).split('<pre>').slice(1);
    expect(colored.map((code) => code.includes('hljs-'))).toEqual([true, true, false, false]);
  });

  it('does not look for links in very long words', () => {
    expect(renderTestMarkdown('https://a.b/c')).toContain('<a ');
    expect(renderTestMarkdown(`https://a.b/${'c'.repeat(3_000)} https://a.b/c`)).not.toContain('<a ');
  });
});

describe('references to issues and users', () => {
  it('become links if their target exists', () => {
    expect(renderTestMarkdown('#1, OTHER-22 and @mika')).toBe(
      '<p><a href="/projects/NET/issues/1">#1</a>, <a href="/projects/OTHER/issues/22">OTHER-22</a> and <a href="/people/mika">@mika</a></p>',
    );
    expect(renderTestMarkdown('(see #1) @Mika: #01')).toContain('<a href="/people/mika">@Mika</a>');
  });

  it('stay plain text without a target, in code, in links and within words', () => {
    for (const text of ['#2', 'SEC-1', '@nobody', 'a#1', 'mika@mika', 'net-1 x', 'UTF-8']) {
      expect(renderTestMarkdown(text)).not.toMatch(/\/(projects|people)\//);
    }
    expect(renderTestMarkdown('`#1`')).toBe('<p><code>#1</code></p>');
    expect(renderTestMarkdown('[#1](https://example.org)')).not.toContain('/projects/');
    expect(renderTestMarkdown('<a href="https://example.org">#1</a>')).not.toContain('/projects/');
  });
});
