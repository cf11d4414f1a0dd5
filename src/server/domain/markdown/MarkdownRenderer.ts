/** Renders Markdown to sanitized HTML and caches it by a hash of the text and of what its references may link to. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { RateLimitedError } from '../../../shared/errors';
import { MARKDOWN_RENDER_MS_PER_MINUTE_MAX } from '../../../shared/limits';
import type { RequestBudget } from '../base/RequestBudget';
import { MarkdownThread } from './MarkdownThread';
import type { TextReferenceTargets } from './references';
import { RenderingQueue } from './RenderingQueue';
import { renderMarkdown, renderPlainText } from './renderMarkdown';

/**
 * Maximum size of all cached HTML together, in UTF-16 code units: at most 32 MB, which holds about 16,000
 * comments of 1,000 characters.
 */
const MARKDOWN_CACHE_CHARS_MAX = 16 * 1_048_576;
/**
 * Milliseconds after which a text whose rendering was stopped is rendered again: it may have taken that long only
 * because the machine was busy.
 */
const STOPPED_RENDERING_TTL_MS = 10 * 60_000;
/** Rendering time in the main thread after which the event loop gets a turn, in milliseconds. */
const MARKDOWN_RENDER_YIELD_INTERVAL_MS = 10;
/**
 * Maximum length of a text that is rendered in the main thread, in UTF-16 code units. An ordinary one takes less than a
 * message to the worker thread and back; the slowest one takes 10 ms.
 */
const SHORT_TEXT_LENGTH_MAX = 1_000;
/** Fenced code with a language is highlighted, which takes up to 100 ms even for a short text. */
const HIGHLIGHTED_CODE_PATTERN = /(```|~~~)[ \t]*\w/;
/** Milliseconds of rendering per caller per minute after which short texts are rendered in the worker thread, too. */
const MAIN_THREAD_RENDER_MS_MAX = 500;
/** The caller of renderings that belong to no request. Their time is not limited. */
const BACKGROUND_CALLER_KEY = 'background';

export class MarkdownRenderer {
  readonly #cache = new LRUCache<string, string>({ maxSize: MARKDOWN_CACHE_CHARS_MAX });
  /** Renderings that are waiting or running, by the key of the cache. Equal texts are rendered once. */
  readonly #pending = new Map<string, Promise<string>>();
  readonly #mainQueue = new RenderingQueue();
  readonly #threadQueue = new RenderingQueue();
  readonly #thread: MarkdownThread;
  /** Milliseconds of rendering per caller per minute. */
  readonly #spent = new RateLimiterMemory({ points: MARKDOWN_RENDER_MS_PER_MINUTE_MAX, duration: 60 });
  /** Milliseconds of rendering in the main thread since the last yield. */
  #spentSinceYield = 0;

  constructor(thread = new MarkdownThread()) {
    this.#thread = thread;
  }

  /**
   * @param budget limits of the request; absent: there is no request
   * @throws WinnowError RATE_LIMITED if the caller of the request renders too much
   */
  async render(text: string, targets: TextReferenceTargets, budget?: RequestBudget): Promise<string> {
    const key = createMarkdownCacheKey(text, targets);
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const callerKey = budget?.callerKey ?? BACKGROUND_CALLER_KEY;
    // Per caller: another caller with the same text must not wait behind the other texts of this caller.
    const pendingKey = `${callerKey} ${key}`;
    const pending = this.#pending.get(pendingKey);
    if (pending) return pending;
    const html = this.#enqueue(callerKey, key, text, targets).finally(() => this.#pending.delete(pendingKey));
    this.#pending.set(pendingKey, html);
    return html;
  }

  /** Stops the worker thread. */
  close(): Promise<void> {
    return this.#thread.stop();
  }

  async #enqueue(
    callerKey: string,
    key: string,
    text: string,
    targets: TextReferenceTargets,
  ): Promise<string> {
    const isShort = text.length <= SHORT_TEXT_LENGTH_MAX && !HIGHLIGHTED_CODE_PATTERN.test(text);
    const isInMainThread = isShort && (await this.#getSpentMs(callerKey)) < MAIN_THREAD_RENDER_MS_MAX;
    const queue = isInMainThread ? this.#mainQueue : this.#threadQueue;
    return queue.enqueue(callerKey, async () => {
      // While this text was queued, the same text may have been rendered for another caller.
      const cached = this.#cache.get(key);
      if (cached !== undefined) return cached;
      await this.#rejectSpentCaller(callerKey);
      if (isInMainThread && this.#spentSinceYield > MARKDOWN_RENDER_YIELD_INTERVAL_MS) {
        await setImmediate();
        this.#spentSinceYield = 0;
      }
      if (!isInMainThread) await this.#thread.startThread(targets);
      const start = performance.now();
      const rendered = isInMainThread
        ? renderMarkdown(text, targets)
        : await this.#thread.render({ text, targets });
      const spent = performance.now() - start;
      if (isInMainThread) this.#spentSinceYield += spent;
      void this.#spent.penalty(callerKey, spent);
      const html = rendered ?? renderPlainText(text);
      this.#cache.set(key, html, {
        size: html.length + key.length,
        ...(rendered === null && { ttl: STOPPED_RENDERING_TTL_MS }),
      });
      return html;
    });
  }

  async #getSpentMs(callerKey: string): Promise<number> {
    return (await this.#spent.get(callerKey))?.consumedPoints ?? 0;
  }

  async #rejectSpentCaller(callerKey: string): Promise<void> {
    if (callerKey === BACKGROUND_CALLER_KEY) return;
    const spent = await this.#spent.get(callerKey);
    if (spent && spent.consumedPoints > MARKDOWN_RENDER_MS_PER_MINUTE_MAX)
      throw new RateLimitedError(Math.max(1, Math.ceil(spent.msBeforeNext / 1_000)));
  }
}

/** The HTML differs between viewers who may see different targets, so all targets are part of the key. */
function createMarkdownCacheKey(
  text: string,
  { issues, importedIssues, identifiedIssues, logins, files, ...origin }: TextReferenceTargets,
): string {
  const targets = [origin, [...issues], [...importedIssues], [...identifiedIssues], [...logins], [...files]];
  return createHash('sha256').update(JSON.stringify(targets)).update(text).digest('base64');
}
