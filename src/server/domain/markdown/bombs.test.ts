/** Texts that could keep the server busy (denial of service). */
import { MARKDOWN_TEXT_LENGTH_MAX } from '../../../shared/limits';
import { measureCpuTime } from '../../../testing/measureCpuTime';
import { MarkdownRenderer } from './MarkdownRenderer';
import { findTextReferences } from './references';
import { renderMarkdown } from './renderMarkdown';
import { TEST_REFERENCE_TARGETS } from './testReferenceTargets';

const renderTestMarkdown = (text: string) => renderMarkdown(text, TEST_REFERENCE_TARGETS);

/** The slowest texts take up to half a second in a new process. Quadratic time would take many seconds. */
const RENDERING_CPU_LIMIT_MS = 2_500;
const REFERENCES_CPU_LIMIT_MS = 1_000;

const repeatText = (text: string, count: number) => text.repeat(count);

const MARKDOWN_BOMB_TEXTS: Record<string, string> = {
  'open brackets': repeatText('[', 60_000),
  'links in links': repeatText('[a](', 16_000),
  emphasis: repeatText('*a **b ', 9_000),
  'mixed delimiters': repeatText('**_', 20_000),
  backticks: Array.from({ length: 350 }, (_, index) => repeatText('`', index)).join(' a '),
  'deep quotes': repeatText('> - ', 15_000),
  'deep lists': Array.from({ length: 300 }, (_, index) => `${repeatText(' ', index * 2)}- a`).join('\n'),
  'deep elements': repeatText('<div>', 12_000),
  'unclosed comments': repeatText('<!--', 16_000),
  'unclosed attributes': repeatText('<a b="', 10_000),
  'a wide table': `${repeatText('|a', 20_000)}\n${repeatText('|-', 20_000)}\n${repeatText('|b', 20_000)}`,
  'a long table': `|a|b|\n|-|-|\n${repeatText('|a|b|\n', 10_000)}`,
  references: repeatText('#1 @mika ', 7_000),
  'references to repositories': repeatText('a/b#1 a/b@abcdef0 ', 3_500),
  addresses: repeatText('a@', 30_000),
  emoji: repeatText(':+1:\n', 13_000),
  'colons and letters': repeatText(':a', 32_000),
  'footnotes and references': Array.from({ length: 3_000 }, (_, index) => `[^${index}]: a[^${index}]\n`).join(
    '\n',
  ),
  'nested footnotes': repeatText('[^a]:', 13_000),
  'nested footnotes in a line': repeatText('^[', 32_000),
  entities: repeatText('&#', 30_000),
  definitions: Array.from({ length: 5_000 }, (_, index) => `[a${index}]: x`).join('\n'),
  'a megabyte of code': `\`\`\`js\n${repeatText('const x = "a" + 1;\n', 55_000)}\`\`\``,
  'addresses in parentheses': repeatText('http://a/(', 6_553),
  'addresses in one run': repeatText('//a.b/', 10_922),
  'addresses in runs': repeatText(`${repeatText('http://a/(', 204)} `, 32),
  'pictures that are none': repeatText('![', 32_768),
  'elements that cross': repeatText('<b><i>', 10_922),
  'definitions that do not end': repeatText('[a]: (', 10_922),
  'much code whose grammar is slow': repeatText(
    `\`\`\`csharp\n${repeatText(`${repeatText('xX', 30)}\n`, 78)}\`\`\`\n`,
    13,
  ),
  'prompts that do not end': repeatText(
    `\`\`\`shell\n${repeatText(`${repeatText('${', 30)}\n`, 80)}\`\`\`\n`,
    13,
  ),
  'code in code': repeatText('~~~ini\n', 9_362),
  'hard code': `\`\`\`css\n${repeatText(`${repeatText('a(', 900)}\n`, 10)}\`\`\``,
  'a megabyte of text': repeatText('word ', 210_000),
};

it.each(Object.keys(MARKDOWN_BOMB_TEXTS))('renders %s in bounded time', (name) => {
  const render = () => renderTestMarkdown(MARKDOWN_BOMB_TEXTS[name] ?? '');
  expect(measureCpuTime(render, RENDERING_CPU_LIMIT_MS)).toBeLessThan(RENDERING_CPU_LIMIT_MS);
});

it('yields to the event loop between two slow texts', async () => {
  const renderer = new MarkdownRenderer();
  const texts = Array.from({ length: 6 }, (_, index) => `${repeatText('<b><i>', 10_000)}${index}`);
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  // Equal texts are rendered once.
  const htmls = await Promise.all(
    [...texts, ...texts].map((text) => renderer.render(text, TEST_REFERENCE_TARGETS)),
  );
  isDone = true;
  expect(new Set(htmls).size).toBe(6);
  expect(turns).toBeGreaterThanOrEqual(5);
});

it.each([
  '#1 ',
  '@mika ',
  'NET-1 ',
  '@a',
  '#1',
  'NET-',
  'NET-1-',
  '@',
  '&#1',
  'a.',
  '-',
  'a/',
  'a/b#1 ',
  'a/b',
  'commit ',
  'abcdef0 ',
  'https://a/b/c/issues/1 ',
  'http://a/',
])('finds references in a repetition of %j in bounded time', (piece) => {
  const text = piece.repeat(MARKDOWN_TEXT_LENGTH_MAX);
  const find = () => findTextReferences(text, TEST_REFERENCE_TARGETS);
  expect(measureCpuTime(find, REFERENCES_CPU_LIMIT_MS)).toBeLessThan(REFERENCES_CPU_LIMIT_MS);
  const { issues, sourceIssues, logins } = findTextReferences(text, TEST_REFERENCE_TARGETS);
  expect(issues.length + sourceIssues.length + logins.length).toBeLessThanOrEqual(200);
});
