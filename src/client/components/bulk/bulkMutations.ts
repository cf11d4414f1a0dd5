/**
 * The GraphQL mutations of bulk operations. They are not stored in the offline mutation queue: each returns
 * the operation that the page shows next.
 */
import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  bulkMutations_createMutation,
  BulkUpdateIssuesInput,
} from '../../../../__generated__/bulkMutations_createMutation.graphql';
import type { bulkMutations_cancelMutation } from '../../../../__generated__/bulkMutations_cancelMutation.graphql';
import type { bulkMutations_runMutation } from '../../../../__generated__/bulkMutations_runMutation.graphql';
import type { bulkMutations_undoMutation } from '../../../../__generated__/bulkMutations_undoMutation.graphql';
import { joinErrorMessages } from '../../errors/UserError';
import { commitImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import type {
  MutationDefinition,
  MutationInput,
  MutationOperation,
} from '../../mutations/queue/MutationDefinition';
import { type BulkPanel_operation$key } from './BulkPanel';

export type { BulkPanel_operation$key, BulkUpdateIssuesInput };

/** Reference to a bulk operation: its id and its number in the project. */
export interface BulkOperationRef {
  id: string;
  number: number;
}

const createBulkOperationMutation: MutationDefinition<bulkMutations_createMutation, 'immediate'> = {
  name: 'bulkUpdateIssues',
  delivery: 'immediate',
  document: graphql`
    mutation bulkMutations_createMutation($input: BulkUpdateIssuesInput!) {
      edit: bulkUpdateIssues(input: $input) {
        operation {
          id
          number
          ...BulkPanel_operation
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

const runBulkOperationMutation: MutationDefinition<bulkMutations_runMutation, 'immediate'> = {
  name: 'runBulkOperation',
  delivery: 'immediate',
  document: graphql`
    mutation bulkMutations_runMutation($input: RunBulkOperationInput!) {
      edit: runBulkOperation(input: $input) {
        operation {
          id
          number
          ...BulkPanel_operation
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

const cancelBulkOperationMutation: MutationDefinition<bulkMutations_cancelMutation, 'immediate'> = {
  name: 'cancelBulkOperation',
  delivery: 'immediate',
  document: graphql`
    mutation bulkMutations_cancelMutation($input: CancelBulkOperationInput!) {
      edit: cancelBulkOperation(input: $input) {
        operation {
          id
          number
          ...BulkPanel_operation
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

const undoBulkOperationMutation: MutationDefinition<bulkMutations_undoMutation, 'immediate'> = {
  name: 'undoBulkOperation',
  delivery: 'immediate',
  document: graphql`
    mutation bulkMutations_undoMutation($input: UndoBulkOperationInput!) {
      edit: undoBulkOperation(input: $input) {
        operation {
          id
          number
          undoOf {
            ...BulkPanel_operation
          }
          ...BulkPanel_operation
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/** Creates a bulk operation that changes many issues. With `dryRun`, only its preview is created. */
export const createBulkOperation = (
  environment: IEnvironment,
  input: BulkUpdateIssuesInput,
): Promise<BulkOperationRef> => commitBulkMutation(environment, createBulkOperationMutation, input);

/** Runs a bulk operation that has been previewed. */
export const runBulkOperation = (environment: IEnvironment, id: string): Promise<BulkOperationRef> =>
  commitBulkMutation(environment, runBulkOperationMutation, { id });

export const cancelBulkOperation = (environment: IEnvironment, id: string): Promise<BulkOperationRef> =>
  commitBulkMutation(environment, cancelBulkOperationMutation, { id });

/** Undoes a bulk operation. Returns the new operation that restores the previous values. */
export const undoBulkOperation = (environment: IEnvironment, id: string): Promise<BulkOperationRef> =>
  commitBulkMutation(environment, undoBulkOperationMutation, { id });

interface BulkMutation extends MutationOperation {
  readonly response: MutationOperation['response'] & {
    readonly edit: { readonly operation: BulkOperationRef | null | undefined };
  };
}

/**
 * Sends a mutation of a bulk operation.
 *
 * @throws {Error} with the server's messages when the operation is rejected
 */
async function commitBulkMutation<TOperation extends BulkMutation>(
  environment: IEnvironment,
  definition: MutationDefinition<TOperation, 'immediate'>,
  input: MutationInput<TOperation>,
): Promise<BulkOperationRef> {
  const result = await commitImmediateMutation(environment, definition, input);
  if (result.status === 'refused') throw new Error(joinErrorMessages(result.errors));
  const { operation } = result.response.edit;
  if (!operation) throw new Error('The server returned no bulk operation.');
  return operation;
}
