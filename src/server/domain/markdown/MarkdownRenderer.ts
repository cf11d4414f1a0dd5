/** Markdown to HTML that is safe to put into a page, remembered by what it was made of. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { outline } from './headings';
import { parserFor } from './parser';
import type { ReferenceTargets } from './references';
import { sanitize } from './sanitize';

/** Longer texts, which only an import can bring, are shown as they are. In UTF-16 code units. */
const LENGTH_MAX = 131_072;
/** HTML that is remembered, in UTF-16 code units. */
const CACHE_CAPACITY = 16 * 1_048_576;
/** After so many milliseconds of it, all else that the server has to do comes first. */
const TURN = 10;

/** One text after the other: a page of texts that each take long keeps nobody waiting who wants something else. */
export class MarkdownRenderer {
  readonly #cache = new LRUCache<string, string>({ maxSize: CACHE_CAPACITY });
  #last: Promise<unknown> = Promise.resolve();
  /** Milliseconds of rendering since others had their turn. */
  #spent = 0;

  async render(text: string, targets: ReferenceTargets): Promise<string> {
    const key = keyOf(text, targets);
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const rendered = this.#last.then(() => this.#renderInTurn(key, text, targets));
    this.#last = rendered.catch(() => undefined);
    return rendered;
  }

  async #renderInTurn(key: string, text: string, targets: ReferenceTargets): Promise<string> {
    if (this.#spent > TURN) {
      await setImmediate();
      this.#spent = 0;
    }
    // The same may have been asked for before.
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const start = performance.now();
    const html = renderMarkdown(text, targets);
    this.#spent += performance.now() - start;
    this.#cache.set(key, html, { size: html.length + key.length });
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
