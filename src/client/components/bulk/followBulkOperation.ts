import { graphql } from 'react-relay';
import { getFragment, getSingularSelector, type IEnvironment, type Snapshot } from 'relay-runtime';
import type {
  followBulkOperation_operation$data,
  followBulkOperation_operation$key,
} from '../../../../__generated__/followBulkOperation_operation.graphql';

export type { followBulkOperation_operation$key };

const bulkOperationStateFragment = graphql`
  fragment followBulkOperation_operation on BulkOperation {
    state
  }
`;

/** Calls `onEnd` once a running bulk operation has ended. Live updates must keep its state in the store current. */
export function followBulkOperation(
  environment: IEnvironment,
  operation: followBulkOperation_operation$key,
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
  const { state } = (data ?? {}) as unknown as Partial<followBulkOperation_operation$data>;
  return state !== undefined && state !== 'RUNNING';
}
