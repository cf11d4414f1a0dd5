/** How often somebody may ask, and how much at once, counted in this process. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitedError } from '../../../shared/errors';
import { SIGN_INS_PER_MINUTE, STREAMS_MAX, WRITES_PER_MINUTE } from '../../../shared/limits';
import type { Config } from '../../config/Config';
import type { Caller } from '../../domain/context/RequestContext';

const MINUTE = 60;
/** Who follows too much is told to come back after so many seconds: nobody knows when a stream ends. */
const STREAMS_REST = 15;

/** Each throws RateLimitedError where it is too often. */
export class RateLimits {
  readonly #signIns = new RateLimiterMemory({ points: SIGN_INS_PER_MINUTE, duration: MINUTE });
  readonly #writes = new RateLimiterMemory({ points: WRITES_PER_MINUTE, duration: MINUTE });
  readonly #adminWrites: RateLimiterMemory;
  /** Those that are open, by whose they are. */
  readonly #streams = new Map<string, number>();

  constructor({ adminWrites }: Pick<Config, 'adminWrites'>) {
    this.#adminWrites = new RateLimiterMemory({ points: adminWrites, duration: MINUTE });
  }

  /** Counts a try to prove who one is, whatever comes of it. */
  signIn(address: string): Promise<void> {
    return consume(this.#signIns, networkOf(address), 1);
  }

  /** @param count of mutations */
  write(asking: Caller, count: number): Promise<void> {
    const { viewer, credential } = asking;
    const isPrivileged = credential?.kind === 'token' && viewer?.scope === 'admin';
    return consume(isPrivileged ? this.#adminWrites : this.#writes, nameOf(asking), count);
  }

  /** Counts a stream until what is answered is called: once, when it has ended. */
  stream(asking: Caller): () => void {
    const name = nameOf(asking);
    const before = this.#streams.get(name) ?? 0;
    if (before >= STREAMS_MAX) throw new RateLimitedError(STREAMS_REST);
    this.#streams.set(name, before + 1);
    return () => {
      const left = this.#streams.get(name)! - 1;
      if (left > 0) this.#streams.set(name, left);
      else this.#streams.delete(name);
    };
  }
}

/** A person; where nobody has signed in, where they come from. */
const nameOf = ({ viewer, client: origin }: Caller): string =>
  viewer ? String(viewer.id) : networkOf(origin.address ?? '');

async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new RateLimitedError(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
  }
}

/** Whoever has one address of version 6 has a whole network of them. */
function networkOf(address: string): string {
  if (!isIPv6(address) || /^::ffff:\d+\./i.test(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}
