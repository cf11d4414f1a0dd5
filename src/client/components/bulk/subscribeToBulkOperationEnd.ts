import { graphql } from 'react-relay';
import { getFragment, getSingularSelector, type IEnvironment, type Snapshot } from 'relay-runtime';
import type {
  subscribeToBulkOperationEnd_operation$data,
  subscribeToBulkOperationEnd_operation$key,
} from '../../../../__generated__/subscribeToBulkOperationEnd_operation.graphql';

export type { subscribeToBulkOperationEnd_operation$key };

const bulkOperationStateFragment = graphql`
  fragment subscribeToBulkOperationEnd_operation on BulkOperation {
    state
  }
`;

/** Calls `onEnd` once a running bulk operation has ended. Live updates must keep its state in the store current. */
export function subscribeToBulkOperationEnd(
  environment: IEnvironment,
  operation: subscribeToBulkOperationEnd_operation$key,
  onEnd: () => void,
): void {
  const snapshot = environment.lookup(
    getSingularSelector(getFragment(bulkOperationStateFragment), operation),
  );
  if (hasEnded(snapshot)) return onEnd();
  const subscription = environment.subscribe(snapshot, (next) => {
    if (!hasEnded(next)) return;
    subscription.dispose();
    onEnd();
  });
}

function hasEnded({ data }: Snapshot): boolean {
  const { state } = (data ?? {}) as unknown as Partial<subscribeToBulkOperationEnd_operation$data>;
  return state !== undefined && state !== 'RUNNING';
}
