/** Limits of requests per time and of open streams, counted per caller in this process. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitedError } from '../../../shared/errors';
import {
  EXPORTS_AT_A_TIME_MAX,
  EXPORTS_PER_MINUTE_MAX,
  FILE_UPLOADS_PER_MINUTE_MAX,
  PROJECT_CREATION_ATTEMPTS_PER_HOUR_MAX,
  READS_PER_MINUTE_MAX,
  SIGN_INS_PER_MINUTE_MAX,
  EVENT_STREAMS_PER_USER_MAX,
  UNSUBSCRIBES_PER_MINUTE_MAX,
  WRITES_PER_MINUTE_MAX,
} from '../../../shared/limits';
import type { Config } from '../../config/Config';
import type { Caller } from '../../domain/context/RequestContext';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;
/**
 * Retry-After for callers with too many open event streams or exports, in seconds. An estimate, as they can end
 * anytime.
 */
const OPEN_RESPONSE_RETRY_AFTER_SECONDS = 15;

/** Counts requests and open event streams. Each method throws RateLimitedError when its limit is exceeded. */
export class RequestRateLimits {
  readonly #signIns = new RateLimiterMemory({
    points: SIGN_INS_PER_MINUTE_MAX,
    duration: SECONDS_PER_MINUTE,
  });
  readonly #unsubscribes = new RateLimiterMemory({
    points: UNSUBSCRIBES_PER_MINUTE_MAX,
    duration: SECONDS_PER_MINUTE,
  });
  readonly #reads = new RateLimiterMemory({ points: READS_PER_MINUTE_MAX, duration: SECONDS_PER_MINUTE });
  readonly #projectCreations = new RateLimiterMemory({
    points: PROJECT_CREATION_ATTEMPTS_PER_HOUR_MAX,
    duration: SECONDS_PER_HOUR,
  });
  readonly #writes = new RateLimiterMemory({ points: WRITES_PER_MINUTE_MAX, duration: SECONDS_PER_MINUTE });
  readonly #fileUploads = new RateLimiterMemory({
    points: FILE_UPLOADS_PER_MINUTE_MAX,
    duration: SECONDS_PER_MINUTE,
  });
  readonly #exports = new RateLimiterMemory({ points: EXPORTS_PER_MINUTE_MAX, duration: SECONDS_PER_MINUTE });
  readonly #adminWrites: RateLimiterMemory;
  /** Number of open event streams by caller. */
  readonly #streams = new Map<string, number>();
  /** Number of running exports by caller. */
  readonly #openExports = new Map<string, number>();

  constructor({ adminWrites }: Pick<Config, 'adminWrites'>) {
    this.#adminWrites = new RateLimiterMemory({ points: adminWrites, duration: SECONDS_PER_MINUTE });
  }

  /** Counts an attempt to sign in from a network address, successful or not. */
  countSignInAttempt(address: string): Promise<void> {
    return consumeRateLimitPoints(this.#signIns, getClientIpNetwork(address), 1);
  }

  /** Counts a request to an unsubscribe link, by network address. */
  countUnsubscribe(address: string): Promise<void> {
    return consumeRateLimitPoints(this.#unsubscribes, getClientIpNetwork(address), 1);
  }

  /**
   * Counts the mutations of a request.
   * @param count number of mutations in the request
   */
  countMutations(caller: Caller, count: number): Promise<void> {
    return consumeRateLimitPoints(
      hasAdminScopeToken(caller) ? this.#adminWrites : this.#writes,
      getRateLimitKey(caller),
      count,
    );
  }

  /** Counts the upload of a file. With a token of scope `admin`, it counts only as a mutation. */
  async countFileUpload(caller: Caller): Promise<void> {
    await this.countMutations(caller, 1);
    if (!hasAdminScopeToken(caller))
      await consumeRateLimitPoints(this.#fileUploads, getRateLimitKey(caller), 1);
  }

  /** Counts a query or the start of a subscription. Requests with a token of scope `admin` are not limited. */
  async countRead(caller: Caller): Promise<void> {
    if (!hasAdminScopeToken(caller)) await consumeRateLimitPoints(this.#reads, getRateLimitKey(caller), 1);
  }

  /**
   * Counts attempts to create a project, successful or not, because each of them reveals whether a project key is
   * taken. Administrators, who can read every project, are not limited.
   */
  async countCreateProjectAttempts(caller: Caller, count: number): Promise<void> {
    if (!caller.viewer?.administrator)
      await consumeRateLimitPoints(this.#projectCreations, getRateLimitKey(caller), count);
  }

  /** Counts an open event stream. The returned function has to be called once, when the stream ends. */
  countOpenEventStream(caller: Caller): () => void {
    return countOpenResponse(this.#streams, caller, EVENT_STREAMS_PER_USER_MAX);
  }

  /**
   * Counts an export. Tokens with the scope `admin` are not limited. The returned function marks the export as ended;
   * further calls have no effect.
   */
  async countExport(caller: Caller): Promise<() => void> {
    if (hasAdminScopeToken(caller)) return () => undefined;
    await consumeRateLimitPoints(this.#exports, getRateLimitKey(caller), 1);
    return countOpenResponse(this.#openExports, caller, EXPORTS_AT_A_TIME_MAX);
  }
}

/** Counts an open response of a caller. The returned function marks it as ended; further calls have no effect. */
function countOpenResponse(openByCaller: Map<string, number>, caller: Caller, max: number): () => void {
  const key = getRateLimitKey(caller);
  const open = openByCaller.get(key) ?? 0;
  if (open >= max) throw new RateLimitedError(OPEN_RESPONSE_RETRY_AFTER_SECONDS);
  openByCaller.set(key, open + 1);
  let hasEnded = false;
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    const remaining = openByCaller.get(key)! - 1;
    if (remaining > 0) openByCaller.set(key, remaining);
    else openByCaller.delete(key);
  };
}

const hasAdminScopeToken = ({ viewer, credential }: Caller): boolean =>
  credential?.kind === 'token' && viewer?.scope === 'admin';

/** Signed-in callers are counted by user, anonymous ones by network. */
export const getRateLimitKey = ({ viewer, client }: Caller): string =>
  viewer ? String(viewer.id) : getClientIpNetwork(client.address ?? '');

async function consumeRateLimitPoints(
  limiter: RateLimiterMemory,
  key: string,
  points: number,
): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new RateLimitedError(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
  }
}

/**
 * Returns the /64 network of an IPv6 address, because a single client usually has all of it. IPv4 addresses are
 * returned unchanged.
 */
export function getClientIpNetwork(address: string): string {
  if (!isIPv6(address) || /^::ffff:\d+\./i.test(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const lastGroups = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - groups.length - lastGroups.length)).fill('0');
  return [...groups, ...zeros, ...lastGroups].slice(0, 4).join(':');
}
