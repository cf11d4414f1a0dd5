import fc from 'fast-check';
import { renderMarkdown } from '../../../../domain/markdown/renderMarkdown';
import { TEST_REFERENCE_TARGETS } from '../../../../domain/markdown/testReferenceTargets';
import { measureCpuTime } from '../../../../../testing/measureCpuTime';
import { convertWikiMarkup } from './convertWikiMarkup';

const convert = (text: string): string => convertWikiMarkup(text, { mentionUser: (id) => id });

test.each([
  ['h1. Title\r\nText', '# Title\n\nText'],
  ['h3.Title', '### Title'],
  ['*bold* and _italic_, not snake_case or 2 * 3', '**bold** and *italic*, not snake_case or 2 \\* 3'],
  ['*_both_*', '***both***'],
  ['-gone- +new+ ??cited?? H~2~O m^2^', '~~gone~~ <ins>new</ins> *cited* H~2~O m^2^'],
  ['a ~sub~ ^sup^', 'a <sub>sub</sub> <sup>sup</sup>'],
  ['run {{make -j}} and {{a`b}}', 'run `make -j` and `` a`b ``'],
  ['{{map{x}}} end', '`map{x}` end'],
  ['* one\n** two\n*# three\n# four', '- one\n  - two\n  1. three\n1. four'],
  ['Text\n* item\nText', 'Text\n\n- item\n\nText'],
  ['- a\n- b', '- a\n- b'],
  ['bq. said', '> said'],
  ['{quote}\nsaid\n\nmore{quote}after', '> said\n>\n> more\n\nafter'],
  [
    'before{code:java|title=A.java}\nint *a = b[0];\n{code}after',
    'before\n\n**A.java**\n\n```java\nint *a = b[0];\n```\n\nafter',
  ],
  ['{noformat}\n```\n*x*\n{noformat}', '````\n```\n*x*\n````'],
  ['{quote}see {code}x{code}{quote}', '> see\n>\n> ```\n> x\n> ```'],
  ['{panel:title=Note|bgColor=#fff}careful{panel}', '> **Note**\n>\n> careful'],
  ['{color:red}red{color} and {color:#ff0000}*bold*{color}', 'red and **bold**'],
  ['||a||b||\n|1|2|3|', '| a | b |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |'],
  [
    '|[x|https://kettle.example/x]|{{a|b}}|',
    '|  |  |\n| --- | --- |\n| [x](<https://kettle.example/x>) | `a\\|b` |',
  ],
  ['[text|https://kettle.example/a_b]', '[text](<https://kettle.example/a_b>)'],
  ['[https://kettle.example/a_b]', '<https://kettle.example/a_b>'],
  ['see https://kettle.example/_a_ now', 'see https://kettle.example/_a_ now'],
  ['Http://kettle.example/_a_', 'Http://kettle.example/_a_'],
  ['[~tony] and [~x.y]', '@tony and @x.y'],
  ['array[0] and [text|javascript:alert]', 'array\\[0\\] and \\[text|javascript:alert\\]'],
  ['!shot 1.png|width=300! and wow!', 'Attachment: shot 1.png and wow!'],
  ['!Lid.Png!', 'Attachment: Lid.Png'],
  ['!https://kettle.example/a.png!', '![](<https://kettle.example/a.png>)'],
  ['[^log.txt]', 'Attachment: log.txt'],
  ['first\\\\\nsecond', 'first<br>\nsecond'],
  ['\\*no\\* \\{no}', '\\*no\\* \\{no}'],
  ['<script> & &lt; `x`', '\\<script> & \\&lt; \\`x\\`'],
  ['Title\n---\nText\n----\nText', 'Title\n\\---\nText\n\n---\n\nText'],
  ['{code}never closed *x*', '{code}never closed **x**'],
  ['{quote}never closed', '{quote}\n\nnever closed'.replace('\n\n', '')],
  ['', ''],
])('converts %j', (wiki, markdown) => expect(convert(wiki)).toBe(markdown));

const PIECES = [
  ...[
    '*',
    '_',
    '-',
    '+',
    '^',
    '~',
    '??',
    '{{',
    '}}',
    '{code}',
    '{code:js}',
    '{noformat}',
    '{quote}',
    '{panel}',
  ],
  ...[
    '{panel:title=x}',
    '{color:red}',
    '{color}',
    '[',
    ']',
    '|',
    '||',
    '!',
    '\\',
    '\\\\',
    '\n',
    '\r\n',
    '\n\n',
    ' ',
  ],
  ...[
    '# ',
    '* ',
    '- ',
    '** ',
    '*# ',
    'h1. ',
    'bq. ',
    '----',
    '---',
    '===',
    '`',
    '```',
    '<b>',
    '<',
    '&amp;',
    '.png',
    '[~',
  ],
  ...[
    'https://kettle.example/',
    '[a|https://kettle.example/]',
    ' word ',
    '\0',
    '\u{1f600}',
    '\ud800',
    '\u00e9',
  ],
];
const markup = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 });

test('never throws, for any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void convert(text)));
});

test('never loses a word: each is in the Markdown and in the page', () => {
  fc.assert(
    fc.property(markup, (pieces) => {
      const words = pieces.map((_, i) => `word${i}q`);
      const wiki = pieces.map((piece, i) => `${piece}${words[i]}`).join('');
      const markdown = convert(wiki);
      const html = renderMarkdown(markdown, TEST_REFERENCE_TARGETS);
      for (const word of words) {
        // Colors, languages of code and sizes of images are not text.
        if (/\{(?:code|panel|color|noformat|quote)[^}]*$/.test(wiki.slice(0, wiki.indexOf(word)))) continue;
        expect(markdown).toContain(word);
        expect(html).toContain(word);
      }
    }),
  );
});

test.each(['{{', '{code:', '*a ', '!x.png', '[', '{quote}{panel}', '_', '\\', '||', '[~', '{color:', '??a'])(
  'converts a long text of %j in linear time',
  (piece) => {
    const text = piece.repeat(200_000 / piece.length);
    expect(measureCpuTime(() => convert(text), 4_000)).toBeLessThan(4_000);
  },
);
