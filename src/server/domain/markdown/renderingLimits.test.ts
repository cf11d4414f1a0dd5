/** Limits of the length of HTML, of the time of rendering, and of what callers can render. */
import fc from 'fast-check';
import {
  MARKDOWN_TEXT_LENGTH_MAX,
  RENDERED_HTML_LENGTH_BASE,
  RENDERED_HTML_LENGTH_FACTOR_MAX,
  RENDERED_HTML_LENGTH_MAX,
} from '../../../shared/limits';
import { RequestBudget } from '../base/RequestBudget';
import { MarkdownRenderer } from './MarkdownRenderer';
import { MarkdownThread } from './MarkdownThread';
import { renderMarkdown } from './renderMarkdown';
import { RenderingQueue } from './RenderingQueue';
import { TEST_REFERENCE_TARGETS } from './testReferenceTargets';

/** Texts whose parts are repeated: tables, lists, quotes, links, footnotes, code, emoji, mentions and HTML. */
const repetitiveText = fc
  .tuple(
    fc.constantFrom(
      '',
      `[a]: https://example.org/${'x'.repeat(3_000)}\n\n`,
      `${'|a'.repeat(300)}\n${'|-'.repeat(300)}\n`,
      '[^a]: note\n\n',
      '```js\n',
      '```css\n',
    ),
    fc.array(
      fc.constantFrom(
        ...[
          '|',
          'a',
          '\n',
          '- ',
          '> ',
          '[a]',
          '![a]',
          '[^a]',
          '^[',
          '*',
          '**',
          '_',
          '`',
          '~~',
          ':+1:',
          '@mika ',
        ],
        ...[
          '#1 ',
          '<b>',
          '<details>',
          '</b>',
          '&',
          '"',
          '<',
          '(',
          '{',
          '```js\n',
          '    ',
          '|-|-|\n',
          'http://a/',
        ],
      ),
      { minLength: 1, maxLength: 12 },
    ),
    fc.integer({ min: 1, max: 8_000 }),
  )
  .map(([start, parts, length]) => {
    const piece = parts.join('');
    return (start + piece.repeat(Math.ceil(length / piece.length))).slice(0, MARKDOWN_TEXT_LENGTH_MAX);
  });

it('renders no text to HTML that is longer than its limit', () => {
  fc.assert(
    fc.property(repetitiveText, (text) => {
      const html = renderMarkdown(text, TEST_REFERENCE_TARGETS);
      const limit = RENDERED_HTML_LENGTH_BASE + RENDERED_HTML_LENGTH_FACTOR_MAX * text.length;
      expect(html.length).toBeLessThanOrEqual(Math.min(RENDERED_HTML_LENGTH_MAX, limit));
    }),
    { numRuns: 150 },
  );
});

describe('the worker thread', () => {
  it('is stopped at a text that takes too long, and renders the next one', async () => {
    const thread = new MarkdownThread(1);
    const renderer = new MarkdownRenderer(thread);
    try {
      const slow = await renderer.render('*a **b '.repeat(9_000), TEST_REFERENCE_TARGETS);
      expect(slow).toMatch(
        /^<p><em>This text is too long or too complex to be formatted\.<\/em><\/p>\n<pre>/,
      );
      expect(await renderer.render('*a*', TEST_REFERENCE_TARGETS)).toBe('<p><em>a</em></p>\n');
    } finally {
      await renderer.close();
    }
  });

  it('renders long texts as the main thread does', async () => {
    const renderer = new MarkdownRenderer();
    try {
      const text = 'NET-1 by @mika: `code` and **bold** text.\n\n'.repeat(100);
      expect(await renderer.render(text, TEST_REFERENCE_TARGETS)).toBe(
        renderMarkdown(text, TEST_REFERENCE_TARGETS),
      );
    } finally {
      await renderer.close();
    }
  });
});

it('renders the texts of each caller in turn', async () => {
  const queue = new RenderingQueue();
  const order: string[] = [];
  const enqueue = (caller: string, name: string) =>
    queue.enqueue(caller, async () => {
      order.push(name);
      return name;
    });
  await Promise.all([enqueue('a', 'a1'), enqueue('a', 'a2'), enqueue('a', 'a3'), enqueue('b', 'b1')]);
  expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a3'));
});

it('rejects a request that renders too much', () => {
  const budget = new RequestBudget('1');
  expect(budget.countRenderedText(1_000)).toBe(true);
  expect(budget.exceeded).toBeNull();
  for (let index = 0; index < 3_000; index++) budget.countRenderedText(1_000);
  expect(budget.countRenderedText(1)).toBe(false);
  expect(budget.exceeded).toMatchObject({ code: 'TOO_COMPLEX' });
});

it('does not share the HTML of viewers with different identified issues', async () => {
  const renderer = new MarkdownRenderer();
  const visible = { ...TEST_REFERENCE_TARGETS, identifiedIssues: new Map([['bug 7', 'SEC-7']]) };
  const hidden = { ...TEST_REFERENCE_TARGETS, identifiedIssues: new Map<string, string>() };
  const [withLink, withoutLink] = [
    await renderer.render('See bug 7.', visible),
    await renderer.render('See bug 7.', hidden),
  ];
  expect(withoutLink).toBe(renderMarkdown('See bug 7.', hidden));
  expect(withLink).toBe(renderMarkdown('See bug 7.', visible));
  expect(withLink).toContain('/projects/SEC/issues/7');
});
