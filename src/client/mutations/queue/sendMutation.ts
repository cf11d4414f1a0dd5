import {
  createOperationDescriptor,
  type Disposable,
  generateUniqueClientID,
  getRequest,
  type IEnvironment,
} from 'relay-runtime';
import { toError, getErrorCode, RequestError } from '../../errors/RequestError';
import type { UserError } from '../../errors/UserError';
import type { MutationDefinition, MutationOperation } from './MutationDefinition';
import { readUserError } from './userError';

/** The result of sending a mutation once. */
export type MutationAttemptResult<TResponse = MutationOperation['response']> =
  | { status: 'done'; response: TResponse }
  | { status: 'refused'; errors: readonly UserError[] }
  /**
   * The server did not respond: the mutation may or may not have been applied, and can be sent again with the
   * same idempotency key. `retryAfter` is in ms; null: send it when the server is reachable again.
   */
  | { status: 'unanswered'; retryAfter: number | null };

/** A mutation definition with its input, without their GraphQL types. */
interface UntypedMutation {
  definition: Pick<MutationDefinition, 'document' | 'extraVariables' | 'updater'>;
  input: object;
}

/**
 * Sends a mutation once. Every mutation of the page goes through this function. Never rejects.
 *
 * @param optimisticUpdate disposed before the response is read, so that a conflict reports the server's
 *   values and not the optimistic ones
 */
export async function sendMutation<TResponse = MutationOperation['response']>(
  environment: IEnvironment,
  mutation: UntypedMutation,
  optimisticUpdate: Disposable | null,
): Promise<MutationAttemptResult<TResponse>> {
  try {
    return await executeMutation<TResponse>(environment, mutation, optimisticUpdate);
  } catch (error) {
    // A function of the definition has thrown. The mutations after this one must still be sent.
    optimisticUpdate?.dispose();
    return toFailedMutationAttempt(error);
  }
}

function executeMutation<TResponse>(
  environment: IEnvironment,
  { definition, input }: UntypedMutation,
  optimisticUpdate: Disposable | null,
): Promise<MutationAttemptResult<TResponse>> {
  const variables = { input, ...definition.extraVariables?.(environment, input) };
  const request = getRequest(definition.document);
  const operation = createOperationDescriptor(request, variables, null, generateUniqueClientID());
  // Keeps the mutation's response in Relay's store until it has been read without the optimistic update.
  const retained = environment.retain(operation);
  return new Promise((resolve) => {
    environment
      .executeMutation({
        operation,
        // A rejected mutation has changed nothing, so its response must not update the store.
        updater: (store, data) => {
          const response = data as MutationOperation['response'];
          if (response.edit.errors.length === 0) definition.updater?.(store, input, response);
        },
      })
      .subscribe({
        complete: () => {
          optimisticUpdate?.dispose();
          const data: unknown = environment.lookup(operation.fragment).data;
          retained.dispose();
          const errors = (data as MutationOperation['response']).edit.errors.map(readUserError);
          resolve(
            errors.length === 0
              ? { status: 'done', response: data as TResponse }
              : { status: 'refused', errors },
          );
        },
        error: (error: unknown) => {
          retained.dispose();
          const attempt = toFailedMutationAttempt(error);
          if (attempt.status !== 'unanswered') optimisticUpdate?.dispose();
          resolve(attempt);
        },
      });
  });
}

function toFailedMutationAttempt(error: unknown): MutationAttemptResult<never> {
  const code = getErrorCode(error);
  if (code === 'UNAVAILABLE') return { status: 'unanswered', retryAfter: null };
  if (code === 'RATE_LIMITED') return { status: 'unanswered', retryAfter: getMutationRetryDelayMs(error) };
  const userError = { code, message: toError(error).message, path: [], current: null };
  return { status: 'refused', errors: [userError] };
}

/** Delay before a rate-limited mutation is sent again when the server names none, in ms. */
const DEFAULT_MUTATION_RETRY_DELAY_MS = 2_000;

const getMutationRetryDelayMs = (error: unknown): number =>
  (error instanceof RequestError ? error.retryAfter : null) ?? DEFAULT_MUTATION_RETRY_DELAY_MS;
