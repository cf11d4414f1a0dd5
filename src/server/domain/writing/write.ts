/**
 * Runs each mutation in one transaction, which writes rows, events, the project version and the idempotency key, or
 * nothing.
 */
import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_LENGTH_MAX } from '../../../shared/limits';
import { getSingleLineTextProblem } from '../../../shared/validation/texts';
import {
  type IdempotencyKey,
  saveIdempotentResult,
  claimIdempotencyKey,
} from '../../store/write/idempotency';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import { resetRequestLoaders, type RequestContext } from '../context/RequestContext';
import {
  createTokenScopeError,
  type UserError,
  createInvalidFieldError,
  MutationRejectedError,
} from '../base/UserError';

export interface MutationRequest {
  mutation: string;
  /** The same idempotency key must come with an equal input. */
  input: object;
  idempotencyKey?: string | null;
}

export interface MutationWriteResult<Result> {
  /** Identifies what was created or changed; null if the request was rejected. */
  result: Result | null;
  errors: readonly UserError[];
}

/**
 * The work of a mutation. It must read through the transaction: the embedded database has only one
 * connection.
 */
export type MutationTransactionCallback<Result> = (tx: Transaction) => Promise<Result>;

/**
 * Runs a mutation in a transaction. A request whose idempotency key was already used returns the stored
 * result without running again; if the first request is still running, waits for it.
 * @param prepare validates the input and permissions before the transaction, and returns the work to do in
 *   it. When either throws MutationRejectedError, the transaction is rolled back and the key stays unused.
 */
export async function runMutationInTransaction<Result extends object>(
  context: RequestContext,
  request: MutationRequest,
  prepare: () => Promise<MutationTransactionCallback<Result>>,
): Promise<MutationWriteResult<Result>> {
  try {
    // A token with read scope must not write, whatever its owner's role.
    if (context.viewer?.scope === 'read') throw new MutationRejectedError(createTokenScopeError('read'));
    const key = toIdempotencyKey(context, request);
    const { db, mutationTurns } = context.store;
    // The preparation runs before waiting for `mutationTurns`, because it can be slow, for example to check a password, and
    // locks no project.
    const work = await prepare();
    const result = await mutationTurns.run(() =>
      runInTransaction(db, (tx) =>
        key ? runIdempotentMutation(tx, key, hashMutationInput(request.input), work) : work(tx),
      ),
    );
    resetRequestLoaders(context);
    return { result, errors: [] };
  } catch (error) {
    if (error instanceof MutationRejectedError) return { result: null, errors: error.errors };
    throw error;
  }
}

async function runIdempotentMutation<Result extends object>(
  tx: Transaction,
  key: IdempotencyKey,
  digest: string,
  work: MutationTransactionCallback<Result>,
): Promise<Result> {
  const stored = await claimIdempotencyKey(tx, key, digest);
  if (stored && stored.digest !== digest) {
    throw new MutationRejectedError({
      kind: 'conflict',
      code: 'CONFLICT',
      path: ['idempotencyKey'],
      current: null,
      message: 'This idempotency key was already used with a different input.',
    });
  }
  if (stored) return stored.result as Result;
  const result = await work(tx);
  await saveIdempotentResult(tx, key, result);
  return result;
}

function toIdempotencyKey(
  { viewer }: RequestContext,
  { mutation, idempotencyKey: key }: MutationRequest,
): IdempotencyKey | null {
  if (key == null) return null;
  const problem = getSingleLineTextProblem('The idempotency key', key, IDEMPOTENCY_KEY_LENGTH_MAX);
  if (problem) throw new MutationRejectedError(createInvalidFieldError('idempotencyKey', problem));
  return { userId: viewer?.id ?? 0, mutation, key };
}

/** A hash of the mutation's input, independent of the order of fields. */
function hashMutationInput(input: object): string {
  const sorted = JSON.stringify(input, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('base64');
}
