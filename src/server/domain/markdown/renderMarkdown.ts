/** Renders Markdown to sanitized HTML of limited length. */
import type { Token } from 'markdown-it';
import {
  PLAIN_TEXT_LENGTH_MAX,
  RENDERED_HTML_LENGTH_BASE,
  RENDERED_HTML_LENGTH_FACTOR_MAX,
  RENDERED_HTML_LENGTH_MAX,
  RENDERED_MARKDOWN_LENGTH_MAX,
} from '../../../shared/limits';
import { selectMarkdownParser } from './parser';
import type { TextReferenceTargets } from './references';
import { sanitizeRenderedHtml } from './sanitizeRenderedHtml';

export function renderMarkdown(text: string, targets: TextReferenceTargets): string {
  if (text.length > RENDERED_MARKDOWN_LENGTH_MAX) return renderPlainText(text);
  const htmlLengthMax = Math.min(
    RENDERED_HTML_LENGTH_MAX,
    RENDERED_HTML_LENGTH_BASE + RENDERED_HTML_LENGTH_FACTOR_MAX * text.length,
  );
  const parser = selectMarkdownParser(text);
  const environment = { targets };
  const tokens = parser.parse(text, environment);
  // Checked first, because a short text can have HTML of hundreds of megabytes: each reference to a link definition
  // repeats its URL.
  if (measureTokens(tokens, htmlLengthMax) > htmlLengthMax) return renderPlainText(text);
  const unsafeHtml = parser.renderer.render(tokens, parser.options, environment);
  if (unsafeHtml.length > htmlLengthMax) return renderPlainText(text);
  const html = normalizeHeadingLevels(sanitizeRenderedHtml(unsafeHtml));
  return html.length > htmlLengthMax ? renderPlainText(text) : html;
}

/** Renders a text as it is, with a note. For texts whose HTML is too long or takes too long. */
export function renderPlainText(text: string): string {
  const shown = text.slice(0, PLAIN_TEXT_LENGTH_MAX);
  const note =
    shown.length < text.length
      ? `This text is too long to be formatted. Its first ${PLAIN_TEXT_LENGTH_MAX.toLocaleString('en')} characters are shown.`
      : 'This text is too long or too complex to be formatted.';
  return `<p><em>${note}</em></p>\n<pre>${shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre>`;
}

/** Returns a lower bound of the length of the tokens' HTML, up to a length of more than `lengthMax`. */
function measureTokens(tokens: readonly Token[], lengthMax: number): number {
  let length = 0;
  for (const { tag, content, attrs, children, hidden } of tokens) {
    if (!hidden) length += tag.length;
    // The content of a token with children is its source.
    length += children ? measureTokens(children, lengthMax - length) : content.length;
    for (const [name, value] of attrs ?? []) length += name.length + value.length;
    if (length > lengthMax) break;
  }
  return length;
}

/**
 * Shifts headings below the title and closes gaps between levels: users of screen readers navigate
 * by heading level. Expects sanitized HTML, whose headings have no attributes.
 */
export function normalizeHeadingLevels(html: string): string {
  const open: number[] = [];
  let shown = 2;
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_tag, closing: string, written: string) => {
    if (!closing) {
      const level = Number(written);
      while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      shown = Math.min(1 + open.length, 6);
    }
    return `<${closing}h${shown}>`;
  });
}
