import type { IEnvironment } from 'relay-runtime';
import { useRelayEnvironment } from 'react-relay';
import type { UserError } from '../../errors/UserError';
import type { MutationDefinition, MutationInput, MutationOperation } from './MutationDefinition';
import { sendMutation } from './sendMutation';

/** The result of a mutation that is never queued. */
export type ImmediateMutationResult<TResponse> =
  | { status: 'done'; response: TResponse }
  | { status: 'refused'; errors: readonly UserError[] };

/** Sends a mutation once, without storing it. An unreachable server is reported as an UNAVAILABLE error. */
export async function commitImmediateMutation<TOperation extends MutationOperation>(
  environment: IEnvironment,
  definition: MutationDefinition<TOperation, 'immediate'>,
  input: MutationInput<TOperation>,
): Promise<ImmediateMutationResult<TOperation['response']>> {
  const { optimisticUpdater } = definition;
  const optimisticUpdate = optimisticUpdater
    ? environment.applyUpdate({ storeUpdater: (store) => optimisticUpdater(store, input) })
    : null;
  const attempt = await sendMutation<TOperation['response']>(
    environment,
    {
      definition: definition as unknown as MutationDefinition,
      input: { ...input, idempotencyKey: crypto.randomUUID() },
    },
    optimisticUpdate,
  );
  if (attempt.status !== 'unanswered') return attempt;
  optimisticUpdate?.dispose();
  const message =
    attempt.retryAfter === null
      ? 'The server cannot be reached. Try again in a moment.'
      : `Too many requests. Try again in ${Math.ceil(attempt.retryAfter / 1_000)} s.`;
  return { status: 'refused', errors: [{ code: 'UNAVAILABLE', message, path: [], current: null }] };
}

/** Returns `commitImmediateMutation` for the environment of this component. */
export function useImmediateMutation() {
  const environment = useRelayEnvironment();
  return <TOperation extends MutationOperation>(
    definition: MutationDefinition<TOperation, 'immediate'>,
    input: MutationInput<TOperation>,
  ): Promise<ImmediateMutationResult<TOperation['response']>> =>
    commitImmediateMutation(environment, definition, input);
}
