import { useRelayEnvironment } from 'react-relay';
import { commitImmediately, type ImmediateResult } from './commitImmediately';
import type { MutationDefinition, MutationInput, MutationOperation } from './MutationDefinition';

/** Returns `commitImmediately` for the environment of this component. */
export function useImmediateMutation() {
  const environment = useRelayEnvironment();
  return <TOperation extends MutationOperation>(
    definition: MutationDefinition<TOperation, 'immediate'>,
    input: MutationInput<TOperation>,
  ): Promise<ImmediateResult<TOperation['response']>> => commitImmediately(environment, definition, input);
}
