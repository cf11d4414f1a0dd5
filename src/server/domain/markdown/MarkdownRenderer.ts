/** Markdown to HTML that is safe to put into a page, remembered by what it was made of. */
import { createHash } from 'node:crypto';
import { LruCache } from '../LruCache';
import { outline } from './headings';
import { parserFor } from './parser';
import type { ReferenceTargets } from './references';
import { sanitize } from './sanitize';

/** Longer texts, which only an import can bring, are shown as they are. In UTF-16 code units. */
const LENGTH_MAX = 131_072;
/** HTML that is remembered, in UTF-16 code units. */
const CACHE_CAPACITY = 16 * 1_048_576;

export class MarkdownRenderer {
  readonly #cache = new LruCache<string, string>(CACHE_CAPACITY);

  render(text: string, targets: ReferenceTargets): string {
    const key = keyOf(text, targets);
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const html = renderMarkdown(text, targets);
    this.#cache.set(key, html, html.length + key.length);
    return html;
  }
}

/** The same without memory. */
export function renderMarkdown(text: string, targets: ReferenceTargets): string {
  const parser = parserFor(text);
  if (text.length > LENGTH_MAX) return `<pre>${parser.utils.escapeHtml(text)}</pre>`;
  return outline(sanitize(parser.render(text, { targets })));
}

function keyOf(text: string, { projectKey, issues, logins }: ReferenceTargets): string {
  return createHash('sha256')
    .update(JSON.stringify([projectKey, [...issues], [...logins]]))
    .update(text)
    .digest('base64');
}
