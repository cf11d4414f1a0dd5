/** Mutations that create a secret, which is returned once and never stored. */
import type { MutationWriteResult } from '../writing/write';

/**
 * `secret`: the new secret; null if the request repeats one (same idempotency key) that already returned it.
 */
export type ResultWithOneTimeSecret<Result> = Result & { secret: string | null };

/**
 * Keeps the secret out of the stored result of a mutation and adds it to the returned one.
 * @param work receives a function that records the new secret and returns it
 */
export async function omitSecretFromStoredResult<Result extends object>(
  work: (setSecret: (secret: string) => string) => Promise<MutationWriteResult<Result>>,
): Promise<MutationWriteResult<ResultWithOneTimeSecret<Result>>> {
  let secret: string | null = null;
  const { result, errors } = await work((value) => (secret = value));
  return { result: result && { ...result, secret }, errors };
}
