/** Texts that could keep the server busy (denial of service). */
import { TEXT_LENGTH_MAX } from '../../../shared/limits';
import { cpuTime } from '../../../testing/cpuTime';
import { MarkdownRenderer, renderMarkdown } from './MarkdownRenderer';
import { findReferences } from './references';

const render = (text: string) =>
  renderMarkdown(text, { projectKey: 'NET', issues: new Set(['NET-1']), logins: new Set(['mika']) });

const times = (text: string, count: number) => text.repeat(count);

const BOMBS: Record<string, string> = {
  'open brackets': times('[', 60_000),
  'links in links': times('[a](', 16_000),
  emphasis: times('*a **b ', 9_000),
  'mixed delimiters': times('**_', 20_000),
  backticks: Array.from({ length: 350 }, (_, index) => times('`', index)).join(' a '),
  'deep quotes': times('> - ', 15_000),
  'deep lists': Array.from({ length: 300 }, (_, index) => `${times(' ', index * 2)}- a`).join('\n'),
  'deep elements': times('<div>', 12_000),
  'unclosed comments': times('<!--', 16_000),
  'unclosed attributes': times('<a b="', 10_000),
  'a wide table': `${times('|a', 20_000)}\n${times('|-', 20_000)}\n${times('|b', 20_000)}`,
  'a long table': `|a|b|\n|-|-|\n${times('|a|b|\n', 10_000)}`,
  references: times('#1 @mika ', 7_000),
  addresses: times('a@', 30_000),
  entities: times('&#', 30_000),
  definitions: Array.from({ length: 5_000 }, (_, index) => `[a${index}]: x`).join('\n'),
  'a megabyte of code': `\`\`\`js\n${times('const x = "a" + 1;\n', 55_000)}\`\`\``,
  'addresses in parentheses': times('http://a/(', 6_553),
  'addresses in one run': times('//a.b/', 10_922),
  'addresses in runs': times(`${times('http://a/(', 204)} `, 32),
  'pictures that are none': times('![', 32_768),
  'elements that cross': times('<b><i>', 10_922),
  'definitions that do not end': times('[a]: (', 10_922),
  'much code whose grammar is slow': times(`\`\`\`csharp\n${times(`${times('xX', 30)}\n`, 78)}\`\`\`\n`, 13),
  'prompts that do not end': times(`\`\`\`shell\n${times(`${times('${', 30)}\n`, 80)}\`\`\`\n`, 13),
  'code in code': times('~~~ini\n', 9_362),
  'hard code': `\`\`\`css\n${times(`${times('a(', 900)}\n`, 10)}\`\`\``,
  'a megabyte of text': times('word ', 210_000),
};

it.each(Object.keys(BOMBS))('renders %s in bounded time', (name) => {
  // The slowest text takes a third of a second; quadratic time would take many seconds.
  expect(cpuTime(() => render(BOMBS[name] ?? ''))).toBeLessThan(2_500);
});

it('yields to the event loop between two slow texts', async () => {
  const renderer = new MarkdownRenderer();
  const targets = { projectKey: 'NET', issues: new Set<string>(), logins: new Set<string>() };
  const texts = Array.from({ length: 6 }, (_, index) => `${times('<b><i>', 10_000)}${index}`);
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  // Equal texts are rendered once.
  const htmls = await Promise.all([...texts, ...texts].map((text) => renderer.render(text, targets)));
  isDone = true;
  expect(new Set(htmls).size).toBe(6);
  expect(turns).toBeGreaterThanOrEqual(5);
});

it.each(['#1 ', '@mika ', 'NET-1 ', '@a', '#1', 'NET-', 'NET-1-', '@', '&#1', 'a.', '-'])(
  'finds references in a repetition of %j in bounded time',
  (piece) => {
    const text = piece.repeat(TEXT_LENGTH_MAX);
    expect(cpuTime(() => findReferences(text, 'NET'))).toBeLessThan(1_000);
    const { issues, logins } = findReferences(text, 'NET');
    expect(issues.length + logins.length).toBeLessThanOrEqual(200);
  },
);
