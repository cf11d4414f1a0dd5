/** How often somebody may ask, counted in this process. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimited } from '../../shared/errors';
import { SIGN_INS_PER_MINUTE, WRITES_PER_MINUTE } from '../../shared/limits';
import type { Config } from '../config';
import type { Asking } from '../domain/Reader';

const MINUTE = 60;

/** Each throws RateLimited where it is too often. */
export class RateLimits {
  readonly #signIns = new RateLimiterMemory({ points: SIGN_INS_PER_MINUTE, duration: MINUTE });
  readonly #writes = new RateLimiterMemory({ points: WRITES_PER_MINUTE, duration: MINUTE });
  readonly #adminWrites: RateLimiterMemory;

  constructor({ adminWrites }: Pick<Config, 'adminWrites'>) {
    this.#adminWrites = new RateLimiterMemory({ points: adminWrites, duration: MINUTE });
  }

  /** Counts a try to prove who one is, whatever comes of it. */
  signIn(address: string): Promise<void> {
    return consume(this.#signIns, networkOf(address), 1);
  }

  /** @param count of mutations */
  write({ viewer, credential, origin }: Asking, count: number): Promise<void> {
    if (!viewer) return consume(this.#writes, networkOf(origin.address ?? ''), count);
    const isPrivileged = credential?.kind === 'token' && viewer.scope === 'admin';
    return consume(isPrivileged ? this.#adminWrites : this.#writes, String(viewer.id), count);
  }
}

async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new RateLimited(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
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
