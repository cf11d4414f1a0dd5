import { convertAdf } from './convertAdf';

const unknown: string[] = [];
const context = {
  mentionUser: (id: string, name?: string) => name?.toLowerCase() ?? id,
  onUnknownNode: (type: string) => unknown.push(type),
};
const convert = (...content: unknown[]) => convertAdf({ type: 'doc', version: 1, content }, context);
const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const node = (type: string, attrs: object | null, ...content: unknown[]) => ({
  type,
  ...(attrs && { attrs }),
  content,
});
const item = (...content: unknown[]) => node('listItem', null, ...content);
const cell = (type: string, ...content: unknown[]) => node(type, null, ...content);

beforeEach(() => {
  unknown.length = 0;
});

test('converts paragraphs, headings, marks and line breaks', () => {
  expect(
    convert(
      node('heading', { level: 2 }, text('Lid *hot*')),
      paragraph(
        text('bold ', { type: 'strong' }),
        text('both', { type: 'em' }, { type: 'strong' }),
        text(' and '),
        text('a`b', { type: 'code' }),
        { type: 'hardBreak' },
        text('H'),
        text('2', { type: 'subsup', attrs: { type: 'sub' } }),
        text('gone', { type: 'strike' }),
        text('red', { type: 'textColor', attrs: { color: '#f00' } }),
      ),
      paragraph(text('# no heading')),
      node('rule', null),
    ),
  ).toBe(
    '## Lid \\*hot\\*\n\n**bold** ***both*** and `` a`b ``\\\nH<sub>2</sub>~~gone~~red\n\n\\# no heading\n\n---',
  );
  expect(unknown).toEqual([]);
});

test('converts links, cards, mentions, emoji, dates and status', () => {
  expect(
    convert(
      paragraph(
        text('docs', { type: 'link', attrs: { href: 'https://kettle.example/a b' } }),
        text(' '),
        text('bad', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
        text(' '),
        node('inlineCard', { url: 'https://kettle.example/1' }),
        text(' '),
        node('mention', { id: 'abc', text: '@Ada' }),
        text(' '),
        node('emoji', { shortName: ':lid:', text: '🫖' }),
        text(' '),
        node('date', { timestamp: '1609459200000' }),
        text(' '),
        node('status', { text: 'HOT', color: 'red' }),
      ),
    ),
  ).toBe('[docs](<https://kettle.example/a%20b>) bad <https://kettle.example/1> @ada 🫖 2021-01-01 HOT');
});

test('converts nested lists, tasks, quotes, panels and code', () => {
  expect(
    convert(
      node(
        'bulletList',
        null,
        item(paragraph(text('one')), node('orderedList', { order: 3 }, item(paragraph(text('three'))))),
        item(node('codeBlock', { language: 'ts' }, text('a\n```\nb'))),
      ),
      node(
        'taskList',
        null,
        node('taskItem', { state: 'DONE' }, text('boil')),
        node('taskItem', null, text('pour')),
      ),
      node('panel', { panelType: 'info' }, paragraph(text('hot')), paragraph(text('lid'))),
      node('expand', { title: 'More' }, paragraph(text('steam'))),
    ),
  ).toBe(
    [
      '- one\n  3. three\n- ````ts\n  a\n  ```\n  b\n  ````',
      '- [x] boil\n- [ ] pour',
      '> hot\n>\n> lid',
      '**More**\n\nsteam',
    ].join('\n\n'),
  );
});

test('converts tables with and without a header, and cells with several lines', () => {
  const row = (...cells: unknown[]) => node('tableRow', null, ...cells);
  const table = node(
    'table',
    null,
    row(cell('tableHeader', paragraph(text('a|b'))), cell('tableHeader', paragraph(text('c')))),
    row(cell('tableCell', paragraph(text('1')), paragraph(text('2')))),
  );
  expect(convert(table)).toBe('| a\\|b | c |\n| --- | --- |\n| 1<br>2 |  |');
  expect(convert(node('table', null, row(cell('tableCell', paragraph(text('1'))))))).toBe(
    '|  |\n| --- |\n| 1 |',
  );
  expect(convert(node('table', null))).toBe('');
});

test('names attached files, and shows images of other servers', () => {
  expect(
    convert(
      node('mediaSingle', null, node('media', { id: '1', alt: 'lid.png', type: 'file' })),
      node('mediaSingle', null, node('media', { url: 'https://kettle.example/lid.png', type: 'external' })),
    ),
  ).toBe('Attachment: lid.png\n\n![](<https://kettle.example/lid.png>)');
});

test('keeps the text of unknown nodes and reports them', () => {
  expect(convert(node('spout', null, paragraph(text('hot'))), paragraph(node('lid', { text: 'open' })))).toBe(
    'hot\n\nopen',
  );
  expect(unknown).toEqual(['spout', 'lid']);
});

test('survives damaged and deeply nested documents, and escapes HTML', () => {
  let deep: object = paragraph(text('deep'));
  for (let i = 0; i < 5000; i++) deep = node('blockquote', null, deep);
  expect(convert(deep)).toBe('');
  expect(unknown).toEqual(['nested too deeply']);
  expect(convert(null, 7, { type: 3 }, { content: 'x' }, paragraph(null, { type: 'text' }))).toBe('');
  expect(convert(paragraph(text('<script>alert(1)</script>')))).toBe('\\<script>alert(1)\\</script>');
});
