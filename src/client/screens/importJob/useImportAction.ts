import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { joinErrorMessages } from '../../errors/UserError';
import { commitImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import type {
  MutationDefinition,
  MutationInput,
  MutationOperation,
} from '../../mutations/queue/MutationDefinition';

export interface ImportAction {
  isPending: boolean;
  /** Why the last mutation was rejected, or undefined if it was not. */
  problem: string | undefined;
  /** Sends a mutation. Resolves to false if it was rejected; `problem` then contains the reason. */
  commit: <TOperation extends MutationOperation>(
    definition: MutationDefinition<TOperation, 'immediate'>,
    input: MutationInput<TOperation>,
  ) => Promise<boolean>;
}

/** Sends the mutations of an import, one at a time. */
export function useImportAction(): ImportAction {
  const environment = useRelayEnvironment();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const commit: ImportAction['commit'] = async (definition, input) => {
    setIsPending(true);
    setProblem(undefined);
    const result = await commitImmediateMutation(environment, definition, input);
    setIsPending(false);
    if (result.status === 'refused') setProblem(joinErrorMessages(result.errors));
    return result.status === 'done';
  };
  return { isPending, problem, commit };
}
