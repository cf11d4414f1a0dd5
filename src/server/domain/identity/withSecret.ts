/** Writes that make a secret: it is answered once, and kept nowhere. */
import type { WriteResult } from '../writing/write';

/** `secret`: null where the same request was carried out before, and told it then. */
export type WithSecret<Done> = Done & { secret: string | null };

/**
 * Hands a write the way to tell its secret: beside what it did, which is kept under the request's
 * idempotency key and must not hold it.
 */
export async function withSecret<Done extends object>(
  work: (keep: (secret: string) => string) => Promise<WriteResult<Done>>,
): Promise<WriteResult<WithSecret<Done>>> {
  let made: string | null = null;
  const { result: done, errors: failures } = await work((secret) => (made = secret));
  return { result: done && { ...done, secret: made }, errors: failures };
}
