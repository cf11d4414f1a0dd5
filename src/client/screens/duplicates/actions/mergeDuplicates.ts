import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { mergeDuplicates_undoMutation } from '../../../../../__generated__/mergeDuplicates_undoMutation.graphql';
import type { mergeDuplicatesMutation } from '../../../../../__generated__/mergeDuplicatesMutation.graphql';
import {
  subscribeToBulkOperationEnd,
  type subscribeToBulkOperationEnd_operation$key,
} from '../../../components/bulk/subscribeToBulkOperationEnd';
import { joinErrorMessages } from '../../../errors/UserError';
import {
  commitImmediateMutation,
  type ImmediateMutationResult,
} from '../../../mutations/queue/commitImmediateMutation';
import type { MutationDefinition, MutationInput } from '../../../mutations/queue/MutationDefinition';
import type { ReviewAction, ReviewState } from './ReviewActions';

const mergeDefinition: MutationDefinition<mergeDuplicatesMutation, 'immediate'> = {
  name: 'mergeDuplicates',
  delivery: 'immediate',
  document: graphql`
    mutation mergeDuplicatesMutation($input: MergeDuplicatesInput!) {
      edit: mergeDuplicates(input: $input) {
        operation {
          id
          ...subscribeToBulkOperationEnd_operation
          ...DuplicatesFooter_operation
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

const undoDefinition: MutationDefinition<mergeDuplicates_undoMutation, 'immediate'> = {
  name: 'undoBulkOperation',
  delivery: 'immediate',
  document: graphql`
    mutation mergeDuplicates_undoMutation($input: UndoBulkOperationInput!) {
      edit: undoBulkOperation(input: $input) {
        operation {
          ...subscribeToBulkOperationEnd_operation
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/** The bulk operation of a merge. */
export type MergeOperation = NonNullable<mergeDuplicatesMutation['response']['edit']['operation']>;

/**
 * Closes issues as duplicates of another one. Resolves when all of them are closed; rejects with the server's messages.
 * @param onProgress receives the bulk operation as soon as it has started
 */
export async function mergeDuplicates(
  environment: IEnvironment,
  input: MutationInput<mergeDuplicatesMutation>,
  onProgress: (operation: MergeOperation) => void,
): Promise<MergeOperation> {
  const operation = readOperation(await commitImmediateMutation(environment, mergeDefinition, input));
  onProgress(operation);
  await waitForEnd(environment, operation);
  return operation;
}

/** Undoes a merge. Resolves when all issues are restored; rejects with the server's messages. */
export async function undoMerge(
  environment: IEnvironment,
  operation: MergeOperation | undefined,
): Promise<void> {
  if (!operation) return;
  const result = await commitImmediateMutation(environment, undoDefinition, { id: operation.id });
  await waitForEnd(environment, readOperation(result));
}

function readOperation<Operation>(
  result: ImmediateMutationResult<{ readonly edit: { readonly operation: Operation | null | undefined } }>,
): Operation {
  if (result.status === 'refused') throw new Error(joinErrorMessages(result.errors));
  const { operation } = result.response.edit;
  if (!operation) throw new Error('The server returned no bulk operation.');
  return operation;
}

const waitForEnd = (
  environment: IEnvironment,
  operation: subscribeToBulkOperationEnd_operation$key,
): Promise<void> => new Promise((resolve) => subscribeToBulkOperationEnd(environment, operation, resolve));

/** An action on duplicates. The result of a merge is its bulk operation; other actions have none. */
export type DuplicateAction = ReviewAction<MergeOperation>;

export type DuplicateReviewState = ReviewState<MergeOperation>;
