/**
 * The GraphQL mutations of bulk operations. They are never stored in the offline mutation queue, because each
 * returns the operation that the page shows next.
 */
import { graphql } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment } from 'relay-runtime';
import type {
  bulkMutations_createMutation,
  BulkUpdateIssuesInput,
} from '../../../../__generated__/bulkMutations_createMutation.graphql';
import type { bulkMutations_cancelMutation } from '../../../../__generated__/bulkMutations_cancelMutation.graphql';
import type { bulkMutations_runMutation } from '../../../../__generated__/bulkMutations_runMutation.graphql';
import type { bulkMutations_undoMutation } from '../../../../__generated__/bulkMutations_undoMutation.graphql';
import type { subscribeToBulkOperationEnd_operation$key } from './subscribeToBulkOperationEnd';
import { joinErrorMessages } from '../../errors/UserError';
import { commitImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import type {
  MutationDefinition,
  MutationInput,
  MutationOperation,
} from '../../mutations/queue/MutationDefinition';

export type { BulkUpdateIssuesInput };

/** Reference to a bulk operation: its id and its number in the project. */
export type BulkOperationRef = subscribeToBulkOperationEnd_operation$key & {
  readonly id: string;
  readonly number: number;
};

/** Creates a bulk operation that changes many issues. With `dryRun`, only its preview is created. */
export const createBulkOperation = defineBulkOperationMutation<bulkMutations_createMutation>(
  'bulkUpdateIssues',
  graphql`
    mutation bulkMutations_createMutation($input: BulkUpdateIssuesInput!) {
      edit: bulkUpdateIssues(input: $input) {
        operation {
          id
          number
          ...subscribeToBulkOperationEnd_operation
          ...BulkOperationPanel_operation
          ...BulkOperationFields_operation
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
);

/** Runs a bulk operation that has been previewed. */
export const runBulkOperation = defineBulkOperationMutation<bulkMutations_runMutation>(
  'runBulkOperation',
  graphql`
    mutation bulkMutations_runMutation($input: RunBulkOperationInput!) {
      edit: runBulkOperation(input: $input) {
        operation {
          id
          number
          ...subscribeToBulkOperationEnd_operation
          ...BulkOperationPanel_operation
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
);

/** Cancels a running bulk operation. Issues that it has already changed stay changed. */
export const cancelBulkOperation = defineBulkOperationMutation<bulkMutations_cancelMutation>(
  'cancelBulkOperation',
  graphql`
    mutation bulkMutations_cancelMutation($input: CancelBulkOperationInput!) {
      edit: cancelBulkOperation(input: $input) {
        operation {
          id
          number
          ...subscribeToBulkOperationEnd_operation
          ...BulkOperationPanel_operation
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
);

/** Undoes a bulk operation. Returns the new operation that restores the previous values. */
export const undoBulkOperation = defineBulkOperationMutation<bulkMutations_undoMutation>(
  'undoBulkOperation',
  graphql`
    mutation bulkMutations_undoMutation($input: UndoBulkOperationInput!) {
      edit: undoBulkOperation(input: $input) {
        operation {
          id
          number
          ...subscribeToBulkOperationEnd_operation
          undoOf {
            ...BulkOperationPanel_operation
          }
          ...BulkOperationPanel_operation
          ...BulkOperationFields_operation
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
);

interface BulkOperationMutation extends MutationOperation {
  readonly response: MutationOperation['response'] & {
    readonly edit: { readonly operation: BulkOperationRef | null | undefined };
  };
}

/**
 * Returns a function that sends a mutation of a bulk operation. It rejects with the server's messages when the
 * mutation is rejected.
 */
function defineBulkOperationMutation<TOperation extends BulkOperationMutation>(
  name: string,
  document: GraphQLTaggedNode,
) {
  const definition: MutationDefinition<TOperation, 'immediate'> = { name, delivery: 'immediate', document };
  return async (environment: IEnvironment, input: MutationInput<TOperation>): Promise<BulkOperationRef> => {
    const result = await commitImmediateMutation(environment, definition, input);
    if (result.status === 'refused') throw new Error(joinErrorMessages(result.errors));
    const { operation } = result.response.edit;
    if (!operation) throw new Error('The server returned no bulk operation.');
    return operation;
  };
}
