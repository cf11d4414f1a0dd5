import { setTimeout as wait } from 'node:timers/promises';
import { WinnowError } from '../../../../../shared/errors';

export interface GithubApiOptions {
  /** Base URL of the REST API: https://api.github.com, or https://HOST/api/v3 for GitHub Enterprise Server. */
  baseUrl: string;
  /**
   * Access token, or null for unauthenticated requests, which GitHub limits to 60 per hour and to public repositories.
   */
  token: string | null;
  signal?: AbortSignal;
  /** Called before a long wait, with the reason and the duration in seconds. */
  onWait?: (reason: string, seconds: number) => void;
  /** Base delay before a failed request is retried. Default: one second. */
  retryMilliseconds?: number;
}

export interface GithubPage {
  body: unknown;
  /** URL of the next page, or null on the last page. */
  next: string | null;
}

const REQUEST_ATTEMPTS_MAX = 6;
const REQUEST_TIMEOUT_MS = 120_000;
/** Delay after a rate-limited response that does not say when to retry. */
const DEFAULT_LIMIT_SECONDS = 60;
/** Maximum delay. GitHub resets its rate limits every hour. */
const LIMIT_SECONDS_MAX = 3700;
/**
 * Maximum number of times that one request waits for the rate limit, which other programs with the same token use up
 * too.
 */
const LIMIT_WAITS_MAX = 50;

/** Client for GitHub's REST API. Waits for rate limits and retries requests that fail temporarily. */
export class GithubApi {
  private readonly options: GithubApiOptions;
  private readonly base: URL;

  constructor(options: GithubApiOptions) {
    this.options = options;
    this.base = new URL(options.baseUrl.replace(/\/*$/, '/'));
  }

  /**
   * Requests a page.
   * @param address path relative to the base URL of the API, or the URL of a next page
   * @returns null if there is no such resource (404, 410)
   * @throws WinnowError if the request is rejected or keeps failing; the reason of the signal if the request is aborted
   */
  async get(address: string): Promise<GithubPage | null> {
    const url = new URL(address, this.base);
    // The token must not be sent to another server.
    if (url.origin !== this.base.origin)
      throw new WinnowError('VALIDATION_FAILED', `GitHub's API refers to another server: ${url.origin}.`);
    let limitWaits = 0;
    for (let attempt = 1; ; attempt++) {
      const response = await this.request(url);
      const limitSeconds = response instanceof Response ? getLimitSeconds(response) : null;
      if (response instanceof Response && limitSeconds === null && response.status < 500)
        return this.readPage(url, response);
      if (response instanceof Response) await response.body?.cancel();
      if (limitSeconds !== null && ++limitWaits <= LIMIT_WAITS_MAX) {
        attempt--;
        this.options.onWait?.('the rate limit of GitHub', limitSeconds);
        await this.wait(limitSeconds * 1000);
        continue;
      }
      if (attempt >= REQUEST_ATTEMPTS_MAX || limitSeconds !== null)
        throw new WinnowError('VALIDATION_FAILED', describeFailure(url, response));
      await this.wait(2 ** (attempt - 1) * (this.options.retryMilliseconds ?? 1000));
    }
  }

  /** Yields a page and all following pages. */
  async *getAll(address: string): AsyncGenerator<unknown> {
    let next: string | null = address;
    while (next !== null) {
      const page: GithubPage | null = await this.get(next);
      if (!page) return;
      yield page.body;
      next = page.next;
    }
  }

  /** Returns the response, or the error if no response was received. */
  private async request(url: URL): Promise<Response | Error> {
    const { token, signal } = this.options;
    signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    try {
      return await fetch(url, {
        headers: {
          accept: 'application/vnd.github+json',
          'user-agent': 'winnow',
          'x-github-api-version': '2022-11-28',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    } catch (error) {
      signal?.throwIfAborted();
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  private async readPage(url: URL, response: Response): Promise<GithubPage | null> {
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new WinnowError('VALIDATION_FAILED', describeFailure(url, response));
    }
    return { body: await response.json(), next: parseNextLink(response.headers.get('link')) };
  }

  private async wait(milliseconds: number): Promise<void> {
    const { signal } = this.options;
    try {
      await wait(milliseconds, undefined, { signal });
    } catch {
      signal?.throwIfAborted();
    }
  }
}

/** Returns the URL with `rel="next"` in a Link header, or null if there is none. */
export const parseNextLink = (header: string | null): string | null =>
  /<([^<>]+)>\s*;\s*rel="next"/.exec(header ?? '')?.[1] ?? null;

/** Returns the seconds to wait after a rate-limited response, or null if the response is not rate-limited. */
function getLimitSeconds({ status, headers }: Response): number | null {
  if (status !== 403 && status !== 429) return null;
  const retryAfter = headers.get('retry-after');
  if (retryAfter !== null && /^\d+$/.test(retryAfter)) return Math.min(Number(retryAfter), LIMIT_SECONDS_MAX);
  if (headers.get('x-ratelimit-remaining') === '0') {
    const reset = Number(headers.get('x-ratelimit-reset'));
    const seconds = Math.ceil(reset - Date.now() / 1000) + 1;
    return Number.isFinite(seconds)
      ? Math.min(Math.max(0, seconds), LIMIT_SECONDS_MAX)
      : DEFAULT_LIMIT_SECONDS;
  }
  return status === 429 ? DEFAULT_LIMIT_SECONDS : null;
}

function describeFailure(url: URL, response: Response | Error): string {
  if (response instanceof Error) return `No answer from ${url.host}: ${response.message}.`;
  if (response.status === 401)
    return 'GitHub rejected the token. Set the environment variable GITHUB_TOKEN to a valid token.';
  return `GitHub answered ${url.pathname} with status ${response.status}.`;
}
