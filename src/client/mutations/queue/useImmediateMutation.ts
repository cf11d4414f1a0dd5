import { useRelayEnvironment } from 'react-relay';
import { commitImmediateMutation, type ImmediateMutationResult } from './commitImmediateMutation';
import type { MutationDefinition, MutationInput, MutationOperation } from './MutationDefinition';

/** Returns `commitImmediateMutation` for the environment of this component. */
export function useImmediateMutation() {
  const environment = useRelayEnvironment();
  return <TOperation extends MutationOperation>(
    definition: MutationDefinition<TOperation, 'immediate'>,
    input: MutationInput<TOperation>,
  ): Promise<ImmediateMutationResult<TOperation['response']>> =>
    commitImmediateMutation(environment, definition, input);
}
