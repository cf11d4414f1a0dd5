import { graphql } from 'react-relay';
import { commitMutation, type GraphQLTaggedNode, type IEnvironment } from 'relay-runtime';
import type {
  BulkUpdateIssuesInput,
  commitBulk_bulkUpdateIssuesMutation,
} from '../../../../__generated__/commitBulk_bulkUpdateIssuesMutation.graphql';
import type { commitBulk_cancelMutation } from '../../../../__generated__/commitBulk_cancelMutation.graphql';
import type { commitBulk_runMutation } from '../../../../__generated__/commitBulk_runMutation.graphql';
import type { commitBulk_undoMutation } from '../../../../__generated__/commitBulk_undoMutation.graphql';
import { type BulkPanel_operation$key } from './BulkPanel';
import { messageOf, userError } from '../../mutations/userError';

export type { BulkPanel_operation$key, BulkUpdateIssuesInput };

/** An operation by its two names. */
export interface BulkName {
  id: string;
  number: number;
}

/** Makes an operation of a change of many issues: with `dryRun`, one that is looked at first. */
export function makeBulk(environment: IEnvironment, input: BulkUpdateIssuesInput): Promise<BulkName> {
  return commit<commitBulk_bulkUpdateIssuesMutation>(
    environment,
    graphql`
      mutation commitBulk_bulkUpdateIssuesMutation($input: BulkUpdateIssuesInput!) {
        bulk: bulkUpdateIssues(input: $input) {
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
    input,
  );
}

/** Runs what was previewed. */
export function runBulk(environment: IEnvironment, id: string): Promise<BulkName> {
  return commit<commitBulk_runMutation>(
    environment,
    graphql`
      mutation commitBulk_runMutation($input: RunBulkOperationInput!) {
        bulk: runBulkOperation(input: $input) {
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
    { id },
  );
}

/** Stops it. */
export function cancelBulk(environment: IEnvironment, id: string): Promise<BulkName> {
  return commit<commitBulk_cancelMutation>(
    environment,
    graphql`
      mutation commitBulk_cancelMutation($input: CancelBulkOperationInput!) {
        bulk: cancelBulkOperation(input: $input) {
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
    { id },
  );
}

/** Takes it back: the answer is the operation that does. */
export function undoBulk(environment: IEnvironment, id: string): Promise<BulkName> {
  return commit<commitBulk_undoMutation>(
    environment,
    graphql`
      mutation commitBulk_undoMutation($input: UndoBulkOperationInput!) {
        bulk: undoBulkOperation(input: $input) {
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
    { id },
  );
}

interface BulkMutation {
  variables: { input: { idempotencyKey?: string | null | undefined } };
  response: {
    bulk: {
      operation: BulkName | null | undefined;
      errors: readonly Parameters<typeof userError>[0][];
    };
  };
}

/** Rejects with what the server says against it. */
function commit<TMutation extends BulkMutation>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  input: object,
): Promise<BulkName> {
  return new Promise((resolve, reject) => {
    commitMutation<BulkMutation & TMutation>(environment, {
      mutation,
      variables: { input: { ...input, idempotencyKey: crypto.randomUUID() } },
      onError: reject,
      onCompleted: ({ bulk }) => {
        if (bulk.operation) resolve(bulk.operation);
        else reject(new Error(messageOf(bulk.errors.map(userError))));
      },
    });
  });
}
