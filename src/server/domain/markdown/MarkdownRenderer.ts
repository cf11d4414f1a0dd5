/** Renders Markdown to sanitized HTML and caches it by a hash of the text and of what its references may link to. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { RENDERED_MARKDOWN_LENGTH_MAX } from '../../../shared/limits';
import { normalizeHeadingLevels } from './headings';
import { selectMarkdownParser } from './parser';
import type { TextReferenceTargets } from './references';
import { sanitizeRenderedHtml } from './sanitizeRenderedHtml';

/**
 * Maximum size of all cached HTML together, in UTF-16 code units: at most 32 MB, which holds about 16,000
 * comments of 1,000 characters.
 */
const MARKDOWN_CACHE_CHARS_MAX = 16 * 1_048_576;
/** Rendering time after which the event loop gets a turn, in milliseconds. */
const MARKDOWN_RENDER_YIELD_INTERVAL_MS = 10;

/**
 * Renders one text at a time and lets the event loop run in between, so that a page of long texts does not
 * block other requests.
 */
export class MarkdownRenderer {
  readonly #cache = new LRUCache<string, string>({ maxSize: MARKDOWN_CACHE_CHARS_MAX });
  #last: Promise<unknown> = Promise.resolve();
  /** Milliseconds of rendering since the last yield. */
  #spent = 0;

  async render(text: string, targets: TextReferenceTargets): Promise<string> {
    const key = createMarkdownCacheKey(text, targets);
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const rendered = this.#last.then(() => this.#renderInTurn(key, text, targets));
    this.#last = rendered.catch(() => undefined);
    return rendered;
  }

  async #renderInTurn(key: string, text: string, targets: TextReferenceTargets): Promise<string> {
    if (this.#spent > MARKDOWN_RENDER_YIELD_INTERVAL_MS) {
      await setImmediate();
      this.#spent = 0;
    }
    // While this text was queued, the same text may have been rendered for another request.
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const start = performance.now();
    const html = renderMarkdown(text, targets);
    this.#spent += performance.now() - start;
    this.#cache.set(key, html, { size: html.length + key.length });
    return html;
  }
}

/** Renders a text without the cache. */
export function renderMarkdown(text: string, targets: TextReferenceTargets): string {
  const parser = selectMarkdownParser(text);
  if (text.length > RENDERED_MARKDOWN_LENGTH_MAX) return `<pre>${parser.utils.escapeHtml(text)}</pre>`;
  return normalizeHeadingLevels(sanitizeRenderedHtml(parser.render(text, { targets })));
}

function createMarkdownCacheKey(
  text: string,
  { issues, importedIssues, logins, files, ...origin }: TextReferenceTargets,
): string {
  return createHash('sha256')
    .update(JSON.stringify([origin, [...issues], [...importedIssues], [...logins], [...files]]))
    .update(text)
    .digest('base64');
}
