/** Writes that make a secret: it is answered once, and kept nowhere. */
import type { Outcome } from '../writing/write';

/** `secret`: null where the same request was carried out before, and told it then. */
export type Secretly<Done> = Done & { secret: string | null };

/**
 * Hands a write the way to tell its secret: beside what it did, which is kept under the request's
 * idempotency key and must not hold it.
 */
export async function withSecret<Done extends object>(
  work: (keep: (secret: string) => string) => Promise<Outcome<Done>>,
): Promise<Outcome<Secretly<Done>>> {
  let made: string | null = null;
  const { done, failures } = await work((secret) => (made = secret));
  return { done: done && { ...done, secret: made }, failures };
}
