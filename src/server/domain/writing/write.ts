/**
 * The spine of all writing: one transaction of rows, events, version and the request's key. Either all of
 * it is there, and then it was answered or can be asked for again by its key, or none of it.
 */
import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_LENGTH_MAX } from '../../../shared/limits';
import { lineProblem } from '../../../shared/validation/texts';
import {
  type IdempotencyKey,
  saveIdempotentResult,
  claimIdempotencyKey,
} from '../../store/write/idempotency';
import { inTransaction, type Transaction } from '../../store/write/transaction';
import { resetLoaders, type RequestContext } from '../context/RequestContext';
import { outsideTokenScope, type UserError, invalid, RejectedError } from '../base/UserError';

/** What was asked. */
export interface WriteRequest {
  mutation: string;
  /** What the same key must come with again. */
  input: object;
  idempotencyKey?: string | null;
}

/** `done`: what was made or changed, by its numbers; null: it was refused. */
export interface WriteResult<Done> {
  result: Done | null;
  errors: readonly UserError[];
}

/** Runs in the transaction. Reads by it alone: on the embedded engine there is no second connection. */
export type Work<Done> = (tx: Transaction) => Promise<Done>;

/**
 * Runs work in a transaction. A request whose key was carried out before answers what that did and does
 * nothing; one that is still being carried out is waited for.
 * @param prepare looks, before the transaction, at what is asked and who asks, and answers the work. Both
 *   throw Refusal for what may not be: nothing then happens, and the key stays free.
 */
export async function write<Done extends object>(
  context: RequestContext,
  request: WriteRequest,
  prepare: () => Promise<Work<Done>>,
): Promise<WriteResult<Done>> {
  try {
    // Whatever its owner may, and whatever it is that is asked.
    if (context.viewer?.scope === 'read') throw new RejectedError(outsideTokenScope('read'));
    const key = keyOf(context, request);
    const work = await prepare();
    const done = await inTransaction(context.store.db, (tx) =>
      key ? once(tx, key, digestOf(request.input), work) : work(tx),
    );
    resetLoaders(context);
    return { result: done, errors: [] };
  } catch (error) {
    if (error instanceof RejectedError) return { result: null, errors: error.errors };
    throw error;
  }
}

async function once<Done extends object>(
  tx: Transaction,
  key: IdempotencyKey,
  digest: string,
  work: Work<Done>,
): Promise<Done> {
  const carried = await claimIdempotencyKey(tx, key, digest);
  if (carried && carried.digest !== digest) {
    throw new RejectedError({
      ...{ kind: 'conflict', code: 'CONFLICT', path: ['idempotencyKey'], current: null },
      message: 'This idempotency key was already used with a different input.',
    });
  }
  if (carried) return carried.result as Done;
  const done = await work(tx);
  await saveIdempotentResult(tx, key, done);
  return done;
}

function keyOf(
  { viewer }: RequestContext,
  { mutation, idempotencyKey: key }: WriteRequest,
): IdempotencyKey | null {
  if (key == null) return null;
  const problem = lineProblem('The idempotency key', key, IDEMPOTENCY_KEY_LENGTH_MAX);
  if (problem) throw new RejectedError(invalid('idempotencyKey', problem));
  return { userId: viewer?.id ?? 0, mutation, key };
}

/** The same for the same input, whatever the order of its fields. */
function digestOf(input: object): string {
  const sorted = JSON.stringify(input, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('base64');
}
